import { type SQL, sql } from 'drizzle-orm';
import type { RecommendationReason } from '@whaletide/schema/domains/recommendations/rules.ts';
import { channelItems, channels } from '#domains/channels/tables.ts';
import { follows } from '#domains/members/tables.ts';
import { labTagLinks } from '#domains/projects/tables.ts';
import { followedByFellows, followedByFollowed, mostFollowed } from './follow-parts.ts';
import { type Asked, interests } from './interests.ts';

/** Weight of one reason of each kind: those of columns, whose readers' habits were measured. */
export const channelWeights = {
  FOLLOWED: 3,
  READERS: 2.5,
  BOOKMARKS: 2.5,
  COMPETITION: 1.5,
  TOPIC: 2,
  WORDS: 1.5,
  POPULAR: 1.5,
} satisfies Partial<Record<RecommendationReason, number>>;

/** The channels that hold projects, at most 20 of each, under the name `held`. */
const holding = (lab: SQL): SQL => sql`
  cross join lateral (
    select held.channel_id from ${channelItems} as held
    where held.kind = 'PROJECT' and held.item_id = ${lab}
    order by held.channel_id limit 20
  ) as held`;

/** The channels that a member has followed last, at most 20. */
const followedBy = ({ memberId }: Asked): SQL => sql`
  select follow.target_id as id from ${follows} as follow
  where follow.member_id = ${memberId} and follow.kind = 'CHANNEL'
  order by follow.date desc limit 20`;

/** Channels that a member may like to follow: which, why, and how much speaks for it. */
export const channelsFor = (asked: Asked): SQL => sql`
  with ${interests(asked)}
  ${followedByFollowed('CHANNEL')}
  union all
  ${followedByFellows(asked, 'CHANNEL', followedBy(asked))}
  union all
  select held.channel_id, 'BOOKMARKS', count(*)::int, null
  from liked ${holding(sql`liked.id`)}
  group by 1
  union all
  select held.channel_id, 'COMPETITION', count(*)::int, null
  from joined
  join ${channelItems} as held on held.kind = 'COMPETITION' and held.item_id = joined.id
  group by 1
  union all
  select held.channel_id, 'TOPIC', count(distinct recent.id)::int,
    mode() within group (order by topic.id)
  from recent
  join ${labTagLinks} as link on link.lab_id = recent.id
  join topic on topic.id = link.tag_id
  ${holding(sql`recent.id`)}
  group by 1
  union all
  select held.channel_id, 'WORDS', count(*)::int, null
  from likened ${holding(sql`likened.id`)}
  group by 1
  union all ${mostFollowed(channels)}`;

/** Restricts the results, under `found`, to open channels in which everybody can see something. */
export const shownChannels = (): SQL => sql`
  join ${channels} as shown on shown.id = found.id
  where shown.collapsed_date is null
    and shown.labs_number + shown.datasets_number + shown.competitions_number > 0`;
