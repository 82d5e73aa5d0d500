import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { members } from '#platform/src/domains/members/tables.ts';
import { sweepFiles } from '#platform/src/domains/uploads/sweep.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, submit, upload } from '#tests/platform/support/submitting.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { UPLOAD_TOTAL_BYTES: String(5 * 1024 * 1024) } });
});
afterAll(() => platform.close());

const download = (key: string, token?: string) =>
  platform.app.inject({
    url: `/api/uploads/${key}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

const leftovers = () => readdirSync(path.join(platform.dataDir, 'uploads', 'incoming'));

describe('an upload', () => {
  it('comes back byte by byte, with its name, to its uploader alone', async () => {
    const { jwt } = await platform.join('uploader');
    const { status, body } = await upload(platform, jwt, 'id,label\n1,a\n', { name: '结果 1.csv' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ext: '.csv', name: '结果 1.csv', size: 13 });
    const own = await download(body.key, jwt);
    expect(own.body).toBe('id,label\n1,a\n');
    expect(own.headers['content-disposition']).toContain(encodeURIComponent('结果 1.csv'));
    expect(own.headers['cache-control']).toBe('private, no-store');
    const { jwt: other } = await platform.join('prying');
    expect((await download(body.key, other)).statusCode).toBe(404);
    expect((await download(body.key)).statusCode).toBe(404);
  });

  it('is readable by a teammate’s organizer once submitted', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'submitter');
    const content = 'id,label\n1,a\n';
    const sent = await upload(platform, token, content);
    expect((await download(sent.body.key, competition.organizer.token)).statusCode).toBe(404);
    const work = await submit(platform, competition, token, content);
    expect(work.Status).toBe(0);
  });

  it.each([
    ['a foreign extension', 'x', 'virus.exe'],
    ['no extension', 'x', 'result'],
    ['a zip that calls itself csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'result.csv'],
    ['an image that calls itself csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'result.csv'],
    ['an empty file', '', 'result.csv'],
  ])('is refused for %s, and nothing stays behind', async (_, content, name) => {
    const { jwt } = await platform.join(`refused${Math.random().toString(36).slice(2, 9)}`);
    const { status, body } = await upload(platform, jwt, content, { name });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file' });
    expect(leftovers()).toEqual([]);
  });

  it('is refused above its purpose’s size', async () => {
    const { jwt } = await platform.join('large');
    const png = Buffer.alloc(4 * 1024 * 1024 + 1);
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(png);
    const sent = await upload(platform, jwt, png, { name: 'me.png', purpose: 'avatar' });
    expect(sent.body).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file' });
    expect(leftovers()).toEqual([]);
  });

  it('never leaves the store, whatever the file is called', async () => {
    const { jwt } = await platform.join('traveller');
    const { body } = await upload(platform, jwt, 'x', { name: '../../etc/passwd.csv' });
    expect(body.name).toBe('passwd.csv');
  });

  it('needs the field that the contract names', async () => {
    const { jwt } = await platform.join('fields');
    expect((await upload(platform, jwt, 'x', { field: 'other' })).status).toBe(400);
  });

  it('is refused when the member’s files are too many bytes', async () => {
    const { jwt } = await platform.join('hoarder');
    const content = 'a'.repeat(3 * 1024 * 1024);
    expect((await upload(platform, jwt, content)).status).toBe(200);
    expect((await upload(platform, jwt, content)).body).toMatchObject({ code: 'CONFLICT' });
    expect(leftovers()).toEqual([]);
  });
});

describe('a competition’s asset', () => {
  it('is for organizers to upload, and nobody else’s while no task hands it out', async () => {
    const { user, jwt } = await platform.join('host');
    const send = () => upload(platform, jwt, 'id\n1\n', { name: 'train.csv', purpose: 'asset' });
    expect((await send()).status).toBe(403);
    await platform.database.db
      .update(members)
      .set({ roles: ['organizer'] })
      .where(eq(members.id, user._id));
    const { body } = await send();
    expect((await download(body.key, jwt)).body).toBe('id\n1\n');
    expect((await download(body.key)).statusCode).toBe(404);
  });
});

describe('what no row knows', () => {
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of platform.services.files.list()) keys.push(key);
    return keys;
  };

  it('isn’t left by a refused upload', async () => {
    const { jwt } = await platform.join('refused-hoarder');
    const before = await stored();
    const content = `id,label\n${'x'.repeat(900_000)}\n`;
    const answers = [];
    for (let i = 0; i < 8; i += 1) answers.push(await upload(platform, jwt, content));
    const kept = answers.filter(({ status }) => status === 200);
    expect(answers.at(-1)?.status).toBe(409);
    expect(kept.length).toBeGreaterThan(0);
    expect((await stored()).length).toBe(before.length + kept.length);
    expect(leftovers()).toEqual([]);
  });

  it('is removed after a day; what a row knows stays', async () => {
    const { jwt } = await platform.join('tidy-member');
    const { body } = await upload(platform, jwt, 'id,label\n1,a\n');
    const orphan = 'f'.repeat(32);
    const folder = path.join(platform.dataDir, 'uploads', 'ff');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, orphan), 'left by a killed process');
    const brokenOff = path.join(platform.dataDir, 'uploads', 'incoming', 'e'.repeat(32));
    writeFileSync(brokenOff, 'half a file');
    // Files bear the time of the machine; the platform under test has a clock of its own.
    platform.clock.now = new Date(Date.now() + 23 * HOUR);
    await sweepFiles(platform.services);
    expect(await stored()).toContain(orphan);
    platform.clock.advance(2 * HOUR);
    await sweepFiles(platform.services);
    const left = await stored();
    expect(left).toContain(body.key);
    expect(left).not.toContain(orphan);
    expect(leftovers()).toEqual([]);
  });
});
