import { expect, it } from '@jest/globals';
import { answerDue } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';

it.each([
  ['a Monday morning', '2026-11-23T09:00:00+08:00', '2026-12-01 00:00'],
  ['a Monday’s first moment', '2026-11-23T00:00:00+08:00', '2026-12-01 00:00'],
  ['a Monday’s last moment', '2026-11-23T23:59:59+08:00', '2026-12-01 00:00'],
  ['a Friday', '2026-11-27T18:00:00+08:00', '2026-12-05 00:00'],
  ['a Saturday', '2026-11-28T12:00:00+08:00', '2026-12-05 00:00'],
  ['a Sunday', '2026-11-29T12:00:00+08:00', '2026-12-05 00:00'],
  ['a Sunday in UTC that is a Monday in Shanghai', '2026-11-22T16:00:00Z', '2026-12-01 00:00'],
  ['the turn of the year', '2026-12-31T10:00:00+08:00', '2027-01-08 00:00'],
])('what is filed on %s is answered within 5 working days', (_, filed, due) => {
  expect(minuteText(answerDue(new Date(filed)))).toBe(due);
});
