import { type Column, columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { type Person, picture, writer } from './forum.ts';
import type { TestPlatform } from './platform.ts';
import { project, type ProjectFacts } from './projects.ts';

/** A member who may write columns. */
export const author = (platform: TestPlatform, name: string): Promise<Person> =>
  writer(platform, name, { roles: ['columnist'] });

/** A new column of theirs, without projects. */
export const column = async (
  platform: TestPlatform,
  owner: Person,
  Name: string,
): Promise<Column> => {
  const Image = await picture(platform, owner);
  const body = { Name, ShortDescription: `${Name}的简介`, Image };
  return platform.call(columnCalls.create, { body }, owner);
};

/** A project of theirs with a version, which they may collect; answers its id. */
export const versioned = async (
  platform: TestPlatform,
  owner: Person,
  row: ProjectFacts = {},
): Promise<string> => {
  const id = await project(platform, owner, row);
  await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, owner);
  return id;
};

export const collect = (
  platform: TestPlatform,
  owner: Person,
  id: string,
  labId: string,
): Promise<Column> => platform.call(columnCalls.addLab, { params: { id, labId } }, owner);
