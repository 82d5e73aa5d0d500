import { basename, join } from 'node:path';
import { type Run, textOf } from './command.ts';
import { download, type Remote } from './download.ts';
import { exits, Problem } from './exits.ts';
import { distinctPaths, safePath } from './file-names.ts';
import { unmarked } from './output.ts';
import type { Answer, Site } from './site.ts';

type Listed = Remote & { path: string };

interface DataFile {
  name: string;
  size: number;
  url: string;
}

interface Data {
  competition: {
    datasetBindings: { files: DataFile[] | null }[] | null;
    stages:
      | {
          tasks:
            | {
                sampleFileUrl: string | null;
                files: DataFile[] | null;
                review: { answeredSampleUrl: string | null } | null;
              }[]
            | null;
        }[]
      | null;
  };
}

/** Name and size of a file of which only the address is known. */
const lookUp = async (site: Site, url: string): Promise<Listed | undefined> => {
  const answer = await site.file(url, { range: 'bytes=0-0' });
  await answer.body?.cancel();
  if (!answer.ok) return undefined;
  const said = answer.headers.get('content-disposition') ?? '';
  const [, encoded, plain] = /filename\*=UTF-8''([^;]+)|filename="([^"]*)"/i.exec(said) ?? [];
  const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
  const path = encoded === undefined ? plain : decodeURIComponent(encoded);
  return {
    url,
    path: path ?? basename(new URL(url, site.origin).pathname),
    ...(total !== undefined && { size: Number(total) }),
  };
};

/** All files of a competition that one may download, each once. */
const listData = async (site: Site, answer: Answer): Promise<Listed[]> => {
  const { competition } = unmarked(answer) as Data;
  const tasks = (competition.stages ?? []).flatMap((stage) => stage.tasks ?? []);
  const named = [...(competition.datasetBindings ?? []), ...tasks]
    .flatMap(({ files }) => files ?? [])
    .map(({ name, size, url }) => ({ path: name, size, url }));
  const known = new Set(named.map(({ url }) => url));
  const addresses = tasks
    .flatMap(({ sampleFileUrl, review }) => [sampleFileUrl, review?.answeredSampleUrl])
    .filter((url) => url !== null && url !== undefined && !known.has(url));
  const looked: (Listed | undefined)[] = [];
  for (const url of new Set(addresses as string[])) looked.push(await lookUp(site, url));
  const all = [...named, ...looked.filter((one) => one !== undefined)];
  return [...new Map(all.map((one) => [one.url, one])).values()];
};

/** Downloads files one after another, and tells what came. */
const downloadAll = async (run: Run, listed: readonly Listed[]): Promise<void> => {
  const { values, out } = run;
  const only = textOf(run, 'only');
  const kept = only === undefined ? listed : listed.filter(({ path }) => path.includes(only));
  if (kept.length === 0) throw new Problem(exits.notFound, '没有可以下载的文件', 'NOT_FOUND');
  const paths = distinctPaths(kept.map(({ path }) => safePath(path)));
  if (values.list === true) {
    const files = kept.map(({ size, url, hash }, at) => ({ path: paths[at], size, url, hash }));
    out.answer({ files });
    return;
  }
  const folder = textOf(run, 'to') ?? '.';
  const files = [];
  for (const [at, remote] of kept.entries()) {
    const path = join(folder, paths[at] ?? '');
    out.progress(`下载 ${path}`);
    const isNew = await download(run.site(), remote, path);
    files.push({ path, size: remote.size ?? null, isChecked: Boolean(remote.hash), isNew });
  }
  out.answer({ files });
};

export const runData = async (run: Run): Promise<void> => {
  const site = run.site();
  const answer = await site.verb('data', { id: run.values.id });
  await downloadAll(run, await listData(site, answer));
};

interface DatasetFiles {
  dataset: { files: { path: string; size: number; hash: string | null; url: string }[] | null };
}

/** Reads a dataset, or downloads its files, each checked by its hash. */
export const runDataset = async (run: Run): Promise<void> => {
  const { id, version, download: isWanted } = run.values;
  const given = { id, ...(version !== undefined && { version }) };
  const answer = await run.site().verb('dataset', given);
  if (isWanted !== true) {
    run.out.answer(answer);
    return;
  }
  const { files } = (unmarked(answer) as DatasetFiles).dataset;
  await downloadAll(run, files ?? []);
};

interface Versions {
  project: { title: string; versions: { id: string; number: number }[] | null };
}

/** Reads a project, or downloads the notebooks of a version. */
export const runProject = async (run: Run): Promise<void> => {
  const { id, download: isWanted, version } = run.values;
  const answer = await run.site().verb('project', { id });
  if (isWanted !== true) {
    run.out.answer(answer);
    return;
  }
  const { versions } = (unmarked(answer) as Versions).project;
  const sorted = (versions ?? []).toSorted((one, other) => other.number - one.number);
  const found = version === undefined ? sorted[0] : sorted.find(({ number }) => number === version);
  if (!found) throw new Problem(exits.notFound, '未找到该项目版本', 'NOT_FOUND');
  const file = await lookUp(run.site(), `/exports/projects/${found.id}`);
  if (!file) throw new Problem(exits.notFound, '未找到该项目版本', 'NOT_FOUND');
  await downloadAll(run, [file]);
};
