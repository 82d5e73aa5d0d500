import type { Readable } from 'node:stream';
import { zip } from '#files/zip.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { openNotebook } from './store/notebook-files.ts';
import { filesOfVersions } from './store/notebooks.ts';
import type { Asking } from './store/projects.ts';

interface Download {
  name: string;
  type: string;
  content: Readable;
}

/** Replaces the characters that no file system takes in a name by underscores. */
const fileName = (title: string): string => title.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_').trim();

/**
 * A version's notebooks as one file to keep: the only one, or a ZIP of several.
 * @param notebookId the only one that is wanted
 * @throws Refusal NOT_FOUND
 */
export const downloadVersion = async (
  services: Services,
  { versionId, notebookId }: { versionId: string; notebookId: string | undefined },
  asking: Asking,
): Promise<Download> => {
  const all = await filesOfVersions(services.database.db, [versionId], asking);
  const files = notebookId === undefined ? all : all.filter(({ id }) => id === notebookId);
  const [first, ...others] = files;
  if (!first) throw notFound(notebookId === undefined ? '项目版本' : '笔记本');
  if (others.length === 0)
    return {
      name: first.name,
      type: 'application/x-ipynb+json; charset=utf-8',
      content: await openNotebook(services, first.hash),
    };
  async function* entries() {
    for (const { name, hash, date } of files)
      yield { name, date, content: await openNotebook(services, hash) };
  }
  return {
    name: `${fileName(first.title)}-v${first.number}.zip`,
    type: 'application/zip',
    content: zip(entries()),
  };
};
