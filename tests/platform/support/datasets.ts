import type { datasets } from '#platform/src/domains/datasets/tables.ts';
import { datasets as rows } from '#platform/src/domains/datasets/tables.ts';
import { newId } from '#platform/src/ids.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** A public dataset of the member's with a version, without a file; answers its id. */
export const dataset = async (
  { database, clock }: TestPlatform,
  member: Person,
  row: Partial<typeof datasets.$inferInsert> = {},
): Promise<string> => {
  const id = newId();
  await database.db.insert(rows).values({
    id,
    memberId: member.id,
    title: '企鹅观测',
    titleKey: (row.title ?? '企鹅观测').toLowerCase(),
    visibility: 'PUBLIC',
    versionNumber: 1,
    createDate: clock.now,
    updateDate: clock.now,
    ...row,
  });
  return id;
};
