import { eq, inArray } from 'drizzle-orm';
import type { ContentCreator } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import {
  creatorStatus,
  type Membership,
  statusOf,
} from '@whaletide/schema/domains/creators/rules/programme.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { members } from '#domains/members/tables.ts';
import { type CreatorRow, creators } from '../tables.ts';

/** A member's place in the programme, as the rules ask for it. */
export const membershipOf = (
  creator: Pick<CreatorRow, 'endDate'> | null | undefined,
  creatorBanned: Date | null,
): Membership => ({
  joined: creator != null,
  ended: creator?.endDate != null,
  banned: creatorBanned !== null,
});

export const creatorOf = async (db: Handle, memberId: string): Promise<CreatorRow | undefined> =>
  (await db.select().from(creators).where(eq(creators.memberId, memberId)))[0];

/** The creator's row, locked; undefined for who hasn't joined. */
export const lockedCreator = async (
  tx: Transaction,
  memberId: string,
): Promise<CreatorRow | undefined> =>
  (await tx.select().from(creators).where(eq(creators.memberId, memberId)).for('update'))[0];

/**
 * Tells which of these members are creators. Why somebody is none is no one else's business: there is
 * 1 and 0.
 */
export const creatorsByIds = async (
  db: Handle,
  ids: readonly string[],
): Promise<ContentCreator[]> => {
  const rows = await db
    .select({
      id: members.id,
      banned: members.creatorBanned,
      deactivated: members.deactivated,
      creator: creators,
    })
    .from(members)
    .leftJoin(creators, eq(creators.memberId, members.id))
    .where(inArray(members.id, [...ids]));
  return rows.map(({ id, banned, deactivated, creator }) => ({
    _id: id,
    Status:
      deactivated === null && statusOf(membershipOf(creator, banned)) === creatorStatus.active
        ? creatorStatus.active
        : creatorStatus.none,
  }));
};

export const insertCreator = async (
  tx: Transaction,
  memberId: string,
  date: Date,
): Promise<void> => {
  await tx.insert(creators).values({ memberId, joinDate: date, countsSince: date });
};

/** After a ban only what happens from now on counts. */
export const countFromNow = async (
  tx: Transaction,
  memberId: string,
  date: Date,
): Promise<void> => {
  await tx.update(creators).set({ countsSince: date }).where(eq(creators.memberId, memberId));
};
