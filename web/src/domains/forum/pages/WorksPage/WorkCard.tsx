import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Text } from '@mantine/core';
import { IconEye, IconMessage, IconThumbUp, IconTrophy, IconUsers } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { forumPostPath } from '#domains/forum/paths.ts';
import { WorkCardFragmentDoc, type WorkCardFragment } from './WorkCard.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './WorkCard.module.css';

interface WorkCardProps {
  post: FragmentType<WorkCardFragment>;
  /** It is in the first view. */
  eager: boolean;
}

/** A team's work in the gallery. */
export const WorkCard = ({ post, eager }: WorkCardProps) => {
  const { data } = useSuspenseFragment({
    fragment: WorkCardFragmentDoc,
    fragmentName: 'WorkCard',
    from: post,
  });
  const { work } = data;
  const counts = [
    { name: '赞', value: data.votesCount, Icon: IconThumbUp },
    { name: '浏览', value: data.viewsCount, Icon: IconEye },
    { name: '回复', value: data.repliesCount, Icon: IconMessage },
  ];
  return (
    <li className={surfaces.card} data-upright>
      <div className={classes.cover}>
        <Cover id={data.id} about={data.title} image={work?.cover} eager={eager} />
      </div>
      <div className={surfaces.body}>
        <h2 className={surfaces.name}>
          <AppLink to={forumPostPath(data.id)} className={surfaces.link}>
            {data.title}
          </AppLink>
        </h2>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {work?.competition?.name}
        </Text>
        <p className={classes.team}>
          <IconUsers size={16} stroke={1.5} aria-hidden />
          <span>{work?.team?.name}</span>
          {work?.awardName && (
            <Badge
              component="span"
              color="gold"
              leftSection={<IconTrophy size={14} stroke={1.5} aria-hidden />}
            >
              {work.awardName}
            </Badge>
          )}
        </p>
        <ul className={classes.counts}>
          {counts.map(({ name, value, Icon }) => (
            <li key={name} title={name}>
              <Icon size={16} stroke={1.5} role="img" aria-label={name} />
              <Count value={value} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};
