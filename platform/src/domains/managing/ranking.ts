import { and, asc, eq, inArray } from 'drizzle-orm';
import { EVENT_RANKING_PUBLISHED } from '@whaletide/schema/rules/notifications.ts';
import { rankingProblem } from '@whaletide/schema/rules/outcome.ts';
import type { Transaction } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { conflict, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import type { CompetitionRow } from '../competitions/tables.ts';
import { payAll } from '../growth/store/ledger.ts';
import { putRanking } from '../leaderboards/store/final.ts';
import { doing, ofCompetition, record } from '../moderation/store.ts';
import { awardSkills } from '../skills/store/award.ts';
import { membersOf } from '../teams/store/teams.ts';
import { teams } from '../teams/tables.ts';

interface RankedTeam {
  Team: string;
  Reward: string;
  /** For each member of the team. */
  Coins: number;
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
    // Whoever bans one of them waits until the ranking stands, and takes the team out of it then.
    .for('share');
  if (found.length < ids.length) throw notFound('团队', 'Ranking');
  const banned = found.find((team) => team.banned);
  if (banned) throw conflict(`团队「${banned.name}」已被禁赛，不能列入最终排名`, 'Ranking');
};

/** Publishes a ranking in place of an earlier one and pays its coins. @throws as the contract says */
export const publishRanking = (
  services: Services,
  caller: Caller,
  competitionId: string,
  rows: readonly RankedTeam[],
): Promise<{ Competition: string; Paid: number }> =>
  services.database.transaction(async (tx) => {
    const { events, now } = services;
    const competition = await lockUnpaid(tx, caller, competitionId);
    refuseIf(
      rankingProblem(
        rows.map(({ Team, Reward, Coins }) => ({ team: Team, reward: Reward, coins: Coins })),
      ),
    );
    await checkTeams(tx, competitionId, rows);
    await putRanking(
      tx,
      competitionId,
      rows.map(({ Team, Reward, Coins }) => ({
        teamId: Team,
        reward: Reward.trim() || null,
        coins: Coins,
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
    const reason = `比赛「${competition.name}」的最终排名奖励`;
    const related = { Type: 'COMPETITION' as const, _id: competitionId };
    const Paid = await payAll(tx, payments, { reason, related, now: now() });
    if (!competition.finalRanking)
      await events.publish(tx, [...members.values()].flat(), {
        kind: 'notification',
        eventType: EVENT_RANKING_PUBLISHED,
        related: competitionId,
        data: { Competition: { _id: competitionId, Name: competition.name } },
      });
    await awardSkills(tx, services, { competition, ranking: true }, [...members.values()].flat());
    // Last, since everyone who registers or submits waits for this row.
    await changeCompetition(tx, competitionId, {
      finalRanking: true,
      ...(Paid > 0 && { rankingPaidDate: now() }),
    });
    await record(tx, doing(caller, now), {
      action: 'outcome.publishRanking',
      ...ofCompetition(competition),
      after: { ranking: rows, paid: Paid },
    });
    return { Competition: competitionId, Paid };
  });

/** Takes the final ranking back as long as nothing was paid. @throws as the contract says */
export const withdrawRanking = (
  { database, now }: Services,
  caller: Caller,
  competitionId: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const competition = await lockUnpaid(tx, caller, competitionId);
    await putRanking(tx, competitionId, []);
    await changeCompetition(tx, competitionId, { finalRanking: false });
    await record(tx, doing(caller, now), {
      action: 'outcome.withdrawRanking',
      ...ofCompetition(competition),
      before: { finalRanking: competition.finalRanking },
      after: { finalRanking: false },
    });
  });
