import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { columnPath } from '#domains/columns/paths.ts';
import { OwnerName } from '../OwnerName/OwnerName.tsx';
import { SubscribeButton } from '../SubscribeButton/SubscribeButton.tsx';
import {
  type ColumnFactsFragment,
  ColumnFactsFragmentDoc,
} from '#domains/columns/ColumnFacts.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './ColumnCard.module.css';

interface ColumnCardProps {
  column: FragmentType<ColumnFactsFragment>;
  /** In the first rows: its picture loads at once. */
  eager: boolean;
}

/** A column in the list. */
export const ColumnCard = ({ column, eager }: ColumnCardProps) => {
  const { data } = useSuspenseFragment({
    fragment: ColumnFactsFragmentDoc,
    fragmentName: 'ColumnFacts',
    from: column,
  });
  const { viewer } = useViewer();
  const { id, name, image, description, owner, projectsCount, followersCount } = data;
  return (
    <li className={surfaces.card} data-upright data-exposes={`column:${id}`}>
      <div className={classes.cover}>
        <Cover id={id} about={name} image={image} eager={eager} />
        {viewer && viewer.member.id === owner?.id && (
          <Badge variant="white" color="brand.7" className={classes.own}>
            我的专栏
          </Badge>
        )}
      </div>
      <div className={surfaces.body}>
        <h2 className={surfaces.name}>
          <Link to={columnPath(id)} className={surfaces.link}>
            {name}
          </Link>
        </h2>
        <Text size="sm" c="dimmed" lineClamp={2} className={classes.description}>
          {description}
        </Text>
        <p className={classes.facts}>
          <span>
            <Count value={projectsCount} /> 个项目
          </span>
          <span>
            <Count value={followersCount} /> 人关注
          </span>
          <span>
            <RelativeTime time={data.updatedAt} />
            更新
          </span>
        </p>
        <div className={classes.foot}>
          <OwnerName owner={owner} />
          <SubscribeButton column={data} size="sm" className={classes.follow} />
        </div>
      </div>
    </li>
  );
};
