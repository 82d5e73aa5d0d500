import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { comment, commentsOn } from '#tests/platform/support/comments.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let folder: string;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-words-'));
  const words = path.join(folder, 'words.txt');
  writeFileSync(words, '代写\n');
  const env = { MASKED_WORDS_FILE: words, COMMENTS_PER_MINUTE: '1000' };
  platform = await startPlatform({ worker: false, env });
  owner = await writer(platform, '项目作者');
  reader = await writer(platform, '评论者', { growthScore: 0 });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (lab: string, by: Person, content?: string, ref?: string) =>
  comment(platform, lab, by, content, ref);
const countOf = async (lab: string) =>
  (await platform.call(projectCalls.one, { params: { id: lab }, query: {} }, owner)).CommentsCount;
const texts = async (
  ...args: Parameters<typeof commentsOn> extends [unknown, ...infer R] ? R : never
) => (await commentsOn(platform, ...args)).data.map(({ Content }) => Content);
const answersTo = (id: string, query: object = {}, by?: Person) =>
  platform.call(
    commentCalls.replies,
    { params: { id }, query: { page: 1, perPage: 20, ...query } },
    by,
  );
const remove = (id: string, by: Person) =>
  platform.call(commentCalls.remove, { params: { id } }, by);
const refused = (body: object, by: Person) =>
  platform.refusal(
    commentCalls.create,
    { body: { Kind: 'LAB', Content: '好', ...body } as never },
    by,
  );
const setLab = (id: string, row: Partial<typeof labs.$inferInsert>) =>
  platform.database.db.update(labs).set(row).where(eq(labs.id, id));

describe('comments', () => {
  it('stand by pages of 20 from either end, and count in the project', async () => {
    const lab = await versioned(platform, owner);
    const made = [];
    for (let number = 1; number <= 22; number++)
      made.push(await write(lab, reader, `第${number}条`));
    const first = await commentsOn(platform, lab);
    expect(first).toMatchObject({ totalNum: 22, perPage: 20, page: 1 });
    expect(first.data[0]).toMatchObject({ Content: '第22条', UpdateDate: null, First: null });
    expect(await texts(lab, { sort: 'CreateDate', page: 2 })).toEqual(['第21条', '第22条']);
    expect(await countOf(lab)).toBe(22);
    expect(await commentsOn(platform, lab, { At: made[0]?._id ?? '' })).toMatchObject({ page: 2 });
  });

  it('stand as they were written, however many come in one moment', async () => {
    const lab = await versioned(platform, owner);
    const now = (Content: string, RefComment?: string) =>
      platform.call(
        commentCalls.create,
        { body: { Kind: 'LAB', Target: lab, Content, ...(RefComment && { RefComment }) } },
        reader,
      );
    const written = [...'一二三四五六'];
    const made = [];
    for (const text of written) made.push(await now(text));
    expect(await texts(lab, { sort: 'CreateDate' })).toEqual(written);
    expect(await texts(lab)).toEqual(written.toReversed());
    // A clock that is behind others' puts none before them.
    platform.clock.advance(-60_000);
    for (const text of written) await now(text, made[0]?._id);
    await now('最后');
    platform.clock.advance(60_000);
    const answers = (await answersTo(made[0]?._id ?? '')).data;
    expect(answers.map(({ Content }) => Content)).toEqual(written);
    expect(await texts(lab)).toEqual(['最后', ...written.toReversed()]);
  });

  it('have answers of one level, which name whom they answer, oldest first', async () => {
    const lab = await versioned(platform, owner);
    const first = await write(lab, reader);
    const answer = await write(lab, owner, '谢谢', first._id);
    const deeper = await write(lab, reader, '不客气', answer._id);
    expect(deeper).toMatchObject({
      First: first._id,
      RefComment: { _id: answer._id, User: owner.id },
    });
    const { data } = await answersTo(first._id);
    expect(data.map(({ Content }) => Content)).toEqual(['谢谢', '不客气']);
    expect((await commentsOn(platform, lab)).data).toMatchObject([{ RepliesCount: 2 }]);
    expect(await countOf(lab)).toBe(3);
    // An answer's page is that of what it stands under.
    expect(await commentsOn(platform, lab, { At: deeper._id })).toMatchObject({ page: 1 });
    const ids = { query: { ids: first._id } };
    for (let more = 0; more < 3; more++) await write(lab, reader, `再答${more}`, first._id);
    const shown = await platform.call(commentCalls.firstReplies, ids);
    expect(shown.data.map(({ Content }) => Content)).toEqual(['谢谢', '不客气', '再答0']);
    const last = (await answersTo(first._id)).data.at(-1);
    expect(await answersTo(first._id, { perPage: 2, At: last?._id })).toMatchObject({ page: 3 });
  });

  it('are 1 to 2,000 characters, masked for others, and kept as they were written', async () => {
    const lab = await versioned(platform, owner);
    const body = { Target: lab };
    expect(await refused({ ...body, Content: ' \n ' }, reader)).toMatchObject({
      message: '你还没有输入内容',
      field: 'Content',
    });
    expect(await refused({ ...body, Content: '长'.repeat(2_001) }, reader)).toMatchObject({
      field: 'Content',
    });
    const made = await write(lab, reader, '代写加我');
    expect(made.Content).toBe('代写加我');
    expect(await texts(lab)).toEqual(['＊＊加我']);
    expect(await texts(lab, {}, reader)).toEqual(['代写加我']);
  });

  it('are edited by who wrote them alone, and say so', async () => {
    const lab = await versioned(platform, owner);
    const { _id: id } = await write(lab, reader);
    const change = { params: { id }, body: { Content: '改过' } };
    expect(await platform.refusal(commentCalls.update, change, owner)).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await platform.call(commentCalls.update, change, reader)).toMatchObject({
      Content: '改过',
      UpdateDate: platform.clock.now.toISOString(),
    });
    const empty = { params: { id }, body: { Content: '' } };
    expect((await platform.refusal(commentCalls.update, empty, reader)).message).toBe(
      '评论内容不能为空',
    );
  });

  it('go when their author deletes them; one that is answered keeps its place without its text', async () => {
    const lab = await versioned(platform, owner);
    const alone = await write(lab, reader, '独自');
    const answeredOne = await write(lab, reader, '有人回');
    const answer = await write(lab, owner, '回', answeredOne._id);
    expect(
      (await platform.refusal(commentCalls.remove, { params: { id: alone._id } }, owner)).code,
    ).toBe('FORBIDDEN');
    await remove(alone._id, reader);
    await remove(answeredOne._id, reader);
    expect((await commentsOn(platform, lab)).data).toMatchObject([
      { _id: answeredOne._id, Content: '', IsDeleted: true, RepliesCount: 1 },
    ]);
    expect(await countOf(lab)).toBe(1);
    expect((await refused({ Target: lab, RefComment: answeredOne._id }, reader)).code).toBe(
      'NOT_FOUND',
    );
    await remove(answer._id, owner);
    expect((await commentsOn(platform, lab)).totalNum).toBe(0);
    expect(await countOf(lab)).toBe(0);
  });

  it('are read and written where the project is', async () => {
    const lab = await versioned(platform, owner);
    const { _id: id } = await write(lab, reader);
    const other = await versioned(platform, owner);
    expect(await refused({ Target: other, RefComment: id }, reader)).toMatchObject({
      code: 'NOT_FOUND',
      field: 'RefComment',
    });
    await setLab(lab, { private: true });
    const list = { query: { page: 1, perPage: 20, Kind: 'LAB' as const, Target: lab } };
    for (const by of [undefined, reader]) {
      expect((await platform.refusal(commentCalls.list, list, by)).code).toBe('NOT_FOUND');
      expect(
        (await platform.call(commentCalls.firstReplies, { query: { ids: id } }, by)).data,
      ).toEqual([]);
      const replies = { params: { id }, query: { page: 1, perPage: 20 } };
      expect((await platform.refusal(commentCalls.replies, replies, by)).code).toBe('NOT_FOUND');
    }
    expect((await refused({ Target: lab }, reader)).code).toBe('NOT_FOUND');
    expect(await texts(lab, {}, owner)).toHaveLength(1);
    expect(await refused({ Target: lab }, owner)).toMatchObject({
      code: 'FORBIDDEN',
      message: '内容公开后才能评论',
    });
    await setLab(lab, { private: false, deleted: true });
    expect((await platform.refusal(commentCalls.list, list, owner)).code).toBe('NOT_FOUND');
  });
});

it('tells the owner and who is answered, once each and never oneself', async () => {
  const lab = await versioned(platform, owner, { title: '西雅图的雨' });
  const [first, second] = [await writer(platform, '甲一'), await writer(platform, '乙一')];
  const noticesOf = async (person: Person) => {
    const { data } = await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 50 } },
      person,
    );
    return data
      .filter(({ Related }) => Related === lab)
      .map(({ EventType, Data: { User, Lab, Comment } }) => [
        EventType,
        User?.Name,
        Lab?.Name,
        Comment?._id,
        Comment?.Answers,
      ]);
  };
  await write(lab, owner, '欢迎讨论');
  const one = await write(lab, first, '请教');
  const two = await write(lab, second, '我来答', one._id);
  const three = await write(lab, first, '懂了', two._id);
  const four = await write(lab, owner, '好', one._id);
  const five = await write(lab, first, '谢作者', four._id);
  const row = (by: string, { _id }: { _id: string }, answers: boolean) => [
    22,
    by,
    '西雅图的雨',
    _id,
    answers,
  ];
  expect(await noticesOf(owner)).toEqual([
    row('甲一', five, true),
    row('甲一', three, false),
    row('乙一', two, false),
    row('甲一', one, false),
  ]);
  expect(await noticesOf(first)).toEqual([row('项目作者', four, true), row('乙一', two, true)]);
  expect(await noticesOf(second)).toEqual([row('甲一', three, true)]);
});
