import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { readConfig } from '#gateway/src/config.ts';
import { Upstream } from '#gateway/src/upstream/client.ts';
import { Deadline } from '#gateway/src/upstream/deadline.ts';
import { competition, competitionId } from '../support/documents.ts';
import { UPSTREAM } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();
let upstream: Upstream;

beforeAll(() => {
  const config = readConfig({ UPSTREAM_URL: UPSTREAM, SHARED_CACHE_FRESH_MS: '0' });
  const ignore = () => undefined;
  upstream = new Upstream(config.upstream, { tried: ignore, shared: ignore, token: ignore });
});
afterAll(() => upstream.close());

const ask = () =>
  upstream
    .for({ requestId: 'test', clientAddress: undefined, deadline: new Deadline(1_000) })
    .shared(competitionCalls.byIds, { query: { ids: competitionId() } });

const answered = (status: number, body: object) =>
  rest().get('/v2/api/competitions').query(true).reply(status, body);

describe('an answer in the words of the one before', () => {
  it('is that one, which has been read and checked', async () => {
    answered(200, { data: [competition()] });
    const first = await ask();
    answered(200, { data: [competition()] });
    expect(await ask()).toBe(first);
  });

  it('is another with one other word', async () => {
    answered(200, { data: [{ ...competition(), Name: '新名' }] });
    const { data } = await ask();
    expect(data[0]?.Name).toBe('新名');
  });

  it('is no answer where it is a refusal', async () => {
    const refusal = { code: 'NOT_FOUND', message: '没有这场比赛' };
    answered(404, refusal);
    await expect(ask()).rejects.toThrow('没有这场比赛');
  });
});
