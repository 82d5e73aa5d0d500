import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { hashOfNoise, noise, storedHash, uploadWithCuts } from '#tests/support/cut-upload.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { waitFor } from '#tests/support/wait-for.ts';

const PART = 64 * 1024;
/** 31 parts and some bytes; 1 GiB is sent by `npm run bench:uploads`. */
const SIZE = PART * 31 + 4_242;
const CUTS = 20;

let platform: TestPlatform;
let member: Person;
beforeAll(async () => {
  platform = await startPlatform({
    env: { UPLOAD_PART_BYTES: String(PART), JOB_POLL_MS: '20' },
  });
  member = await writer(platform, '上传者');
});
afterAll(() => platform.close());

const filesIn = (folder: string) =>
  readdirSync(path.join(platform.dataDir, folder), { recursive: true }).filter((name) =>
    /[0-9a-f]{32}/.test(String(name)),
  ).length;

it('an upload whose connection is cut twenty times arrives whole, and leaves nothing of the cuts', async () => {
  const to = { url: await platform.listen(), token: member.token };
  const bytes = noise('cut');
  const hash = hashOfNoise(bytes, SIZE);
  // Evenly, and in the first and the last bytes too.
  let cut = 0;
  const random = () => (cut++ % CUTS) / CUTS + 0.0001;
  const before = filesIn('.');
  const { session, sent, resumed } = await uploadWithCuts(to, {
    ...{ name: 'noise.bin', size: SIZE, bytes, hash },
    ...{ cuts: CUTS, random },
  });
  expect(session).toMatchObject({ State: 'done', Size: SIZE });
  expect(resumed).toBe(CUTS);
  // A cut loses its part, no more.
  expect(sent).toBeLessThan(SIZE + CUTS * PART);
  expect(await storedHash(to, session.File?.key ?? '')).toBe(hash);
  await waitFor('parts to go', () => Promise.resolve(filesIn('.') === before + 1));
});
