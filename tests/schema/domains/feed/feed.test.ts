import { describe, expect, it } from '@jest/globals';
import { type FeedAction, groupFeed } from '@whaletide/schema/domains/feed/rules/feed.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const did = (id: number, minute: number, action: FeedAction, target: string, source = 'a') => ({
  id,
  action,
  sourceType: 'MEMBER' as const,
  source,
  targetType: 'PROJECT' as const,
  target,
  date: at(minute),
});
const shown = (activities: ReturnType<typeof did>[]) =>
  groupFeed(activities).map(({ id, action, source, targets }) => [id, action, source, targets]);

describe('what stands together in a feed', () => {
  it('is of one kind, by one actor, within an hour of the newest', () => {
    expect(
      shown([
        did(9, 90, 'BOOKMARK', 'p'),
        did(8, 80, 'BOOKMARK', 'q'),
        did(7, 70, 'BOOKMARK', 'p', 'b'),
        did(6, 60, 'PUBLISH', 'p'),
        did(5, 30, 'BOOKMARK', 'r'),
        did(4, 29, 'BOOKMARK', 's'),
      ]),
    ).toEqual([
      [9, 'BOOKMARK', 'a', ['p', 'q', 'r']],
      [7, 'BOOKMARK', 'b', ['p']],
      [6, 'PUBLISH', 'a', ['p']],
      [4, 'BOOKMARK', 'a', ['s']],
    ]);
  });

  it('names each target once', () => {
    expect(shown([did(2, 20, 'COMMENT', 'p'), did(1, 10, 'COMMENT', 'p')])).toEqual([
      [2, 'COMMENT', 'a', ['p']],
    ]);
  });
});
