import { parkedWorkCalls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { newId } from '#platform/src/ids.ts';
import type { Person } from './forum.ts';
import { draft } from './mailing.ts';
import type { TestPlatform } from './platform.ts';

/** A parked mail; answers its key. */
export const parkMail = async (
  { database, clock }: TestPlatform,
  key: string,
  row: Partial<typeof outbox.$inferInsert> = {},
): Promise<string> => {
  const parked = { due: clock.now, tries: 3, parkedDate: clock.now, reason: '550 no' };
  await database.db.insert(outbox).values({ ...draft(key), ...parked, ...row });
  return key;
};

/** A parked job; answers its id. */
export const parkJob = async (
  { database, clock }: TestPlatform,
  row: Partial<typeof jobs.$inferInsert> = {},
): Promise<string> => {
  const id = newId();
  const parked = { due: clock.now, tries: 3, parkedDate: clock.now, reason: 'FAILED' as const };
  await database.db.insert(jobs).values({ id, kind: 'digest', data: {}, ...parked, ...row });
  return id;
};

export const retryMail = (
  platform: TestPlatform,
  who: Person,
  Key: string,
  MayRepeat = false,
): Promise<unknown> => platform.call(parkedWorkCalls.retryMail, { body: { Key, MayRepeat } }, who);
