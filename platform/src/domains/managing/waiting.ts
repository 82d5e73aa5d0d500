import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { authorizeStatus } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import type { Waiting } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { verifyStatus } from '@whaletide/schema/domains/account/rest/verification.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { realNames } from '../account/tables.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { tasks } from '../competitions/tables.ts';
import { authorizations, works } from '../submissions/tables.ts';
import { registrations } from '../teams/tables.ts';

const { pending, platformError } = workStatus;

const byCompetition = (rows: { competitionId: string; rows: number }[]) =>
  new Map(rows.map((row) => [row.competitionId, row.rows]));

/** Works that people have to review, and those that the platform failed on, by competition. */
const waitingWorks = async (db: Handle, ids: string[]) => {
  const { competitionId, status } = works;
  const rows = await db
    .select({
      competitionId,
      forPeople: sql<number>`(count(*) filter (where ${status} = ${pending} and ${isNotNull(tasks.subjective)}))::int`,
      failed: sql<number>`(count(*) filter (where ${status} = ${platformError}))::int`,
    })
    .from(works)
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .where(
      and(
        inArray(competitionId, ids),
        // As the index of what waits has it.
        sql`${status} in (${sql.raw(String(pending))}, ${sql.raw(String(platformError))})`,
      ),
    )
    .groupBy(competitionId);
  return new Map(rows.map((row) => [row.competitionId, row]));
};

/** Answers what waits for the managers of these competitions; those of others are left out. */
export const waitingOf = async (
  db: Handle,
  caller: Caller,
  competitionIds: readonly string[],
): Promise<Waiting[]> => {
  const ids = [...(await managedAmong(db, caller, competitionIds))];
  if (ids.length === 0) return [];
  const asked = await db
    .select({ competitionId: registrations.competitionId, rows: count() })
    .from(registrations)
    .where(
      and(
        inArray(registrations.competitionId, ids),
        eq(registrations.status, registerStatus.underReview),
      ),
    )
    .groupBy(registrations.competitionId);
  const handedIn = await db
    .select({ competitionId: authorizations.competitionId, rows: count() })
    .from(authorizations)
    .where(
      and(
        inArray(authorizations.competitionId, ids),
        eq(authorizations.status, authorizeStatus.inReview),
      ),
    )
    .groupBy(authorizations.competitionId);
  const submitted = await waitingWorks(db, ids);
  // Real names are decided by the site's administrators, whatever the competition.
  const [names] = hasRole(caller, 'admin')
    ? await db
        .select({ rows: count() })
        .from(realNames)
        .where(and(eq(realNames.route, 'manual'), eq(realNames.status, verifyStatus.pending)))
    : [];
  const [registered, qualifying] = [byCompetition(asked), byCompetition(handedIn)];
  return ids.map((id) => ({
    Competition: id,
    Registrations: registered.get(id) ?? 0,
    Qualifications: qualifying.get(id) ?? 0,
    Works: submitted.get(id)?.forPeople ?? 0,
    FailedWorks: submitted.get(id)?.failed ?? 0,
    RealNames: names?.rows ?? null,
  }));
};
