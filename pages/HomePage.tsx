import { Contact } from "../components/home/Contact.tsx";
import { Guide } from "../components/home/Guide.tsx";
import { Hero } from "../components/home/Hero.tsx";
import { Innovation } from "../components/home/Innovation.tsx";
import { WhyChoose } from "../components/home/WhyChoose.tsx";

export function HomePage() {
	return (
		<>
			<Hero />
			<Innovation />
			<WhyChoose />
			<Guide />
			<Contact />
		</>
	);
}
