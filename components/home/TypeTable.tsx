import { Fragment } from "react";
import { comparison } from "../../content/guide.ts";
import { keysOf } from "../../content/model/keys.ts";
import { MachineLink } from "../MachineLink.tsx";

const columns = keysOf(comparison.columns);

/** The types of machine side by side. Where there is no room it scrolls in a box of its own, also by keyboard. */
export function TypeTable() {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard, also in Safari
		<section className="type-table" aria-labelledby="compared" tabIndex={0}>
			<table>
				<caption id="compared">{comparison.caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{comparison.columns[column]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{comparison.rows.map((row) => (
						<tr key={row.type}>
							{columns.map((column) =>
								column === "type" ? (
									<th key={column} scope="row">
										{row.type}
									</th>
								) : (
									<td key={column}>
										{column === "products"
											? row.products.map((link, index) => (
													<Fragment key={link.label}>
														{index > 0 && ", "}
														<MachineLink to={link} className="load-questions__link" />
													</Fragment>
												))
											: row[column]}
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
