import type { Practice } from '@whaletide/schema/domains/practice/rest.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { endPractice } from '../teams/store/practising.ts';
import { ownPractice } from './starting.ts';
import { practiceStates } from './store.ts';

/**
 * Ends the caller's virtual participation before its time; one that is over stays as it is.
 * @throws Refusal NOT_FOUND for another's, CONFLICT for practice without an end
 */
export const endEarly = async (
  services: Services,
  caller: Caller,
  practiceId: string,
): Promise<Practice> => {
  const { database, now } = services;
  const { competitionId, endDate } = await ownPractice(services, caller, practiceId);
  if (!endDate) throw conflict('只有虚拟参赛可以提前结束');
  await endPractice(database.db, practiceId, now());
  const [state] = await practiceStates(database.db, caller, [competitionId], now());
  const practice = state?.Practices.find(({ _id }) => _id === practiceId);
  if (!practice) throw notFound('练习');
  return practice;
};
