import { ActionIcon, Text } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { useRotation } from '#lib/useRotation.ts';
import surfaces from '#theme/surfaces.module.css';
import { FollowChannelButton } from '#domains/channels/components/FollowChannelButton/FollowChannelButton.tsx';
import { channelPath } from '#domains/channels/paths.ts';
import type { ChannelHighlightsQuery } from './ChannelList.generated.ts';
import classes from './Carousel.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

type Recommended = ChannelHighlightsQuery['recommendedChannels'][number];

interface SlideProps {
  channel: Recommended;
  shown: boolean;
}

const Slide = ({ channel, shown }: SlideProps) => {
  const { id, name, image, description } = channel;
  return (
    <li className={classes.slide} data-shown={shown || undefined} aria-hidden={!shown}>
      <div className={classes.cover}>
        <Cover id={id} about={`${name} ${description}`} image={image} eager={shown} />
      </div>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Link to={channelPath(id)} className={surfaces.link}>
            {name}
          </Link>
        </h3>
        <Text c="dimmed" lineClamp={2}>
          {description}
        </Text>
        <Text size="sm" c="dimmed" className={classes.facts}>
          <span>
            <Count value={channel.projectsCount} /> 个项目
          </span>
          <span>
            <Count value={channel.datasetsCount} /> 个数据集
          </span>
          <span>
            <Count value={channel.followersCount} /> 人关注
          </span>
        </Text>
        <FollowChannelButton channel={channel} className={classes.follow} />
      </div>
    </li>
  );
};

/** The recommended channels, one after the other; all keep the height of the highest. */
export const Carousel = ({ channels }: { channels: readonly Recommended[] }) => {
  const { index, show, stopped, setStopped, pausing } = useRotation(channels.length);
  if (channels.length === 0) return null;
  const many = channels.length > 1;
  const to = (step: number) => show((index + step + channels.length) % channels.length);
  return (
    <section
      aria-label="推荐频道"
      aria-roledescription="轮播"
      className={`${surfaces.panel} ${classes.carousel}`}
      {...pausing}
    >
      <ul className={classes.stage}>
        {channels.map((channel, place) => (
          <Slide key={channel.id} channel={channel} shown={place === index} />
        ))}
      </ul>
      {many && (
        <div className={classes.controls}>
          <Text size="sm" c="dimmed" component="span" className={classes.place}>
            {index + 1} / {channels.length}
          </Text>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            className={classes.stop}
            aria-label={stopped ? '继续轮播' : '暂停轮播'}
            onClick={() => setStopped(!stopped)}
          >
            {stopped ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
          </ActionIcon>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            className={classes.step}
            aria-label="上一个频道"
            onClick={() => to(-1)}
          >
            <IconChevronLeft {...icon} />
          </ActionIcon>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            className={classes.step}
            aria-label="下一个频道"
            onClick={() => to(1)}
          >
            <IconChevronRight {...icon} />
          </ActionIcon>
        </div>
      )}
    </section>
  );
};
