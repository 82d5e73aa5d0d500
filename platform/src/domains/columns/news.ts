import { and, eq, isNull } from 'drizzle-orm';
import { EVENT_COLUMN_UPDATED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { followersAfter, type FollowerCursor } from '../members/store/follows.ts';
import { byMember, recordActivity } from '../activity-log/store.ts';
import { labs } from '../projects/tables.ts';
import { shownLab } from './store.ts';
import { columnLabs, columnNews, type ColumnRow, columns } from './tables.ts';

export const COLUMN_NEWS_JOB = 'column-news';
/** Followers a transaction: their counters are locked until it ends. */
const SLICE = 1_000;

interface News {
  columnId: string;
  labId: string;
  cursor: FollowerCursor;
}

/** Has the followers told of a project that was added, once for ever; with its first a column is there. */
export const announceLab = async (
  tx: Transaction,
  { jobs }: Services,
  {
    id: columnId,
    ownerId,
    subscribesNumber,
  }: Pick<ColumnRow, 'id' | 'ownerId' | 'subscribesNumber'>,
  labId: string,
  date: Date,
): Promise<void> => {
  const first = await tx
    .insert(columnNews)
    .values({ columnId, labId, date })
    .onConflictDoNothing()
    .returning({ labId: columnNews.labId });
  if (first.length === 0) return;
  const target = { type: 'PROJECT', id: labId } as const;
  const actor = { kind: 'COLUMN', id: columnId } as const;
  await recordActivity(tx, byMember(ownerId, 'PUBLISH', 'COLUMN', columnId), date);
  await recordActivity(tx, { actor, action: 'PUBLISH', target }, date);
  if (subscribesNumber === 0) return;
  const news: News = { columnId, labId, cursor: { date: date.toISOString(), memberId: '' } };
  await jobs.add(tx, COLUMN_NEWS_JOB, news);
};

/**
 * Finds what is told; undefined where the project has left the column meanwhile, or either is no
 * longer public.
 */
const subjectOf = async (tx: Transaction, { columnId, labId }: News) => {
  const [row] = await tx
    .select({ column: columns.name, lab: labs.title })
    .from(columnLabs)
    .innerJoin(columns, eq(columns.id, columnLabs.columnId))
    .innerJoin(labs, eq(labs.id, columnLabs.labId))
    .where(
      and(
        eq(columnLabs.columnId, columnId),
        eq(columnLabs.labId, labId),
        shownLab,
        isNull(columns.collapsedDate),
      ),
    );
  return row;
};

/**
 * Tells followers slice by slice (event 27). A slice's events, the end of its job and the next one
 * are one transaction, so that no follower is left out or told twice when a process dies.
 */
export const columnNewsHandler = (services: Services): JobHandler => ({
  run: ({ data }, finish) =>
    services.database.transaction(async (tx) => {
      await finish(tx);
      const news = data as News;
      const { columnId, labId, cursor } = news;
      const subject = await subjectOf(tx, news);
      if (!subject) return;
      const target = { kind: 'COLUMN', targetId: columnId } as const;
      const followers = await followersAfter(tx, target, cursor, SLICE);
      await services.events.publish(
        tx,
        followers.map(({ memberId }) => memberId),
        {
          kind: 'notification',
          eventType: EVENT_COLUMN_UPDATED,
          related: columnId,
          data: {
            Column: { _id: columnId, Name: subject.column },
            Lab: { _id: labId, Name: subject.lab },
          },
        },
      );
      const last = followers.at(-1);
      if (!last || followers.length < SLICE) return;
      const next = { date: last.date.toISOString(), memberId: last.memberId };
      await services.jobs.add(tx, COLUMN_NEWS_JOB, { ...news, cursor: next });
    }),
  parks: true,
  giveUp: async (_tx, { data }) => {
    services.log.error({ news: data }, 'followers of a column were not told of a project');
  },
});
