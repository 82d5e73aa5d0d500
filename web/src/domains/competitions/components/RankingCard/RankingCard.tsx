import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { activityPath } from '#domains/competitions/paths.ts';
import { RankingCardFragmentDoc, type RankingCardFragment } from './RankingCard.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './RankingCard.module.css';

/** A ranking activity in a row of its kind; opens in a new tab. */
export const RankingCard = ({ activity }: { activity: FragmentType<RankingCardFragment> }) => {
  const { data } = useSuspenseFragment({
    fragment: RankingCardFragmentDoc,
    fragmentName: 'RankingCard',
    from: activity,
  });
  return (
    <li className={`${surfaces.card} ${classes.card}`}>
      <div className={classes.cover}>
        <Cover id={data.id} about={`${data.name} ${data.shortDescription}`} image={data.image} />
      </div>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <a href={activityPath(data.id)} target="_blank" rel="noopener" className={surfaces.link}>
            {data.name}
          </a>
        </h3>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {data.shortDescription}
        </Text>
        <span className={classes.people}>
          {data.displayLabel && <Badge color="gray">{data.displayLabel}</Badge>}
          <IconUsers size={16} stroke={1.5} aria-hidden />
          <Count value={data.usersCount} /> 人
        </span>
      </div>
    </li>
  );
};
