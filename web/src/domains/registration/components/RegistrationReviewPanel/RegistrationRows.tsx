import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Table } from '@mantine/core';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { nameOf, type Row } from './row.ts';

interface RegistrationRowsProps {
  rows: readonly Row[];
  /** The site asks for ids on another platform. */
  withIds: boolean;
  /** Names of the chosen members by their ids; null where none can be chosen. */
  chosen: ReadonlyMap<string, string> | null;
  onChosen: (chosen: ReadonlyMap<string, string>) => void;
  onOpen: (row: Row) => void;
}

/** Registrations of a page; those under review can be chosen one by one, or all of the page. */
export const RegistrationRows = (props: RegistrationRowsProps) => {
  const { rows, withIds, chosen, onChosen, onOpen } = props;
  const choose = (some: readonly Row[], on: boolean) => {
    const next = new Map(chosen);
    for (const row of some) {
      if (on) next.set(row.memberId, nameOf(row));
      else next.delete(row.memberId);
    }
    onChosen(next);
  };
  const all = rows.every(({ memberId }) => chosen?.has(memberId));
  return (
    <WideTable label="报名" minWidth={640} leads={chosen ? 2 : 1} endStays>
      <Table.Thead>
        <Table.Tr>
          {chosen && (
            <Table.Th>
              <Checkbox
                aria-label="选择本页全部报名"
                checked={all}
                indeterminate={!all && chosen.size > 0}
                onChange={({ currentTarget }) => choose(rows, currentTarget.checked)}
              />
            </Table.Th>
          )}
          <Table.Th>成员</Table.Th>
          <Table.Th>提交时间</Table.Th>
          <Table.Th ta="right">报名费</Table.Th>
          <Table.Th>邀请码</Table.Th>
          {withIds && <Table.Th>平台ID</Table.Th>}
          <Table.Th aria-label="操作" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.memberId}>
            {chosen && (
              <Table.Td>
                <Checkbox
                  aria-label={`选择${nameOf(row)}的报名`}
                  checked={chosen.has(row.memberId)}
                  onChange={({ currentTarget }) => choose([row], currentTarget.checked)}
                />
              </Table.Td>
            )}
            <Table.Td>{nameOf(row)}</Table.Td>
            <Table.Td>{formatDateTime(row.submittedAt)}</Table.Td>
            <Table.Td ta="right">{row.entranceFee || '—'}</Table.Td>
            <Table.Td>{row.invitationCode ?? '—'}</Table.Td>
            {withIds && <Table.Td>{row.platformId ?? '—'}</Table.Td>}
            <Table.Td ta="right">
              <Button
                variant="default"
                size="xs"
                aria-label={`查看${nameOf(row)}的报名`}
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
};
