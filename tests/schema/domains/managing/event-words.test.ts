import { describe, expect, it } from '@jest/globals';
import {
  type CompetitionKind,
  competitionKinds,
  eventWordOf,
  joinProblem,
  kindProblem,
} from '#schema/domains/competitions/rules/competition-kind.ts';
import { stageProblems } from '#schema/domains/competitions/rules/competition-parts.ts';
import {
  emptySettings,
  settingsProblems,
} from '#schema/domains/competitions/rules/competition-settings.ts';
import { cloneNameProblem } from '#schema/domains/managing/rules/cloning.ts';
import { movedText } from '#schema/domains/managing/rules/deadlines.ts';
import { lastPartProblem } from '#schema/domains/managing/rules/last-part.ts';
import { rankingTimeProblem } from '#schema/domains/managing/rules/outcome.ts';
import { universityFieldProblem } from '#schema/domains/registration/rules/same-university.ts';

const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T00:00:00.000Z`;
const period = { startDate: day(1), endDate: day(20) };
const settings = (changes: object) => ({ ...emptySettings, name: '潮汐', ...period, ...changes });
const stage = {
  name: '初赛',
  startDate: day(2),
  endDate: day(21),
  awardWhaleCoin: 0,
  lesson: '',
  qualification: null,
};
const facts = { published: true, stages: 1, children: 0 };
const joining = { published: true, organizationId: 'o' };
const draftSeries = { isSeries: true, published: false, organizationId: 'o' };

/** Sentences about a competition that its organizer reads, by the word for it. */
const sentences = (kind: CompetitionKind) => {
  const word = eventWordOf(kind);
  const wrong = (changes: object) => settingsProblems(settings(changes), word)[0]?.message;
  return [
    wrong({ name: '' }),
    wrong({ registerEndDate: day(1) }),
    wrong({ registerEndDate: day(21) }),
    kindProblem({ kind, ...facts }, 'series')?.message,
    kindProblem({ kind, ...facts, published: false }, 'series')?.message,
    joinProblem(joining, draftSeries, word)?.message,
    stageProblems(stage, period, word)[0]?.message,
    cloneNameProblem('', word)?.message,
    rankingTimeProblem(period, new Date(day(3)), word)?.message,
    universityFieldProblem(true, {}, word)?.message,
  ];
};

const told = (word: string) => [
  `请输入${word}名称`,
  `报名截止时间应晚于${word}开始时间`,
  `报名截止时间不能晚于${word}结束时间`,
  `${word}已发布，不能更改类型`,
  `已有阶段的${word}不能改为系列赛`,
  `${word}已发布，请先发布该系列赛`,
  `阶段不能晚于${word}结束`,
  `请输入${word}名称`,
  `${word}结束后才能发布最终排名`,
  `${word}仅限同校组队，报名表需包含「学校」`,
];

it.each([
  ['competition', '比赛'],
  ['exercise', '活动'],
  ['activity', '活动'],
] as const)('what organizers of a kind %s are told speaks of %s', (kind, word) => {
  expect(sentences(kind)).toEqual(told(word));
});

it.each([
  ['COMPETITION', '比赛结束时间由 2026-03-20 08:00 改为 长期开放'],
  ['ACTIVITY', '活动结束时间由 2026-03-20 08:00 改为 长期开放'],
] as const)('a moved end of %s: %s', (of, text) => {
  expect(movedText({ of, name: '', before: day(20), after: null })).toBe(text);
});

describe('the last part of something published', () => {
  const detailTypes = ['TRAINING_CAMP', 'LIVE', null] as const;
  const refused = (part: 'stage' | 'task', kind: CompetitionKind, published = true) =>
    detailTypes.map(
      (detailType) => lastPartProblem(part, { kind, detailType, published })?.message ?? null,
    );

  it.each([
    ['stage', 'competition', Array(3).fill('已发布的比赛至少有一个阶段')],
    ['task', 'competition', Array(3).fill('已发布的比赛至少有一个任务')],
    ['stage', 'activity', ['已发布的活动至少有一个阶段', null, null]],
    ['task', 'activity', [null, null, null]],
    ['stage', 'exercise', ['已发布的活动至少有一个阶段', null, null]],
  ] as const)('a %s of a kind %s is kept where it needs one', (part, kind, messages) => {
    expect(refused(part, kind)).toEqual(messages);
  });

  it('goes while it is a draft', () => {
    for (const kind of competitionKinds)
      expect(refused('stage', kind, false)).toEqual([null, null, null]);
  });
});
