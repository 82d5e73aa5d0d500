import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { SHOWN_TEAMS } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import { Link } from 'react-router';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { teamPath } from '#domains/teams/paths.ts';
import type { ActivityCardFragment } from './ActivityCard.generated.ts';
import classes from './LeadingTeams.module.css';

type Task = NonNullable<NonNullable<ActivityCardFragment['stages']>[number]['tasks']>[number];

/** First rows of an open board, none to three. */
export type Leaders = NonNullable<Task['leaders']>;

/** A place of the board that no team has taken. */
const FreePlace = ({ place }: { place: number }) => (
  <Tooltip label="虚位以待">
    <span className={classes.free} role="img" aria-label="虚位以待" tabIndex={0}>
      {place}
    </span>
  </Tooltip>
);

/** The first three teams of a board by their pictures; a place that is free says 虚位以待. */
export const LeadingTeams = ({ leaders }: { leaders: Leaders }) => (
  <ul className={classes.teams} aria-label="排行榜前三">
    {Array.from({ length: SHOWN_TEAMS }, (_, index) => {
      const row = leaders[index];
      if (!row)
        return (
          <li key={index}>
            <FreePlace place={index + 1} />
          </li>
        );
      const { rank, team } = row;
      return (
        <li key={index}>
          {team && (
            <Tooltip label={team.name}>
              <Link
                to={teamPath(team.id)}
                className={classes.team}
                aria-label={`第${rank}名：${team.name}`}
              >
                <MemberAvatar id={team.id} name={team.name} avatar={team.image} size={40} />
              </Link>
            </Tooltip>
          )}
        </li>
      );
    })}
  </ul>
);
