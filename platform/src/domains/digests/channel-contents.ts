import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { EXERCISE } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Handle } from '#database/database.ts';
import type { ChannelDigest, ChannelDigestKind } from '#mail/channel-digest.ts';
import { isOpenChannel } from '../channels/store/access.ts';
import { channelItems, channels } from '../channels/tables.ts';
import { competitions } from '../competitions/tables.ts';
import { datasets } from '../datasets/tables.ts';
import { follows } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { labs } from '../projects/tables.ts';
import type { Week } from './walk.ts';

/** Things a channel, and channels a mail: the rest is a click away. */
const MAX_ITEMS = 10;
const MAX_CHANNELS = 20;

type ChannelNews = ChannelDigest['channels'][number];

/** Lists the open channels that these members subscribed to by mail, the last to collect first. */
const subscribedChannels = (db: Handle, memberIds: readonly string[], { since }: Week) =>
  db
    .select({ memberId: follows.memberId, id: channels.id, name: channels.name })
    .from(follows)
    .innerJoin(channels, eq(channels.id, follows.targetId))
    .where(
      and(
        inArray(follows.memberId, [...memberIds]),
        eq(follows.kind, 'CHANNEL'),
        eq(follows.mail, true),
        isOpenChannel,
        gt(channels.collectDate, since),
      ),
    )
    .orderBy(desc(channels.collectDate), asc(channels.id));

/** Counts what everybody sees of a week's collections in each of these channels, and names the newest. */
const collectedIn = async (
  db: Handle,
  channelIds: readonly string[],
  { since, now }: Week,
): Promise<ReadonlyMap<string, Pick<ChannelNews, 'count' | 'items'>>> => {
  const news = new Map<string, Pick<ChannelNews, 'count' | 'items'>>();
  if (channelIds.length === 0) return news;
  const { rows } = await db.execute<{
    channel: string;
    kind: ChannelDigestKind;
    id: string;
    title: string;
    organization: string | null;
    count: number;
  }>(sql`
    select channel.id as channel, item.item_id as id, item.count,
      coalesce(lab.title, dataset.title, competition.name) as title,
      case when competition.event_type = 0 or competition.detail_type = ${EXERCISE}
        then 'ACTIVITY' else item.kind end as kind,
      organization.short_name as organization
    from ${channels} as channel
    cross join lateral (
      select kind, item_id, date, (count(*) over ())::int as count
      from ${channelItems}
      where channel_id = channel.id and shown
        and date > ${since.toISOString()}::timestamptz and date <= ${now.toISOString()}::timestamptz
      order by date desc, item_id
      limit ${MAX_ITEMS}
    ) as item
    left join ${labs} as lab on item.kind = 'PROJECT' and lab.id = item.item_id
    left join ${datasets} as dataset on item.kind = 'DATASET' and dataset.id = item.item_id
    left join ${competitions} as competition
      on item.kind = 'COMPETITION' and competition.id = item.item_id
    left join ${organizations} as organization
      on organization.id = coalesce(lab.organization_id, dataset.organization_id)
    where channel.id = any(${sql.param([...channelIds])})
    order by channel.id, item.date desc, item.item_id`);
  for (const { channel, count, organization, ...item } of rows) {
    const { items } = news.get(channel) ?? { items: [] };
    news.set(channel, {
      count,
      items: [...items, { ...item, ...(organization !== null && { organization }) }],
    });
  }
  return news;
};

/**
 * Collects what a week has brought to the channels that each of these members subscribed to; those
 * without anything new are missing.
 */
export const channelDigestsOf = async (
  db: Handle,
  memberIds: readonly string[],
  week: Week,
): Promise<Map<string, Omit<ChannelDigest, 'name'>>> => {
  const subscribed = await subscribedChannels(db, memberIds, week);
  const news = await collectedIn(db, [...new Set(subscribed.map(({ id }) => id))], week);
  const digests = new Map<string, Omit<ChannelDigest, 'name'>>();
  for (const { memberId, id, name } of subscribed) {
    const found = news.get(id);
    if (!found) continue;
    const digest = digests.get(memberId) ?? { channels: [], more: 0 };
    digests.set(memberId, digest);
    if (digest.channels.length < MAX_CHANNELS) digest.channels.push({ id, name, ...found });
    else digest.more += 1;
  }
  return digests;
};
