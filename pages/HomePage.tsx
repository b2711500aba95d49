import { Contact } from "../components/Contact.tsx";
import { Hero } from "../components/Hero.tsx";
import { Innovation } from "../components/Innovation.tsx";
import { MachineGuide } from "../components/MachineGuide.tsx";
import { WhyChoose } from "../components/WhyChoose.tsx";
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
