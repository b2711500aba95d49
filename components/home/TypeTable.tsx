import { comparedTypes, machineGuide } from "../../content/machine-guide.ts";
import { keysOf } from "../../content/model/keys.ts";

const columns = keysOf(machineGuide.columns);

/** The types of machine side by side. Where there is no room it scrolls in a box of its own, also by keyboard. */
export function TypeTable() {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard, also in Safari
		<section className="type-table" aria-labelledby="compared" tabIndex={0}>
			<table>
				<caption id="compared">{machineGuide.caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{machineGuide.columns[column]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{comparedTypes.map((row) => (
						<tr key={row.type}>
							{columns.map((column) =>
								column === "type" ? (
									<th key={column} scope="row">
										{row.type}
									</th>
								) : (
									<td key={column}>{row[column]}</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
