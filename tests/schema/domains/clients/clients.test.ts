import { expect, it } from '@jest/globals';
import {
  CLIENT_NAME,
  CLIENT_VERSION,
  COORDINATE,
} from '@whaletide/schema/domains/clients/rules.ts';

it.each([
  ['whaletide-web', true],
  ['@lab/reporting 2:nightly', true],
  ['n'.repeat(40), true],
  ['n'.repeat(41), false],
  ['', false],
  [' leading', false],
  ['<b>bold</b>', false],
  ['two\nlines', false],
  ['名字', false],
])('a client’s name %j: %s', (name, isKept) => {
  expect(CLIENT_NAME.test(name)).toBe(isKept);
});

it.each([
  ['1.20.3-rc.1+5', true],
  ['v'.repeat(33), false],
  ['1 2', false],
  ['', false],
])('a client’s version %j: %s', (version, isKept) => {
  expect(CLIENT_VERSION.test(version)).toBe(isKept);
});

it.each([
  ['Mutation.acceptColumnApplication', true],
  ['Query.competitions(name:)', true],
  ['Query', false],
  ['Query.a.b', false],
])('a schema coordinate %j: %s', (coordinate, isKept) => {
  expect(COORDINATE.test(coordinate)).toBe(isKept);
});
