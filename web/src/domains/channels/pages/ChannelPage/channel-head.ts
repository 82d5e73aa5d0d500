import { coverPath } from '#components/Cover/cover-path.ts';
import { trailLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import type { ChannelFactsFragment } from '#domains/channels/ChannelFacts.generated.ts';
import { channelListPath, channelPath, type ChannelTab } from '#domains/channels/paths.ts';

const titles: Record<ChannelTab, string> = {
  project: '项目',
  dataset: '数据',
  activity: '活动',
  forum: '论坛',
};

/** Builds the head of a channel's document; its first tab is the channel itself. */
export const channelHead = (
  { id, name, description, image }: ChannelFactsFragment,
  { tab, isFirst }: { tab: ChannelTab; isFirst: boolean },
): PageHead => {
  const path = channelPath(id);
  const own = isFirst ? path : channelPath(id, tab);
  return {
    title: isFirst ? name : `${titles[tab]} · ${name}`,
    description,
    image: image ?? coverPath(id, `${name} ${description}`),
    canonical: own,
    feed: tab === 'forum' ? `${path}/forum/rss.xml` : `${path}/rss.xml`,
    jsonLd: (absolute) => [
      trailLd(
        [
          { name: '频道', path: channelListPath },
          { name, path },
        ],
        absolute,
      ),
    ],
  };
};
