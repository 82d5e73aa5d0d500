import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/src/database/database.ts';
import { findFor } from '#platform/src/domains/recommendations/making.ts';
import type { RecommendedKind } from '#platform/src/domains/recommendations/tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const WEEK = 7 * DAY;
const AT = 10;
/** So many members are asked, drawn by their ids. */
const ASKED = 400;

interface Held {
  memberId: string;
  targetId: string;
}

/** Follows that are taken away and have to be found again: those of them that are new. */
const heldOut: Record<string, { kind: RecommendedKind; rows: (since: string) => SQL }> = {
  'members followed': {
    kind: 'MEMBER',
    rows: (since) => sql`select member_id, target_id from held_follows
      where kind = 'MEMBER' and date >= ${since}::timestamptz`,
  },
  'authors of projects kept': {
    kind: 'MEMBER',
    rows: () => sql`select distinct held.member_id, lab.member_id as target_id
      from held_bookmarks as held join labs as lab on lab.id = held.lab_id`,
  },
  'columns followed': {
    kind: 'COLUMN',
    rows: (since) => sql`select member_id, target_id from held_follows
      where kind = 'COLUMN' and date >= ${since}::timestamptz`,
  },
  'columns with projects kept': {
    kind: 'COLUMN',
    rows: () => sql`select distinct held.member_id, inside.column_id as target_id
      from held_bookmarks as held join column_labs as inside on inside.lab_id = held.lab_id`,
  },
};

/** Takes the last week's follows and bookmarks away, and counts again without them. */
const holdOut = async ({ db }: Database, since: string) => {
  for (const name of ['follows', 'bookmarks']) {
    const table = sql.identifier(name === 'follows' ? 'follows' : 'lab_bookmarks');
    const held = sql.identifier(`held_${name}`);
    await db.execute(sql`create temporary table ${held} as select * from ${table}
      where date >= ${sql.raw(`'${since}'`)}::timestamptz`);
    await db.execute(sql`delete from ${table} where date >= ${since}::timestamptz`);
  }
  await db.execute(sql`update members set followers_count = (
    select count(*) from follows where kind = 'MEMBER' and target_id = members.id)`);
  await db.execute(sql`update columns set subscribes_number = (
    select count(*) from follows where kind = 'COLUMN' and target_id = columns.id)`);
};

/** The most followed of what may be shown and isn't followed yet. */
const popular = async ({ db }: Database, memberId: string, kind: RecommendedKind) => {
  const from =
    kind === 'MEMBER'
      ? sql`select id from members where id <> ${memberId} and not hide_profile and deactivated is null`
      : sql`select id from columns where owner_id <> ${memberId} and collapsed_date is null
          and labs_number > 0`;
  const order = kind === 'MEMBER' ? sql`followers_count` : sql`subscribes_number`;
  const { rows } = await db.execute<{ id: string }>(sql`${from} and not exists (
      select 1 from follows as follow where follow.member_id = ${memberId}
        and follow.kind = ${kind} and follow.target_id = id)
    order by ${order} desc, id limit ${AT}`);
  return rows.map(({ id }) => id);
};

const recall = (offered: readonly string[], wanted: ReadonlySet<string>) =>
  offered.filter((id) => wanted.has(id)).length / Math.min(AT, wanted.size);

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** Acts of a community's members in the week that is held out. */
export interface Task {
  what: string;
  kind: RecommendedKind;
  wanted: ReadonlyMap<string, ReadonlySet<string>>;
  /** Recall of the most followed. */
  popularity: number;
}

/** Takes the last week away, and asks what the most followed would have found of it. */
export const prepare = async (database: Database, now: Date, most = ASKED): Promise<Task[]> => {
  const since = new Date(now.getTime() - WEEK).toISOString();
  await holdOut(database, since);
  const tasks: Task[] = [];
  for (const [what, { kind, rows: held }] of Object.entries(heldOut)) {
    const { rows } = await database.db.execute<Record<keyof Held, unknown>>(sql`
      select held.member_id as "memberId", held.target_id as "targetId" from (${held(since)}) as held
      where held.member_id <> held.target_id and not exists (
        select 1 from follows as follow where follow.member_id = held.member_id
          and follow.kind = ${kind} and follow.target_id = held.target_id)
      order by held.member_id`);
    const all = Map.groupBy(rows as unknown as Held[], ({ memberId }) => memberId);
    const wanted = new Map(
      [...all]
        .slice(0, most)
        .map(([memberId, some]) => [memberId, new Set(some.map(({ targetId }) => targetId))]),
    );
    const found: number[] = [];
    for (const [memberId, targets] of wanted)
      found.push(recall(await popular(database, memberId, kind), targets));
    tasks.push({ what, kind, wanted, popularity: mean(found) });
  }
  return tasks;
};

/** Recall at 10 of what is recommended without that week, and what finding it took, in ms. */
export const measure = async (database: Database, now: Date, { kind, wanted }: Task) => {
  const making = { database, now: () => new Date(now.getTime() - WEEK) };
  const found: number[] = [];
  const took: number[] = [];
  for (const [memberId, targets] of wanted) {
    const start = performance.now();
    const offered = (await findFor(making, memberId, kind)).slice(0, AT).map(({ id }) => id);
    took.push(performance.now() - start);
    found.push(recall(offered, targets));
  }
  const median = took.toSorted((a, b) => a - b)[took.length >> 1] ?? 0;
  return { recall: mean(found), median };
};
