import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';

let platform: TestPlatform;
let forum: string;
let author: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  forum = (await makeCompetition(platform)).id;
  author = await writer(platform, '作者');
  other = await writer(platform, '读者');
});
afterAll(() => platform.close());

const versioned = async (member: Person, row: object = {}) => {
  const id = await project(platform, member, row);
  await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, member);
  return id;
};
const write = (Lab: string, changes: object = {}) =>
  post(platform, forum, author, { Type: 3, Lab, ...changes });
const change = (id: string, body: object, who = author) =>
  platform.call(forumCalls.update, { params: { id }, body }, who);

describe('the project of a post', () => {
  it('is one of the author’s public projects with a version', async () => {
    const Lab = await versioned(author);
    expect((await write(Lab)).Lab).toBe(Lab);
    await expect(write(await versioned(other))).rejects.toThrow('未找到该项目');
    await expect(write(await versioned(author, { private: true }))).rejects.toThrow(
      '只能关联公开项目',
    );
    await expect(write(await project(platform, author))).rejects.toThrow('请先生成项目版本');
  });

  it('isn’t there where teammates are looked for', async () => {
    const Lab = await versioned(author);
    await expect(write(Lab, { Type: 2 })).rejects.toThrow('关联了项目的帖子不能选择队友招募');
    const { _id } = await write(Lab);
    await expect(change(_id, { Type: 2 })).rejects.toThrow('关联了项目的帖子不能选择队友招募');
    expect((await change(_id, { Type: 2, Lab: null })).post).toMatchObject({ Type: 2, Lab: null });
  });

  it('stays when other things change, also after it was made private', async () => {
    const Lab = await versioned(author);
    const { _id } = await write(Lab);
    await platform.database.db.update(labs).set({ private: true }).where(eq(labs.id, Lab));
    expect((await change(_id, { Title: '新题目' })).post.Lab).toBe(Lab);
    expect((await change(_id, { Title: '再改', Lab })).post.Lab).toBe(Lab);
  });
});
