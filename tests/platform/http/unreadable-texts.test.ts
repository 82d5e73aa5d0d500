import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TSchema } from 'typebox';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { UNREADABLE } from '@whaletide/schema/shared/rules/text.ts';
import { allCalls } from '#tests/contract/support/calls.ts';
import { unreadableTexts } from '#tests/support/unreadable-texts.ts';
import { makeCompetition } from '../support/competition.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { openToWorkers } from '../support/scoring-worker.ts';

/** A schema of the contract, as far as finding its texts goes. */
interface Shape {
  type?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  patternProperties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
}

/** Each place of a text in a schema: its path, and how a text is put there. */
type Place = [path: string[], put: (text: string) => unknown];

const placesIn = (shape: Shape, path: string[] = [], depth = 0): Place[] => {
  if (depth > 12) return [];
  const { properties = {}, patternProperties = {}, additionalProperties, items } = shape;
  const own: Place[] =
    shape.type === 'string' || (shape.enum ?? [shape.const]).some((v) => typeof v === 'string')
      ? [[path, (text) => text]]
      : [];
  const under = (key: string, inner: Shape, wrap: (value: unknown) => unknown): Place[] =>
    placesIn(inner, [...path, key], depth + 1).map(([at, put]) => [at, (text) => wrap(put(text))]);
  const keyed = { ...properties } as Record<string, Shape>;
  const anyKey = [...Object.values(patternProperties), additionalProperties].find(
    (inner) => typeof inner === 'object',
  );
  if (anyKey) keyed['0a'] = anyKey;
  return [
    ...own,
    ...Object.entries(keyed).flatMap(([key, inner]) => under(key, inner, (v) => ({ [key]: v }))),
    ...(items ? under('0', items, (v) => [v]) : []),
    ...[...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap((inner) =>
      placesIn(inner, path, depth + 1),
    ),
  ];
};

const textsOf = (schema: TSchema | undefined): Place[] => {
  const seen = new Map<string, Place>();
  for (const place of placesIn((schema ?? {}) as Shape)) seen.set(place[0].join('.'), place);
  return [...seen.values()];
};

const cases = [...allCalls.values()].flatMap((call) =>
  (['query', 'body'] as const).flatMap((part) =>
    textsOf(call[part]).map(([path, put]): [string, RestCall, 'query' | 'body', typeof put] => [
      path.join('.'),
      call,
      part,
      put,
    ]),
  ),
);

let platform: TestPlatform;
let token: string;
/** The token of a worker is known before the body of its call is read. */
let workerToken: string;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  token = (await platform.join('小舟')).jwt;
  workerToken = (await openToWorkers(platform, await makeCompetition(platform))).token;
});
afterAll(() => platform.close());

/** The address of a call, with what may stand at each of its parameters. */
const pathOf = ({ path, params }: RestCall): string => {
  const { properties = {} } = (params ?? {}) as Shape;
  return path.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const { enum: values, anyOf, pattern, type } = properties[name] ?? {};
    if (type === 'integer') return '1';
    const id = 'a'.repeat(pattern?.includes('{32}') ? 32 : 24);
    return String(values?.[0] ?? anyOf?.[0]?.const ?? id);
  });
};

const authorizationOf = ({ access, operation, method }: RestCall) => {
  const isWorkers = operation.startsWith('scoringJobs.') && method === 'POST';
  if (isWorkers) return { authorization: `Bearer ${workerToken}` };
  return access === 'public' ? {} : { authorization: `Bearer ${token}` };
};

const send = async (call: RestCall, part: 'query' | 'body', value: unknown) => {
  const query = part === 'query' ? Object.entries(value as object) : [];
  const search = query.map(([key, text]) => `${key}=${encodeURIComponent(String(text))}`).join('&');
  const response = await platform.app.inject({
    method: call.method,
    url: `${pathOf(call)}?${search}`,
    headers: authorizationOf(call),
    ...(part === 'body' && { payload: value as object }),
  });
  return { status: response.statusCode, ...response.json<{ field?: string; message: string }>() };
};

describe('every text of the contract', () => {
  it('is walked', () => expect(cases.length).toBeGreaterThan(500));

  it.each(unreadableTexts)('with %s is refused at its field', async (_name, text) => {
    const wrong: unknown[] = [];
    for (const [field, call, part, put] of cases) {
      // An address can't carry half of a surrogate pair.
      if (part === 'query' && !text.isWellFormed()) continue;
      const { status, message, field: refused } = await send(call, part, put(text));
      if (status !== 400 || message !== UNREADABLE || refused !== field)
        wrong.push([call.operation, field, status, message, refused]);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused in a path and in the name of a key', async () => {
    for (const call of allCalls.values()) {
      const [, name] = /:(\w+)/.exec(call.path) ?? [];
      if (name === undefined || call.params === undefined) continue;
      const { statusCode, body } = await platform.app.inject({
        method: call.method,
        url: call.path.replaceAll(/:\w+/g, 'x%00y'),
        headers: authorizationOf(call),
      });
      expect([call.operation, statusCode, body]).toEqual([
        call.operation,
        400,
        JSON.stringify({ code: 'BAD_USER_INPUT', message: UNREADABLE, field: name }),
      ]);
    }
  });
});

describe('the name of an uploaded file', () => {
  const file = (disposition: string) =>
    `--edge\r\ncontent-disposition: form-data; name="file"; ${disposition}\r\n` +
    'content-type: text/csv\r\n\r\nid,target\n1,2\n\r\n--edge--\r\n';

  it.each([
    ['U+0000', `filename*=utf-8''%00a.csv`],
    ['U+0000 as it is', 'filename="\0a.csv"'],
  ])('with %s is refused', async (_name, disposition) => {
    const response = await platform.app.inject({
      method: 'POST',
      url: '/api/uploads?purpose=result',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=edge',
      },
      payload: file(disposition),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file' });
  });

  it('that is cut keeps whole characters', async () => {
    const name = `${'🐋'.repeat(200)}.csv`;
    const response = await platform.app.inject({
      method: 'POST',
      url: '/api/uploads?purpose=result',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=edge',
      },
      payload: file(`filename*=utf-8''${encodeURIComponent(name)}`),
    });
    expect(response.statusCode).toBe(200);
    expect(response.json<{ name: string }>().name).toMatch(/^(🐋)+\.csv$/u);
  });
});
