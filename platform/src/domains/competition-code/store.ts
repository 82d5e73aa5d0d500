import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SharedCode } from '@whaletide/schema/domains/competition-code/rest.ts';
import type { CodeSort } from '@whaletide/schema/domains/competition-code/rules.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, type PageQuery, pageWindow, toPage } from '#http/paging.ts';
import { labFacts, toLabs } from '../projects/store/documents.ts';
import { labs } from '../projects/tables.ts';
import { revealedAt } from './revealed.ts';
import { codeState, codeStates } from './states.ts';
import { projectCompetitions } from './tables.ts';

/** Selects the projects that everybody reads. */
const isPublic = and(
  eq(labs.private, false),
  eq(labs.deleted, false),
  isNull(labs.collapsedDate),
  isNotNull(labs.versionDate),
);

const isOfLab = eq(labs.id, projectCompetitions.projectId);

interface CodeQuery extends PageQuery {
  sort?: CodeSort | undefined;
}

/**
 * A page of a competition's code; empty while its rule doesn't show it.
 * @throws Refusal NOT_FOUND where the caller may not see the competition
 */
export const codeOf = async (
  db: Handle,
  caller: Caller | null,
  competitionId: string,
  query: CodeQuery,
  now: Date,
): Promise<Page<Lab>> => {
  const { SharesCode } = await codeState(db, caller, competitionId, now);
  if (!SharesCode) return pageOf([], 0, pageWindow(query));
  const chosen = and(eq(projectCompetitions.competitionId, competitionId), isPublic);
  const newest = desc(projectCompetitions.date);
  const orders: Record<CodeSort, SQL[]> = {
    score: [sql`revealed.place asc nulls last`, newest],
    votes: [desc(labs.votesNumber), newest],
    newest: [newest],
  };
  return toPage(query, {
    rows: db
      .select(labFacts)
      .from(projectCompetitions)
      .innerJoin(labs, isOfLab)
      .leftJoin(sql`lateral ${revealedAt(now)} as revealed`, sql`true`)
      .where(chosen)
      .orderBy(...orders[query.sort ?? 'score'], asc(labs.id)),
    total: db
      .select({ rows: count() })
      .from(projectCompetitions)
      .innerJoin(labs, isOfLab)
      .where(chosen),
    present: (rows) => toLabs(db, rows),
  });
};

/** Competitions whose code these projects are, as far as the caller is shown it now. */
export const codeOfProjects = async (
  db: Handle,
  caller: Caller | null,
  projectIds: readonly string[],
  now: Date,
): Promise<SharedCode[]> => {
  const rows = await db
    .select({
      Lab: projectCompetitions.projectId,
      Competition: projectCompetitions.competitionId,
      Score: sql<number | null>`revealed.score`,
      Private: sql<boolean>`coalesce(revealed.is_private, false)`,
    })
    .from(projectCompetitions)
    .innerJoin(labs, isOfLab)
    .leftJoin(sql`lateral ${revealedAt(now)} as revealed`, sql`true`)
    .where(and(inArray(projectCompetitions.projectId, [...projectIds]), isPublic))
    .orderBy(desc(projectCompetitions.date), asc(projectCompetitions.competitionId))
    .limit(1_000);
  const ids = [...new Set(rows.map(({ Competition }) => Competition))];
  const states = await codeStates(db, caller, ids, now);
  const shown = new Set(
    states.flatMap(({ Competition, SharesCode }) => (SharesCode ? Competition : [])),
  );
  return rows.filter(({ Competition }) => shown.has(Competition));
};
