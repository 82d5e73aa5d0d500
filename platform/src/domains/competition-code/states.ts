import { inArray } from 'drizzle-orm';
import type { CodeState } from '@whaletide/schema/domains/competition-code/rest.ts';
import {
  type CodeSharing,
  DEFAULT_CODE_SHARING,
  sharesCode,
} from '@whaletide/schema/domains/competition-code/rules.ts';
import type { Handle } from '#database/database.ts';
import type { AnyCaller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { codeRules } from './tables.ts';

/** Rules for code of those of these competitions that the caller may see; two statements. */
export const codeStates = async (
  db: Handle,
  caller: AnyCaller | null,
  ids: readonly string[],
  now: Date,
): Promise<CodeState[]> => {
  if (ids.length === 0) return [];
  const seen = await competitionsByIds(db, ids, caller);
  const rules = await db
    .select()
    .from(codeRules)
    .where(inArray(codeRules.competitionId, [...ids]));
  const chosen = new Map<string, CodeSharing>(
    rules.map(({ competitionId, sharing }) => [competitionId, sharing]),
  );
  return seen.map(({ id, startDate, endDate, published }) => {
    const sharing = chosen.get(id) ?? DEFAULT_CODE_SHARING;
    return {
      Competition: id,
      Sharing: sharing,
      SharesCode: published && sharesCode({ sharing, startDate, endDate }, now),
    };
  });
};

/** The rule for code of a competition. @throws Refusal NOT_FOUND where the caller may not see it */
export const codeState = async (
  db: Handle,
  caller: AnyCaller | null,
  id: string,
  now: Date,
): Promise<CodeState> => {
  const [state] = await codeStates(db, caller, [id], now);
  if (!state) throw notFound('比赛');
  return state;
};
