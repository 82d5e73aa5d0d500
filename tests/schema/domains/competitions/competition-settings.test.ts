import { describe, expect, it } from '@jest/globals';
import {
  stageProblems,
  taskProblems,
} from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import {
  type CompetitionSettings,
  contentProblem,
  eachText,
  settingsProblems,
} from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import {
  joinProblem,
  kindOf,
  kindProblem,
  ofKindProblem,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { banProblem, rankingProblem } from '@whaletide/schema/domains/managing/rules/outcome.ts';

const settings: CompetitionSettings = {
  name: '海浪预报赛',
  shortDescription: '',
  ...eachText(() => ''),
  landingUrl: '',
  tags: [],
  startDate: '2030-01-01T00:00:00Z',
  endDate: '2030-03-01T00:00:00Z',
  registerEndDate: '2030-02-01T00:00:00Z',
  maxMembersPerTeam: 5,
  teamNotification: '',
  tabs: [{ title: '赛题', content: '' }],
};

describe('the settings of a competition', () => {
  it('are fine as they are', () => {
    expect(settingsProblems(settings)).toEqual([]);
    const open = { ...settings, endDate: null, registerEndDate: null };
    expect(settingsProblems(open)).toEqual([]);
  });

  it.each<[Partial<CompetitionSettings>, string, string]>([
    [{ name: ' ' }, 'Name', '请输入比赛名称'],
    [{ name: '浪'.repeat(61) }, 'Name', '比赛名称最多60个字符'],
    [{ tags: Array.from({ length: 7 }, String) }, 'Tags', '最多6个标签'],
    [{ tags: ['浪'.repeat(13)] }, 'Tags', '每个标签最多12个字符'],
    [{ displayLabel: '浪'.repeat(13) }, 'DisplayLabel', '卡片标签最多12个字符'],
    [{ landingUrl: 'series.example.com' }, 'LandingUrl', '请输入以 http:// 或 https:// 开头的地址'],
    [
      { landingUrl: 'javascript:alert(1)' },
      'LandingUrl',
      '请输入以 http:// 或 https:// 开头的地址',
    ],
    [{ landingUrl: `https://a.cn/${'a'.repeat(500)}` }, 'LandingUrl', '专题网址最多500个字符'],
    [{ startDate: '' }, 'StartDate', '请选择开始时间'],
    [{ endDate: settings.startDate, registerEndDate: null }, 'EndDate', '结束时间应晚于开始时间'],
    [{ registerEndDate: settings.startDate }, 'RegisterEndDate', '报名截止时间应晚于比赛开始时间'],
    [
      { registerEndDate: '2030-03-02T00:00:00Z' },
      'RegisterEndDate',
      '报名截止时间不能晚于比赛结束时间',
    ],
    [{ maxMembersPerTeam: 0 }, 'MaxMembersPerTeam', '团队人数上限应为1到50的整数'],
    [{ maxMembersPerTeam: 1.5 }, 'MaxMembersPerTeam', '团队人数上限应为1到50的整数'],
    [{ tabs: [{ title: '', content: '' }] }, 'Tabs.0.Title', '请输入标题'],
  ])('%j: %s %s', (change, field, message) => {
    expect(settingsProblems({ ...settings, ...change })).toContainEqual({
      code: 'BAD_USER_INPUT',
      field,
      message,
    });
  });
});

it.each([
  [[{}], false, null],
  [[], true, null],
  [[], false, '发布前请至少填写一个内容页'],
])('a published competition with the pages %j, a series: %s: %s', (tabs, isSeries, message) => {
  const problem = contentProblem({ tabs, isSeries });
  expect(problem?.message ?? null).toBe(message);
  if (problem) expect(problem).toMatchObject({ code: 'CONFLICT', field: 'Tabs' });
});

describe('the kind of a competition', () => {
  it.each([
    [{ isSeries: true, detailType: null }, 'series'],
    [{ isSeries: false, detailType: 'EXERCISE' }, 'exercise'],
    [{ isSeries: false, detailType: null }, 'competition'],
  ] as const)('%j is %s', (competition, kind) => {
    expect(kindOf(competition)).toBe(kind);
  });

  const draft = { kind: 'competition', published: false, stages: 0, children: 0 } as const;
  it.each([
    [{}, 'series', undefined],
    [{ stages: 1 }, 'exercise', undefined],
    [{ stages: 1 }, 'series', '已有阶段的比赛不能改为系列赛'],
    [{ published: true }, 'exercise', '比赛已发布，不能更改类型'],
    [{ published: true }, 'competition', undefined],
    [{ kind: 'series' }, 'competition', undefined],
    [{ kind: 'series', children: 2 }, 'competition', '系列赛中还有比赛，不能更改类型'],
  ] as const)('%j to %s: %s', (change, kind, message) => {
    expect(kindProblem({ ...draft, ...change }, kind)?.message).toBe(message);
  });

  const none = { limitsRegistrations: false, landingUrl: '', seriesId: null };
  it.each([
    ['series', { limitsRegistrations: true, landingUrl: 'https://a.cn' }, undefined],
    ['series', { seriesId: 'a' }, '系列赛不能属于另一个系列赛'],
    ['competition', { seriesId: 'a' }, undefined],
    ['competition', { limitsRegistrations: true }, '只有系列赛可以限制报名'],
    ['exercise', { landingUrl: 'https://a.cn' }, '只有系列赛可以填写专题网址'],
  ] as const)('%s with %j: %s', (kind, change, message) => {
    expect(ofKindProblem(kind, { ...none, ...change })?.message).toBe(message);
  });

  const series = { isSeries: true, published: false, organizationId: 'a' };
  it.each([
    [{ published: false, organizationId: 'a' }, {}, undefined],
    [{ published: true, organizationId: 'a' }, { published: true }, undefined],
    [{ published: true, organizationId: 'a' }, {}, '比赛已发布，请先发布该系列赛'],
    [{ published: false, organizationId: 'b' }, {}, '请选择同一组织的系列赛'],
    [
      { published: false, organizationId: null },
      { organizationId: null },
      '请选择同一组织的系列赛',
    ],
    [{ published: false, organizationId: 'a' }, { isSeries: false }, '请选择同一组织的系列赛'],
  ])('%j into a series, %j: %s', (competition, change, message) => {
    expect(joinProblem(competition, { ...series, ...change })?.message).toBe(message);
  });
});

const stage = {
  name: '初赛',
  startDate: '2030-01-01T00:00:00Z',
  endDate: '2030-02-01T00:00:00Z',
  awardWhaleCoin: 0,
  lesson: '',
  qualification: null,
};

const field = {
  Title: '单位证明',
  Type: 3,
  Required: true,
  Placeholder: null,
  SizeLimit: 1024,
  AcceptExts: ['.pdf'],
  SelectArray: [],
  Hide: false,
};

describe('a stage', () => {
  const competition = { startDate: settings.startDate, endDate: settings.endDate };
  it.each([
    [{}, []],
    [{ name: '' }, ['请输入阶段名称']],
    [{ endDate: stage.startDate }, ['结束时间应晚于开始时间']],
    [{ startDate: '2029-12-31T00:00:00Z' }, ['阶段不能早于比赛开始']],
    [{ endDate: '2030-03-02T00:00:00Z' }, ['阶段不能晚于比赛结束']],
    [{ awardWhaleCoin: -1 }, ['阶段奖励应为0到100000的整数']],
    [{ lesson: '课'.repeat(50_001) }, ['学习内容最多50000个字符']],
    [{ qualification: { needed: false, fields: [], notice: '' } }, []],
    [{ qualification: { needed: true, fields: [field], notice: '须知' } }, []],
    [{ qualification: { needed: true, fields: [], notice: '' } }, ['请至少添加一个字段']],
    [
      { qualification: { needed: true, fields: [{ ...field, Hide: true }], notice: '' } },
      ['请至少添加一个字段'],
    ],
    [
      { qualification: { needed: false, fields: [{ ...field, Title: '' }], notice: '' } },
      ['请输入字段名称'],
    ],
    [
      { qualification: { needed: false, fields: [], notice: '浪'.repeat(20_001) } },
      ['资质审核须知最多20000个字符'],
    ],
  ])('%j: %j', (change, messages) => {
    const problems = stageProblems({ ...stage, ...change }, competition);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });

  it('of a competition without an end may end whenever it likes', () => {
    const open = { ...competition, endDate: null };
    expect(stageProblems({ ...stage, endDate: '2040-01-01T00:00:00Z' }, open)).toEqual([]);
  });
});

describe('a task', () => {
  const objective = {
    acceptExts: ['.csv'],
    sizeLimit: 1024,
    idColumn: 'id',
    targetColumn: 'height',
    metric: 'accuracy' as const,
    dailyLimit: 5,
    totalLimit: null,
    selectionLimit: 2,
    selectionEndDate: null,
  };
  const subjective = { fields: [field], dailyLimit: 3, totalLimit: null, maxScore: 100 };
  const form = { objective: null, subjective };
  const task = {
    ...stage,
    name: '浪高',
    description: '',
    submissionNotice: '',
    files: [],
    privateOpenDate: null,
    frozenHours: null,
    objective,
    subjective: null,
  };
  const messages = (change: object) =>
    taskProblems({ ...task, ...change }, stage).map(({ message }) => message);

  it.each([
    [{}, []],
    [{ objective: null }, []],
    [{ frozenHours: 168 }, []],
    [{ frozenHours: 0 }, ['封榜时长应为1到168小时的整数，留空为不封榜']],
    [{ frozenHours: 169 }, ['封榜时长应为1到168小时的整数，留空为不封榜']],
    [{ name: ' ' }, ['请输入任务名称']],
    [{ endDate: '2030-02-02T00:00:00Z' }, ['任务不能晚于所属阶段结束']],
    [{ submissionNotice: '浪'.repeat(501) }, ['提交须知最多500个字符']],
    [{ objective: { ...objective, acceptExts: [] } }, ['请选择结果文件的格式（.csv、.txt）']],
    [{ objective: { ...objective, acceptExts: ['.exe'] } }, ['请选择结果文件的格式（.csv、.txt）']],
    [{ objective: { ...objective, sizeLimit: 0 } }, ['文件大小上限应为1到1048576 KB']],
    [{ objective: { ...objective, targetColumn: 'id' } }, ['预测列与编号列不能相同']],
    [{ objective: { ...objective, idColumn: '' } }, ['请输入编号列']],
    [{ objective: { ...objective, predictionMin: 0, predictionMax: 1 } }, []],
    [{ objective: { ...objective, predictionMin: 0 } }, []],
    [{ objective: { ...objective, predictionMin: 1, predictionMax: 1 } }, ['预测值上限应大于下限']],
    [{ objective: { ...objective, groupColumn: 'patient' } }, []],
    [{ objective: { ...objective, groupColumn: '' } }, []],
    [{ objective: { ...objective, groupColumn: 'height' } }, ['分组列不能是预测列']],
    [{ objective: { ...objective, groupColumn: 'Part' } }, ['分组列不能是 part']],
    [{ objective: { ...objective, groupColumn: 'p'.repeat(65) } }, ['分组列最多64个字符']],
    [{ objective: { ...objective, dailyLimit: 0 } }, ['每日次数应为正整数，留空为不限']],
    [{ objective: { ...objective, totalLimit: 1.5 } }, ['总次数应为正整数，留空为不限']],
    [{ objective: { ...objective, totalLimit: 3 } }, ['每日次数不能超过总次数']],
    [{ objective: { ...objective, selectionLimit: 3 } }, ['可选择的记录数应为1到2']],
    [
      { objective: { ...objective, selectionEndDate: task.startDate } },
      ['选择截止时间应晚于任务开始'],
    ],
    [{ objective: { ...objective, selectionEndDate: '2030-02-03T00:00:00Z' } }, []],
    [{ privateOpenDate: task.endDate }, []],
    [{ privateOpenDate: '2030-01-31T00:00:00Z' }, ['Private 排行榜不能早于任务结束公开']],
    [
      {
        privateOpenDate: '2030-02-02T00:00:00Z',
        objective: { ...objective, selectionEndDate: '2030-02-03T00:00:00Z' },
      },
      ['Private 排行榜不能早于选择截止公开'],
    ],
    [form, []],
    [{ ...form, subjective: { ...subjective, fields: [] } }, ['请至少添加一个字段']],
    [{ ...form, subjective: { ...subjective, maxScore: 0.5 } }, ['满分应为1到1000的整数']],
    [{ ...form, subjective: { ...subjective, dailyLimit: 0 } }, ['每日次数应为正整数，留空为不限']],
  ])('%j: %j', (change, expected) => {
    expect(messages(change)).toEqual(expected);
  });
});

describe('the outcome', () => {
  it('a ban needs a reason, freeing needs none', () => {
    expect(banProblem(true, ' ')?.message).toBe('请输入禁赛原因');
    expect(banProblem(true, '浪'.repeat(201))?.message).toBe('禁赛原因最多200个字符');
    expect(banProblem(true, '多账号参赛')).toBeNull();
    expect(banProblem(false, '')).toBeNull();
  });

  const row = { team: 'a', reward: '一等奖', coins: 10 };
  it.each([
    [[], '请至少选择一支团队'],
    [[row, row], '同一支团队不能出现两次'],
    [[row, { ...row, team: 'b', reward: '浪'.repeat(41) }], '第2名：奖励最多40个字符'],
    [[{ ...row, coins: -1 }], '第1名：鲸币应为0或正整数'],
    [[{ ...row, coins: 0.5 }], '第1名：鲸币应为0或正整数'],
    [[row], undefined],
  ])('a ranking %j: %s', (rows, message) => {
    expect(rankingProblem(rows)?.message).toBe(message);
  });
});
