import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { download } from '#clients/cli/src/download.ts';
import { distinctPaths, safePath } from '#clients/cli/src/file-names.ts';
import { operations } from '#clients/cli/src/operations.ts';
import { harmless, jsonText, readable } from '#clients/cli/src/output.ts';
import { Settings, settingsFile } from '#clients/cli/src/settings.ts';
import { Site } from '#clients/cli/src/site.ts';

/** Characters that move a terminal's cursor, or turn a text round. */
const STEERING = /(?!\n)[\p{Cc}\u202e]/u;

describe('operations', () => {
  const schema = buildSchema(
    readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'),
  );

  it.each(Object.entries(operations))('%s is one of the schema', (_, text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whaletide-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('downloads', () => {
  const content = randomBytes(3_000_000);
  const hash = createHash('sha256').update(content).digest('hex');
  let server: Server;
  let site: Site;
  let cuts = 0;
  let tag = '"1"';
  let asked: (string | undefined)[] = [];

  beforeAll(async () => {
    server = createServer((request, answer) => {
      const { range, 'if-range': known } = request.headers;
      asked.push(range);
      const from = known === tag ? Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0) : 0;
      const rest = content.subarray(from);
      answer.writeHead(from > 0 ? 206 : 200, { etag: tag, 'content-length': rest.length });
      if (cuts-- > 0) answer.write(rest.subarray(0, 250_000), () => answer.destroy());
      else answer.end(rest);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    site = new Site(`http://127.0.0.1:${port}`, 'wt_any');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    [cuts, tag, asked] = [0, '"1"', []];
  });

  const remote = { url: '/files/one', size: content.length, hash };

  it('arrive whole on a line that is cut ten times', async () => {
    cuts = 10;
    const file = join(folder, 'ten cuts.bin');
    expect(await download(site, remote, file)).toBe(true);
    expect((await readFile(file)).equals(content)).toBe(true);
    expect(asked.filter((range) => range !== undefined).length).toBeGreaterThan(5);
    expect(await download(site, remote, file)).toBe(false);
  });

  it('begin again where the file has changed meanwhile', async () => {
    const file = join(folder, 'changed.bin');
    await writeFile(`${file}.part`, 'of another file');
    await writeFile(`${file}.part.etag`, '"0"');
    await download(site, remote, file);
    expect((await readFile(file)).equals(content)).toBe(true);
  });

  it('are refused where the hash or the size is another, and nothing stays', async () => {
    const file = join(folder, 'forged.bin');
    await expect(download(site, { ...remote, hash: '0'.repeat(64) }, file)).rejects.toMatchObject({
      exit: 9,
    });
    await expect(download(site, { ...remote, size: 1 }, file)).rejects.toMatchObject({ exit: 9 });
    await expect(stat(file)).rejects.toThrow();
    await expect(stat(`${file}.part`)).rejects.toThrow();
  });

  it('send the token to no other site', async () => {
    const elsewhere = new Site('http://site.test', 'wt_any');
    let told: unknown = 'nothing asked';
    const other = createServer((request, answer) => {
      told = request.headers.authorization;
      answer.end('');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await (await elsewhere.file(`http://127.0.0.1:${port}/x`, {})).text();
    other.close();
    expect(told).toBeUndefined();
  });
});

describe('names of files', () => {
  it.each([
    ['train.csv', 'train.csv'],
    ['图片/第 一 张.png', '图片/第 一 张.png'],
    ['../../etc/passwd', '__/__/etc/passwd'],
    ['..\\..\\secret', '__/__/secret'],
    ['C:\\data\\a.csv', 'C_/data/a.csv'],
    ['a<b>:"c|d?e*.csv', 'a_b___c_d_e_.csv'],
    ['con.csv', '_con.csv'],
    ['LPT1', '_LPT1'],
    ['name. ', 'name'],
    ['line\nfeed\u001b[31m', 'line_feed_[31m'],
    ['\u202egnp.exe', '_gnp.exe'],
  ])('%j becomes %j', (given, safe) => {
    expect(safePath(given)).toBe(safe);
  });

  it('are cut to what file systems take, with their extension', () => {
    const name = safePath(`${'鲸'.repeat(200)}.csv`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^鲸+\.csv$/);
  });

  it('differ also where letters are alike', () => {
    expect(distinctPaths(['a.csv', 'A.csv', 'b', 'a.csv'])).toEqual([
      ...['a.csv', 'A (2).csv', 'b', 'a (3).csv'],
    ]);
  });
});

describe('what is shown', () => {
  it('steers no terminal, whatever members write', () => {
    const text = '\u001b[2J\u009b31m\u202etxt\r';
    expect(harmless(text)).toBe('�[2J�31m�txt�');
    expect(readable({ name: { memberText: text } })).not.toMatch(STEERING);
    expect(jsonText({ text })).not.toMatch(STEERING);
    expect(JSON.parse(jsonText({ text }))).toEqual({ text });
  });

  it('has lists as tables in which Chinese stands straight', () => {
    const rows = [
      { rank: 1, team: { id: 'a', name: { memberText: '白鲸' } } },
      { rank: 12, team: null },
    ];
    expect(readable({ items: rows })).toBe(
      ['items:', '  rank  team', '  1     白鲸', '  12    –'].join('\n'),
    );
  });
});

describe('settings', () => {
  it('stand in the folder of the user for them', () => {
    expect(settingsFile({ XDG_CONFIG_HOME: '/c' }, 'linux')).toBe('/c/whale/settings.json');
    expect(settingsFile({ APPDATA: '/app' }, 'win32')).toBe('/app/whale/settings.json');
    expect(settingsFile({ APPDATA: '/app' }, 'linux')).toMatch(/\.config\/whale\/settings\.json$/);
  });

  it('keep a token for its site alone, for no other user to read', async () => {
    const env = { XDG_CONFIG_HOME: join(folder, '设 置') };
    const settings = new Settings(env, undefined);
    const file = settings.keep('http://one.test', 'wt_one');
    settings.keep('http://two.test', 'wt_two');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(settings.token('http://one.test')).toBe('wt_one');
    expect(settings.token('http://three.test')).toBeUndefined();
    expect(settings.site(undefined)).toBe('http://two.test');
    expect(new Settings(env, 'http://own.test').site(undefined)).toBe('http://own.test');
    expect(settings.forget('http://one.test')).toBe(true);
    expect(settings.token('http://one.test')).toBeUndefined();
    expect(settings.token('http://two.test')).toBe('wt_two');
  });
});
