import { Button, Table } from '@mantine/core';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { teamOf, type Row } from './row.ts';

interface QualificationRowsProps {
  rows: readonly Row[];
  onOpen: (row: Row) => void;
}

/** The qualifications of a page, each opened for its content and the decision. */
export const QualificationRows = ({ rows, onOpen }: QualificationRowsProps) => (
  <WideTable label="资质审核" minWidth={520} endStays>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>团队</Table.Th>
        <Table.Th>提交者</Table.Th>
        <Table.Th>提交时间</Table.Th>
        <Table.Th aria-label="操作" />
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map((row) => (
        <Table.Tr key={row.id}>
          <Table.Td>{teamOf(row)}</Table.Td>
          <Table.Td>{row.submitter?.name ?? '—'}</Table.Td>
          <Table.Td>{formatDateTime(row.submittedAt)}</Table.Td>
          <Table.Td ta="right">
            <Button
              variant="default"
              size="xs"
              aria-label={`查看${teamOf(row)}的资质审核`}
              onClick={() => onOpen(row)}
            >
              查看
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);
