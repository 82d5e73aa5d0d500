import '@mantine/core/styles/Table.layer.css';
import { Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { useEffect } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import {
  type StandingsQuery,
  type StandingsQueryVariables,
  useStandingsQuery,
} from './TeamsPanel.generated.ts';
import classes from './TeamsTable.module.css';

const DEBOUNCE = 400;

/** Board of a stage that is gone. */
const nothing: NonNullable<NonNullable<StandingsQuery['stage']>['standings']> = [];

interface PromotionPreviewProps {
  variables: StandingsQueryVariables;
  /** True while something is still to be typed. */
  waiting: boolean;
  /** Hears which of the shown teams would be promoted. */
  onIds: (ids: readonly string[]) => void;
}

/** List of the teams that would be promoted: what is seen here is what is confirmed. */
export const PromotionPreview = ({ variables, waiting, onIds }: PromotionPreviewProps) => {
  const [asked] = useDebouncedValue(JSON.stringify(variables), DEBOUNCE);
  const settled = asked === JSON.stringify(variables);
  const { data, error, refetch } = useStandingsQuery({
    variables: JSON.parse(asked) as StandingsQueryVariables,
    fetchPolicy: 'network-only',
    skip: waiting,
  });
  const rows = waiting || !settled ? undefined : data && (data.stage?.standings ?? nothing);
  useEffect(() => {
    onIds((rows ?? []).flatMap(({ team, canPromote }) => (team && canPromote ? [team.id] : [])));
  }, [rows, onIds]);
  if (waiting) return null;
  if (!rows)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={3} />;
  if (rows.length === 0) return <Text c="dimmed">没有符合条件的团队</Text>;
  return (
    <div className={classes.preview} tabIndex={0} role="region" aria-label="晋级预览">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.number}>名次</Table.Th>
            <Table.Th>团队</Table.Th>
            <Table.Th className={classes.number}>得分</Table.Th>
            <Table.Th>晋级</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ rank, team, score, canPromote }) => (
            <Table.Tr key={team?.id ?? rank}>
              <Table.Td className={classes.number}>{rank}</Table.Td>
              <Table.Td>{team?.name}</Table.Td>
              <Table.Td className={classes.number}>{scoreText(score)}</Table.Td>
              <Table.Td>{canPromote ? '是' : '跳过'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
};
