import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { CompetitionSummary } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { ManagedState } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { containsText } from '#database/contains-text.ts';
import { toPage } from '#http/paging.ts';
import { type AnyCaller, hasRole, isService } from '#http/caller.ts';
import { forbidden } from '#refusal.ts';
import { inStatus } from '../competitions/store/in-status.ts';
import { managedBy } from '../competitions/store/managed-by.ts';
import { summariesOf } from '../competitions/store/summaries.ts';
import { competitions } from '../competitions/tables.ts';
import { organizationMembers, type OrganizationRow } from '../organizations/tables.ts';

/**
 * @throws Refusal FORBIDDEN for who neither belongs to the organization, nor is a co-organizer of a
 * competition of it, nor an administrator
 */
const requireMembership = async (db: Handle, caller: AnyCaller, { id }: OrganizationRow) => {
  if (hasRole(caller, 'admin')) return;
  if (isService(caller)) {
    if (caller.organizationId === null || caller.organizationId === id) return;
    throw forbidden('服务账号只能查看所属组织的比赛和活动');
  }
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
  if (!managed) throw forbidden('仅组织成员可以管理比赛和活动');
};

export interface ManagedQuery {
  page: number;
  perPage: number;
  IsSeriesCompetition?: boolean | undefined;
  SeriesCompetition?: string | undefined;
  Name?: string | undefined;
  State?: ManagedState | undefined;
}

const { published } = competitions;

const inState = (state: ManagedState, now: Date): SQL | undefined => {
  switch (state) {
    case 'draft':
      return eq(published, false);
    case 'notStarted':
      return and(published, inStatus(0, now));
    case 'running':
      return and(published, inStatus(1, now));
    case 'ended':
      return and(published, inStatus(2, now));
  }
};

/**
 * A page of the organization's competitions that the caller manages: drafts first, as there is
 * something to do, then by the newest start.
 */
export const managedCompetitions = async (
  db: Handle,
  caller: AnyCaller,
  organization: OrganizationRow,
  query: ManagedQuery,
  now: Date,
): Promise<Page<CompetitionSummary>> => {
  await requireMembership(db, caller, organization);
  const { IsSeriesCompetition, SeriesCompetition, Name, State } = query;
  const chosen = and(
    eq(competitions.organizationId, organization.id),
    managedBy(caller),
    IsSeriesCompetition === undefined ? undefined : eq(competitions.isSeries, IsSeriesCompetition),
    SeriesCompetition === undefined ? undefined : eq(competitions.seriesId, SeriesCompetition),
    containsText(competitions.name, Name),
    State === undefined ? undefined : inState(State, now),
  );
  return toPage(query, {
    rows: db
      .select()
      .from(competitions)
      .where(chosen)
      .orderBy(asc(published), desc(competitions.startDate), asc(competitions.id)),
    total: db.select({ rows: count() }).from(competitions).where(chosen),
    present: (rows) => summariesOf(db, rows, now),
  });
};
