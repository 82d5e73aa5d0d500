import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { CompetitionSummary } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '../../database/database.ts';
import { toPage } from '../../http/paging.ts';
import { hasRole, type Caller } from '../../http/caller.ts';
import { forbidden } from '../../refusal.ts';
import { managedBy } from '../competitions/store/managed-by.ts';
import { summariesOf } from '../competitions/store/summaries.ts';
import { competitions } from '../competitions/tables.ts';
import { organizationMembers, type OrganizationRow } from '../organizations/tables.ts';

/**
 * @throws Refusal FORBIDDEN for who neither belongs to the organization, nor is a co-organizer of a
 * competition of it, nor an administrator
 */
const requireMembership = async (db: Handle, caller: Caller, { id }: OrganizationRow) => {
  if (hasRole(caller, 'admin')) return;
  const [row] = await db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(
      and(eq(organizationMembers.organizationId, id), eq(organizationMembers.memberId, caller.id)),
    );
  if (row) return;
  const [managed] = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(eq(competitions.organizationId, id), managedBy(caller)))
    .limit(1);
  if (!managed) throw forbidden('仅组织成员可以管理比赛');
};

export interface ManagedQuery {
  page: number;
  perPage: number;
  IsSeriesCompetition?: boolean | undefined;
  SeriesCompetition?: string | undefined;
}

/** A page of the organization's competitions that the caller manages, newest start first. */
export const managedCompetitions = async (
  db: Handle,
  caller: Caller,
  organization: OrganizationRow,
  query: ManagedQuery,
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  await requireMembership(db, caller, organization);
  const { IsSeriesCompetition, SeriesCompetition } = query;
  const chosen = and(
    eq(competitions.organizationId, organization.id),
    managedBy(caller),
    IsSeriesCompetition === undefined ? undefined : eq(competitions.isSeries, IsSeriesCompetition),
    SeriesCompetition === undefined ? undefined : eq(competitions.seriesId, SeriesCompetition),
  );
  return toPage(query, {
    rows: db
      .select()
      .from(competitions)
      .where(chosen)
      .orderBy(desc(competitions.startDate), asc(competitions.id)),
    total: db.select({ rows: count() }).from(competitions).where(chosen),
    present: (rows) => summariesOf(db, rows, now),
  });
};
