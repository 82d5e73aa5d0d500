import { Badge } from '@mantine/core';
import { Fragment } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { useFramed } from '#routing/useFramed.ts';
import type { FinalRankingQuery } from './FinalRanking.generated.ts';
import { RankCell } from './RankCell.tsx';
import classes from './LeaderboardPanel.module.css';

type Ranked = NonNullable<NonNullable<FinalRankingQuery['competition']>['finalRanking']>[number];

interface FinalRowProps {
  row: Ranked;
  competitionId: string;
  /** It is the viewer's team. */
  mine: boolean;
  /** Text of a score; null where the ranking shows none. */
  scoreOf: ((score: number) => string) | null;
}

/** A team's place in the outcome, with the way to its write-up. */
export const FinalRow = ({ row, competitionId, mine, scoreOf }: FinalRowProps) => {
  const { framed } = useFramed();
  const { place, rankLow, rankHigh, score, reward, team } = row;
  const name = team?.name ?? '已解散的团队';
  return (
    <tr className={classes.row} data-highlighted={mine || undefined}>
      <RankCell row={{ rank: place, rankLow, rankHigh }} />
      <td className={classes.team}>
        <span className={classes.name}>
          <MemberAvatar id={team?.id ?? name} name={name} avatar={team?.image} size={28} />
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
      {scoreOf && <td className={classes.score}>{score === null ? '—' : scoreOf(score)}</td>}
      <td className={classes.number}>{reward ?? '—'}</td>
    </tr>
  );
};
