import { describe, expect, it } from '@jest/globals';
import { conflictOf } from '@whaletide/schema/domains/judging/rules/conflicts.ts';
import {
  publicationProblem,
  rubricReviewProblem,
  rubricScore,
} from '@whaletide/schema/domains/judging/rules/reviews.ts';
import {
  changeProblem,
  type Criterion,
  judgingProblem,
  type JudgingSettings,
} from '@whaletide/schema/domains/judging/rules/settings.ts';

const criterion = (change: Partial<Criterion> = {}): Criterion => ({
  id: 'c1',
  title: '创意',
  description: '',
  kind: 'points',
  maxPoints: 10,
  weight: 1,
  ...change,
});
const settings = (change: Partial<JudgingSettings> = {}): JudgingSettings => ({
  mode: 'rubric',
  isBlind: true,
  criteria: [criterion()],
  judgesPerWork: 3,
  pairsPerWork: 15,
  showsCriteria: false,
  showsComments: false,
  ...change,
});

const side = { members: ['j'], organizations: [], schools: [], companies: [] };

describe('a conflict of interest', () => {
  it.each([
    ['nothing in common', side, { ...side, members: ['m'] }, null],
    ['the own team', side, { ...side, members: ['m', 'j'] }, 'team'],
    [
      'the same organization',
      { ...side, organizations: ['o'] },
      { ...side, members: ['m'], organizations: ['p', 'o'] },
      'organization',
    ],
    [
      'the same company in other letters',
      { ...side, companies: ['ＡＢＣ 数据'] },
      { ...side, members: ['m'], companies: ['abc 数据 '] },
      'organization',
    ],
    [
      'the same school',
      { ...side, schools: ['远岸大学'] },
      { ...side, members: ['m'], schools: ['远岸大学'] },
      'school',
    ],
    [
      'no school on either side',
      { ...side, schools: [''] },
      { ...side, members: ['m'], schools: [' '] },
      null,
    ],
  ])('%s', (_, judge, team, expected) => {
    expect(conflictOf(judge, team)).toBe(expected);
  });
});

describe('settings', () => {
  it.each([
    ['a rubric', settings(), null],
    ['no criteria', settings({ criteria: [] }), 'Criteria'],
    [
      'more than twenty',
      settings({ criteria: Array.from({ length: 21 }, () => criterion()) }),
      'Criteria',
    ],
    ['no title', settings({ criteria: [criterion({ title: ' ' })] }), 'Criteria.0.Title'],
    ['no points', settings({ criteria: [criterion({ maxPoints: 0 })] }), 'Criteria.0.MaxPoints'],
    ['a yes or no', settings({ criteria: [criterion({ kind: 'yesNo', maxPoints: 0 })] }), null],
    ['half a weight', settings({ criteria: [criterion({ weight: 0.5 })] }), 'Criteria.0.Weight'],
    ['no judges', settings({ judgesPerWork: 0 }), 'JudgesPerWork'],
    ['pairs without criteria', settings({ mode: 'pairs', criteria: [] }), null],
    ['no pairs', settings({ mode: 'pairs', pairsPerWork: Number.NaN }), 'PairsPerWork'],
    ['nothing at all', settings({ mode: null, criteria: [], judgesPerWork: 0 }), null],
  ])('%s', (_, given, field) => {
    expect(judgingProblem(given)?.field ?? null).toBe(field);
  });

  it('stay in meaning once a judge has begun', () => {
    const renamed = settings({ criteria: [criterion({ title: '新意' })], showsComments: true });
    expect(changeProblem(settings(), renamed, true)).toBeNull();
    const heavier = settings({ criteria: [criterion({ weight: 2 })] });
    expect(changeProblem(settings(), heavier, false)).toBeNull();
    for (const after of [heavier, settings({ isBlind: false }), settings({ mode: null })])
      expect(changeProblem(settings(), after, true)?.code).toBe('CONFLICT');
  });
});

describe('a review by a rubric', () => {
  const criteria = [
    criterion({ weight: 3 }),
    criterion({ id: 'c2', kind: 'yesNo', maxPoints: 1, title: '可复现' }),
  ];
  const review = (points: [string, number][], isSent = true, comment = '') =>
    rubricReviewProblem(criteria, {
      points: points.map(([name, value]) => ({ criterion: name, points: value })),
      comment,
      isSent,
    })?.message ?? null;

  it('asks for all points once it is sent', () => {
    expect(review([['c1', 5]], false)).toBeNull();
    expect(review([['c1', 5]])).toBe('请为「可复现」打分');
    expect(
      review([
        ['c1', 11],
        ['c2', 1],
      ]),
    ).toBe('「创意」为 0 到 10 的整数');
    expect(
      review([
        ['c1', 5],
        ['c2', 2],
      ]),
    ).toBe('「可复现」为 0 到 1 的整数');
    expect(
      review([
        ['c1', 5],
        ['c9', 1],
      ]),
    ).toBe('评分细则刚刚有改动，请刷新页面');
    expect(
      review(
        [
          ['c1', 5],
          ['c2', 1],
        ],
        true,
        '长'.repeat(3_001),
      ),
    ).toBe('评语不能超过3000字');
    expect(
      review([
        ['c1', 5],
        ['c2', 1],
      ]),
    ).toBeNull();
  });

  it('is scored by its weights', () => {
    const points = [
      { criterion: 'c1', points: 5 },
      { criterion: 'c2', points: 1 },
    ];
    expect(rubricScore(criteria, points, 100)).toBe(62.5);
    expect(rubricScore([], [], 100)).toBe(0);
  });
});

it('is published with missing reviews for a reason alone', () => {
  expect(publicationProblem(0, '')).toBeNull();
  expect(publicationProblem(2, ' ')?.field).toBe('Reason');
  expect(publicationProblem(2, '评委请假')).toBeNull();
  expect(publicationProblem(0, '长'.repeat(201))?.code).toBe('BAD_USER_INPUT');
});
