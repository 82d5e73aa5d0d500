import { type SQL, sql } from 'drizzle-orm';
import type { QueuePlace } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { WAIT_SAMPLE } from '@whaletide/schema/domains/submissions/rules/queue-texts.ts';
import type { Handle } from '#database/database.ts';
import { jobs } from '#jobs/tables.ts';
import { workScorings, works } from '../tables.ts';
import { RESCORE_JOB, RESCORE_PROGRAM_JOB, REVIEW_JOB, REVIEW_PROGRAM_JOB } from './job-kinds.ts';

interface PlaceRow extends Record<string, unknown> {
  work_id: string;
  ahead: number;
  seconds: number | null;
}

const workOf = (table: SQL): SQL => sql`${table}.data ->> 'workId'`;
const ofPlatform = (table: SQL): SQL => sql`${table}.kind in (${REVIEW_JOB}, ${RESCORE_JOB})`;
const ofPrograms = (table: SQL): SQL =>
  sql`${table}.kind in (${REVIEW_PROGRAM_JOB}, ${RESCORE_PROGRAM_JOB})`;

/**
 * The jobs that a work waits behind: of platform's own scorer all of them, of
 * organizers' programs all of those, of workers those of the
 * same task. Held ones are ahead as well; for one that is held itself nothing is.
 */
const ahead = sql`
  from own inner join ${jobs} as other on other.id <> own.id and other.parked_date is null
    and case when ${ofPlatform(sql`own`)} then ${ofPlatform(sql`other`)}
      when ${ofPrograms(sql`own`)} then ${ofPrograms(sql`other`)}
      else split_part(other.kind, ':', 2) = split_part(own.kind, ':', 2) and other.kind like '%:%' end
    and own.lease is null
    and (other.lease is not null or (other.due, other.id) < (own.due, own.id))
  inner join ${works} on ${works.id} = ${workOf(sql`other`)}`;

/**
 * Places in the queue of those of these works that wait for their scores. The wait is that of the
 * jobs ahead, each by the median of the seconds that a byte of its task's last works took, as if one
 * process scored them; null where a task has none yet.
 */
export const queuePlaces = async (
  db: Handle,
  workIds: readonly string[],
): Promise<QueuePlace[]> => {
  if (workIds.length === 0) return [];
  const { rows } = await db.execute<PlaceRow>(sql`
    with own as (
      select id, kind, due, lease, ${workOf(sql`jobs`)} as work_id from ${jobs} as jobs
      where ${workOf(sql`jobs`)} in ${[...workIds]} and parked_date is null
    ), before as (
      select own.work_id, ${works.taskId} as task_id, count(*) as jobs,
        sum(coalesce(${works.fileSize}, 0)) as bytes
      ${ahead}
      group by own.work_id, ${works.taskId}
    ), paces as (
      select tasks.task_id, (
        select percentile_cont(0.5) within group (order by last.pace) from (
          select ${workScorings.seconds} / greatest(${works.fileSize}, 1) as pace
          from ${works} inner join ${workScorings} on ${workScorings.workId} = ${works.id}
          where ${works.taskId} = tasks.task_id and ${workScorings.seconds} is not null
          order by ${works.uploadDate} desc nulls first limit ${WAIT_SAMPLE}
        ) as last
      ) as pace
      from (select distinct task_id from before) as tasks
    )
    select own.work_id, coalesce(sum(before.jobs), 0)::int as ahead,
      case when bool_or(before.jobs is not null and paces.pace is null) then null
        else coalesce(sum(before.bytes * paces.pace), 0) end::float8 as seconds
    from own left join before on before.work_id = own.work_id
      left join paces on paces.task_id = before.task_id
    group by own.work_id`);
  return rows.map(({ work_id: Work, ahead: Ahead, seconds: Seconds }) => ({
    Work,
    Ahead,
    Seconds,
  }));
};
