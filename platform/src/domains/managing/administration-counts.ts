import { type SQL, sql } from 'drizzle-orm';
import type { AdministrationCounts } from '@whaletide/schema/domains/managing/rest/administration.ts';
import {
  applicationStatus,
  applicationType,
} from '@whaletide/schema/domains/application-forms/rest.ts';
import { verifyStatus } from '@whaletide/schema/domains/account/rest/verification.ts';
import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { Handle } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { jobs } from '#jobs/tables.ts';
import { outbox } from '#mail/tables.ts';
import { forbidden } from '#refusal.ts';
import { realNames } from '../account/tables.ts';
import { applicationForms } from '../application-forms/tables.ts';
import { workOrders } from '../work-orders/tables.ts';

// As constants of the statement, so that it is read by the partial indexes.
const raw = (value: number) => sql.raw(String(value));

const applications = (type: number) =>
  sql`(select count(*)::int from ${applicationForms}
    where ${applicationForms.type} = ${raw(type)}
      and ${applicationForms.status} = ${raw(applicationStatus.waiting)})`;

const openWorkOrders = sql`(select count(*)::int from ${workOrders}
  where ${workOrders.status} in (${raw(workOrderStatus.pending)}, ${raw(workOrderStatus.accepted)}))`;

/** Numbers that higher domains bring, each a subquery. */
export interface WaitingParts {
  /** Number of gift cards that creators asked for. */
  exchanges: SQL;
}

declare module '#domain.ts' {
  interface Domain {
    /** Subquery for the number of gift cards that wait for an administrator. */
    waitingExchanges?: SQL;
  }
  interface Gathered {
    waitingExchanges: SQL;
  }
}

/**
 * Counts the work that waits for the caller, in one statement however much there is, and as it is
 * at this moment. @throws Refusal FORBIDDEN for a caller who is neither an administrator nor of the
 * support
 */
export const administrationCounts = async (
  db: Handle,
  caller: Caller,
  { exchanges }: WaitingParts,
): Promise<AdministrationCounts> => {
  const admin = hasRole(caller, 'admin');
  if (!admin && !hasRole(caller, 'support')) throw forbidden('仅管理员和客服可以查看待处理的数量');
  const forAdmins = (counted: SQL) => (admin ? counted : sql`null::int`);
  const { rows } = await db.execute<{ [Key in keyof AdministrationCounts]: number | null }>(sql`
    select ${openWorkOrders} as "WorkOrders",
      ${forAdmins(sql`(select count(*)::int from ${realNames}
        where ${realNames.route} = 'manual'
          and ${realNames.status} = ${raw(verifyStatus.pending)})`)} as "RealNames",
      ${forAdmins(applications(applicationType.hostCompetition))} as "HostApplications",
      ${forAdmins(applications(applicationType.dataSource))} as "SourceApplications",
      ${forAdmins(exchanges)} as "Exchanges",
      ${forAdmins(sql`(select count(*)::int from ${outbox}
        where ${outbox.parkedDate} is not null and ${outbox.givenUpDate} is null)`)} as "ParkedMails",
      ${forAdmins(sql`(select count(*)::int from ${jobs}
        where ${jobs.parkedDate} is not null)`)} as "ParkedJobs"`);
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
};
