import '#theme/styles/dialogs.ts';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { rankingTimeProblem } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import { useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useNow } from '#lib/useNow.ts';
import { eventWord, exportPath } from '#domains/competitions/paths.ts';
import { PracticeSwitch } from '#domains/practice/components/PracticeSwitch/PracticeSwitch.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { AddTeam } from './AddTeam.tsx';
import { LoadRanking } from './LoadRanking.tsx';
import { RankingEditor } from './RankingEditor.tsx';
import { useRankingPanelQuery } from './RankingPanel.generated.ts';
import {
  withAppended,
  type RankedTeam,
  type RankingSource,
  rankingSources,
  settledTies,
} from './ranked-team.ts';
import { useRankingSource } from './useRankingSource.ts';
import { WithdrawRanking } from './WithdrawRanking.tsx';

const PUBLISHED = 'published';

interface Stand {
  published: boolean;
  paid: boolean;
  /** Why it can't be published yet. */
  early: string | undefined;
}

const stateText = ({ published, paid, early }: Stand): string => {
  if (paid) return '最终排名已发布，奖励已经发放，不能再修改或撤回。';
  if (published) return '最终排名已发布，所有人可以在排行榜的总榜中看到。';
  return early ? `${early}。` : '最终排名还没有发布。载入排行榜或添加团队，再调整与发布。';
};

/** 最终排名: out of a stage's private board or what is published, edited, then published. */
const RankingPanel = ({ competitionId }: PanelProps) => {
  const query = useRankingPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { load, loading, problem } = useRankingSource(competitionId);
  const [rows, setRows] = useState<readonly RankedTeam[]>([]);
  /** True where the last loading found nothing. */
  const [empty, setEmpty] = useState(false);
  const competition = query.data?.competition;
  const published = competition?.hasFinalRanking ?? false;
  const boards = rankingSources(competition?.stages ?? []);
  const sources = [
    ...(published ? [{ value: PUBLISHED, label: '已发布的最终排名' }] : []),
    ...boards.map(({ value, label }) => ({ value, label })),
  ];
  const [picked, setPicked] = useState('');
  /** The board whose scores are shown beside the teams: the first that they came from. */
  const [board, setBoard] = useState<RankingSource | null>(null);
  const source = picked || (sources[0]?.value ?? '');
  const take = async () => {
    const from = boards.find(({ value }) => value === source)?.source ?? null;
    const found = await load(from);
    if (!found) return;
    setEmpty(found.length === 0);
    setBoard((before) => before ?? from);
    setRows((before) => withAppended(before, found));
  };
  const now = new Date(useNow());
  const early = competition ? rankingTimeProblem(competition, now, eventWord(competition)) : null;
  const paid = competition?.isFinalRankingPaid ?? false;
  return (
    <Loaded
      query={query}
      of={competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<TextSkeleton lines={5} />}
    >
      {(shown) => {
        if (sources.length === 0) return <EmptyState text="添加阶段后才能发布最终排名" />;
        return (
          <Stack gap="md">
            <Alert color={published ? 'success' : 'gray'}>
              <Group justify="space-between" gap="sm">
                <Text size="sm">{stateText({ published, paid, early: early?.message })}</Text>
                {published && (
                  <Group gap="sm">
                    <ExportButton address={exportPath(competitionId, 'ranking')} name="最终排名" />
                    {!paid && <WithdrawRanking competitionId={competitionId} />}
                  </Group>
                )}
              </Group>
            </Alert>
            {published && <PracticeSwitch competition={shown} />}
            {!paid && !early && (
              <>
                <LoadRanking
                  sources={sources}
                  source={source}
                  loading={loading}
                  hasRows={rows.length > 0}
                  onSource={setPicked}
                  onLoad={() => void take()}
                  onClear={() => {
                    setRows([]);
                    setBoard(null);
                  }}
                />
                {problem !== null && (
                  <Alert color="danger" title="载入失败" role="alert">
                    {problem}
                  </Alert>
                )}
                {empty && rows.length === 0 && <EmptyState text="暂无排行" />}
                <AddTeam
                  competitionId={competitionId}
                  listed={new Set(rows.map(({ id }) => id))}
                  onAdd={(team) => setRows(withAppended(rows, [team]))}
                />
                {rows.length > 0 && (
                  <RankingEditor
                    competitionId={competitionId}
                    rows={rows}
                    source={board}
                    onChange={(next) => setRows(settledTies(next))}
                  />
                )}
              </>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
};

export default RankingPanel;
