// How long lists of a channel take that holds 50,000 projects and 5,000 datasets in 200 sections: ten
// times what a large site has. Needs a PostgreSQL (DATABASE_URL).
import { sql } from 'drizzle-orm';
import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import {
  zoneDatasetSorts,
  zoneLabSorts,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { startPlatform, type TestPlatform } from '../platform/support/platform.ts';
import { timed } from './measure.ts';

const PROJECTS = 50_000;
const DATASETS = 5_000;
const ASKS = 200;
const CHANNEL = '9'.repeat(24);
/** Sections at the top, in each of these, and in each of those: 200 of them. */
const [TOP, MIDDLE, LOWEST] = [8, 4, 5] as const;

const section = (place: number) => `8${place.toString(16).padStart(23, '0')}`;

const fillSections = async ({ database: { db } }: TestPlatform) => {
  const rows: { id: string; parent: string | null; position: number }[] = [];
  const add = (parent: string | null, position: number) => {
    const id = section(rows.length);
    rows.push({ id, parent, position });
    return id;
  };
  for (let top = 0; top < TOP; top += 1) {
    const first = add(null, top);
    for (let middle = 0; middle < MIDDLE; middle += 1) {
      const second = add(first, middle);
      for (let lowest = 0; lowest < LOWEST; lowest += 1) add(second, lowest);
    }
  }
  await db.execute(sql`
    insert into channel_sections (id, channel_id, parent_id, name, position)
    select id, ${CHANNEL}, parent, '分组', position
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id text, parent text, position int)`);
  return rows.length;
};

/** Fills a channel with projects and datasets, each in two of its sections. */
const fill = async (platform: TestPlatform) => {
  const { user } = await platform.join('bench');
  const { db } = platform.database;
  const date = sql.raw("timestamptz '2026-01-01' + (n * 7919 % 100003) * interval '1 minute'");
  const hex = (kind: string) => sql.raw(`'${kind}' || lpad(to_hex(n), 23, '0')`);
  await db.execute(sql`
    insert into channels (id, name, description, create_date, collect_date)
    values (${CHANNEL}, '大频道', '五万个项目', now(), now())`);
  const sections = await fillSections(platform);
  await db.execute(sql`
    insert into labs (id, member_id, title, private, create_date, update_date, version_date,
      sort_weight, views_number, votes_number)
    select ${hex('1')}, ${user._id}, '项目' || n, false, ${date}, ${date}, ${date},
      case when n % 100 = 0 then n % 7 else 0 end, n * 31 % 5000, n * 17 % 300
    from generate_series(1, ${PROJECTS}::int) as n`);
  await db.execute(sql`
    insert into datasets (id, member_id, title, title_key, visibility, version_number, create_date,
      update_date, views_number, votes_number)
    select ${hex('2')}, ${user._id}, '数据集' || n, '数据集' || n, 'PUBLIC', 1, ${date}, ${date},
      n * 31 % 5000, n * 17 % 300
    from generate_series(1, ${DATASETS}::int) as n`);
  await db.execute(sql`
    insert into channel_items (channel_id, kind, item_id, date, sticky, shown, weight, update_date,
      create_date, views_number, votes_number)
    select ${CHANNEL}, kind, id, now(), abs(hashtext(id)) % 5000 = 0, true, sort_weight, update_date, create_date,
      views_number, votes_number
    from (
      select 'PROJECT' as kind, id, sort_weight, version_date as update_date, create_date,
        views_number, votes_number from labs
      union all
      select 'DATASET', id, sort_weight, update_date, create_date, views_number, votes_number
      from datasets
    ) as things`);
  await db.execute(sql`
    insert into channel_section_items (section_id, channel_id, kind, item_id)
    select '8' || lpad(to_hex(place % ${sections}), 23, '0'), ${CHANNEL}, kind, item_id
    from channel_items, unnest(array[abs(hashtext(item_id)), abs(hashtext(item_id || 'x'))]) as place
    on conflict do nothing`);
  await db.execute(sql`vacuum analyze`);
  return sections;
};

const nth = <T>(items: readonly T[], n: number): T => items[n % items.length] as T;

/** Prints medians and 95th percentiles in ms. */
export const benchChannels = async (): Promise<void> => {
  const platform = await startPlatform({ worker: false });
  try {
    const sections = await fill(platform);
    const { labs, datasets } = channelContentCalls;
    const params = { id: CHANNEL };
    const places = Math.ceil(PROJECTS / 12);
    const projectsAt = (query: (n: number) => object) => (n: number) =>
      platform.call(labs, {
        params,
        query: { page: 1, perPage: 12, sort: nth(zoneLabSorts, n), ...query(n) },
      });
    const datasetsAt = (query: (n: number) => object) => (n: number) =>
      platform.call(datasets, {
        params,
        query: { page: 1, perPage: 10, sort: nth(zoneDatasetSorts, n), ...query(n) },
      });
    const rows = [];
    for (const [question, ask] of [
      ['projects, first pages by all sorts', projectsAt(() => ({}))],
      ['projects, any page by all sorts', projectsAt((n) => ({ page: 1 + ((n * 7919) % places) }))],
      ['projects, the last page', projectsAt(() => ({ page: places }))],
      [
        'projects of a section at the top',
        projectsAt((n) => ({ Section: section((n % TOP) * 25) })),
      ],
      [
        'projects of a section at the top, any page',
        projectsAt((n) => ({ Section: section((n % TOP) * 25), page: 1 + ((n * 7919) % 800) })),
      ],
      ['projects of any section', projectsAt((n) => ({ Section: section(n % sections) }))],
      ['projects, part of the title', projectsAt((n) => ({ Title: `${n * 13}` }))],
      ['datasets, any page by all sorts', datasetsAt((n) => ({ page: 1 + ((n * 7919) % 500) }))],
      ['datasets of any section', datasetsAt((n) => ({ Section: section(n % sections) }))],
      [
        'sections with their counts',
        () => platform.call(channelSectionCalls.list, { query: { Zone: CHANNEL } }),
      ],
      ['hot list', () => platform.call(channelCalls.hotList, { query: { maxCount: 10 } })],
    ] as const)
      rows.push({ question, ...(await timed(ASKS, ask)) });
    console.log(
      `A channel of ${PROJECTS.toLocaleString('en')} projects and ` +
        `${DATASETS.toLocaleString('en')} datasets in ${sections} sections`,
    );
    console.table(rows);
  } finally {
    await platform.close();
  }
};
