import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PageSource } from '#database/page-source.ts';
import { shortNameOf } from '../organizations/store.ts';
import { labs, labVersions } from './tables.ts';

/** Public projects; one without a version has nothing to show. */
export const projectPages: PageSource = {
  table: labs,
  id: labs.id,
  updatedAt: () => sql<Date>`${labs.updateDate}`.mapWith(labs.updateDate),
  organization: shortNameOf(labs.organizationId),
  shown: and(
    eq(labs.private, false),
    eq(labs.deleted, false),
    isNull(labs.collapsedDate),
    sql`exists (select 1 from ${labVersions} as version where version.lab_id = labs.id)`,
  ),
};
