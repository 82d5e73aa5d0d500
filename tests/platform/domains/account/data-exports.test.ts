import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { dataExportCalls as calls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { DAY, minuteText } from '@whaletide/schema/shared/rules/time.ts';
import { competitions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { exportHandler } from '#platform/src/domains/account/exports/job.ts';
import { EXPORT_JOB, pruneDataExports } from '#platform/src/domains/account/exports/orders.ts';
import { memberExports } from '#platform/src/domains/account/tables.ts';
import { follows, members } from '#platform/src/domains/members/tables.ts';
import { sweepFiles } from '#platform/src/domains/uploads/sweep.ts';
import { newId } from '#platform/src/ids.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { exportedTables } from '#platform/src/personal-data/reading.ts';
import { talker } from '#tests/platform/support/chatting.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { post, reply } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { enter, submit, upload } from '#tests/platform/support/submitting.ts';
import { codeAt, enableTwoFactor, PASSWORD } from '#tests/platform/support/two-factor.ts';
import { unzipped } from '#tests/platform/support/unzipped.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { EXPORT_FILES: '2' } });
});
afterAll(() => platform.close());

let count = 0;
const join = async () => {
  const { user, jwt: token } = await platform.join(`导出${(count += 1)}`);
  return { id: user._id, name: user.Name, token };
};
const sources = { ...allContributions, tables: exportedTables(allContributions.personal) };
const proof = { body: { password: PASSWORD } };
const request = (token: string) => platform.call(calls.request, proof, { token });
const list = async (token: string) => (await platform.call(calls.list, {}, { token })).data;
const get = (id: string, token: string) =>
  platform.app.inject({
    url: `/api/auth/exports/${id}/file`,
    headers: { authorization: `Bearer ${token}` },
  });

/** Does the jobs that wait, as a worker would. */
const work = async (): Promise<void> => {
  const { jobs } = platform.services;
  const handler = exportHandler(platform.services, sources);
  for (let job = await jobs.lease([EXPORT_JOB]); job; job = await jobs.lease([EXPORT_JOB])) {
    const held = job;
    await handler.run(held, (tx) => jobs.finish(tx, held), new AbortController().signal);
  }
};
const archiveOf = async (token: string) => {
  const { _id } = await request(token);
  await work();
  const answer = await get(_id, token);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  return unzipped(answer.rawPayload);
};
const pageOf = (files: Map<string, Buffer>) => files.get('index.html')?.toString() ?? '';
const rowsIn = (files: Map<string, Buffer>, file: string) =>
  JSON.parse(files.get(`JSON/${file}.json`)?.toString() ?? '') as Record<string, unknown>[];

describe('asking for an export', () => {
  it('takes the password, a session, and the second step where it is on', async () => {
    const { token } = await join();
    const wrong = { body: { password: 'wrong' } };
    expect(await platform.refusal(calls.request, wrong, { token })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'password',
    });
    const { token: secret } = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '程序', password: 'a-long-password' } },
      { token },
    );
    expect((await platform.refusal(calls.request, proof, { token: secret })).code).toBe(
      'FORBIDDEN',
    );
    expect((await platform.refusal(calls.list, {}, { token: secret })).code).toBe('FORBIDDEN');
    const { secret: key } = await enableTwoFactor(platform, token);
    expect(await platform.refusal(calls.request, proof, { token })).toMatchObject({
      code: 'UNAUTHENTICATED',
      field: 'code',
    });
    expect(await list(token)).toEqual([]);
    const body = { ...proof.body, code: codeAt(key, platform.clock.now) };
    expect(await platform.call(calls.request, { body }, { token })).toMatchObject({
      State: 'PENDING',
      Expires: null,
    });
  });

  it('is once a day, and again after one that failed', async () => {
    const { token } = await join();
    const { _id: id } = await request(token);
    expect(await platform.refusal(calls.request, proof, { token })).toMatchObject({
      code: 'RATE_LIMITED',
      message: '每天可以导出一次，请明天再试',
    });
    const { database, services } = platform;
    const handler = exportHandler(services, sources);
    await database.transaction((tx) =>
      handler.giveUp(tx, {
        id: '',
        kind: EXPORT_JOB,
        data: { id },
        tries: 3,
        lease: '',
        deaths: 0,
        givenUp: true,
      }),
    );
    expect(await list(token)).toMatchObject([{ State: 'FAILED' }]);
    await request(token);
    await work();
    platform.clock.advance(DAY);
    const { jwt } = await platform.call(accountCalls.signIn, {
      body: { account: `导出${count}`, password: PASSWORD },
    });
    await request(jwt);
    await work();
    expect((await list(jwt)).map(({ State }) => State).sort()).toEqual([
      'FAILED',
      'READY',
      'READY',
    ]);
  });

  it('is told and mailed when it is ready', async () => {
    const { id, token } = await join();
    const { db } = platform.database;
    await db.update(members).set({ emailVerified: true }).where(eq(members.id, id));
    await request(token);
    await work();
    const query = { page: 1, perPage: 10 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token });
    expect(data.map(({ EventType }) => EventType)).toEqual([2091]);
    const [mail] = await db.select().from(outbox).where(eq(outbox.memberId, id));
    expect(mail).toMatchObject({ template: 'news', data: { subject: '个人数据已导出' } });
  });
});

describe('an export', () => {
  it('is there for 7 days, for its owner’s session alone', async () => {
    const [{ token }, { token: other }] = [await join(), await join()];
    const { _id: id } = await request(token);
    expect((await get(id, token)).statusCode).toBe(404);
    await work();
    expect((await get(id, token)).statusCode).toBe(200);
    expect((await get(id, other)).statusCode).toBe(404);
    expect((await platform.app.inject({ url: `/api/auth/exports/${id}/file` })).statusCode).toBe(
      401,
    );
    const row = eq(memberExports.id, id);
    const [kept] = await platform.database.db.select().from(memberExports).where(row);
    const key = kept?.fileKey ?? '';
    // As old as the sweep looks at; that of files which no upload knows leaves it alone.
    await utimes(path.join(platform.dataDir, 'uploads', key.slice(0, 2), key), 0, 0);
    platform.clock.advance(2 * DAY);
    await sweepFiles(platform.services, [memberExports.fileKey]);
    expect((await get(id, token)).statusCode).toBe(200);
    platform.clock.advance(5 * DAY);
    expect((await get(id, token)).statusCode).toBe(404);
    await pruneDataExports(platform.services);
    expect(await platform.database.db.select().from(memberExports).where(row)).toEqual([]);
    await expect(platform.services.files.open(key)).rejects.toThrow('no file');
  });

  it('holds what is one’s own, and nothing of anybody else’s', async () => {
    const competition = await makeCompetition(platform);
    const me = { ...(await talker(platform, '自己的人')) };
    const other = { ...(await talker(platform, '别人的人')) };
    const { db } = platform.database;
    await db
      .update(members)
      .set({ bio: '别人的简介', growthScore: 100 })
      .where(eq(members.id, other.id));
    await db
      .update(members)
      .set({ bio: '自己的简介', growthScore: 100 })
      .where(eq(members.id, me.id));
    // Each writes to the other, follows, posts and answers.
    const { _id: session } = await me.open(other.id);
    await me.say(session, '自己的消息');
    await other.say(session, '别人的消息');
    await platform.call(memberCalls.follow, { body: { Target: me.id } }, other);
    const { _id: ownPost } = await post(platform, competition.id, me, { Title: '自己的帖子' });
    await reply(platform, ownPost, other, '别人的评论');
    const { _id: theirs } = await post(platform, competition.id, other, { Title: '别人的帖子' });
    await reply(platform, theirs, me, '自己的评论');
    await project(platform, other, { title: '别人的项目' });
    await project(platform, me, { title: '自己的项目' });

    const files = await archiveOf(me.token);
    const forPrograms = [...files].filter(([name]) => name !== 'index.html');
    const all = forPrograms.map(([name, content]) => `${name}\n${content.toString()}`).join('\n');
    for (const own of ['简介', '消息', '帖子', '评论', '项目', '人'])
      expect(all).toContain(`自己的${own}`);
    expect(all).not.toContain('别人的');
    expect(all).not.toContain(other.id);
    expect(all).not.toContain('别人的人@test.example');
    expect(rowsIn(files, '账号/资料')).toMatchObject([{ id: me.id, bio: '自己的简介' }]);
    expect(rowsIn(files, '私信/我的消息')).toMatchObject([{ content: '自己的消息' }]);
    const page = pageOf(files);
    for (const theirs of ['消息', '评论', '项目', '简介'])
      expect(page).not.toContain(`别人的${theirs}`);
    expect(page).not.toContain(other.id);
    expect(page).not.toContain('别人的人@test.example');
    // Names of what the member wrote to and about, as the site shows them.
    expect(page).toContain('<dt>帖子</dt><dd>别人的帖子</dd>');
    expect(page).toContain('<dt>与谁</dt><dd>别人的人</dd>');
  });

  it('says whom the member follows, and when they were followed but not by whom', async () => {
    const [me, followed, follower] = [await join(), await join(), await join()];
    await platform.call(memberCalls.follow, { body: { Target: followed.id } }, me);
    await platform.call(memberCalls.follow, { body: { Target: me.id } }, follower);
    const files = await archiveOf(me.token);
    expect(rowsIn(files, '关注/我的关注')).toEqual([
      expect.objectContaining({ kind: 'MEMBER', targetId: followed.id }),
    ]);
    expect(rowsIn(files, '动态/我的动态')).toEqual([
      expect.objectContaining({ action: 'FOLLOW', targetId: followed.id }),
    ]);
    const date = new Date(platform.clock.now).toISOString();
    expect(rowsIn(files, '关注/关注我的')).toEqual([{ kind: 'MEMBER', targetId: me.id, date }]);
    expect([...files.values()].join('\n')).not.toContain(follower.id);
    expect(pageOf(files)).toContain(`<dt>对象</dt><dd>${followed.name}</dd>`);
    expect(pageOf(files)).not.toContain(follower.name);
  });

  it('holds the files as far as they go in, and names the others', async () => {
    const competition = await makeCompetition(platform);
    const entrant = await enter(platform, competition, '传文件的人');
    await submit(platform, competition, entrant.token, resultFile(4));
    for (const text of ['%PDF-1.7 一', '%PDF-1.7 二'])
      await upload(platform, entrant.token, text, { name: '证明.pdf', purpose: 'qualification' });
    const files = await archiveOf(entrant.token);
    const inside = [...files.keys()].filter((name) => name.startsWith('文件/'));
    expect(inside).toHaveLength(2);
    expect(rowsIn(files, '文件/清单')).toHaveLength(3);
    expect(pageOf(files)).toContain('以下 1 个文件没有放入');
    expect(await list(entrant.token)).toMatchObject([{ FilesLeftOut: 1 }]);
    expect(rowsIn(files, '比赛/提交记录')).toHaveLength(1);
  });

  it('holds every row of ten thousand', async () => {
    const { id, token } = await join();
    const date = platform.clock.now;
    const rows = Array.from({ length: 10_000 }, () => ({
      memberId: id,
      kind: 'COLUMN' as const,
      targetId: newId(),
      date,
    }));
    for (let at = 0; at < rows.length; at += 1_000)
      await platform.database.db.insert(follows).values(rows.slice(at, at + 1_000));
    const files = await archiveOf(token);
    const exported = rowsIn(files, '关注/我的关注');
    expect(exported).toHaveLength(10_000);
    expect(new Set(exported.map(({ targetId }) => targetId)).size).toBe(10_000);
  });
  it('is a page for its member: names, words, times of Beijing, and nothing empty', async () => {
    const competition = await makeCompetition(platform);
    const entrant = await enter(platform, competition, '看导出的人');
    await submit(platform, competition, entrant.token, resultFile(4));
    const files = await archiveOf(entrant.token);
    const page = pageOf(files);
    const { db } = platform.database;
    const nameIn = async (table: typeof competitions | typeof tasks, id: string) =>
      (await db.select({ name: table.name }).from(table).where(eq(table.id, id)))[0]?.name ?? '';
    const [name, task] = [
      await nameIn(competitions, competition.id),
      await nameIn(tasks, competition.taskId),
    ];
    expect(page).toContain(`<dt>比赛</dt><dd>${name}</dd><dt>状态</dt><dd>已报名</dd>`);
    expect(page).toContain(`<dt>任务</dt><dd>${task}</dd>`);
    expect(page).toContain('<dt>状态</dt><dd>等待评分</dd>');
    expect(page).toContain(minuteText(platform.clock.now));
    expect(page).not.toMatch(/\dT\d\d:\d\d|>(null|undefined|true|false|\[object)/);
    expect(page).not.toMatch(/<dd>[0-9a-f]{24}<|<dd>[A-Z_]{4,}</);
    // A file by its own name, below what it was made for, and a link to it.
    const file = [...files.keys()].find((path) => path.startsWith(`文件/比赛/${name}/${task}/`));
    expect(file).toMatch(/\.csv$/);
    expect(page).toContain(`href="${(file ?? '').split('/').map(encodeURIComponent).join('/')}"`);
    for (const [path, content] of files)
      expect([path, content.toString().trim()]).not.toEqual([path, '[]']);
  });

  it('has the notebooks of forks, each in the folder of its project', async () => {
    const author = await talker(platform, '写项目的人');
    const me = await talker(platform, '派生的人');
    const made = await versioned(platform, author, { title: '原来的/项目' });
    const fork = await platform.call(
      projectWritingCalls.fork,
      { params: { id: made }, body: {} },
      me,
    );
    const files = await archiveOf(me.token);
    const inside = [...files.keys()].filter((name) => name.startsWith('文件/'));
    expect(inside).toHaveLength(1);
    expect(inside[0]).toMatch(/^文件\/项目\/[^/]+\/[^/]+\.ipynb$/);
    expect(JSON.parse(files.get(inside[0] ?? '')?.toString() ?? '')).toHaveProperty('cells');
    expect(fork.Parent).toBe(made);
    expect(pageOf(files)).toContain('<dt>Fork 自</dt><dd>原来的/项目</dd>');
  });
});
