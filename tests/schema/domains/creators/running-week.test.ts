import { describe, expect, it } from '@jest/globals';
import {
  type DatasetStanding,
  uncountedReason,
  uncountedReasons,
  type UncountedReason,
  unpaidReason,
  type UnpaidReason,
  unpaidText,
  uncountedText,
} from '@whaletide/schema/domains/creators/rules/counting.ts';
import {
  datasetLinesOfWeek,
  projectLinesOfWeek,
  sortedWeekLines,
  type TitledAct,
  weekLineText,
} from '@whaletide/schema/domains/creators/rules/running-week.ts';
import { weekByKey } from '@whaletide/schema/domains/creators/rules/settlement.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const week = weekByKey('2026-11-16');
const since = at('2026-10-01T00:00:00');
const terms = { coins: { FORK: 3, VOTE: 1, BOOKMARK: 2 }, weeklyCap: 7 };

const act = (changes: Partial<TitledAct> = {}): TitledAct => ({
  projectId: 'p',
  title: '企鹅识别',
  published: at('2026-10-10T00:00:00'),
  isHidden: false,
  source: 'VOTE',
  actorId: 'a',
  date: at('2026-11-17T10:00:00'),
  isRelated: false,
  isStopped: false,
  growthScore: 1,
  actorSince: at('2026-11-01T00:00:00'),
  isCounted: false,
  ...changes,
});

const standing = (changes: Partial<DatasetStanding> = {}): DatasetStanding => ({
  datasetId: 'd',
  title: '潮位',
  published: at('2026-10-10T00:00:00'),
  isHidden: false,
  rating: 'CLASSIC',
  isAttached: false,
  paid: 0,
  ...changes,
});

describe('a fork, like or bookmark', () => {
  it.each<[string, UncountedReason | null, Partial<TitledAct>]>([
    ['of another member', null, {}],
    [
      'of a project that was published 10 days before',
      null,
      { published: at('2026-11-07T10:00:00') },
    ],
    ['a second earlier', 'EARLY', { published: at('2026-11-07T10:00:01') }],
    [
      'of a project that was published 6 months before',
      'LATE',
      { published: at('2026-05-17T10:00:00') },
    ],
    ['a second before that', null, { published: at('2026-05-17T10:00:01') }],
    ['of a project that is hidden', 'HIDDEN', { isHidden: true }],
    [
      'before the creator’s acts count',
      'PAUSED',
      { date: at('2026-09-30T23:59:59'), published: at('2026-09-01T00:00:00') },
    ],
    ['of somebody near', 'RELATED', { isRelated: true }],
    ['of a stopped account', 'STOPPED', { isStopped: true }],
    ['of a member without points', 'NEWCOMER', { growthScore: 0 }],
    ['of an account that is a day old', null, { actorSince: at('2026-11-16T10:00:00') }],
    ['of a younger one', 'NEWCOMER', { actorSince: at('2026-11-16T10:00:01') }],
    ['that was counted before', 'COUNTED', { isCounted: true }],
    ['for two reasons: the first is said', 'HIDDEN', { isHidden: true, isCounted: true }],
  ])('%s: %s', (_, reason, changes) => {
    expect(uncountedReason(act(changes), since)).toBe(reason);
  });

  it('says with numbers of the rules why it counts nothing', () => {
    expect(uncountedReasons.map((reason) => uncountedText(reason, 2))).toEqual([
      '2 人不计入：项目发布已满 6 个月',
      '2 人不计入：项目发布未满 10 天',
      '2 人不计入：项目已转为私有或被折叠',
      '2 人不计入：发生在加入计划或恢复权益之前',
      '2 人不计入：来自你自己、队友，或与你在同一浏览器登录过的账号',
      '2 人不计入：账号已停用',
      '2 人不计入：成员不足 1 级，或注册不满 1 天',
      '2 人不计入：同一位成员此前已计过',
    ]);
  });
});

describe('a dataset', () => {
  it.each<[string, UnpaidReason | null, Partial<DatasetStanding>]>([
    ['rated', null, {}],
    [
      'whose time begins with the week’s last second',
      null,
      { published: at('2026-11-12T23:59:59') },
    ],
    ['whose time begins after the week', 'EARLY', { published: at('2026-11-13T00:00:00') }],
    ['whose time ended before the week', 'LATE', { published: at('2026-05-16T00:00:00') }],
    ['that isn’t public', 'HIDDEN', { isHidden: true }],
    ['neither rated nor used', 'UNRATED', { rating: null }],
    ['used by a project', null, { rating: null, isAttached: true }],
    ['paid in full', 'PAID', { paid: 50 }],
    ['rated better since', null, { rating: 'MASTERPIECE', paid: 50 }],
    ['rated worse since', 'PAID', { rating: 'PLAIN', paid: 50 }],
  ])('%s: %s', (_, reason, changes) => {
    expect(unpaidReason(standing(changes), week)).toBe(reason);
  });

  it('says with numbers of the rules why it earns nothing', () => {
    expect(unpaidText('LATE', 0)).toBe('发布已满 6 个月');
    expect(unpaidText('EARLY', 0)).toBe('发布未满 10 天');
    expect(unpaidText('HIDDEN', 0)).toBe('已转为非公开或被折叠');
    expect(unpaidText('UNRATED', 0)).toBe('尚未评级；被公开项目使用后默认获得 15 鲸币');
    expect(unpaidText('PAID', 50)).toBe('此前已获得 50 鲸币，只在评级提高时补发差额');
  });
});

describe('the running week', () => {
  it('has a line for each project and source, with what the cap cuts off and what doesn’t count', () => {
    const acts = [
      act({ source: 'FORK', actorId: 'a', date: at('2026-11-16T01:00:00') }),
      act({ source: 'FORK', actorId: 'b', date: at('2026-11-16T02:00:00') }),
      act({ source: 'BOOKMARK', actorId: 'c', date: at('2026-11-16T03:00:00') }),
      act({ source: 'BOOKMARK', actorId: 'd', date: at('2026-11-16T04:00:00'), growthScore: 0 }),
      act({ source: 'BOOKMARK', actorId: 'e', date: at('2026-11-16T05:00:00'), isRelated: true }),
      act({ source: 'VOTE', actorId: 'f', isCounted: true }),
    ];
    expect(sortedWeekLines(projectLinesOfWeek(acts, since, terms))).toMatchObject([
      { source: 'FORK', count: 2, coins: 6, cut: 0, notes: [] },
      {
        source: 'BOOKMARK',
        count: 1,
        coins: 1,
        cut: 1,
        notes: [
          '超出项目每周 7 鲸币的上限，少计 1 鲸币',
          uncountedText('RELATED', 1),
          uncountedText('NEWCOMER', 1),
        ],
      },
      { source: 'VOTE', count: 0, coins: 0, cut: 0, notes: [uncountedText('COUNTED', 1)] },
    ]);
  });

  it('has a line for each dataset that isn’t past its time', () => {
    const lines = datasetLinesOfWeek(
      [
        standing({ paid: 15 }),
        standing({ datasetId: 'e', rating: null }),
        standing({ datasetId: 'f', published: at('2026-01-01T00:00:00') }),
      ],
      week,
    );
    expect(lines).toMatchObject([
      { targetId: 'd', source: 'RATING', count: 1, coins: 35, notes: [] },
      { targetId: 'e', source: 'ATTACHED', count: 0, coins: 0, notes: [unpaidText('UNRATED', 0)] },
    ]);
    expect(lines.map(weekLineText)).toEqual(['评级「传世精品」50，已付 15', null]);
  });

  it.each([
    [{ source: 'FORK', count: 0, rating: null, coins: 0 } as const, '0 人 Fork'],
    [{ source: 'ATTACHED', count: 1, rating: null, coins: 15 } as const, '被公开项目使用'],
    [{ source: 'RATING', count: 0, rating: 'PLAIN', coins: 0 } as const, '评级「朴实无华」'],
  ])('names what earns on a line', (line, text) => {
    expect(weekLineText(line)).toBe(text);
  });
});
