import { sql } from 'drizzle-orm';
import { competitions } from '#domains/competitions/tables.ts';
import { works } from '../tables.ts';

/**
 * True for works of agents whose competition ranks them apart, over `works`: they stand on boards
 * of their own, and on no board of people.
 */
export const isRankedApart = sql<boolean>`(${works.authorship} = 'AGENT' and exists (
  select 1 from ${competitions}
  where ${competitions.id} = ${works.competitionId}
    and ${competitions.authorshipRule} = 'OWN_RANKING'
))`;
