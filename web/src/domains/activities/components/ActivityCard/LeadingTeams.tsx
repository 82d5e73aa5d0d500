import '@mantine/core/styles/Tooltip.layer.css';
import { Skeleton, Tooltip } from '@mantine/core';
import { SHOWN_TEAMS } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { teamPath } from '#domains/teams/paths.ts';
import { useLeadingTeamsQuery } from './ActivityCard.generated.ts';
import classes from './LeadingTeams.module.css';

interface LeadingTeamsProps {
  taskId: string;
  /** In place of teams where the board can't be seen. */
  otherwise: ReactNode;
}

/** The first three teams of a board by their pictures; a place that is free says 虚位以待. */
export const LeadingTeams = ({ taskId, otherwise }: LeadingTeamsProps) => {
  const { data, error } = useLeadingTeamsQuery({
    variables: { taskId },
    context: { showsErrors: true },
  });
  if (error || (data && !data.leaderboard)) return otherwise;
  const teams = data?.leaderboard?.items ?? [];
  return (
    <ul className={classes.teams} aria-label="排行榜前三" aria-busy={!data}>
      {Array.from({ length: SHOWN_TEAMS }, (_, index) => {
        const team = teams[index]?.team;
        return (
          <li key={index}>
            {!data && <Skeleton circle height={40} />}
            {team && (
              <Tooltip label={team.name}>
                <Link
                  to={teamPath(team.id)}
                  className={classes.team}
                  aria-label={`第${index + 1}名：${team.name}`}
                >
                  <MemberAvatar id={team.id} name={team.name} avatar={team.image} size={40} />
                </Link>
              </Tooltip>
            )}
            {data && !team && (
              <Tooltip label="虚位以待">
                <span className={classes.free} role="img" aria-label="虚位以待" tabIndex={0}>
                  {index + 1}
                </span>
              </Tooltip>
            )}
          </li>
        );
      })}
    </ul>
  );
};
