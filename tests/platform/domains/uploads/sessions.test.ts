import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { uploadCalls, type UploadSession } from '@whaletide/schema/domains/uploads/rest.ts';
import { dropExpiredUploads } from '#platform/src/domains/uploads/store/sessions.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { begin, partOf, sendPart, sha256 } from '#tests/platform/support/parted.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const PART = 64 * 1024;
const text = (bytes: number) => Buffer.from(randomBytes(bytes).toString('hex').slice(0, bytes));

let platform: TestPlatform;
let member: Person;
beforeAll(async () => {
  platform = await startPlatform({
    env: {
      UPLOAD_PART_BYTES: String(PART),
      DATASET_TOTAL_BYTES: String(2 * 1024 * 1024),
      JOB_POLL_MS: '20',
    },
  });
  member = await writer(platform, '上传者');
});
afterAll(() => platform.close());

const session = (id: string, who = member) =>
  platform.call(uploadCalls.session, { params: { id } }, who);
const complete = (id: string, who = member) =>
  platform.call(uploadCalls.complete, { params: { id } }, who);
const cancel = (id: string, who = member) =>
  platform.call(uploadCalls.cancel, { params: { id } }, who);
const settled = (id: string) =>
  waitFor('the file', async () => {
    const now = await session(id);
    return now.State === 'assembling' ? undefined : now;
  });
const stored = () =>
  readdirSync(path.join(platform.dataDir, 'uploads'), { recursive: true }).filter((name) =>
    /[0-9a-f]{32}$/.test(String(name)),
  ).length;
const sendAll = async (content: Buffer, to: UploadSession) => {
  for (let number = 0; number * PART < content.length; number += 1)
    if (!to.Received.includes(number))
      await sendPart(platform, member, to, number, partOf(content, to, number));
};

describe('an upload in parts', () => {
  it('goes on where it broke off, in any order, and is whole by its hash', async () => {
    const content = text(PART * 4 + 100);
    const first = await begin(platform, member, content, { Hash: sha256(content) });
    expect(first).toMatchObject({ PartSize: PART, Received: [], State: 'open' });
    await sendPart(platform, member, first, 3, partOf(content, first, 3));
    await sendPart(platform, member, first, 0, partOf(content, first, 0));
    await expect(complete(first._id)).rejects.toThrow('还有3个分片没有上传');
    const again = await begin(platform, member, content, { Hash: sha256(content) });
    expect(again).toMatchObject({ _id: first._id, Received: [0, 3] });
    await sendAll(content, again);
    await complete(first._id);
    await complete(first._id);
    const done = await settled(first._id);
    expect(done).toMatchObject({ State: 'done', File: { name: 'data.csv', ext: '.csv' } });
    const own = await platform.app.inject({
      url: `/api/uploads/${done.File?.key ?? ''}`,
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(sha256(own.rawPayload)).toBe(sha256(content));
    expect((await sendPart(platform, member, first, 0, partOf(content, first, 0))).status).toBe(
      409,
    );
    // The parts go once the file stands.
    await waitFor('the parts to go', () => Promise.resolve(stored() === 1));
  });

  it('takes a part once, and only one that has its size and its hash', async () => {
    const content = text(PART + 10);
    const open = await begin(platform, member, content, { Name: 'parts.csv' });
    const [one, last] = [partOf(content, open, 0), partOf(content, open, 1)];
    const before = stored();
    const send = (number: number, part: Buffer, hash?: string) =>
      sendPart(platform, member, open, number, part, hash);
    expect((await send(0, last)).body.message).toContain('分片大小应为');
    expect((await send(1, one)).body.message).toContain('分片大小应为');
    expect((await send(2, last)).status).toBe(400);
    expect((await send(0, one, sha256(last))).body.message).toContain('损坏');
    expect(stored()).toBe(before);
    expect((await send(0, one, sha256(one))).body.Received).toEqual([0]);
    expect((await send(0, one)).body.Received).toEqual([0]);
    expect(stored()).toBe(before + 1);
    await cancel(open._id);
    expect(stored()).toBe(before);
    await expect(session(open._id)).rejects.toThrow('未找到');
  });

  it('is thrown away no more once it is put together', async () => {
    const idle = await startPlatform({ worker: false });
    const who = await writer(idle, '反悔者');
    const open = await begin(idle, who, { length: 0 }, { Name: '空.txt' });
    await idle.call(uploadCalls.complete, { params: { id: open._id } }, who);
    expect(await idle.refusal(uploadCalls.cancel, { params: { id: open._id } }, who)).toMatchObject(
      { code: 'CONFLICT', message: '文件正在合并，请稍后再试' },
    );
    await idle.close();
  });

  it('is its member’s alone', async () => {
    const other = await writer(platform, '别人');
    const content = text(10);
    const open = await begin(platform, member, content, { Name: 'mine.csv' });
    await expect(session(open._id, other)).rejects.toThrow('未找到');
    await expect(complete(open._id, other)).rejects.toThrow('未找到');
    await expect(cancel(open._id, other)).rejects.toThrow('未找到');
    expect((await sendPart(platform, other, open, 0, content)).status).toBe(404);
    await cancel(open._id);
  });

  it.each([
    ['another hash than was said', text(100), { Name: 'hash.csv', Hash: sha256(text(4)) }, '校验'],
    ['something else than its extension', randomBytes(2_000), { Name: 'a.csv' }, '不符'],
  ])('becomes no file with %s', async (_, content, more, problem) => {
    const open = await begin(platform, member, content, more);
    await sendAll(content, open);
    await complete(open._id);
    const failed = await settled(open._id);
    expect(failed).toMatchObject({ State: 'failed', File: null });
    expect(failed.Problem).toContain(problem);
  });

  it('is refused before the first byte for its name and its size', async () => {
    const bad = (Name: string, length = 10) => begin(platform, member, { length }, { Name });
    await expect(bad('virus.exe')).rejects.toThrow('不支持该文件格式');
    await expect(bad('a.csv', 2 ** 40)).rejects.toThrow('超过限制');
    await expect(bad('a.csv', 3 * 1024 * 1024)).rejects.toThrow('上限');
  });

  it('may be of an empty file, which no part comes of', async () => {
    const open = await begin(platform, member, { length: 0 }, { Name: '空.txt' });
    await complete(open._id);
    expect(await settled(open._id)).toMatchObject({
      State: 'done',
      File: { name: '空.txt', ext: '.txt', size: 0 },
    });
  });

  it('that nobody resumes is thrown away after a day, its parts with it', async () => {
    const content = text(PART * 2);
    const before = stored();
    const open = await begin(platform, member, content, { Name: 'left.csv' });
    await sendPart(platform, member, open, 0, partOf(content, open, 0));
    platform.clock.advance(23 * HOUR);
    await dropExpiredUploads(platform.services);
    expect((await session(open._id)).Received).toEqual([0]);
    platform.clock.advance(2 * HOUR);
    await dropExpiredUploads(platform.services);
    await expect(session(open._id)).rejects.toThrow('未找到');
    expect(stored()).toBeLessThanOrEqual(before);
  });
});
