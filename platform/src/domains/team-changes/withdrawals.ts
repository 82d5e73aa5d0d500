import { and, eq, inArray } from 'drizzle-orm';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import {
  registerStatus,
  type Withdrawal,
} from '@whaletide/schema/domains/registration/rest/registration.ts';
import {
  type WithdrawalFacts,
  withdrawalProblem,
} from '@whaletide/schema/domains/registration/rules/withdrawal.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import type { CompetitionRow } from '../competitions/tables.ts';
import { submittedAmong } from '../submissions/store/submitted.ts';
import { isPlace, type Place } from '../teams/store/registrations.ts';
import { registrations } from '../teams/tables.ts';
import { isSettled } from './presenters.ts';
import { readTeams, type TeamState } from './store/facts.ts';

/** The status of a registration; null without one. */
export const statusOf = async (db: Handle, place: Place): Promise<number | null> => {
  const [row] = await db
    .select({ status: registrations.status })
    .from(registrations)
    .where(isPlace(place));
  return row?.status ?? null;
};

interface Registered {
  competition: CompetitionRow;
  status: number | null;
  team: TeamState | undefined;
  memberId: string;
}

const held: readonly (number | null)[] = [registerStatus.registered, registerStatus.underReview];

/**
 * Collects the facts that the rule of withdrawing looks at, in the order of what is asked; one
 * statement for all.
 */
export const factsToWithdraw = async (
  db: Handle,
  asked: readonly Registered[],
  now: Date,
): Promise<WithdrawalFacts[]> => {
  const submitted = await submittedAmong(
    db,
    asked.flatMap(({ team }) => team?.id ?? []),
  );
  return asked.map(({ competition, status, team, memberId }) => ({
    registered: held.includes(status),
    settled: isSettled(competition, now),
    word: eventWordOf(kindOf(competition)),
    team: team
      ? {
          banned: team.banned,
          submitted: submitted.has(team.id),
          captainOfOthers: team.captainId === memberId && team.memberIds.length > 1,
        }
      : null,
  }));
};

/**
 * Answers what withdrawing would bring, for those of the competitions that the member takes part
 * in.
 */
export const withdrawalsOf = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
  now: Date,
): Promise<Withdrawal[]> => {
  const found = await competitionsByIds(db, ids, caller);
  const rows = await db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.memberId, caller.id),
        inArray(registrations.competitionId, [...ids]),
        inArray(registrations.status, [registerStatus.registered, registerStatus.underReview]),
      ),
    );
  const teams = await readTeams(
    db,
    rows.flatMap(({ teamId }) => teamId ?? []),
    now,
  );
  const asked = rows.flatMap((row) => {
    const competition = found.find(({ id }) => id === row.competitionId);
    const team = teams.get(row.teamId ?? '');
    return competition ? [{ competition, status: row.status, fee: row.fee, team }] : [];
  });
  const memberId = caller.id;
  const facts = await factsToWithdraw(
    db,
    asked.map((one) => ({ ...one, memberId })),
    now,
  );
  return asked.map(({ competition, fee, team }, at) => ({
    Competition: competition.id,
    EntranceFee: fee,
    Teammates: Math.max((team?.memberIds.length ?? 1) - 1, 0),
    Problem: facts[at] ? (withdrawalProblem(facts[at])?.message ?? null) : null,
  }));
};
