// How long pages of a board and one's own rank take with 10,000 and 100,000 submissions in a task,
// each by a team of its own and with intervals. Needs a PostgreSQL (DATABASE_URL).
import { sql } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { makeCompetition } from '../platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '../platform/support/platform.ts';
import { timed } from './measure.ts';
import { begin } from '../support/progress.ts';

const SIZES = [10_000, 100_000];
const PER_PAGE = 50;
const ASKS = 200;

/** Teams of one with a reviewed work and its best, in one statement each. */
const fill = async (
  { database: { db } }: TestPlatform,
  { competitionId, taskId, teams }: { competitionId: string; taskId: string; teams: number },
) => {
  const hex = (kind: string) => sql.raw(`'${kind}' || lpad(to_hex(n), 23, '0')`);
  const numbers = sql`generate_series(1, ${teams}::int) as n`;
  // Scores repeat, as they do where many submit the same.
  const score = sql.raw('(n * 7919 % 9973) / 9973.0');
  const date = sql.raw("timestamptz '2026-11-01' + n * interval '1 second'");
  await db.execute(sql`
    insert into members (id, name, name_key, create_date)
    select ${hex('1')}, 'bench' || n, 'bench' || n, ${date} from ${numbers}`);
  await db.execute(sql`
    insert into teams (id, competition_id, name, captain_id, create_date)
    select ${hex('2')}, ${competitionId}, '团队' || n, ${hex('1')}, ${date} from ${numbers}`);
  await db.execute(sql`
    insert into team_members (team_id, member_id, competition_id, join_date)
    select ${hex('2')}, ${hex('1')}, ${competitionId}, ${date} from ${numbers}`);
  await db.execute(sql`
    insert into works (id, task_id, competition_id, team_id, member_id, status, upload_date,
      file_key, file_name, file_size, public_score, private_score)
    select ${hex('3')}, ${taskId}, ${competitionId}, ${hex('2')}, ${hex('1')}, 1, ${date},
      ${hex('4')} || '00000000', 'result.csv', 1, ${score}, ${score} from ${numbers}`);
  await db.execute(sql`
    insert into team_bests (task_id, board, team_id, score, sort_key, best_date, last_date, entries)
    select ${taskId}, 'public', ${hex('2')}, ${score}, -${score}, ${date}, ${date}, 1
    from ${numbers}`);
  const rival = `{"team": "${'2'.repeat(24)}", "difference": 0.002, "margin": 0.004}`;
  await db.execute(sql`
    insert into rank_intervals (task_id, board, team_id, best_date, rank_low, rank_high, score_low,
      score_high, rivals)
    select ${taskId}, 'public', ${hex('2')}, ${date}, n, n + 9, ${score} - 0.01, ${score} + 0.01,
      ${`[${Array.from({ length: 20 }, () => rival).join()}]`}::jsonb
    from ${numbers}`);
  await db.execute(sql`analyze`);
};

const benchBoard = async (teams: number): Promise<void> => {
  const platform = await startPlatform();
  try {
    const { id, taskId } = await makeCompetition(platform);
    await fill(platform, { competitionId: id, taskId, teams });
    const page = (number: number) =>
      platform.call(leaderboardCalls.taskPublic, {
        params: { id: taskId },
        query: { page: number, perPage: PER_PAGE },
      });
    // A member who is put into one team after the other.
    const { user, jwt } = await platform.join('asker');
    const teamOf = (n: number) => `2${n.toString(16).padStart(23, '0')}`;
    await platform.database.db.execute(sql`
      insert into team_members (team_id, member_id, competition_id, join_date)
      values (${teamOf(1)}, ${user._id}, ${id}, now())`);
    const moveTo = (n: number) =>
      platform.database.db.execute(
        sql`update team_members set team_id = ${teamOf(n)} where member_id = ${user._id}`,
      );
    const mine = () =>
      platform.call(
        leaderboardCalls.taskPublicMine,
        { params: { id: taskId }, query: { page: 1, perPage: PER_PAGE } },
        { token: jwt },
      );

    const pages = teams / PER_PAGE;
    const rows = [];
    for (const [name, ask, places] of [
      ['first page', page, [1]],
      ['any page', page, Array.from({ length: ASKS }, (_, i) => 1 + ((i * 7919) % pages))],
      ['last page', page, [pages]],
      ['own rank', mine, Array.from({ length: ASKS }, (_, i) => 1 + ((i * 7919) % teams))],
    ] as const) {
      const place = (asked: number) => places[asked % places.length] ?? 1;
      const before = ask === mine ? (asked: number) => moveTo(place(asked)) : undefined;
      rows.push({ question: name, ...(await timed(ASKS, (asked) => ask(place(asked)), before)) });
    }
    console.log(`A board of ${teams.toLocaleString('en')} submissions`);
    console.table(rows);
  } finally {
    await platform.close();
  }
};

/** Prints medians and 95th percentiles in ms. */
export const benchBoards = async (): Promise<void> => {
  for (const teams of SIZES) {
    begin(`a board of ${teams} submissions`);
    await benchBoard(teams);
  }
};

if (import.meta.main) await benchBoards();
