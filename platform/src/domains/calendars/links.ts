import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { CalendarLink } from '@whaletide/schema/domains/calendars/rest.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { members } from '../members/tables.ts';
import { calendarLinks } from './tables.ts';

const TOKEN_BYTES = 24;

type LinkRow = typeof calendarLinks.$inferSelect;

const toLink = ({ token, createDate }: LinkRow): CalendarLink => ({
  Token: token,
  CreateDate: createDate.toISOString(),
});

/** The address of a member's calendar; null without one. */
export const calendarLinkOf = async (
  db: Handle,
  memberId: string,
): Promise<CalendarLink | null> => {
  const [row] = await db.select().from(calendarLinks).where(eq(calendarLinks.memberId, memberId));
  return row ? toLink(row) : null;
};

/** Makes a new address, in the place of the one before. */
export const createCalendarLink = async (
  db: Handle,
  memberId: string,
  now: Date,
): Promise<CalendarLink> => {
  const made = { token: randomBytes(TOKEN_BYTES).toString('base64url'), createDate: now };
  await db
    .insert(calendarLinks)
    .values({ memberId, ...made })
    .onConflictDoUpdate({ target: calendarLinks.memberId, set: made });
  return toLink({ memberId, ...made });
};

/** Ends a member's address; without one nothing changes. */
export const removeCalendarLink = async (db: Handle, memberId: string): Promise<void> => {
  await db.delete(calendarLinks).where(eq(calendarLinks.memberId, memberId));
};

/** Removes the address of a member whose account closes. */
export const forgetCalendarLink = (tx: Transaction, { id }: { id: string }): Promise<void> =>
  removeCalendarLink(tx, id);

/** The member whom a token is of, as long as their account is open. */
export const memberOfToken = async (db: Handle, token: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: calendarLinks.memberId })
    .from(calendarLinks)
    .innerJoin(members, eq(members.id, calendarLinks.memberId))
    .where(and(eq(calendarLinks.token, token), isNull(members.deactivated)));
  return row?.id ?? null;
};
