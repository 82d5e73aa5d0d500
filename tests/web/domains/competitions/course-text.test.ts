import { expect, it } from '@jest/globals';
import { courseText } from '#web/src/domains/competitions/components/CompetitionRow/course-text.ts';

const now = Date.parse('2026-03-10T04:00:00Z');

it.each([
  ['2026-03-12T04:00:00Z', '2026-04-01T04:00:00Z', '2天后开始', false],
  ['2026-03-01T04:00:00Z', '2026-04-18T04:00:00Z', '还有 39 天', false],
  ['2026-03-01T04:00:00Z', '2026-03-12T04:00:00Z', '还有 2 天', true],
  ['2026-03-01T04:00:00Z', '2026-03-10T09:00:00Z', '还有 5 小时', true],
  ['2026-03-01T04:00:00Z', null, '长期开放', false],
  ['2026-02-01T04:00:00Z', '2026-03-01T04:00:00Z', '2026/03/01 结束', false],
])('says how far a competition from %s to %s is', (startDate, endDate, text, urgent) => {
  expect(courseText({ startDate, endDate }, now)).toEqual({ text, urgent });
});
