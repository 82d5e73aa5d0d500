import { and, asc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { type StoredAnswer, works } from '#domains/submissions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { judgingWorks } from '../tables.ts';

/** A work that is judged. */
export interface JudgedWork {
  id: string;
  teamId: string;
  memberId: string;
  number: number;
}

const standing = sql`(${workStatus.pending}, ${workStatus.reviewed})`;

/**
 * Makes the condition on `works` for the latest of its team that stands: not taken out, not late,
 * its team neither dissolved nor banned.
 * @param numbered true where only works count that were handed out to judges
 */
const latest = (numbered: boolean): SQL<boolean> => {
  const known = numbered
    ? sql`and newer.id in (select numbered.work_id from ${judgingWorks} as numbered)`
    : sql``;
  return sql`(${works.status} in ${standing} and ${works.answers} is not null and not ${works.late}
    and not ${teams.banned} and not ${teams.deleted} and not exists (
      select 1 from ${works} as newer
      where newer.task_id = ${works.taskId} and newer.team_id = ${works.teamId}
        and newer.status in ${standing} and newer.answers is not null and not newer.late ${known}
        and (newer.upload_date, newer.id) > (${works.uploadDate}, ${works.id})))`;
};

/** The works of a task that are judged, by their numbers: the latest of each team that was handed out. */
export const judgedWorks = (
  db: Handle,
  taskId: string,
  numbers?: readonly number[],
): Promise<JudgedWork[]> =>
  db
    .select({
      id: works.id,
      teamId: works.teamId,
      memberId: works.memberId,
      number: judgingWorks.number,
    })
    .from(judgingWorks)
    .innerJoin(works, eq(works.id, judgingWorks.workId))
    .innerJoin(teams, eq(teams.id, works.teamId))
    .where(
      and(
        eq(judgingWorks.taskId, taskId),
        latest(true),
        numbers && inArray(judgingWorks.number, [...numbers]),
      ),
    )
    .orderBy(asc(judgingWorks.number));

/** The latest works of all teams, which the next assignment hands out; without a number where new. */
export const latestWorks = (
  db: Handle,
  taskId: string,
): Promise<{ id: string; number: number | null }[]> =>
  db
    .select({ id: works.id, number: judgingWorks.number })
    .from(works)
    .innerJoin(teams, eq(teams.id, works.teamId))
    .leftJoin(judgingWorks, eq(judgingWorks.workId, works.id))
    .where(and(eq(works.taskId, taskId), latest(false)))
    .orderBy(asc(works.id));

/** Gives the works of a task that have none their numbers, in an order that tells nothing of them. */
export const numberWorks = async (
  tx: Transaction,
  taskId: string,
  found: readonly { id: string; number: number | null }[],
): Promise<void> => {
  const [last] = await tx
    .select({ number: max(judgingWorks.number) })
    .from(judgingWorks)
    .where(eq(judgingWorks.taskId, taskId));
  const added = found
    .filter(({ number }) => number === null)
    .map(({ id }) => ({ id, place: randomUUID() }))
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  if (added.length === 0) return;
  await tx
    .insert(judgingWorks)
    .values(
      added.map(({ id }, at) => ({ workId: id, taskId, number: (last?.number ?? 0) + 1 + at })),
    );
};

/** Answers and team names of works, by work. */
export const contentsOf = async (
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, { answers: StoredAnswer[]; teamName: string }>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: works.id, answers: works.answers, teamName: teams.name })
    .from(works)
    .innerJoin(teams, eq(teams.id, works.teamId))
    .where(inArray(works.id, [...ids]));
  return new Map(
    rows.map(({ id, answers, teamName }) => [id, { answers: answers ?? [], teamName }]),
  );
};
