import '#theme/styles/tables.ts';
import { Table, Text } from '@mantine/core';
import { withThousands } from '#lib/numbers.ts';
import { ColumnSummary } from './ColumnSummary.tsx';
import type { TablePreview } from './opened.ts';
import classes from './DatasetPanel.module.css';

interface TableViewProps {
  table: TablePreview;
  name: string;
}

/** Rows and columns of a table, with what its columns hold at their head. */
export const TableView = ({ table, name }: TableViewProps) => {
  const { columns, columnsCount, firstColumn, rows, rowsCount, firstRow } = table;
  const { totalRows, isTruncated, notes: said } = table;
  const notes = [
    `${withThousands(columnsCount)} 列`,
    isTruncated
      ? `统计基于前 ${withThousands(rowsCount)} 行${totalRows === null ? '' : `，共 ${withThousands(totalRows)} 行`}`
      : `${withThousands(rowsCount)} 行`,
    ...(columnsCount > columns.length && firstColumn === 0 ? [`显示前 ${columns.length} 列`] : []),
    ...(rowsCount > rows.length && firstRow === 0 ? [`显示前 ${rows.length} 行`] : []),
    ...said,
  ];
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {notes.join('，')}
      </Text>
      {/* It scrolls: who has no mouse has to get there. */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={`${name} 的内容`}>
        <Table aria-label={name} className={classes.table} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column, index) => (
                <Table.Th key={index} scope="col" className={classes.column}>
                  <ColumnSummary column={column} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((cells, row) => (
              <Table.Tr key={row}>
                {cells.map((cell, index) => (
                  <Table.Td key={index} className={classes.cell}>
                    {cell}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
};
