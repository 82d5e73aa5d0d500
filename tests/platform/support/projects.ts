import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { labs, notebookFiles, type NotebookRef } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { checkNotebook } from '#platform/src/domains/projects/rendering/checking.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

export interface NotebookFile {
  name: string;
  content: unknown;
}

export const notebookFile = (cells: object[], name = '分析.ipynb'): NotebookFile => ({
  name,
  content: { nbformat: 4, nbformat_minor: 5, metadata: {}, cells },
});

const hello = notebookFile([{ cell_type: 'markdown', metadata: {}, source: '# 你好' }]);

/** Puts notebooks where uploads put them; answers what a project has of them. */
export const storeNotebooks = async (
  { database, services, dataDir, clock }: TestPlatform,
  files: readonly NotebookFile[],
): Promise<NotebookRef[]> => {
  const stored: NotebookRef[] = [];
  for (const { name, content } of files) {
    const json = JSON.stringify(content);
    const key = randomBytes(16).toString('hex');
    const file = path.join(dataDir, key);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, json);
    await services.files.put(key, file);
    const checked = checkNotebook(Buffer.from(json));
    const { passages, modules, ...facts } =
      'problem' in checked
        ? { hash: key.repeat(2), language: null, passages: [], modules: [] }
        : checked;
    const row = { key, size: Buffer.byteLength(json), ...facts };
    await database.db.insert(notebookFiles).values({ ...row, passages, modules, date: clock.now });
    stored.push({ ...row, name });
  }
  return stored;
};

/** Facts about a project; its notebooks by what they hold. */
export type ProjectFacts = Partial<Omit<typeof labs.$inferInsert, 'notebooks'>> & {
  notebooks?: NotebookFile[];
};

/** A project of the member's, without a version; answers its id. */
export const project = async (
  platform: TestPlatform,
  member: Person,
  { notebooks = [hello], ...row }: ProjectFacts = {},
): Promise<string> => {
  const { database, clock } = platform;
  const id = newId();
  await database.db.insert(labs).values({
    id,
    memberId: member.id,
    title: '企鹅识别',
    private: false,
    notebooks: await storeNotebooks(platform, notebooks),
    createDate: clock.now,
    updateDate: clock.now,
    ...row,
  });
  return id;
};
