import { Contact } from "../components/home/Contact.tsx";
import { Hero } from "../components/home/Hero.tsx";
import { Innovation } from "../components/home/Innovation.tsx";
import { MachineGuide } from "../components/home/MachineGuide.tsx";
import { WhyChoose } from "../components/home/WhyChoose.tsx";
import type { PageProps } from "./page.ts";

export function HomePage({ site }: PageProps) {
	return (
		<>
			<Hero />
			<Innovation site={site} />
			<WhyChoose />
			<MachineGuide site={site} />
			<Contact />
		</>
	);
}
