import { and, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LeaseChoice } from '#jobs/leases.ts';
import { jobs } from '#jobs/tables.ts';
import type { Services } from '#services.ts';
import { type WorkRow, works } from '#domains/submissions/tables.ts';

/** Scoring that takes longer than this holds others up, in seconds. */
export const SLOW_SECONDS = 2;
/** Seconds of slow scoring lately from which a sender or a task goes after the others. */
const TIRED_SECONDS = 10;
/** Time in which what was used counts half. */
const HALF_MS = 60_000;

type Sender = Pick<WorkRow, 'memberId' | 'teamId' | 'taskId'>;
const sides = ['memberId', 'teamId', 'taskId'] as const;

/** Seconds of slow scoring by what used them, less and less as time goes by. */
const recentUse = () => {
  const used = new Map<string, { seconds: number; at: number }>();
  const left = ({ seconds, at }: { seconds: number; at: number }) =>
    seconds * 0.5 ** ((performance.now() - at) / HALF_MS);
  return {
    add: (id: string, seconds: number): void => {
      const before = used.get(id);
      used.set(id, { seconds: seconds + (before ? left(before) : 0), at: performance.now() });
    },
    /** Finds those who have used much; who hasn't for long is forgotten. */
    tired: (): string[] =>
      [...used].flatMap(([id, use]) => {
        if (left(use) >= TIRED_SECONDS) return id;
        if (left(use) < 1) used.delete(id);
        return [];
      }),
  };
};

const own = alias(works, 'own');
/** Jobs of works for which a condition on `own` holds. */
const jobsOf = (condition: SQL | undefined): SQL =>
  sql`exists (select 1 from ${works} as own where ${own.id} = ${jobs.data} ->> 'workId' and ${condition})`;

/**
 * Turns of works for the scorers, so that a slow one holds up its sender alone: a member, or a team,
 * has one work scored at a time, on all platforms together; a task whose works are slow leaves one
 * scorer to the others; and who has used much lately comes after who hasn't.
 *
 * @param kinds of jobs that share the scorers
 */
export const scoringTurns = (
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  kinds: readonly string[],
) => {
  const { scorers } = config.limits;
  const use = recentUse();

  const running = (): Promise<Sender[]> =>
    database.db
      .select({ memberId: works.memberId, teamId: works.teamId, taskId: works.taskId })
      .from(jobs)
      .innerJoin(works, sql`${works.id} = ${jobs.data} ->> 'workId'`)
      .where(
        and(
          inArray(jobs.kind, [...kinds]),
          isNotNull(jobs.lease),
          gt(jobs.due, now()),
          isNull(jobs.parkedDate),
        ),
      );

  return {
    /** Notes the time that a work took. */
    used: (sender: Sender, seconds: number): void => {
      if (seconds > SLOW_SECONDS) for (const side of sides) use.add(sender[side], seconds);
    },
    /** Says which jobs have to wait now, and which come last. */
    choice: async (): Promise<LeaseChoice> => {
      const busy = await running();
      const tired = use.tired();
      const crowded = tired.filter(
        (id) => busy.filter(({ taskId }) => taskId === id).length >= Math.max(1, scorers - 1),
      );
      const having = (column: 'memberId' | 'teamId' | 'taskId', ids: readonly string[]) =>
        ids.length > 0 ? inArray(own[column], [...ids]) : undefined;
      const except = or(
        having(
          'memberId',
          busy.map(({ memberId }) => memberId),
        ),
        having(
          'teamId',
          busy.map(({ teamId }) => teamId),
        ),
        having('taskId', crowded),
      );
      const last = or(...sides.map((side) => having(side, tired)));
      return {
        except: except && jobsOf(except),
        last: last && jobsOf(last),
      };
    },
  };
};
export type ScoringTurns = ReturnType<typeof scoringTurns>;
