import '@mantine/core/styles/Breadcrumbs.layer.css';
import { Breadcrumbs, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { channelListPath, channelPath } from '#domains/channels/paths.ts';

interface ChannelTrailProps {
  channel: { id: string; name: string };
  here: string;
}

/** Breadcrumbs of the current page: channels / the channel / a page of it. */
export const ChannelTrail = ({ channel, here }: ChannelTrailProps) => (
  <nav aria-label="面包屑">
    <Breadcrumbs separator="/" mb="sm">
      <AppLink to={channelListPath} size="sm">
        频道列表
      </AppLink>
      <AppLink to={channelPath(channel.id)} size="sm">
        {channel.name}
      </AppLink>
      <Text size="sm" c="dimmed" aria-current="page">
        {here}
      </Text>
    </Breadcrumbs>
  </nav>
);
