import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { authUser, competition, member, memberId, page } from '../support/documents.ts';
import { type Gateway, startGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();
const LIST = '/home/competition';
const EMPTY = '<!doctype html><title>鲸潮社区</title>\n<div id="root"></div>\n';

let gateway: Gateway | undefined;
afterEach(() => gateway?.app.close());

const start = async (environment: Record<string, string> = {}): Promise<void> => {
  gateway = await startGateway(
    { PAGES_PATIENCE_MS: '5000', PUBLIC_ORIGINS: 'https://tide.example', ...environment },
    new URL('../support/rendered-web/', import.meta.url),
  );
};

const get = async (url: string, headers: Record<string, string> = {}) => {
  if (!gateway) throw new Error('The gateway has not started');
  return gateway.app.inject({ url, headers });
};

/** Platform answers the list of competitions with one of this name, so often. */
const lists = (name: string, times = 1, query: Record<string, string> = {}) =>
  rest()
    .get('/v2/api/competitionsCommunity')
    .query({ page: 1, perPage: 1, CompetitionEventType: 1, ...query })
    .times(times)
    .reply(200, page([{ ...competition(), Name: name }]));

const session = (index: number) => ({ cookie: `__Host-session=member${index}.of.test` });

/** Platform knows these members by their sessions. */
const knows = (index: number, times = 1) =>
  rest()
    .get('/api/auth')
    .matchHeader('authorization', `Bearer member${index}.of.test`)
    .times(times)
    .reply(200, authUser(index));

describe('a visitor’s page', () => {
  it('comes with its content, and with a policy of what stands in it', async () => {
    await start();
    lists('猫狗大战');
    const { statusCode, headers, body } = await get(LIST);
    expect(statusCode).toBe(200);
    expect(body).toBe(
      `<!doctype html><link rel="canonical" href="https://tide.example${LIST}">鲸潮社区 访客 猫狗大战`,
    );
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-c2NyaXB0'; ");
    expect(policy).toContain("style-src 'self' 'sha256-c3R5bGU='; ");
    expect(policy).toContain("style-src-attr 'unsafe-inline'; ");
  });

  it('is made once for all who ask, and may be kept by what stands in front', async () => {
    await start({ PAGES_FRESH_MS: '60000' });
    lists('猫狗大战');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(LIST)));
    answers.push(await get(LIST));
    for (const { body, headers } of answers) {
      expect(body).toContain('猫狗大战');
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
      expect(headers.vary).toBe('accept-encoding, cookie');
      expect(headers['server-timing']).toMatch(/^age;dur=\d+, data;desc="[\w-]+"$/);
    }
  });

  it('is compressed as the browser wants it, and not sent again when it is the same', async () => {
    await start({ PAGES_FRESH_MS: '60000' });
    lists('猫狗大战');
    const plain = await get(LIST);
    const brotli = await get(LIST, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await get(LIST, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const again = await get(LIST, { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const asked = await gateway?.app.inject({
      method: 'HEAD',
      url: LIST,
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect(asked?.statusCode).toBe(304);
  });

  it('is answered to HEAD without its content', async () => {
    await start();
    lists('猫狗大战');
    const answer = await gateway?.app.inject({ method: 'HEAD', url: LIST });
    expect([answer?.statusCode, answer?.body]).toEqual([200, '']);
    expect(answer?.headers.etag).toBeDefined();
  });

  it('is sent as it was while it is made anew; who checks by HEAD is told of the new one', async () => {
    await start({ PAGES_FRESH_MS: '0' });
    lists('猫狗大战');
    const versionOf = (headers: Record<string, unknown> = {}) =>
      /data;desc="([^"]*)"/.exec(String(headers['server-timing']))?.[1];
    const first = versionOf((await get(LIST)).headers);
    rest()
      .get('/v2/api/competitionsCommunity')
      .query({ page: 1, perPage: 1, CompetitionEventType: 1 })
      .times(2)
      .delay(200)
      .reply(200, page([{ ...competition(), Name: '鸟鸣识别' }]));
    const old = await get(LIST);
    expect(old.body).toContain('猫狗大战');
    const checked = await gateway?.app.inject({ method: 'HEAD', url: LIST });
    expect(versionOf(old.headers)).toBe(first);
    expect(versionOf(checked?.headers)).not.toBe(first);
    expect((await get(LIST)).body).toContain('鸟鸣识别');
  });

  it('says by its status what isn’t there, and leads where something else is', async () => {
    await start();
    rest()
      .get('/v2/api/competitionsCommunity')
      .query({ page: 1, perPage: 1, CompetitionEventType: 1 })
      .reply(200, page([]));
    expect((await get(LIST)).statusCode).toBe(404);
    const moved = await get('/home/moved');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, LIST]);
    const id = 'd'.repeat(24);
    const short = await get(`/competition/${id}?shareby=${id}`);
    expect([short.statusCode, short.headers.location]).toEqual([
      301,
      `/home/competition/${id}?shareby=${id}`,
    ]);
    expect((await get(`/competition/${id}/teams`)).headers.location).toBe(
      `/home/competition/${id}/teams`,
    );
    const slash = await get(`${LIST}/?name=x`);
    expect([slash.statusCode, slash.headers.location]).toEqual([301, `${LIST}?name=x`]);
  });
});

describe('a page of what isn’t there', () => {
  it('is there as soon as that is published', async () => {
    await start({ PAGES_FRESH_MS: '60000' });
    rest()
      .get('/v2/api/competitionsCommunity')
      .query({ page: 1, perPage: 1, CompetitionEventType: 1 })
      .reply(200, page([]));
    expect((await get(LIST)).statusCode).toBe(404);
    lists('猫狗大战');
    const { statusCode, body } = await get(LIST);
    expect(statusCode).toBe(200);
    expect(body).toContain('猫狗大战');
  });
});

describe('a page of what has been removed', () => {
  it.each([
    [410, { code: 'NOT_FOUND', message: '该帖子已被删除' }],
    [404, { code: 'NOT_FOUND', message: '未找到该帖子' }],
  ])('is told from one of what never was: %d', async (status, refusal) => {
    await start();
    rest()
      .get(`/v2/api/forumposts/${'1'.repeat(24)}`)
      .reply(status, refusal);
    const { statusCode, body } = await get('/home/gone');
    expect([statusCode, body]).toEqual([status, '{"forumPost":null}']);
  });
});

describe('what a page is kept under', () => {
  it('is its path with the query that it knows, in one order', async () => {
    await start({ PAGES_FRESH_MS: '60000' });
    lists('猫狗大战', 1, { Name: '猫' });
    const known = `${LIST}?name=${encodeURIComponent('猫')}`;
    for (const address of [known, `${known}&utm_source=x`, `${LIST}?_track=1&name=猫&status=`])
      expect((await get(address)).body).toContain(`href="https://tide.example${known}"`);
  });

  it('is never the host that a request names', async () => {
    await start({ PAGES_FRESH_MS: '60000' });
    lists('猫狗大战');
    const first = await get(LIST, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const whole = await get(`http://evil.example${LIST}`);
    for (const { body } of [first, whole, await get(LIST)]) {
      expect(body).toContain('href="https://tide.example/');
      expect(body).not.toContain('evil');
    }
  });

  it('is nothing that only one reader has an address of, or nobody can have', async () => {
    await start();
    for (const query of ['token=abc', `name=${'鲸'.repeat(201)}`]) {
      const { statusCode, body, headers } = await get(`${LIST}?${query}`);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, EMPTY, 'no-store']);
    }
  });
});

describe('a page that an address alone opens', () => {
  it('is rendered for each request, and kept for nobody', async () => {
    await start({ PAGES_FRESH_MS: '60000' });
    lists('猫狗大战', 2);
    for (let round = 0; round < 2; round += 1) {
      const { body, headers } = await get(`${LIST}?secret=abc`);
      expect(body).toContain('访客 猫狗大战');
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });
});

describe('a member’s page', () => {
  it('is theirs alone, whoever asks at the same moment', async () => {
    await start({ PAGES_FRESH_MS: '60000' });
    lists('猫狗大战', 100);
    knows(1, 15);
    knows(2, 15);
    const visitors = [];
    for (let round = 0; round < 15; round += 1) {
      const [own, visitor, other] = await Promise.all([
        get(LIST, session(1)),
        get(LIST),
        get(LIST, session(2)),
      ]);
      for (const [answer, name] of [
        [own, '鲸鱼1'],
        [other, '鲸鱼2'],
      ] as const) {
        expect(answer.body).toContain(name);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      }
      visitors.push(visitor);
    }
    for (const { body } of [...visitors, await get(LIST)]) expect(body).toContain('访客');
  });

  it('is a visitor’s where the session is over', async () => {
    await start();
    lists('猫狗大战');
    rest().get('/api/auth').reply(401, { code: 'UNAUTHENTICATED', message: '请先登录' });
    const { body, headers } = await get(LIST, session(1));
    expect(body).toContain('访客');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toMatch(/^__Host-session=; .*1970/);
  });
});

describe('a drawn cover', () => {
  const cover = (name: string) => `/covers/${name}`;
  const id = 'd'.repeat(24);

  it('is a PNG as wide as link previews show it, the same for good', async () => {
    await start();
    const { statusCode, headers, rawPayload } = await get(cover(`sea/${id}.png`));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 675]);
    expect(headers['cache-control']).toBe('public, max-age=2592000, immutable');
    const again = await get(cover(`sea/${id}.png`), { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const table = await get(cover(`table/${id}.png`));
    expect(table.headers.etag).not.toBe(headers.etag);
  });

  it.each(['sea/1.png', `unknown/${'d'.repeat(24)}.png`, `sea/${'d'.repeat(24)}.svg`, '..%2fx'])(
    'isn’t there at %s',
    async (path) => {
      await start();
      expect((await get(cover(path))).statusCode).toBe(404);
    },
  );
});

describe('the picture of a member', () => {
  const id = memberId();
  const address = `/home/user/profile/${id}/picture.png`;
  const day = { Day: '2026-11-21', Submissions: 2, Publications: 0, Posts: 0 };
  const knowsMember = (record: object | undefined) => {
    const User = id;
    rest()
      .get('/api/users')
      .query(true)
      .reply(200, { data: [member()] });
    const data = record ? [{ User, EnteredCount: 3, AwardsCount: 1, ...record }] : [];
    rest().get('/v2/api/records').query({ User }).reply(200, { data });
    if (!record) return;
    rest().get('/v2/api/ratings').query({ User }).reply(200, { data: [] });
    rest()
      .get('/v2/api/records/activity')
      .query({ User })
      .reply(200, { data: [{ User, Days: [day] }] });
  };

  it('is a PNG of what they have reached, asked for as a visitor and kept for a while', async () => {
    await start({ FEED_FRESH_MS: '60000' });
    knowsMember({ BestRank: 2 });
    const { statusCode, headers, rawPayload } = await get(address, session(0));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await get(address, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('draws digits: another place is another picture', async () => {
    await start({ FEED_FRESH_MS: '0' });
    const etags = [];
    for (const BestRank of [2, 3]) {
      knowsMember({ BestRank });
      etags.push((await get(address)).headers.etag);
    }
    expect(new Set(etags).size).toBe(2);
  });

  it('isn’t there where the profile is hidden, nor for what is no id', async () => {
    await start();
    knowsMember(undefined);
    expect((await get(address)).statusCode).toBe(404);
    expect((await get('/home/user/profile/x/picture.png')).statusCode).toBe(404);
  });
});

describe('a page that can’t be rendered', () => {
  it('comes empty, for the browser to make', async () => {
    await start();
    const { statusCode, body, headers } = await get('/home/broken');
    expect([statusCode, body, headers['cache-control']]).toEqual([200, EMPTY, 'no-store']);
  });

  it('comes empty while platform is down, unless it was there before', async () => {
    await start({ PAGES_FRESH_MS: '0', PAGES_STALE_MS: '0', SHARED_CACHE_STALE_MS: '0' });
    const down = () =>
      rest()
        .get('/v2/api/competitionsCommunity')
        .query(true)
        .reply(503, { code: 'UPSTREAM', message: 'internal host 10.0.0.7' });
    down();
    expect((await get(`${LIST}?name=x`)).body).toBe(EMPTY);
    lists('猫狗大战');
    expect((await get(LIST)).body).toContain('猫狗大战');
    down();
    expect((await get(LIST)).body).toContain('猫狗大战');
  });

  it('comes empty where it takes too long, and is there for the next', async () => {
    await start({ PAGES_PATIENCE_MS: '50', PAGES_FRESH_MS: '60000' });
    expect((await get('/home/slow')).body).toBe(EMPTY);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect((await get('/home/slow')).body).toBe('slow');
  });

  it('counts as sent empty, a member’s too', async () => {
    await start({ PAGES_PATIENCE_MS: '50' });
    expect((await get('/home/slow', session(0))).body).toBe(EMPTY);
    const { body } = await get('/metrics');
    expect(body).toContain('gateway_pages_total{source="none"} 1');
    expect(body).not.toContain('gateway_pages_total{source="own"}');
  });

  it('takes no other page with it: a worker that ends is started anew', async () => {
    await start();
    expect((await get('/home/crash')).body).toBe(EMPTY);
    lists('猫狗大战');
    expect((await get(LIST)).body).toContain('猫狗大战');
  });

  it('changes nothing: it only asks', async () => {
    await start();
    expect((await get('/home/mutation')).body).toBe(EMPTY);
  });

  it('comes empty to an address that asks for too many; what is at hand is sent on', async () => {
    await start({ RATE_ADDRESS: '1', PAGES_FRESH_MS: '60000' });
    lists('猫狗大战');
    expect((await get(LIST)).body).toContain('猫狗大战');
    expect((await get(`${LIST}?name=x`)).body).toBe(EMPTY);
    expect((await get(LIST)).body).toContain('猫狗大战');
  });
});
