import { describe, expect, it } from '@jest/globals';
import { browserName } from '@whaletide/schema/domains/account/rules/browser-name.ts';
import {
  contactChangeState,
  contactsBefore,
  maskedContact,
  takeBackUntil,
} from '@whaletide/schema/domains/account/rules/contact-changes.ts';
import { recoversByEmail } from '@whaletide/schema/domains/account/rules/recovery.ts';

const date = new Date('2026-11-21T04:00:00.000Z');
const end = new Date('2026-11-24T04:00:00.000Z');
const justBefore = new Date(end.getTime() - 1);

describe('a change of a contact', () => {
  it.each([
    ['at once', date, null, 'OPEN'],
    ['to the last moment of its three days', justBefore, null, 'OPEN'],
    ['after them', end, null, 'EXPIRED'],
    ['once it was taken back', date, date, 'TAKEN_BACK'],
    ['long after it was taken back', end, date, 'TAKEN_BACK'],
  ])('is, %s, …', (_when, now, takenBackDate, state) => {
    expect(contactChangeState({ date, takenBackDate }, now)).toBe(state);
    expect(takeBackUntil({ date })).toEqual(end);
  });

  it.each([
    ['email', 'lin@demo.test', 'l**@demo.test'],
    ['phone', '+86 13800000000', '+86 138****0000'],
  ] as const)('shows its contacts masked (%s)', (kind, contact, shown) => {
    expect(maskedContact(kind, contact)).toBe(shown);
  });
});

describe('taking changes back', () => {
  const email = (before: string | null) => ({ kind: 'email' as const, before });
  const phone = (before: string | null) => ({ kind: 'phone' as const, before });
  it.each([
    ['one', [email('a@x.cn')], { email: 'a@x.cn' }],
    ['two of a kind: the first counts', [email('a@x.cn'), email('b@x.cn')], { email: 'a@x.cn' }],
    [
      'of both kinds',
      [phone(null), email('a@x.cn'), phone('+86 13800000000')],
      { email: 'a@x.cn', phone: null },
    ],
    ['none', [], {}],
  ])('leads to the contacts before them: %s', (_what, changes, contacts) => {
    expect(contactsBefore(changes)).toEqual(contacts);
  });
});

it.each([
  [true, false, true],
  [true, true, true],
  [false, false, true],
  [false, true, false],
])(
  'an address (proved: %p) recovers an account whose phone is proved (%p): %p',
  (emailVerified, phoneVerified, recovers) => {
    expect(recoversByEmail({ emailVerified, phoneVerified })).toBe(recovers);
  },
);

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'Safari · iOS'],
  ['python-requests/2.32', 'python-requests/2.32'],
  ['', '未知设备'],
])('a device that calls itself %p is shown as %p', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
