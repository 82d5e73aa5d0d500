import type { NotebookFile } from '../../../platform/src/domains/projects/tables.ts';
import { labs } from '../../../platform/src/domains/projects/tables.ts';
import { newId } from '../../../platform/src/ids.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

export const notebookFile = (cells: object[], name = '分析.ipynb'): NotebookFile => ({
  name,
  content: { nbformat: 4, nbformat_minor: 5, metadata: {}, cells },
});

const hello = notebookFile([{ cell_type: 'markdown', metadata: {}, source: '# 你好' }]);

/** A project of the member's, without a version; answers its id. */
export const project = async (
  { database, clock }: TestPlatform,
  member: Person,
  row: Partial<typeof labs.$inferInsert> = {},
): Promise<string> => {
  const id = newId();
  await database.db.insert(labs).values({
    id,
    memberId: member.id,
    title: '企鹅识别',
    private: false,
    notebooks: [hello],
    createDate: clock.now,
    updateDate: clock.now,
    ...row,
  });
  return id;
};
