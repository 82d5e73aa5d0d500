import { Badge, Group } from '@mantine/core';
import {
  activityLabel,
  isNewActivity,
} from '@whaletide/schema/domains/activities/rules/activity-labels.ts';
import { activityTypeName } from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import { useNow } from '#lib/useNow.ts';
import type { ActivityCardFragment } from './ActivityCard.generated.ts';
import classes from './ActivityCard.module.css';

const colors = {
  ended: 'gray.7',
  registered: 'success.7',
  closed: 'gray.7',
  deadline: 'brand.7',
  urgent: 'danger.7',
  upcoming: 'gray.7',
} as const;

/** Type, novelty and state of an activity over its picture. */
export const CardLabels = ({ activity }: { activity: ActivityCardFragment }) => {
  const now = useNow();
  const registered = activity.viewerState?.registration === 'REGISTERED';
  const label = activityLabel(activity, registered, now);
  const isNew = label?.tone !== 'ended' && isNewActivity(activity.stages ?? [], now);
  return (
    <Group gap={6} className={classes.labels}>
      <Badge variant="white" color="brand.7">
        {activityTypeName(activity.detailType)}
      </Badge>
      {isNew && (
        <Badge variant="white" color="danger.7">
          新
        </Badge>
      )}
      {label && (
        <Badge variant="white" color={colors[label.tone]}>
          {label.text}
        </Badge>
      )}
    </Group>
  );
};
