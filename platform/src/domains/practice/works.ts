import { count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PracticeWork } from '@whaletide/schema/domains/practice/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { statedAuthorship } from '#authorship.ts';
import type { Handle } from '#database/database.ts';
import { type PageQuery, toPage } from '#http/paging.ts';
import { tasks } from '../competitions/tables.ts';
import { firstIsSmaller } from '../submissions/store/directions.ts';
import { teamBests } from '../submissions/tables.ts';
import { practices } from '../teams/tables.ts';
import { practiceWorks } from './tables.ts';

const onBoard = sql`${teamBests.taskId} = ${practiceWorks.taskId} and ${teamBests.board} = 'private'`;

/** Teams on the final private board of a result's task. */
const teamsNumber = sql<number>`(select count(*) from ${teamBests} where ${onBoard})::int`;

/** The private score; null until a virtual participation is over, as in the competition itself. */
const privateScoreAt = (now: Date): SQL<number | null> =>
  sql`case when ${practices.endDate} is null or ${practices.endDate} <= ${now.toISOString()}::timestamptz
    then ${practiceWorks.privateScore} end`;

/** Place on it: behind all teams whose score is better. */
const rankAt = (
  now: Date,
): SQL<number | null> => sql`case when ${privateScoreAt(now)} is not null then (
  select count(*) + 1 from ${teamBests} where ${onBoard} and ${teamBests.sortKey} <
    case when ${firstIsSmaller} then 1 else -1 end * ${practiceWorks.privateScore}
)::int end`;

const shownWorks = (db: Handle, condition: SQL, now: Date) =>
  db
    .select({
      work: practiceWorks,
      privateScore: privateScoreAt(now),
      rank: rankAt(now),
      teamsNumber,
    })
    .from(practiceWorks)
    .innerJoin(practices, eq(practices.id, practiceWorks.practiceId))
    .innerJoin(tasks, eq(tasks.id, practiceWorks.taskId))
    .where(condition);

type Shown = Awaited<ReturnType<typeof shownWorks>>[number];

/** The places that a result could have had, around the one that it would have had. */
const rangeOf = ({ work: { rankLow, rankHigh }, rank, teamsNumber: teams }: Shown) =>
  rank === null || rankLow === null || rankHigh === null
    ? { RankLow: null, RankHigh: null }
    : {
        RankLow: Math.min(rankLow, rank),
        // Teams may have left the board since.
        RankHigh: Math.max(Math.min(rankHigh, teams + 1), rank),
      };

const toWork = (shown: Shown): PracticeWork => {
  const { work, privateScore, rank, teamsNumber: teams } = shown;
  return {
    _id: work.id,
    Practice: work.practiceId,
    Task: work.taskId,
    Status: work.status,
    UploadDate: work.uploadDate.toISOString(),
    FileName: work.fileName,
    FileSize: work.fileSize,
    ...statedAuthorship(work),
    PublicScore: work.publicScore,
    PrivateScore: privateScore,
    Rank: rank,
    ...rangeOf(shown),
    TeamsNumber: teams,
    ErrorMessage: work.errorMessage,
  };
};

/** A result by its id; undefined where there is none. */
export const practiceWork = async (
  db: Handle,
  id: string,
  now: Date,
): Promise<PracticeWork | undefined> => {
  const [row] = await shownWorks(db, eq(practiceWorks.id, id), now);
  return row && toWork(row);
};

/** Results by their ids, as their member sees them. */
export const practiceWorksByIds = async (
  db: Handle,
  ids: readonly string[],
  now: Date,
): Promise<PracticeWork[]> =>
  ids.length === 0
    ? []
    : (await shownWorks(db, inArray(practiceWorks.id, [...ids]), now)).map(toWork);

/** A page of the results of a practice, the newest first. */
export const worksOfPractice = (
  db: Handle,
  practiceId: string,
  query: PageQuery,
  now: Date,
): Promise<Page<PracticeWork>> => {
  const own = eq(practiceWorks.practiceId, practiceId);
  return toPage(query, {
    rows: shownWorks(db, own, now).orderBy(desc(practiceWorks.uploadDate), desc(practiceWorks.id)),
    total: db.select({ rows: count() }).from(practiceWorks).where(own),
    present: (rows) => rows.map(toWork),
  });
};
