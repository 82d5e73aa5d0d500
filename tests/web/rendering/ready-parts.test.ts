import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { readyPart } from '#web/src/rendering/ready-parts.ts';

const code = { default: '作品' };
const unfetched = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

let isOnline: boolean;
let isReachable: boolean;
beforeEach(() => {
  isOnline = true;
  isReachable = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const fetch = () =>
    isReachable ? Promise.resolve({ status: 200 }) : Promise.reject(new TypeError('Failed'));
  Object.assign(globalThis, { fetch });
});
afterEach(() => void jest.restoreAllMocks());

const back = () => fireEvent(window, new Event('online'));

it('fetches no code offline, and shows the part once the network is back', async () => {
  isOnline = false;
  const load = jest.fn(() => Promise.resolve(code));
  const part = readyPart('Part.tsx', load)();
  expect(load).not.toHaveBeenCalled();
  isOnline = true;
  back();
  expect(await part).toBe(code);
});

it('waits for a server that restarts', async () => {
  isReachable = false;
  let tries = 0;
  const part = readyPart('Part.tsx', () => {
    tries += 1;
    return isReachable ? Promise.resolve(code) : Promise.reject(unfetched);
  })();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tries).toBe(1);
  isReachable = true;
  back();
  expect(await part).toBe(code);
});

it('fails where the server is there and the code is gone', async () => {
  const part = readyPart('Part.tsx', () => Promise.reject(unfetched))();
  await expect(part).rejects.toBe(unfetched);
});
