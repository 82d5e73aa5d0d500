import { describe, expect, it } from '@jest/globals';
import { addressRule, LOOPBACK } from '@whaletide/server/addresses.ts';
import { bearerToken } from '@whaletide/server/bearer-token.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';

describe('a rule for addresses', () => {
  const isKnown = addressRule([...LOOPBACK, '10.1.0.0/16', 'fc00::/7', '192.0.2.7']);

  it.each(['127.0.0.1', '::1', '10.1.2.3', 'fd00::5', '192.0.2.7', '::ffff:10.1.2.3'])(
    'holds for %s',
    (address) => {
      expect(isKnown(address)).toBe(true);
    },
  );

  it.each(['10.2.0.1', '192.0.2.8', '2001:db8::1', '', 'unix', '::ffff:10.2.0.1'])(
    'does not hold for %j',
    (address) => {
      expect(isKnown(address)).toBe(false);
    },
  );

  it('of nobody trusts nobody', () => {
    expect(addressRule([])('127.0.0.1')).toBe(false);
  });
});

it.each([
  ['Bearer wt_abcdefgh', 'wt_abcdefgh'],
  ['bearer wt_abcdefgh', 'wt_abcdefgh'],
  ['Basic wt_abcdefgh', undefined],
  ['Bearer', undefined],
  ['Bearer two words', undefined],
  [undefined, undefined],
  [['Bearer wt_abcdefgh'], undefined],
])('the token of an Authorization header %j', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});

it('escapes what would end a text or an attribute in HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  );
});
