import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { entriesOf } from '#platform/src/files/parsing/unzip.ts';
import { partOf } from '#platform/src/http/ranges.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';

const CONTENT = 'time,level\n1,2\n';
const files = { 'a/one.csv': CONTENT, 'two.csv': 'x'.repeat(5_000), '空.txt': '' };

let platform: TestPlatform;
let author: Person;
let dataset: string;
const keys: string[] = [];
beforeAll(async () => {
  platform = await startPlatform();
  author = await writer(platform, '发布者');
  const Files = [];
  for (const [Path, content] of Object.entries(files)) {
    const name = Path.split('/').at(-1) ?? '';
    const { body } = await upload(platform, author.token, content, { name, purpose: 'dataset' });
    keys.push(body.key);
    Files.push({ key: body.key, name, Path });
  }
  const texts = { Title: '潮位', ShortDescription: '', Document: '', Tags: [], License: null };
  const body = { ...texts, Visibility: 'PUBLIC' as const, Image: null, Files };
  dataset = (await platform.call(datasetCalls.create, { body }, author))._id;
});
afterAll(() => platform.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const authorization = `Bearer ${author.token}`;
  const answer = await platform.app.inject({ url, headers: { authorization, ...headers } });
  const { 'content-length': length, 'content-range': range, etag = '' } = answer.headers;
  return { status: answer.statusCode, length, range, etag, bytes: answer.rawPayload, answer };
};

describe.each([
  ['a file', () => `/api/uploads/${keys[0]}`],
  ['a file of a dataset', () => `/api/datasets/${dataset}/files/${keys[0]}`],
  ['the archive of a dataset', () => `/api/datasets/${dataset}/archive`],
])('%s', (_, url) => {
  it('has a length, a name of its bytes, and says that it comes in parts', async () => {
    const { status, length, etag, bytes, answer } = await get(url());
    expect([status, Number(length), answer.headers['accept-ranges']]).toEqual([
      200,
      bytes.length,
      'bytes',
    ]);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await get(url())).etag).toBe(etag);
  });

  it('goes on where it broke off', async () => {
    const whole = await get(url());
    const size = whole.bytes.length;
    const broken = whole.bytes.subarray(0, 7);
    const rest = await get(url(), { range: 'bytes=7-', 'if-range': whole.etag });
    expect(rest).toMatchObject({
      status: 206,
      range: `bytes 7-${size - 1}/${size}`,
      length: `${size - 7}`,
    });
    expect(Buffer.concat([broken, rest.bytes]).equals(whole.bytes)).toBe(true);
    const middle = await get(url(), { range: 'bytes=3-5' });
    expect(middle.bytes).toEqual(whole.bytes.subarray(3, 6));
    const end = await get(url(), { range: 'bytes=-4' });
    expect(end.bytes).toEqual(whole.bytes.subarray(-4));
  });

  it('begins anew where it has become another', async () => {
    const { status, bytes } = await get(url(), { range: 'bytes=7-', 'if-range': '"other"' });
    expect([status, bytes.length]).toEqual([200, (await get(url())).bytes.length]);
  });

  it('isn’t sent to who has it, or has all of it', async () => {
    const { etag, bytes } = await get(url());
    expect(await get(url(), { 'if-none-match': `W/"x", ${etag}` })).toMatchObject({ status: 304 });
    const over = await get(url(), { range: `bytes=${bytes.length}-` });
    expect(over).toMatchObject({ status: 416, range: `bytes */${bytes.length}`, length: '0' });
  });
});

it('an archive has all files as they are', async () => {
  const { bytes } = await get(`/api/datasets/${dataset}/archive`);
  const found: Record<string, string> = {};
  for await (const { name, read } of entriesOf(bytes))
    found[name] = (await read()).bytes.toString();
  expect(found).toEqual(files);
});

it.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=2-400', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=4-2', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
] as const)('of ten bytes, %s asks for %j', (range, part) => {
  expect(partOf(range, 10)).toEqual(part);
});
