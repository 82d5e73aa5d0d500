// How long the job takes that computes all ratings again: 10,000 members and 500 competitions whose
// final rankings are published (goal: within a minute), and again after one more, when nothing else
// is written. `npm run bench:ratings`, on an own database of DATABASE_URL's server, else on PGlite.
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/src/database/database.ts';
import { migrateAll } from '#platform/src/database/migrate.ts';
import { slices } from '#platform/src/database/slices.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { finalRankings } from '#platform/src/domains/leaderboards/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { recomputeRatings } from '#platform/src/domains/ratings/recomputing.ts';
import { ratingEvents } from '#platform/src/domains/ratings/tables.ts';
import { teamMembers, teams } from '#platform/src/domains/teams/tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { testDatabase } from '../platform/support/database.ts';
import { begin } from '../support/progress.ts';
import { randomOf } from '../support/random.ts';

const MEMBERS = 10_000;
const COMPETITIONS = 500;
/** Teams of a competition, of one to three members each: 200,000 changes of ratings in all. */
const TEAMS = 200;
const TEAM_SIZES = [1, 2, 3];
const START = Date.parse('2020-01-01T00:00:00.000Z');

const idOf = (kind: number, n: number) => `${kind}${n.toString(16).padStart(23, '0')}`;
const range = (n: number) => Array.from({ length: n }, (_, index) => index);
const { below } = randomOf(20_261_130);

const insertMembers = async (tx: Transaction): Promise<void> => {
  const rows = range(MEMBERS).map((n) => ({
    id: idOf(1, n),
    name: `成员${n}`,
    nameKey: `成员${n}`,
    createDate: new Date(START),
  }));
  for (const slice of slices(rows)) await tx.insert(members).values(slice);
};

/** Inserts a competition with its teams, ranked in the order in which they are drawn. */
const insertCompetition = async (tx: Transaction, n: number): Promise<void> => {
  const [id, date] = [idOf(2, n), new Date(START + n * DAY)];
  await tx.insert(competitions).values({
    id,
    name: `比赛${n}`,
    organizerId: idOf(1, 0),
    published: true,
    finalRanking: true,
    rankingDate: date,
    startDate: date,
    endDate: date,
  });
  let next = below(MEMBERS);
  const made = range(TEAMS).map((index) => ({
    id: idOf(3, n * TEAMS + index),
    members: range(TEAM_SIZES[index % TEAM_SIZES.length] ?? 1).map(() =>
      idOf(1, (next = (next + 1 + below(20)) % MEMBERS)),
    ),
  }));
  const ofTeams = made.map((team) => ({ ...team, captainId: team.members[0] ?? '' }));
  await tx.insert(teams).values(
    ofTeams.map(({ id: teamId, captainId }, index) => ({
      id: teamId,
      captainId,
      competitionId: id,
      name: `队伍${index}`,
      createDate: date,
    })),
  );
  await tx.insert(teamMembers).values(
    made.flatMap((team) =>
      team.members.map((memberId) => ({
        teamId: team.id,
        memberId,
        competitionId: id,
        joinDate: date,
      })),
    ),
  );
  await tx.insert(finalRankings).values(
    made.map((team, index) => ({
      competitionId: id,
      place: index + 1,
      teamId: team.id,
      tied: index % 10 === 9,
    })),
  );
};

const measure = async (database: Database, what: string): Promise<void> => {
  begin(what);
  const since = performance.now();
  await database.transaction(recomputeRatings, { unbounded: true });
  console.log(`${what}: ${((performance.now() - since) / 1_000).toFixed(1)} s`);
};

const database = await testDatabase();
try {
  begin('filling');
  await migrateAll(database.db);
  await database.transaction(insertMembers, { unbounded: true });
  for (const n of range(COMPETITIONS))
    await database.transaction((tx) => insertCompetition(tx, n), { unbounded: true });
  await database.db.execute(sql`analyze`);
  await measure(database, 'all of them');
  await database.transaction((tx) => insertCompetition(tx, COMPETITIONS));
  await measure(database, 'after one more');
  console.log(`${await database.db.$count(ratingEvents)} changes of ratings`);
} finally {
  await database.close();
}
