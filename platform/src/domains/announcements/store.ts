import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type {
  Announcement,
  Announcements,
} from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import {
  type AnnouncementKind,
  announcementState,
} from '@whaletide/schema/domains/announcements/rules/announcements.ts';
import type { Handle } from '#database/database.ts';
import { type AnnouncementRow, announcements } from './tables.ts';

export const toAnnouncement = (row: AnnouncementRow, now: Date): Announcement => ({
  _id: row.id,
  Kind: row.kind,
  UpdateDate: row.updateDate.toISOString(),
  Title: row.title,
  Content: row.content,
  Buttons: row.buttons.map(({ name, url }) => ({ Name: name, Type: 'Link', Url: url })),
  StartDate: row.startDate.toISOString(),
  EndDate: row.endDate?.toISOString() ?? null,
  State: announcementState(row, now),
});

/** The one of a kind that opened last, of those whose window is [start, end) around now. */
const openOne = async (
  db: Handle,
  kind: AnnouncementKind,
  now: Date,
): Promise<Announcement | null> => {
  const [row] = await db
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.kind, kind),
        eq(announcements.published, true),
        lte(announcements.startDate, now),
        or(isNull(announcements.endDate), gt(announcements.endDate, now)),
      ),
    )
    .orderBy(desc(announcements.startDate), desc(announcements.id))
    .limit(1);
  return row ? toAnnouncement(row, now) : null;
};

/** Answers what members are told now. */
export const currentAnnouncements = async (db: Handle, now: Date): Promise<Announcements> => ({
  popup: await openOne(db, 'popup', now),
  banner: await openOne(db, 'banner', now),
});
