import type { KindFacts } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Transaction } from '#database/database.ts';
import type { CompetitionRow } from '../competitions/tables.ts';
import { leavePlace } from '../teams/store/registrations.ts';
import { returnFee } from './fees.ts';
import { forgetAnswersOf } from './forgetting.ts';

/**
 * Ends a member's registration that has this status: what they filled in is forgotten, and what
 * they paid comes back. The caller holds the lock of the member's row.
 * @returns false where the registration hasn't that status
 */
export const endRegistration = async (
  tx: Transaction,
  registration: {
    competition: KindFacts & Pick<CompetitionRow, 'id' | 'name'>;
    memberId: string;
    status: number;
    now: Date;
  },
): Promise<boolean> => {
  const { competition, memberId, status, now } = registration;
  const place = { competitionId: competition.id, memberId };
  const ended = await leavePlace(tx, place, { status, now });
  if (!ended) return false;
  const { fee, attempt } = ended;
  await returnFee(tx, { competition, memberId, fee, attempt, now });
  await forgetAnswersOf(tx, place);
  return true;
};
