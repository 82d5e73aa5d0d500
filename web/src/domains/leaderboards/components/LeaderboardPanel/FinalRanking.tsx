import { Text } from '@mantine/core';
import { FINAL_INTERVALS_TEXT } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { scoreColumnText } from '@whaletide/schema/shared/rules/scores.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useFinalRankingQuery } from './FinalRanking.generated.ts';
import { FinalGroups } from './FinalGroups.tsx';
import { FinalRow } from './FinalRow.tsx';
import { HeadNote } from './HeadNote.tsx';
import classes from './LeaderboardPanel.module.css';

interface FinalRankingProps {
  competitionId: string;
  ownTeamId: string | undefined;
  /** The only task whose private board the ranking can be made of; null where there are several. */
  taskId: string | null;
}

/** The outcome of the competition, as its organizer settled it. */
export const FinalRanking = ({ competitionId, ownTeamId, taskId }: FinalRankingProps) => {
  const query = useFinalRankingQuery({
    variables: { competitionId, taskId: taskId ?? '', hasTask: taskId !== null },
  });
  const head = query.data?.leaderboard;
  return (
    <Loaded
      query={query}
      of={query.data?.competition?.finalRanking}
      empty="暂无该排行榜信息或该排行榜暂未公开"
      skeleton={<RowsSkeleton rows={8} />}
    >
      {(rows) => {
        if (rows.length === 0) return <EmptyState text="暂无排行" />;
        const scores = rows.flatMap(({ score }) => score ?? []);
        const textOf = scoreColumnText(scores);
        return (
          <>
            {head && scores.length > 0 && <HeadNote board={head} />}
            <div className={classes.frame}>
              <table className={classes.table} aria-label="总榜">
                <thead className={classes.head}>
                  <tr>
                    <th className={classes.rank}>排名</th>
                    <th>团队</th>
                    <th className={classes.wide}>成员</th>
                    {scores.length > 0 && <th className={classes.number}>Private 得分</th>}
                    <th className={classes.number}>奖励</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, index) => (
                    <FinalRow
                      key={index}
                      row={row}
                      competitionId={competitionId}
                      mine={ownTeamId !== undefined && row.team?.id === ownTeamId}
                      scoreOf={scores.length > 0 ? textOf : null}
                    />
                  ))}
                </tbody>
              </table>
            </div>
            {rows.some(({ rankLow }) => rankLow !== null) && (
              <Text size="sm" c="dimmed" mt="sm">
                {FINAL_INTERVALS_TEXT}
              </Text>
            )}
            <FinalGroups groups={query.data?.competition?.finalGroups ?? []} />
          </>
        );
      }}
    </Loaded>
  );
};
