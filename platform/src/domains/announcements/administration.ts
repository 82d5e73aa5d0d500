import { count, desc, eq } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  Announcement,
  announcementAdminCalls,
} from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import {
  announcementProblems,
  announcementState,
} from '@whaletide/schema/domains/announcements/rules/announcements.ts';
import type { AuditAction } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { toAnnouncement } from './store.ts';
import { type AnnouncementRow, announcements } from './tables.ts';

type Settings = CallInput<typeof announcementAdminCalls.create>['body'];
type Values = Omit<typeof announcements.$inferInsert, 'id' | 'published' | 'updateDate'>;

const checked = (body: Settings): Values => {
  const texts = {
    kind: body.Kind,
    title: body.Title.trim(),
    content: body.Content.trim(),
    buttons: body.Buttons.map(({ Name, Url }) => ({ name: Name.trim(), url: Url.trim() })),
  };
  const { StartDate: startDate, EndDate: endDate } = body;
  refuseIf(announcementProblems({ ...texts, startsAt: startDate, endsAt: endDate })[0] ?? null);
  return { ...texts, startDate: new Date(startDate), endDate: endDate ? new Date(endDate) : null };
};

const ofAnnouncement = ({ id, title }: Pick<AnnouncementRow, 'id' | 'title'>) => ({
  kind: 'ANNOUNCEMENT' as const,
  target: id,
  title,
});

/** A page of all announcements, those changed last first. */
export const allAnnouncements = (
  db: Handle,
  query: PageQuery,
  now: Date,
): Promise<Page<Announcement>> =>
  toPage(query, {
    rows: db
      .select()
      .from(announcements)
      .orderBy(desc(announcements.updateDate), desc(announcements.id)),
    total: db.select({ rows: count() }).from(announcements),
    present: (rows) => rows.map((row) => toAnnouncement(row, now)),
  });

/** Writes a draft. @throws Refusal BAD_USER_INPUT as announcements/rules/announcements.ts says */
export const createAnnouncement = (
  { database, now }: Services,
  caller: Caller,
  body: Settings,
): Promise<Announcement> =>
  database.transaction(async (tx) => {
    const at = now();
    const values = { ...checked(body), id: newId(at.getTime()), updateDate: at };
    const [row] = await tx.insert(announcements).values(values).returning();
    if (!row) throw notFound('公告');
    await record(tx, actedBy(caller, now), {
      action: 'announcementAdmin.create',
      ...ofAnnouncement(row),
      after: values,
    });
    return toAnnouncement(row, at);
  });

type Change = (row: AnnouncementRow, at: Date) => Partial<AnnouncementRow>;

/** Changes one under its row's lock, and writes down what was changed. @throws Refusal NOT_FOUND */
const change = (
  { database, now }: Services,
  { caller, id, action }: { caller: Caller; id: string; action: AuditAction },
  make: Change,
): Promise<Announcement> =>
  database.transaction(async (tx) => {
    const at = now();
    const own = eq(announcements.id, id);
    const [before] = await tx.select().from(announcements).where(own).for('update');
    if (!before) throw notFound('公告');
    const after = { ...before, ...make(before, at) };
    await tx.update(announcements).set(after).where(own);
    await record(tx, actedBy(caller, now), { action, ...ofAnnouncement(after), before, after });
    return toAnnouncement(after, at);
  });

/** @throws Refusal BAD_USER_INPUT, NOT_FOUND */
export const updateAnnouncement = (
  services: Services,
  caller: Caller,
  id: string,
  body: Settings,
): Promise<Announcement> =>
  change(services, { caller, id, action: 'announcementAdmin.update' }, (_, at) => ({
    ...checked(body),
    updateDate: at,
  }));

/** @throws Refusal NOT_FOUND, CONFLICT */
export const publishAnnouncement = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<Announcement> =>
  change(services, { caller, id, action: 'announcementAdmin.publish' }, (row, at) => {
    if (row.published) throw conflict('该公告已发布');
    if (row.endDate && row.endDate <= at) throw conflict('结束时间已过，请先修改结束时间');
    return { published: true };
  });

/** Ends it now; one that was to come never begins. @throws Refusal NOT_FOUND, CONFLICT */
export const endAnnouncement = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<Announcement> =>
  change(services, { caller, id, action: 'announcementAdmin.end' }, (row, at) => {
    const state = announcementState(row, at);
    if (state === 'DRAFT') throw conflict('该公告尚未发布');
    if (state === 'ENDED') throw conflict('该公告已结束');
    return { endDate: at };
  });
