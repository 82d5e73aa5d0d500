import { expect, it } from '@jest/globals';
import { documents } from '../contract/docs/support/documents.ts';
import { allCalls } from '../contract/support/calls.ts';
import { siteUrl } from './support/browser.ts';

/** Calls of REST, which are platform's: the site doesn't pass them on. */
const calls = new Set([...allCalls.values()].map(({ method, path }) => `${method} ${path}`));

/** Addresses of platform beside its calls, a folder of the site, and a page of another one. */
const OTHERS = new Set([
  '/openapi.json',
  '/api/bundle',
  '/api/live',
  '/assets',
  '/modelwhale/trial',
]);

const addresses = documents.flatMap(({ path, inline }) =>
  inline.flatMap((text) => {
    const [, method = 'GET', address = ''] = /^(?:(GET|POST) )?(\/\S*)$/.exec(text) ?? [];
    const [bare = ''] = address.split('?');
    // An address with a place to fill in, and a file of the system, is left out.
    const isWhole = bare !== '' && !/[<>{}…:*]/.test(bare) && !bare.startsWith('/proc/');
    return isWhole && !OTHERS.has(bare) ? [{ path, method, address, bare }] : [];
  }),
);

it('documents name no address of the site or of platform that isn’t answered', async () => {
  expect(addresses.length).toBeGreaterThan(20);
  const unanswered = [];
  for (const { path, method, address, bare } of addresses) {
    const isAnswered = /^\/(?:v2\/)?api\//.test(bare)
      ? calls.has(`${method} ${bare}`)
      : (await fetch(siteUrl(bare), { method })).status !== 404;
    if (!isAnswered) unanswered.push(`${path}: ${method} ${address}`);
  }
  expect(unanswered).toEqual([]);
});
