import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hostileRequests, knownRequests } from '../load/abuse/requests.ts';
import { isWrong, sendRequest } from '../load/abuse/send.ts';
import { hostileSockets, knownSockets, openSocket } from '../load/abuse/sockets.ts';
import { WITHOUT_RATES } from '../load/rates.ts';
import { useProduct } from './support/product.ts';

const product = useProduct({
  platformEnv: WITHOUT_RATES.platform,
  gatewayEnv: { ...WITHOUT_RATES.gateway, SOCKETS_PER_ADDRESS: '100000' },
});

const AT_ONCE = 8;

/** Answers those of the outcomes that a hostile request may not have. */
const wrongOf = async <T>(
  given: readonly T[],
  send: (one: T, port: number) => ReturnType<typeof sendRequest>,
) => {
  const port = Number(new URL(product().gateways[0].url).port);
  const wrong: unknown[] = [];
  for (let start = 0; start < given.length; start += AT_ONCE) {
    const some = given.slice(start, start + AT_ONCE);
    const outcomes = await Promise.all(some.map((one) => send(one, port)));
    outcomes.forEach((outcome, index) => {
      if (isWrong(outcome)) wrong.push({ outcome, given: some[index] });
    });
  }
  return wrong;
};

it('no hostile request ends in an error of the site, or in silence', async () => {
  const sampled = fc.sample(hostileRequests, { numRuns: 600, seed: 20_261_127 });
  expect(await wrongOf([...knownRequests, ...sampled], sendRequest)).toEqual([]);
});

it('no hostile socket is left open without a word', async () => {
  const sampled = fc.sample(hostileSockets, { numRuns: 100, seed: 20_261_127 });
  expect(await wrongOf([...knownSockets, ...sampled], openSocket)).toEqual([]);
});
