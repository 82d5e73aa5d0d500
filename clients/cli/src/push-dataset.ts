import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  isSystemFile,
  pathProblem,
} from '@whaletide/schema/domains/datasets/rules/dataset-paths.ts';
import { type Run, textOf } from './command.ts';
import { hashOf } from './download.ts';
import { exits, Problem } from './exits.ts';
import { operations } from './operations.ts';
import { uploadInParts } from './parted-upload.ts';
import { UnpublishedFiles } from './pushes.ts';
import { type UploadedFile, upload } from './upload.ts';

interface DatasetFile {
  token: string;
  path: string;
  size: number;
  hash: string | null;
}

interface ToPush {
  dataset: { id: string; version: number; files: DatasetFile[] | null } | null;
}

interface Published {
  publishDatasetVersion: { path: string; version: number; filesCount: number; size: number };
}

/** Size from which a file goes in parts, so that a line that is cut costs a part alone. */
const PARTED_BYTES = 4 * 1024 * 1024;

/** Files of a folder by their paths within it, without those that systems leave there. */
const filesIn = (folder: string): string[] => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Problem(exits.usage, `找不到文件夹：${folder}`);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .map((path) => path.normalize('NFC'))
    .filter((path) => !isSystemFile(path))
    .toSorted();
  if (paths.length === 0) throw new Problem(exits.refused, `文件夹里没有文件：${folder}`);
  for (const path of paths) {
    const problem = pathProblem(path);
    if (problem !== null) throw new Problem(exits.refused, `${path}：${problem}`);
  }
  return paths;
};

interface Change {
  path: string;
  change: 'added' | 'changed' | 'same' | 'removed';
}

const chineseOf = { added: '新增', changed: '更改', same: '不变', removed: '移除' } as const;

/** Publishes a folder as a dataset's next version; uploads only what the site doesn't have. */
export const runPushDataset = async (run: Run): Promise<void> => {
  const { site: siteOf, settings, out, values } = run;
  const site = siteOf();
  const folder = textOf(run, 'folder') ?? '';
  const paths = filesIn(folder);
  const { dataset } = await site.graphql<ToPush>(operations.dataset, { id: values.id });
  if (!dataset) throw new Problem(exits.notFound, '未找到指定的数据集', 'NOT_FOUND');
  const before = new Map((dataset.files ?? []).map((file) => [file.path, file]));
  const byHash = new Map((dataset.files ?? []).map((file) => [file.hash, file]));
  const ownFolder = dirname(settings.file);
  mkdirSync(ownFolder, { recursive: true, mode: 0o700 });
  const unpublished = new UnpublishedFiles(ownFolder, `${site.origin} ${dataset.id}`);

  const send = async (path: string, hash: string): Promise<UploadedFile> => {
    const come = unpublished.get(hash);
    if (come) return come;
    const file = join(folder, path);
    const { size } = statSync(file);
    out.progress(`上传 ${path}`);
    const isWhole = size > 0 && size < PARTED_BYTES;
    const sent = isWhole
      ? await upload(site, file, 'dataset')
      : await uploadInParts(site, file, hash);
    unpublished.add(hash, sent);
    return sent;
  };

  const files: object[] = [];
  const changes: Change[] = [];
  for (const path of paths) {
    const hash = await hashOf(join(folder, path));
    const name = path.split('/').at(-1) ?? path;
    const old = before.get(path);
    const change = old?.hash === hash ? 'same' : old ? 'changed' : 'added';
    changes.push({ path, change });
    if (values.dryRun === true) continue;
    // A file that was renamed or stands there twice needn't come again.
    const known = byHash.get(hash);
    const kept = known && { key: known.token, name, path };
    files.push(kept ?? { ...pick(await send(path, hash)), name, path });
  }
  const own = new Set(paths);
  const others = [...before.values()].filter(({ path }) => !own.has(path));
  if (values.keep === true)
    files.push(
      ...others.map(({ token: key, path }) => ({ key, name: path.split('/').at(-1), path })),
    );
  else changes.push(...others.map(({ path }) => ({ path, change: 'removed' as const })));
  const told = changes.map(({ path, change }) => ({ 文件: path, 变化: chineseOf[change] }));
  const isSame = changes.every(({ change }) => change === 'same');
  if (values.dryRun === true || isSame) {
    out.answer({ version: dataset.version, isPublished: false, changes }, { 文件: told });
    return;
  }
  const input = { datasetId: dataset.id, files, note: textOf(run, 'note') ?? '' };
  try {
    const { publishDatasetVersion } = await site.graphql<Published>(operations.publishDataset, {
      input,
    });
    unpublished.clear();
    const answer = { ...publishDatasetVersion, isPublished: true, changes };
    out.answer(answer, { 版本: publishDatasetVersion.version, 文件: told });
  } catch (error) {
    // Uploads that the site has thrown away meanwhile must not be named once more.
    if (error instanceof Problem && error.exit !== exits.unreachable) unpublished.clear();
    throw error;
  }
};

const pick = ({ key, ext, size }: UploadedFile) => ({ key, ext, size });
