// biome-ignore-all lint/a11y/noRedundantRoles: Safari treats a table as text if its parts have another display
// (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
import { Fragment } from "react";
import { comparison } from "../../content/guide.ts";
import { keysOf } from "../../content/model/keys.ts";
import { PlanDrawing } from "../drawings/PlanDrawing.tsx";
import { ProductLink } from "../ProductLink.tsx";

const labels = comparison.columns;
const columns = keysOf(labels);

interface CellProps {
	readonly of: (typeof comparison.rows)[number];
	readonly column: keyof typeof labels;
}

function Cell({ of: row, column }: CellProps) {
	if (column === "type") {
		return (
			<th scope="row" role="rowheader">
				<span className="comparison__type">
					<PlanDrawing plan={row.plan} />
					{row.type}
				</span>
			</th>
		);
	}
	const value =
		column === "products"
			? row.products.map((product, index) => (
					<Fragment key={product}>
						{index > 0 && ", "}
						<ProductLink to={product} text="label" className="chooser__link" />
					</Fragment>
				))
			: row[column];
	return (
		<td role="cell" data-label={labels[column]}>
			<span>{value}</span>
		</td>
	);
}

/**
 * A table of the types of wrapper. On a narrow screen each type is its own entry, and its values repeat the labels of
 * their columns.
 */
export function Comparison() {
	return (
		<table className="comparison" role="table">
			<caption>{comparison.caption}</caption>
			<thead role="rowgroup">
				<tr role="row">
					{columns.map((column) => (
						<th key={column} scope="col" role="columnheader">
							{labels[column]}
						</th>
					))}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{comparison.rows.map((row) => (
					<tr key={row.type} role="row">
						{columns.map((column) => (
							<Cell key={column} of={row} column={column} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
