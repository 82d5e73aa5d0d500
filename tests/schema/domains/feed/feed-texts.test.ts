import { describe, expect, it } from '@jest/globals';
import { feedText, goneText } from '@whaletide/schema/domains/feed/rules/feed-texts.ts';

const event = (kind: string) => ({ __typename: 'Competition', kind });
const joined = {
  action: 'JOIN' as const,
  targetType: 'COMPETITION' as const,
  targetsCount: 2,
  source: { __typename: 'Member' },
};

describe('an action on competitions and activities', () => {
  it.each([
    ['competitions', ['COMPETITION', 'SERIES'], '参加了 2 个比赛', '该比赛已被删除或折叠'],
    ['activities', ['ACTIVITY', 'ACTIVITY'], '参加了 2 个活动', '该活动已被删除或折叠'],
    ['ranking activities too', ['EXERCISE', 'ACTIVITY'], '参加了 2 个活动', '该活动已被删除或折叠'],
    ['both', ['ACTIVITY', 'COMPETITION'], '参加了 2 个比赛', '该比赛已被删除或折叠'],
    ['none that is left', [], '参加了 2 个比赛', '该比赛已被删除或折叠'],
  ])('%s', (_, kinds, text, gone) => {
    const told = { ...joined, targets: kinds.map(event) };
    expect([feedText(told), goneText(told)]).toEqual([text, gone]);
  });
});

describe('an action on others', () => {
  it.each([
    ['PUBLISH', 'PROJECT', 1, 'Member', '发布了项目'],
    ['PUBLISH', 'PROJECT', 3, 'Column', '收录了 3 个项目'],
    ['PUBLISH', 'DATASET', 1, 'Channel', '收录了数据集'],
    ['VOTE', 'PROJECT', 1, 'Channel', '赞了项目'],
    ['FOLLOW', 'MEMBER', 2, 'Member', '关注了 2 个用户'],
  ] as const)('%s of %s, %i by a %s', (action, targetType, targetsCount, by, text) => {
    expect(feedText({ action, targetType, targetsCount, source: { __typename: by } })).toBe(text);
  });
});
