import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import surfaces from '#theme/surfaces.module.css';
import {
  type ChannelFactsFragment,
  ChannelFactsFragmentDoc,
} from '#domains/channels/ChannelFacts.generated.ts';
import { channelPath } from '#domains/channels/paths.ts';
import { FollowChannelButton } from '../FollowChannelButton/FollowChannelButton.tsx';
import classes from './ChannelCard.module.css';

interface ChannelCardProps {
  channel: FragmentType<ChannelFactsFragment>;
  /** In the first rows: its picture loads at once. */
  eager: boolean;
  /** Level of its heading, one below that of its list. */
  heading?: 'h2' | 'h3';
}

/** A channel in a list. */
export const ChannelCard = ({ channel, eager, heading: Heading = 'h3' }: ChannelCardProps) => {
  const { data } = useSuspenseFragment({
    fragment: ChannelFactsFragmentDoc,
    fragmentName: 'ChannelFacts',
    from: channel,
  });
  const { id, name, image, description } = data;
  return (
    <li className={surfaces.card} data-upright data-exposes={`channel:${id}`}>
      <div className={classes.cover}>
        <Cover id={id} about={`${name} ${description}`} image={image} eager={eager} />
      </div>
      <div className={surfaces.body}>
        <Heading className={surfaces.name}>
          <Link to={channelPath(id)} className={surfaces.link}>
            {name}
          </Link>
        </Heading>
        <Text size="sm" c="dimmed" lineClamp={2} className={classes.description}>
          {description}
        </Text>
        <div className={classes.foot}>
          <span>
            <Count value={data.followersCount} /> 人关注
          </span>
          <FollowChannelButton channel={data} className={classes.follow} />
        </div>
      </div>
    </li>
  );
};
