import { Badge, Table } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { changeOf, type ShakeRow } from './ShakePlot.tsx';
import classes from './BoardCourse.module.css';

const signed = (value: number) => `${value > 0 ? '+' : ''}${scoreText(value)}`;

/** The numbers behind the plot. */
export const ShakeTable = ({ rows }: { rows: readonly ShakeRow[] }) => (
  <div className={classes.table} role="region" aria-label="得分变化" tabIndex={0}>
    <WideTable label="得分变化数字" minWidth={520} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>团队</Table.Th>
          <Table.Th className={classes.number}>名次</Table.Th>
          <Table.Th className={classes.number}>变化</Table.Th>
          <Table.Th className={classes.number}>运气范围</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, index) => (
          <Table.Tr key={row.team?.id ?? index}>
            <Table.Td>
              {row.team?.name ?? '已解散的团队'}{' '}
              {row.isBeyondLuck && (
                <Badge size="sm" color="danger">
                  超出运气
                </Badge>
              )}
            </Table.Td>
            <Table.Td className={classes.number}>
              {row.publicRank ?? '—'} → {row.rank}
            </Table.Td>
            <Table.Td className={classes.number}>{signed(changeOf(row))}</Table.Td>
            <Table.Td className={classes.number}>
              {signed(row.low)} 至 {signed(row.high)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  </div>
);
