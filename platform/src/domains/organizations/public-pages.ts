import { sql } from 'drizzle-orm';
import type { PageSource } from '#database/page-source.ts';
import { organizations } from './tables.ts';

/** The homes of organizations, named by what their addresses have. */
export const organizationPages: PageSource = {
  table: organizations,
  id: organizations.shortName,
  updatedAt: () => sql<Date | null>`null`,
  shown: undefined,
};
