import { basename } from 'node:path';
import { isChosenTag } from '@whaletide/schema/domains/projects/rules.ts';
import { type Run, textOf } from './command.ts';
import { exits, Problem } from './exits.ts';
import { operations } from './operations.ts';
import { upload, type UploadedFile } from './upload.ts';

interface ToPush {
  project: {
    id: string;
    title: string;
    description: string | null;
    tags: { id: string; name: string }[];
    draftNotebooks: UploadedFile[] | null;
  } | null;
}

interface Published {
  createProjectVersion: { path: string; versions: { id: string; number: number }[] | null };
}

/** Puts a notebook into a project, in place of one of the same name, and publishes a version. */
export const runPushProject = async (run: Run): Promise<void> => {
  const site = run.site();
  const file = textOf(run, 'file') ?? '';
  const name = basename(file).normalize('NFC');
  if (!/\.ipynb$/i.test(name)) throw new Problem(exits.usage, `不是 .ipynb 文件：${file}`);
  const { project } = await site.graphql<ToPush>(operations.project, { id: run.values.id });
  if (!project) throw new Problem(exits.notFound, '未找到指定的项目', 'NOT_FOUND');
  if (!project.draftNotebooks)
    throw new Problem(exits.signIn, '只能发布自己的项目的版本', 'FORBIDDEN');
  run.out.progress(`上传 ${file}`);
  const { key, ext, size } = await upload(site, file, 'notebook', name);
  const sent = { key, name, ext, size };
  const isIn = project.draftNotebooks.some((one) => one.name === name);
  const notebooks = isIn
    ? project.draftNotebooks.map((one) => (one.name === name ? sent : one))
    : [...project.draftNotebooks, sent];
  const { id: projectId, title } = project;
  const tagIds = project.tags.filter((tag) => isChosenTag(tag.name)).map(({ id }) => id);
  const description = project.description ?? '';
  await site.graphql(operations.updateProject, {
    input: { projectId, title, description, tagIds, notebooks },
  });
  const note = textOf(run, 'note');
  const input = { projectId, ...(note !== undefined && { note }) };
  const { createProjectVersion } = await site.graphql<Published>(operations.publishProject, {
    input,
  });
  const numbers = (createProjectVersion.versions ?? []).map(({ number }) => number);
  const { path } = createProjectVersion;
  run.out.answer({ projectId, notebook: name, version: Math.max(...numbers), path });
};
