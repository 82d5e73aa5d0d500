import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { rankingProblem, sharedPlaces } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { Pager } from '#components/Pager/Pager.tsx';
import { UnsavedGuard } from '#components/Unsaved/UnsavedGuard.tsx';
import { useUnsaved } from '#components/Unsaved/useUnsaved.ts';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { notify } from '#lib/notify.ts';
import classes from './RankingEditor.module.css';
import { RANKED_MOST, type RankedTeam, type RankingSource } from './ranked-team.ts';
import { usePublishFinalRankingMutation } from './RankingPanel.generated.ts';
import { RankingRow } from './RankingRow.tsx';

const PER_PAGE = 50;

/** Message on why a ranking can't be published; null when it can. */
const problemOf = (rows: readonly RankedTeam[]): string | null => {
  if (rows.length > RANKED_MOST) return `最终排名最多${RANKED_MOST}支团队`;
  const ranked = rows.map(({ id, reward, coins, tied }) => ({
    team: id,
    reward,
    coins: Number(coins),
    tied,
  }));
  return rankingProblem(ranked)?.message ?? null;
};

interface RankingEditorProps {
  competitionId: string;
  rows: readonly RankedTeam[];
  /** The private board whose scores are shown beside the teams. */
  source: RankingSource | null;
  onChange: (rows: readonly RankedTeam[]) => void;
}

/** The places with their rewards; publishing asks first, since coins are paid for good. */
export const RankingEditor = ({ competitionId, rows, source, onChange }: RankingEditorProps) => {
  const places = sharedPlaces(rows);
  const [picked, setPage] = useState(1);
  const page = Math.min(picked, Math.ceil(rows.length / PER_PAGE));
  const first = (page - 1) * PER_PAGE;
  const { dirty, saved } = useUnsaved(rows);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [publish] = usePublishFinalRankingMutation({ context: { showsErrors: true } });
  const change = (index: number, part: Partial<RankedTeam>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const move = (from: number, to: number) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const paying = rows.filter(({ coins }) => Number(coins) > 0).length;

  const ask = () => {
    const message = problemOf(rows);
    setProblem(message);
    if (message === null) setAsking(true);
  };
  const confirm = async () => {
    const ranked = rows.map(({ id, reward, coins, tied }) => ({
      teamId: id,
      reward: reward.trim(),
      coins: Number(coins),
      tied,
    }));
    await publish({
      variables: { input: { competitionId, rows: ranked, ...(source && { source }) } },
    });
    saved();
    notify.done('最终排名已发布', '发布成功');
  };

  return (
    <Stack gap="md">
      <UnsavedGuard dirty={dirty} />
      <WideTable label="最终排名" minWidth={640} leads={2} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.place}>名次</Table.Th>
            <Table.Th>团队</Table.Th>
            <Table.Th>奖励</Table.Th>
            <Table.Th>鲸币（每人）</Table.Th>
            <Table.Th>并列</Table.Th>
            <Table.Th aria-label="操作" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.slice(first, first + PER_PAGE).map((row, at) => {
            const index = first + at;
            return (
              <RankingRow
                key={row.id}
                row={row}
                place={places[index]}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onChange={(part) => change(index, part)}
                onMove={(by) => move(index, index + by)}
                onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
              />
            );
          })}
        </Table.Tbody>
      </WideTable>
      <Pager page={page} perPage={PER_PAGE} totalCount={rows.length} onPage={setPage} />
      <FormAlert title="无法发布" message={problem} />
      <Group>
        <Button disabled={rows.length === 0} onClick={ask}>
          发布最终排名
        </Button>
      </Group>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title="发布最终排名"
            action="发布"
            failed="发布失败"
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          >
            <Text>
              共 {rows.length} 支团队，所有人都会看到。
              {paying > 0 &&
                `将向其中 ${paying} 支团队的成员发放鲸币，发放后排名不能再修改或撤回。`}
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </Stack>
  );
};
