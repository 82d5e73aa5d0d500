import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type Report, sandboxFetcher } from '#web/src/sandbox/fetcher.ts';
import { reportText } from '#web/src/sandbox/report-text.ts';

const measures = { cost: 7, costLimit: 5_000, restCalls: 2, milliseconds: 3 };
let sent: RequestInit | undefined;
let answer: string;
const real = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    sent = init;
    return {
      status: 200,
      headers: new Headers({ ratelimit: '"member";r=599;t=42' }),
      text: async () => answer,
    } as Response;
  });
});
afterEach(() => {
  globalThis.fetch = real;
});

const start = (token = '') => {
  const reports: Report[] = [];
  const schema: boolean[] = [];
  const fetcher = sandboxFetcher({
    onReport: (report) => reports.push(report),
    onSchema: (allowed) => schema.push(allowed),
    token: () => token,
  });
  return { reports, schema, fetcher };
};

it('tells beneath an answer what it took, and keeps that out of the answer', async () => {
  answer = JSON.stringify({ data: { a: 1 }, extensions: { sandbox: measures } });
  const { fetcher, reports } = start();
  expect(await fetcher({ query: '{ a }' }, {})).toEqual({ data: { a: 1 } });
  expect(reports.map(reportText)).toEqual([
    '正在运行…',
    expect.stringMatching(
      /^用时 \d+ 毫秒 · 成本 7 \/ 5000 · REST 调用 2 次 · 本分钟还可运行 599 次$/,
    ),
  ]);
  expect(sent).toMatchObject({ credentials: 'same-origin', headers: { 'x-sandbox': '1' } });
});

it('acts as the token’s client alone, and as the headers’ where they name one', async () => {
  answer = '{}';
  const { fetcher } = start('wt_a');
  await fetcher({ query: '{ a }' }, {});
  expect(sent).toMatchObject({ credentials: 'omit', headers: { authorization: 'Bearer wt_a' } });
  await fetcher({ query: '{ a }' }, { headers: { Authorization: 'Bearer wt_b' } });
  expect(sent?.headers).toMatchObject({ Authorization: 'Bearer wt_b' });
  expect(sent?.headers).not.toHaveProperty('authorization');
});

it('tells whether the schema may be read', async () => {
  const { fetcher, schema, reports } = start();
  answer = JSON.stringify({ errors: [{ message: '仅限内部客户端' }] });
  await fetcher({ query: '{ __schema }', operationName: 'IntrospectionQuery' }, {});
  answer = JSON.stringify({ data: { __schema: {} } });
  await fetcher({ query: '{ __schema }', operationName: 'IntrospectionQuery' }, {});
  expect(schema).toEqual([false, true]);
  expect(reports).toEqual([]);
});

it('shows an answer that is no JSON as an error', async () => {
  answer = '<html>bad gateway';
  const { fetcher } = start();
  expect(await fetcher({ query: '{ a }' }, {})).toEqual({
    errors: [{ message: 'HTTP 200：<html>bad gateway' }],
  });
});
