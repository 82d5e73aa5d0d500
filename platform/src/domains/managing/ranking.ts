import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { EVENT_RANKING_PUBLISHED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  rankingProblem,
  rankingTimeProblem,
  sharedPlaces,
} from '@whaletide/schema/domains/managing/rules/outcome.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { periodOf } from '../competitions/store/dates.ts';
import { type CompetitionRow, stages } from '../competitions/tables.ts';
import { payAll } from '../growth/store/ledger.ts';
import { putRanking } from '../leaderboards/store/final.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { renewRatings } from '../ratings/store.ts';
import { awardSkills } from '../skills/store/award.ts';
import { membersOf } from '../teams/store/teams.ts';
import { teams } from '../teams/tables.ts';
import { askForWriteUps } from '../write-ups/store/asking.ts';
import { stageRows, taskRows } from './standings.ts';

interface RankedTeam {
  Team: string;
  Reward: string;
  /** Number of coins for each member of the team. */
  Coins: number;
  Tied?: boolean | undefined;
}

/** A private board of the competition: of a stage, or of one of its tasks. */
interface Source {
  Stage: string;
  Task?: string | undefined;
}

/** The competition, locked, while its ranking may still change. */
const lockUnpaid = async (tx: Transaction, caller: Caller, id: string): Promise<CompetitionRow> => {
  const competition = await lockManaged(tx, caller, id);
  if (competition.rankingPaidDate !== null) throw conflict('奖励已经发放，最终排名不能再修改');
  return competition;
};

const checkTeams = async (tx: Transaction, competitionId: string, rows: readonly RankedTeam[]) => {
  const ids = rows.map(({ Team }) => Team);
  const found = await tx
    .select({ name: teams.name, banned: teams.banned })
    .from(teams)
    .where(
      and(inArray(teams.id, ids), eq(teams.competitionId, competitionId), eq(teams.deleted, false)),
    )
    .orderBy(asc(teams.id))
    // Banning one of them waits until the ranking is stored, and removes the team from it then.
    .for('share');
  if (found.length < ids.length) throw notFound('团队', 'Ranking');
  const banned = found.find((team) => team.banned);
  if (banned) throw conflict(`团队「${banned.name}」已被禁赛，不能列入最终排名`, 'Ranking');
};

/** The scores on a private board of the competition, by team. @throws Refusal NOT_FOUND */
const scoresOn = async (
  tx: Transaction,
  competitionId: string,
  { Stage, Task }: Source,
): Promise<Map<string, number>> => {
  const [stage] = await tx
    .select({ id: stages.id })
    .from(stages)
    .where(and(eq(stages.id, Stage), eq(stages.competitionId, competitionId)));
  if (!stage) throw notFound('阶段', 'Source.Stage');
  const { rows } =
    Task === undefined
      ? { rows: await stageRows(tx, Stage, 'private') }
      : await taskRows(tx, stage, Task, 'private');
  return new Map(rows.map(({ Team, Score }) => [Team, Score]));
};

/**
 * Tells each ranked team its place and its coins; of a ranking in place of an earlier one, those
 * alone that it pays.
 */
const tellOfRanking = async (
  tx: Transaction,
  { events }: Services,
  competition: CompetitionRow,
  rows: readonly RankedTeam[],
  members: ReadonlyMap<string, readonly string[]>,
): Promise<void> => {
  const places = sharedPlaces(rows.map(({ Tied = false }) => ({ tied: Tied })));
  const told = rows
    .map(({ Team, Coins }, index) => ({ Team, Coins, Place: places[index] ?? 0 }))
    .filter(({ Coins }) => !competition.finalRanking || Coins > 0)
    // In the order of ids, as all that numbers events of several members.
    .toSorted((a, b) => a.Team.localeCompare(b.Team));
  for (const { Team, Coins, Place } of told)
    await events.publish(tx, members.get(Team) ?? [], {
      kind: 'notification',
      eventType: EVENT_RANKING_PUBLISHED,
      related: competition.id,
      data: {
        Competition: { _id: competition.id, Name: competition.name },
        Place,
        ...(Coins > 0 && { AwardWhaleCoin: Coins }),
      },
    });
};

/** Publishes a ranking in place of an earlier one and pays its coins. @throws as the contract says */
export const publishRanking = (
  services: Services,
  caller: Caller,
  competitionId: string,
  { Ranking: rows, Source }: { Ranking: readonly RankedTeam[]; Source?: Source | undefined },
): Promise<{ Competition: string; Paid: number }> =>
  services.database.transaction(async (tx) => {
    const { now } = services;
    const competition = await lockUnpaid(tx, caller, competitionId);
    const word = eventWordOf(kindOf(competition));
    refuseIf(rankingTimeProblem(periodOf(competition), now(), word));
    refuseIf(
      rankingProblem(
        rows.map(({ Team, Reward, Coins, Tied = false }) => ({
          team: Team,
          reward: Reward,
          coins: Coins,
          tied: Tied,
        })),
      ),
    );
    await checkTeams(tx, competitionId, rows);
    const scores = Source ? await scoresOn(tx, competitionId, Source) : new Map<string, number>();
    await putRanking(
      tx,
      competitionId,
      rows.map(({ Team, Reward, Coins, Tied = false }) => ({
        teamId: Team,
        reward: Reward.trim() || null,
        coins: Coins,
        tied: Tied,
        score: scores.get(Team) ?? null,
        taskId: scores.has(Team) ? (Source?.Task ?? null) : null,
      })),
    );
    const members = await membersOf(
      tx,
      rows.map(({ Team }) => Team),
    );
    const payments = rows
      .filter(({ Coins }) => Coins > 0)
      .flatMap(({ Team, Coins }) =>
        (members.get(Team) ?? []).map((memberId) => ({
          memberId,
          amount: Coins,
          idempotencyKey: `ranking:${competitionId}:${memberId}`,
        })),
      );
    const reason = `${word}「${competition.name}」的最终排名奖励`;
    const related = { Type: 'COMPETITION' as const, _id: competitionId };
    const Paid = await payAll(tx, payments, { reason, related, now: now() });
    await tellOfRanking(tx, services, competition, rows, members);
    const places = sharedPlaces(rows.map(({ Tied = false }) => ({ tied: Tied })));
    await askForWriteUps(
      tx,
      services,
      competition,
      rows.map(({ Team }, index) => ({
        id: Team,
        place: places[index] ?? 0,
        members: members.get(Team) ?? [],
      })),
    );
    await renewRatings(tx, services.jobs);
    await awardSkills(tx, services, { competition, ranking: true }, [...members.values()].flat());
    // Last, since everyone who registers or submits waits for this row.
    await changeCompetition(tx, competitionId, {
      finalRanking: true,
      // A correction takes the place of what it corrects.
      rankingDate: competition.rankingDate ?? now(),
      ...(Paid > 0 && { rankingPaidDate: now() }),
    });
    await record(tx, actedBy(caller, now), {
      action: 'outcome.publishRanking',
      ...ofCompetition(competition),
      after: { ranking: rows, paid: Paid },
    });
    return { Competition: competitionId, Paid };
  });

/** Takes the final ranking back as long as nothing was paid. @throws as the contract says */
export const withdrawRanking = (
  { database, jobs, now }: Services,
  caller: Caller,
  competitionId: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const competition = await lockUnpaid(tx, caller, competitionId);
    await putRanking(tx, competitionId, []);
    await changeCompetition(tx, competitionId, { finalRanking: false, rankingDate: null });
    await renewRatings(tx, jobs);
    await record(tx, actedBy(caller, now), {
      action: 'outcome.withdrawRanking',
      ...ofCompetition(competition),
      before: { finalRanking: competition.finalRanking },
      after: { finalRanking: false },
    });
  });
