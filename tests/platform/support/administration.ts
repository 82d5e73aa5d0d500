import { type AuditEntry, moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { type Person, writer } from './forum.ts';
import type { TestPlatform } from './platform.ts';

export const administrator = (platform: TestPlatform, name: string): Promise<Person> =>
  writer(platform, name, { roles: ['admin'] });

/** Entries of the log, newest first. */
export const audited = async (platform: TestPlatform, admin: Person): Promise<AuditEntry[]> => {
  const query = { page: 1, perPage: 100 };
  return (await platform.call(moderationCalls.log, { query }, admin)).data;
};

/** The newest entry of an action. */
export const newest = async (
  platform: TestPlatform,
  admin: Person,
  action: string,
): Promise<AuditEntry> => {
  const found = (await audited(platform, admin)).find(({ Action }) => Action === action);
  if (!found) throw new Error(`${action} was not written down`);
  return found;
};
