import { eq } from 'drizzle-orm';
import { scopes } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { exportedTables } from '#platform/src/personal-data/reading.ts';
import type { TestPlatform } from './platform.ts';

export type Document = Record<string, unknown>;

/** The documents that an export of the member's has now, by their files, as JSON has them. */
export const exportOf = async (
  { database: { db }, clock }: TestPlatform,
  memberId: string,
): Promise<Map<string, Document[]>> => {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  const { roles = [] } = member ?? {};
  const caller = { id: memberId, roles, credentialId: '', kind: 'session' as const, scopes };
  const files = new Map<string, Document[]>();
  for (const { file, rows } of exportedTables(allContributions.personal)) {
    const documents: object[] = [];
    for await (const page of rows(db, { caller, now: clock.now })) documents.push(...page);
    files.set(file, JSON.parse(JSON.stringify(documents)) as Document[]);
  }
  return files;
};
