import { Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { sessionOf } from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { hasEnded } from '@whaletide/schema/domains/activities/rules/activity-labels.ts';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { formatDate, formatTimeSpan } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import surfaces from '#theme/surfaces.module.css';
import { cardAddress } from '#domains/competitions/components/CompetitionCard/card.ts';
import { detailPath } from '#domains/competitions/paths.ts';
import { Difficulty } from '../Difficulty/Difficulty.tsx';
import type { ActivityCardFragment } from './ActivityCard.generated.ts';
import { CardLabels } from './CardLabels.tsx';
import { type Leaders, LeadingTeams } from './LeadingTeams.tsx';
import { Sponsor } from './Sponsor.tsx';
import { Tutors } from './Tutors.tsx';
import classes from './ActivityCard.module.css';

interface ActivityCardProps {
  activity: ActivityCardFragment;
  /** In the first rows: its picture loads at once. */
  eager: boolean;
}

/** First teams of the board that everybody sees; of several that of the first stage. */
const leadersOf = ({ stages }: ActivityCardFragment): Leaders | undefined =>
  stages?.flatMap(({ tasks }) => tasks ?? []).find(({ leaders }) => leaders)?.leaders ?? undefined;

/** Day and hour of a live session, else the days of the activity. */
const timeText = (activity: ActivityCardFragment): string => {
  const session = sessionOf(activity);
  if (session) return formatTimeSpan(session.startsAt, session.endsAt);
  const { startDate, endDate } = activity;
  return [startDate, ...(endDate === null ? [] : [endDate])].map(formatDate).join(' – ');
};

/** An activity, or a competition among activities. */
export const ActivityCard = ({ activity, eager }: ActivityCardProps) => {
  const { id, name, image, tags, shortDescription, usersCount, difficulty, tutors } = activity;
  const leaders = leadersOf(activity);
  const text = (
    <Text size="sm" c="dimmed" lineClamp={2} mt={6}>
      {shortDescription}
    </Text>
  );
  const people = tutors.length > 0 ? <Tutors tutors={tutors} /> : text;
  return (
    <li
      className={`${surfaces.card} ${classes.card}`}
      data-upright
      data-ended={hasEnded(activity, useNow()) || undefined}
      data-exposes={`competition:${id}`}
    >
      <div className={classes.banner}>
        <Cover
          id={id}
          about={[name, ...tags, shortDescription].join(' ')}
          image={image}
          eager={eager}
        />
        <CardLabels activity={activity} />
      </div>
      <div className={surfaces.body}>
        <h2 className={surfaces.name}>
          <Link to={cardAddress(activity, detailPath(activity))} className={surfaces.link}>
            {name}
          </Link>
        </h2>
        {leaders ? <LeadingTeams leaders={leaders} /> : people}
        <div className={classes.foot}>
          <span className={classes.facts}>
            {difficulty !== null && <Difficulty level={difficulty} />}
            <span>{timeText(activity)}</span>
          </span>
          <span className={classes.people}>
            <IconUsers size={16} stroke={1.5} aria-hidden />
            <Count value={usersCount} /> 人
          </span>
        </div>
        {activity.sponsor && <Sponsor sponsor={activity.sponsor} />}
      </div>
    </li>
  );
};
