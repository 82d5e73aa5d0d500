import { and, asc, count, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { EXERCISE } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type {
  MailSwitch,
  SettableKind,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { kindOf } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { events } from '#events/tables.ts';
import type { Digest } from '#mail/digest-mail.ts';
import { columnLabs, columns } from '../columns/tables.ts';
import { competitions } from '../competitions/tables.ts';
import { follows } from '../members/tables.ts';
import { labs } from '../projects/tables.ts';
import { teamMembers, teams } from '../teams/tables.ts';
import { newWriteUps } from '../write-ups/store/news.ts';
import type { Week } from './walk.ts';

/** Lines a part: the rest is a click away. */
const MAX_ITEMS = 5;
const TITLES = 3;

interface OwnWeek extends Week {
  /** Kinds of mail that each member doesn't want; DIGEST is all of it. */
  refusals: ReadonlyMap<string, ReadonlySet<SettableKind | MailSwitch>>;
}

type Contents = Required<Omit<Digest, 'name'>>;

const none = (): Contents => ({
  unread: [],
  followers: 0,
  ending: [],
  columns: [],
  writeUps: [],
});

/** Counts what the page of unread notices shows, and of it what has come in the week. */
const unreadOf = (db: Handle, ids: string[], { since }: Week) =>
  db
    .select({
      memberId: events.memberId,
      eventType: events.eventType,
      rows: count(),
      fresh: sql<number>`(count(*) filter (where ${gt(events.date, since)}))::int`,
    })
    .from(events)
    .where(
      and(
        inArray(events.memberId, ids),
        eq(events.kind, 'notification'),
        eq(events.bell, true),
        isNull(events.readDate),
      ),
    )
    .groupBy(events.memberId, events.eventType);

interface UnreadKind {
  kind: SettableKind;
  count: number;
  /** Number of those that have come in the week: a kind without any is no news. */
  fresh: number;
}

/** Sums up the events of each kind, by member. */
const unreadByKind = (rows: Awaited<ReturnType<typeof unreadOf>>): Map<string, UnreadKind[]> => {
  const members = new Map<string, UnreadKind[]>();
  for (const { memberId, eventType, rows: number, fresh } of rows) {
    const kind = kindOf(eventType ?? 0);
    if (kind === null || kind === 'CHAT') continue;
    const kinds = members.get(memberId) ?? [];
    members.set(memberId, kinds);
    const same = kinds.find((other) => other.kind === kind);
    if (same) {
      same.count += number;
      same.fresh += fresh;
    } else kinds.push({ kind, count: number, fresh });
  }
  return members;
};

const followersOf = (db: Handle, ids: string[], { since }: Week) =>
  db
    .select({ memberId: follows.targetId, rows: count() })
    .from(follows)
    .where(and(eq(follows.kind, 'MEMBER'), inArray(follows.targetId, ids), gt(follows.date, since)))
    .groupBy(follows.targetId);

/** The competitions in which they have a team that may still submit. */
const endingOf = (db: Handle, ids: string[], { now }: Week) =>
  db
    .select({
      memberId: teamMembers.memberId,
      id: competitions.id,
      name: competitions.name,
      isActivity: sql<boolean>`(${competitions.eventType} = 0 or ${competitions.detailType} = ${EXERCISE}) is true`,
      end: sql<Date>`${competitions.endDate}`.mapWith(competitions.endDate),
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(competitions, eq(competitions.id, teamMembers.competitionId))
    .where(
      and(
        inArray(teamMembers.memberId, ids),
        eq(teams.deleted, false),
        eq(teams.banned, false),
        eq(competitions.published, true),
        gt(competitions.endDate, now),
        lte(competitions.endDate, new Date(now.getTime() + 7 * DAY)),
      ),
    )
    .orderBy(asc(competitions.endDate), asc(competitions.id));

/** The columns that they follow into which public projects have come; the fullest first. */
const columnsOf = (db: Handle, ids: string[], { since }: Week) =>
  db
    .select({
      memberId: follows.memberId,
      id: columns.id,
      name: columns.name,
      rows: count(),
      labs: sql<
        string[]
      >`(array_agg(${labs.title} order by ${columnLabs.date} desc))[1:${sql.raw(String(TITLES))}]`,
    })
    .from(follows)
    .innerJoin(columns, eq(columns.id, follows.targetId))
    .innerJoin(columnLabs, eq(columnLabs.columnId, columns.id))
    .innerJoin(labs, eq(labs.id, columnLabs.labId))
    .where(
      and(
        inArray(follows.memberId, ids),
        eq(follows.kind, 'COLUMN'),
        gt(columnLabs.date, since),
        eq(labs.private, false),
        eq(labs.deleted, false),
        isNull(labs.collapsedDate),
        isNull(columns.collapsedDate),
      ),
    )
    .groupBy(follows.memberId, columns.id, columns.name)
    .orderBy(sql`count(*) desc`, asc(columns.id));

/**
 * Collects what a week has brought to each of these members; those who have nothing, or want none,
 * are missing.
 */
export const digestsOf = async (
  db: Handle,
  all: readonly string[],
  week: OwnWeek,
): Promise<Map<string, Contents>> => {
  const wants = (id: string, kind: SettableKind | MailSwitch) => !week.refusals.get(id)?.has(kind);
  const ids = all.filter((id) => wants(id, 'DIGEST'));
  const digests = new Map<string, Contents>();
  if (ids.length === 0) return digests;
  const of = (id: string): Contents => {
    const digest = digests.get(id) ?? none();
    digests.set(id, digest);
    return digest;
  };

  for (const [memberId, unread] of unreadByKind(await unreadOf(db, ids, week)))
    for (const { kind, count: rows, fresh } of unread)
      if (fresh > 0 && wants(memberId, kind)) of(memberId).unread.push({ kind, count: rows });
  for (const { memberId, rows } of await followersOf(db, ids, week))
    if (wants(memberId, 'FOLLOW')) of(memberId).followers = rows;
  for (const { memberId, id, name, end, isActivity } of await endingOf(db, ids, week))
    if (wants(memberId, 'COMPETITION') && of(memberId).ending.length < MAX_ITEMS)
      of(memberId).ending.push({ id, name, end: end.toISOString(), isActivity });
  for (const { memberId, id, name, rows, isActivity } of await newWriteUps(db, ids, week.since))
    if (wants(memberId, 'COMPETITION') && of(memberId).writeUps.length < MAX_ITEMS)
      of(memberId).writeUps.push({ id, name, count: rows, isActivity });
  for (const { memberId, id, name, rows, labs: titles } of await columnsOf(db, ids, week))
    if (wants(memberId, 'FOLLOW') && of(memberId).columns.length < MAX_ITEMS)
      of(memberId).columns.push({ id, name, count: rows, labs: titles });
  return digests;
};
