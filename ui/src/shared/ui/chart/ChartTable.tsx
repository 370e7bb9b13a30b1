// A chart's data as a visually hidden table.
import { VisuallyHidden } from '@mantine/core';

interface ChartTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly string[] }[];
}

export function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    <VisuallyHidden>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
