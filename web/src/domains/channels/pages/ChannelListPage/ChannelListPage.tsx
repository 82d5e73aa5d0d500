import { Text, Title } from '@mantine/core';
import { lazy } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { ChannelCard } from '#domains/channels/components/ChannelCard/ChannelCard.tsx';
import { ChannelCardSkeleton } from '#domains/channels/components/ChannelCard/ChannelCardSkeleton.tsx';
import { channelListPath, channelPath } from '#domains/channels/paths.ts';
import { Carousel } from './Carousel.tsx';
import { useChannelHighlightsQuery, useChannelListQuery } from './ChannelList.generated.ts';
import { FollowedChannels } from './FollowedChannels.tsx';
import { HotList } from './HotList.tsx';
import classes from './ChannelListPage.module.css';

// Visitors have none.
const WeeklyBonus = lazy(async () => ({
  default: (await import('#domains/growth/components/WeeklyBonus/WeeklyBonus.tsx')).WeeklyBonus,
}));

const skeleton = (
  <ul className={classes.grid}>
    {Array.from({ length: 6 }, (_, index) => (
      <ChannelCardSkeleton key={index} />
    ))}
  </ul>
);
const none = <EmptyState text="没有找到指定的频道" />;

/** /home/special: what is recommended, all channels, one's own, and what is hot in them. */
const ChannelListPage = () => {
  const query = useChannelListQuery();
  const highlights = useChannelHighlightsQuery();
  const { viewer } = useViewer();
  usePageHead({
    title: '频道',
    description: '按主题收录项目、数据集和比赛，关注一个频道，跟上一个方向。',
    canonical: channelListPath,
    jsonLd: listJsonLd(
      query.data?.channels.map(({ id, name }) => ({ name, path: channelPath(id) })),
    ),
  });
  return (
    <PageFrame>
      <Title order={1}>频道</Title>
      <Text c="dimmed" mb="lg">
        按主题收录项目、数据集和比赛，关注一个频道，跟上一个方向
      </Text>
      <div className={classes.page}>
        <div className={classes.main}>
          <Carousel channels={highlights.data?.recommendedChannels ?? []} />
          <section aria-labelledby="all-channels" className={classes.all}>
            <h2 id="all-channels" className={classes.heading}>
              全部频道
            </h2>
            <Loaded query={query} of={query.data?.channels} empty={none} skeleton={skeleton}>
              {(channels) =>
                channels.length === 0 ? (
                  none
                ) : (
                  <ul className={classes.grid}>
                    {channels.map((channel, index) => (
                      <ChannelCard key={channel.id} channel={channel} eager={index < 4} />
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </section>
        </div>
        <div className={classes.side}>
          {viewer && (
            <>
              <div className={classes.bonus}>
                <Contained>
                  <WeeklyBonus quiet />
                </Contained>
              </div>
              <FollowedChannels />
            </>
          )}
          <HotList query={highlights} />
        </div>
      </div>
    </PageFrame>
  );
};

export default ChannelListPage;
