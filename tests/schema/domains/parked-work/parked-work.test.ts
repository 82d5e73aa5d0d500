import { expect, it } from '@jest/globals';
import { mailFailureOf, maskedAddress } from '@whaletide/schema/domains/parked-work/rules.ts';

it.each([
  ['UNCERTAIN', 'UNCERTAIN'],
  ['its workers died', 'DIED'],
  ['connect ECONNREFUSED 10.0.0.3:587', 'UNREACHABLE'],
  ['Greeting never received', 'UNREACHABLE'],
  ['Invalid login: 535 5.7.8 authentication failed', 'LOGIN'],
  ['550 mailbox unavailable', 'RECIPIENT'],
  ['451 try again later', 'TEMPORARY'],
  ['something else', 'FAILED'],
])('what the outbox noted as %j is %s', (noted, failure) => {
  expect(mailFailureOf(noted)).toBe(failure);
});

it.each([
  ['member@demo.test', 'm***@demo.test'],
  ['a@b.c', 'a***@b.c'],
  ['鲸@海.cn', '鲸***@海.cn'],
])('%s is told as %s', (address, told) => {
  expect(maskedAddress(address)).toBe(told);
});
