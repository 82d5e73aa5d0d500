import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  canonicalJson,
  type Json,
} from '@whaletide/schema/domains/receipts/rules/canonical-json.ts';

// The examples of RFC 8785, sections 3.2.2 and 3.2.3.
it.each<[Json, string]>([
  [
    {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    },
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  ],
  [
    { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
    '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
  ],
  [-0, '0'],
  [[], '[]'],
  [{}, '{}'],
])('%j', (value, text) => expect(canonicalJson(value)).toBe(text));

it('reads back as what it was, and the same whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'medium' }), (value) => {
      const text = canonicalJson(value as Json);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text) as Json)).toBe(text);
    }),
  );
});

it.each([Number.NaN, Infinity, '\ud800', { '\udc00': 1 }, [[Number.NaN]]])(
  'refuses what JSON has not: %p',
  (value) => expect(() => canonicalJson(value)).toThrow(),
);
