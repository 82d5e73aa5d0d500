import { Badge } from '@mantine/core';
import { scoreColumnText } from '@whaletide/schema/shared/rules/scores.ts';
import { Fragment } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { useFinalRankingQuery } from './FinalRanking.generated.ts';
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
  const { framed } = useFramed();
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
                  {rows.map(({ place, score, reward, team }, index) => {
                    const name = team?.name ?? '已解散的团队';
                    const mine = ownTeamId !== undefined && team?.id === ownTeamId;
                    return (
                      <tr key={index} className={classes.row} data-highlighted={mine || undefined}>
                        <td className={classes.rank}>
                          <span
                            className={classes.medal}
                            data-rank={place <= 3 ? place : undefined}
                          >
                            {place}
                          </span>
                        </td>
                        <td className={classes.team}>
                          <span className={classes.name}>
                            <MemberAvatar
                              id={team?.id ?? name}
                              name={name}
                              avatar={team?.image}
                              size={28}
                            />
                            {name}
                            {mine && <Badge color="brand">我的团队</Badge>}
                            {team?.writeUp && (
                              <AppLink
                                to={framed(competitionPath(competitionId, 'writeups', team.id))}
                                size="sm"
                                aria-label={`看方案：${name}`}
                                alone
                              >
                                看方案
                              </AppLink>
                            )}
                          </span>
                        </td>
                        <td className={classes.wide}>
                          {team?.members?.map((member, index) => (
                            <Fragment key={member.id}>
                              {index > 0 && '、'}
                              <MemberName member={member} alone />
                            </Fragment>
                          ))}
                        </td>
                        {scores.length > 0 && (
                          <td className={classes.score}>{score === null ? '—' : textOf(score)}</td>
                        )}
                        <td className={classes.number}>{reward ?? '—'}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
          </>
        );
      }}
    </Loaded>
  );
};
