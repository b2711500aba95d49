// biome-ignore-all lint/a11y/noRedundantRoles: Safari takes a table for text where its parts are laid out otherwise
// (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
import { type ComparedType, comparedTypes, machineGuide } from "../../content/machine-guide.ts";
import { keysOf } from "../../content/model/keys.ts";

const labels = machineGuide.columns;
const columns = keysOf(labels);

interface CellProps {
	readonly of: ComparedType;
	readonly column: keyof typeof labels;
}

function Cell({ of: row, column }: CellProps) {
	return column === "type" ? (
		<th scope="row" role="rowheader">
			{row.type}
		</th>
	) : (
		<td role="cell" data-label={labels[column]}>
			{row[column]}
		</td>
	);
}

/**
 * The types of machine side by side. On a narrow screen each type is an entry of its own, and its values repeat the
 * labels of their columns.
 */
export function TypeTable() {
	return (
		<table className="type-table" role="table">
			<caption>{machineGuide.caption}</caption>
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
				{comparedTypes.map((row) => (
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
