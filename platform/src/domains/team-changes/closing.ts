import { and, eq, inArray } from 'drizzle-orm';
import { applicationStatus } from '@whaletide/schema/domains/teams/rest.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { tellOfRejection, tellOfWithdrawal } from './store/notices.ts';
import { teamApplications } from './tables.ts';

const pending = eq(teamApplications.status, applicationStatus.pending);

/**
 * Ends what is pending around a team that ceases: what it asked for is withdrawn, what others
 * asked of it is rejected, and they hear of it.
 */
export const closeRequestsOf = async (
  tx: Transaction,
  services: Services,
  teamId: string,
): Promise<void> => {
  const answerDate = services.now();
  const sent = await tx
    .update(teamApplications)
    .set({ status: applicationStatus.withdrawn, answerDate })
    .where(and(pending, eq(teamApplications.fromTeamId, teamId)))
    .returning();
  for (const application of sent) await tellOfWithdrawal(tx, services, application);
  const received = await tx
    .update(teamApplications)
    .set({ status: applicationStatus.rejected, answerDate })
    .where(and(pending, eq(teamApplications.teamId, teamId)))
    .returning();
  for (const application of received)
    if (application.fromTeamId !== null) await tellOfRejection(tx, services, application);
};

/** Ends pending requests about members of a team who have left it, or may no longer be asked. */
export const closeRequestsAbout = async (
  tx: Transaction,
  { now }: Services,
  teamId: string,
  memberIds: readonly string[],
): Promise<void> => {
  await tx
    .update(teamApplications)
    .set({ status: applicationStatus.withdrawn, answerDate: now() })
    .where(
      and(
        pending,
        eq(teamApplications.teamId, teamId),
        inArray(teamApplications.memberId, [...memberIds]),
      ),
    );
};
