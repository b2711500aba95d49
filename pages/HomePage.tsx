import { Chooser } from "../components/home/Chooser.tsx";
import { Contact } from "../components/home/Contact.tsx";
import { Hero } from "../components/home/Hero.tsx";
import { Innovation } from "../components/home/Innovation.tsx";
import { MachineSheet } from "../components/home/MachineSheet.tsx";
import { WhyChoose } from "../components/home/WhyChoose.tsx";

export function HomePage() {
	return (
		<>
			<Hero />
			<Innovation />
			<MachineSheet />
			<Chooser />
			<WhyChoose />
			<Contact />
		</>
	);
}
