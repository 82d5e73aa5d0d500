import { Badge, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { activityLabel } from '@whaletide/schema/domains/activities/rules/activity-labels.ts';
import { activityTypeName } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import { Link } from 'react-router';
import { Count } from '../../../../components/Count/Count.tsx';
import { Cover } from '../../../../components/Cover/Cover.tsx';
import { formatDate } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/useNow.ts';
import surfaces from '../../../../theme/surfaces.module.css';
import { cardAddress } from '../../../competitions/components/CompetitionCard/card.ts';
import { detailPath } from '../../../competitions/paths.ts';
import type { ActivityFactsFragment } from './Activities.generated.ts';
import { LeadingTeams } from './LeadingTeams.tsx';
import classes from './ActivityCard.module.css';

interface ActivityCardProps {
  activity: ActivityFactsFragment;
  /** In the first rows: its picture loads at once. */
  eager: boolean;
}

/** Task of an activity whose board everybody sees; of several that of the first stage. */
const openBoardOf = ({ stages }: ActivityFactsFragment): string | undefined =>
  stages?.flatMap(({ tasks }) => tasks ?? []).find(({ showsLeaderboard }) => showsLeaderboard)?.id;

/** A competition or an activity in a channel (spec 3, section 2: Activity tab). */
export const ActivityCard = ({ activity, eager }: ActivityCardProps) => {
  const { id, name, image, tags, shortDescription, usersCount } = activity;
  const registered = activity.viewerState?.registration === 'REGISTERED';
  const label = activityLabel(activity, registered, useNow());
  const ended = label?.tone === 'ended';
  const board = openBoardOf(activity);
  const text = (
    <Text size="sm" c="dimmed" lineClamp={2} mt={6}>
      {shortDescription}
    </Text>
  );
  return (
    <li
      className={`${surfaces.card} ${classes.card}`}
      data-upright
      data-ended={ended || undefined}
      data-exposes={`competition:${id}`}
    >
      <div className={classes.banner}>
        <Cover
          id={id}
          about={[name, ...tags, shortDescription].join(' ')}
          image={image}
          eager={eager}
        />
        <Group gap={6} className={classes.labels}>
          <Badge variant="white" color="brand.7">
            {activityTypeName(activity.detailType)}
          </Badge>
          {label && (
            <Badge variant="white" color={registered && !ended ? 'success.7' : 'gray.7'}>
              {label.text}
            </Badge>
          )}
        </Group>
      </div>
      <div className={surfaces.body}>
        <h2 className={surfaces.name}>
          <Link to={cardAddress(activity, detailPath(activity))} className={surfaces.link}>
            {name}
          </Link>
        </h2>
        {board === undefined ? text : <LeadingTeams taskId={board} otherwise={text} />}
        <div className={classes.foot}>
          <span>
            {formatDate(activity.startDate)}
            {activity.endDate !== null && ` – ${formatDate(activity.endDate)}`}
          </span>
          <span className={classes.people}>
            <IconUsers size={16} stroke={1.5} aria-hidden />
            <Count value={usersCount} /> 人
          </span>
        </div>
      </div>
    </li>
  );
};
