import type { Hours as OfficeHours } from "../content/schema/hours.ts";

interface Props {
	readonly of: OfficeHours;
}

/** When the seller can be reached: a line for each span of days, then the time zone. */
export function Hours({ of: { open, timeZone } }: Props) {
	return (
		<>
			{open.map(({ days, opens, closes }) => (
				<span key={`${days} ${opens}`}>
					{`${days}, `}
					<span className="number">{opens}</span> to <span className="number">{closes}</span> <br />
				</span>
			))}
			{timeZone}
		</>
	);
}
