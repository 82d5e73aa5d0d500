import { viewer } from '#tests/web/support/data.ts';

export const skillId = 'e'.repeat(24);

/** Answers to the queries of the level page, by default for the signed-in member. */
export const levelPage = (changes: Record<string, unknown> = {}) => ({
  member: {
    ...viewer.member,
    badges: [
      { __typename: 'Badge', kind: 'AWARD', level: 1, earnedAt: '2026-11-01T00:00:00.000Z' },
    ],
    skills: [
      {
        __typename: 'EarnedSkill',
        earnedAt: '2026-11-02T00:00:00.000Z',
        skill: {
          __typename: 'Skill',
          id: skillId,
          name: '概率预测',
          icon: null,
          certificate: '预测证书',
        },
        competition: { __typename: 'Competition', id: 'c'.repeat(24), name: '西雅图天气预测赛' },
      },
    ],
    ...changes,
  },
  site: {
    __typename: 'Site',
    badgeKinds: (
      [
        ['COMPETITION', '赛场常客', [1, 5, 20]],
        ['AWARD', '获奖选手', [1, 3, 10]],
        ['PROJECT', '开放先锋', [1, 5, 20]],
        ['LIKED_POST', '讨论之星', [1, 10, 50]],
        ['COLUMN', '专栏名笔', [10, 100, 1_000]],
      ] as const
    ).map(([kind, name, thresholds]) => ({
      __typename: 'BadgeSetting',
      kind,
      name,
      thresholds,
      isActive: true,
    })),
    levels: [
      { __typename: 'Level', level: 1, name: '冲浪手', min: null, max: 100 },
      { __typename: 'Level', level: 2, name: '潜水员', min: 100, max: 400 },
      { __typename: 'Level', level: 7, name: '航海王', min: 20_000, max: null },
    ],
    privileges: [
      {
        __typename: 'Privilege',
        level: 2,
        name: '论坛发言',
        description: '在比赛讨论区发帖与回复',
      },
      { __typename: 'Privilege', level: 7, name: '优先支持', description: '工单优先处理' },
    ],
  },
});

/** State of the weekly bonus. */
export const weeklyBonus = (received: boolean) => ({
  viewer: {
    __typename: 'Viewer',
    id: viewer.id,
    weeklyCoinBonus: { __typename: 'WeeklyCoinBonus', isReceived: received, amount: 5 },
  },
});
