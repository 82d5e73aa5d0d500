import { type SQL, sql } from 'drizzle-orm';
import { members } from '#domains/members/tables.ts';
import { organizations } from '../tables.ts';

/** Name of the member who made it, as its page says; null for a stopped account. */
export const memberName: SQL<string | null> =
  sql`case when ${members.deactivated} is null then ${members.name} end`;

/** Name of the organization in whose name it was published, else of its member. */
export const authorName: SQL<string | null> = sql`coalesce(${organizations.name}, ${memberName})`;

/** A list of the one name, or of none. */
export const nameAsList = (name: string | null): string[] => (name ? [name] : []);
