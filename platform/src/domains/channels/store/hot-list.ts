import { inArray, sql } from 'drizzle-orm';
import type { ZoneHotItem } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { HOT_DAYS, HOT_HALF_LIFE_DAYS } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { DAY, dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { labFacts, toLabs } from '#domains/projects/store/documents.ts';
import { labs } from '#domains/projects/tables.ts';
import { viewDays } from '#domains/tracking/tables.ts';
import { votes } from '#domains/votes/tables.ts';
import { channelItems, channels } from '../tables.ts';

/** Weight of something of a moment: half of it after HOT_HALF_LIFE_DAYS. */
const weight = (date: unknown, now: Date) =>
  sql`power(0.5, extract(epoch from ${now.toISOString()}::timestamptz - ${date}) / ${(HOT_HALF_LIFE_DAYS * DAY) / 1_000}::float8)`;

/**
 * Ranks the public projects of open channels by views, likes and forks of the last 14 days. A
 * statement over what happened in these days alone.
 */
export const hotList = async (db: Handle, now: Date, most: number): Promise<ZoneHotItem[]> => {
  const since = new Date(now.getTime() - HOT_DAYS * DAY);
  const { rows } = await db.execute<{ id: string; channels: string[] }>(sql`
    with happened (id, weight) as (
      select object_id, count * ${weight(sql`(day || ' 12:00+08')::timestamptz`, now)}
        from ${viewDays} where kind = 'PROJECT' and day >= ${dayKey(since)}
      union all
      select target_id, ${weight(sql`date`, now)} from ${votes}
        where kind = 'PROJECT' and active and date > ${since.toISOString()}::timestamptz
      union all
      select parent_id, ${weight(sql`create_date`, now)} from ${labs}
        where parent_id is not null and create_date > ${since.toISOString()}::timestamptz
    )
    select item.item_id as id, array_agg(distinct item.channel_id) as channels
    from (select id, sum(weight) as heat from happened group by id) as hot
    join ${channelItems} as item on item.kind = 'PROJECT' and item.item_id = hot.id and item.shown
    join ${channels} as channel on channel.id = item.channel_id and channel.collapsed_date is null
    group by item.item_id, hot.heat
    order by hot.heat desc, item.item_id
    limit ${most}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const documents = await toLabs(
    db,
    await db.select(labFacts).from(labs).where(inArray(labs.id, ids)),
  );
  const byId = new Map(documents.map((lab) => [lab._id, lab]));
  return rows.flatMap(({ id, channels: Zones }) => {
    const Lab = byId.get(id);
    return Lab ? [{ Lab, Zones }] : [];
  });
};
