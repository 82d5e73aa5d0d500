import { and, asc, count, desc, eq, max } from 'drizzle-orm';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  InvitationRankingRow,
  InvitationRecord,
} from '@whaletide/schema/domains/invitations/rest.ts';
import type { Handle } from '#database/database.ts';
import { toPage, pageOf, pageWindow } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { registrations } from '../teams/tables.ts';
import { broughtBy, ownCode } from './store.ts';
import { invitationCodes } from './tables.ts';

const ROWS = 100;

/**
 * Ranks the members who have invited most; of equals, the one who had all theirs first.
 * @throws Refusal NOT_FOUND unless the competition shows its ranking
 */
export const invitationRanking = async (
  db: Handle,
  competitionId: string,
): Promise<InvitationRankingRow[]> => {
  const [competition] = await competitionsByIds(db, [competitionId], null);
  if (!competition?.invitation?.showsRanking) throw notFound('邀请排名');
  const rows = await db
    .select({ User: invitationCodes.memberId, UsedCount: count() })
    .from(invitationCodes)
    .innerJoin(
      registrations,
      and(
        eq(registrations.competitionId, invitationCodes.competitionId),
        eq(registrations.invitationCode, invitationCodes.code),
        eq(registrations.status, registerStatus.registered),
      ),
    )
    .where(eq(invitationCodes.competitionId, competitionId))
    .groupBy(invitationCodes.memberId)
    .orderBy(desc(count()), asc(max(registrations.createDate)), asc(invitationCodes.memberId))
    .limit(ROWS);
  return rows;
};

/** Lists the members whom the member has invited, newest first; none while they have no code. */
export const invitationRecords = async (
  db: Handle,
  caller: Caller,
  competitionId: string,
  query: { page: number; perPage: number },
): Promise<Page<InvitationRecord>> => {
  const code = await ownCode(db, competitionId, caller.id);
  if (code === null) return pageOf([], 0, pageWindow(query));
  const brought = broughtBy(competitionId, code);
  return toPage(query, {
    rows: db
      .select({ member: registrations.memberId, date: registrations.createDate })
      .from(registrations)
      .where(brought)
      .orderBy(desc(registrations.createDate), asc(registrations.memberId)),
    total: db.select({ rows: count() }).from(registrations).where(brought),
    present: (rows) => rows.map(({ member, date }) => ({ User: member, Date: date.toISOString() })),
  });
};
