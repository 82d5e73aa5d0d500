import { toMetricParameters } from '@whaletide/schema/domains/competitions/rest/metric-parameters.ts';
import { describe, expect, it } from '@jest/globals';
import { competition, competitionId, stageId, taskId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const boards = { showsLeaderboard: true, showsPrivateLeaderboard: false };
const period = { startDate: DATE, endDate: '2026-12-01T00:00:00.000Z' };
const Period = { StartDate: period.startDate, EndDate: period.endDate };
const Boards = { ShowLeaderboard: true, ShowPrivateLeaderboard: false };

const field = { title: '赛道', type: 'OPTION', isRequired: true, options: ['算法', '应用'] };
const Field = {
  Title: '赛道',
  Type: 5,
  Required: true,
  Placeholder: null,
  SizeLimit: null,
  AcceptExts: [],
  SelectArray: ['算法', '应用'],
  Hide: false,
};
const task = {
  name: '报告',
  description: '',
  ...period,
  isClosedForSubmissions: false,
  submissionNotice: '',
  ...boards,
  fileKeys: [],
};
const Task = {
  Name: '报告',
  Description: '',
  ...Period,
  SubmitDisabled: false,
  SubmissionNotice: '',
  ...Boards,
  Files: [],
};

const stageDocument = {
  _id: stageId(),
  Competition: competitionId(),
  Name: '初赛',
  ...Period,
  AwardWhaleCoin: 0,
  Lesson: '',
  ...Boards,
  NeedAgreement: true,
  AgreementFields: [{ _id: 'track', ...Field }],
  AuthorizeNotice: null,
  BeginsAfter: null,
};
const taskDocument = {
  _id: taskId(),
  Stage: stageId(),
  Competition: competitionId(),
  ...Task,
  IsOpen: true,
  TaskType: 1,
  SubmissionNotice: null,
  ShowPrivateBestWork: true,
  Exclusion: null,
  Rescored: null,
  PrivateLeaderboardDate: null,
  TakesLateWorks: false,
  FrozenHours: null,
  Files: [],
  ObjectiveTaskInfo: null,
  SubjectiveTaskInfo: {
    SubmissionFields: [{ _id: 'track', ...Field }],
    ReviewDailyLimit: 3,
    ReviewLimit: null,
    MaxScore: 100,
    Judging: null,
  },
};

const updateTask = `mutation ($input: UpdateCompetitionTaskInput!) {
  updateCompetitionTask(input: $input) {
    id privateLeaderboardOpensAt form { maxScore fields { id type options isHidden } }
    review { submitType publishesLabels labels selectionLimit selectionEndsAt }
  }
}`;
const send = (query: string, input: object) =>
  gateway().send(query, { variables: { input }, token: TOKEN });

describe('a form task', () => {
  const form = { fields: [{ id: 'track', ...field }, field], dailyLimit: 3, maxScore: 100 };

  it('goes to REST in its words, an unknown field id left out, and comes back', async () => {
    rest()
      .put(`/v2/api/tasks/${taskId()}`, {
        ...Task,
        Subjective: {
          Fields: [{ _id: 'track', ...Field }, Field],
          ReviewDailyLimit: 3,
          ReviewLimit: null,
          MaxScore: 100,
        },
        Rescore: false,
      })
      .reply(200, taskDocument);
    const fields = [form.fields[0], { ...field, id: 'No id' }];
    const input = { taskId: taskId(), task: { ...task, form: { ...form, fields } } };
    const { body } = await send(updateTask, input);
    expect(body).toEqual({
      data: {
        updateCompetitionTask: {
          id: taskId(),
          privateLeaderboardOpensAt: null,
          form: {
            maxScore: 100,
            fields: [{ id: 'track', type: 'OPTION', options: ['算法', '应用'], isHidden: false }],
          },
          review: null,
        },
      },
    });
  });

  it('is refused at the input’s own field', async () => {
    rest().put(`/v2/api/tasks/${taskId()}`).reply(409, {
      code: 'CONFLICT',
      message: '「赛道」已有人填写，选项只能在末尾添加',
      field: 'Subjective.Fields.1.SelectArray',
    });
    const { body } = await send(updateTask, { taskId: taskId(), task: { ...task, form } });
    expect(body.errors?.[0]).toMatchObject({
      message: '「赛道」已有人填写，选项只能在末尾添加',
      extensions: { code: 'CONFLICT', field: 'form.fields.1.options' },
    });
  });
});

it('an automatic task: what is left out stays as it is, scoring again is agreed to', async () => {
  const objective = {
    acceptExts: ['.csv'],
    sizeLimit: 16,
    idColumn: 'id',
    targetColumn: 'label',
    metric: 'ACCURACY',
  };
  const Objective = {
    AcceptExts: ['.csv'],
    SizeLimit: 16,
    IdColumn: 'id',
    TargetColumn: 'label',
    ReviewDailyLimit: null,
    ReviewLimit: null,
    Metric: 'accuracy',
    Sample: null,
  };
  const own = {
    SubmitType: 'token',
    PublicLabels: true,
    PrivateLeaderboard: true,
    SelectionLimit: 1,
    SelectionEndDate: null,
  };
  const info = {
    ...Objective,
    ...own,
    Labels: ['a', 'b'],
    SampleFileDownloadUrl: null,
    AnsweredSampleUrl: null,
    HigherIsBetter: true,
    MetricParameters: toMetricParameters(),
    CustomMetric: null,
    Scores: [],
    AllowsMoreColumns: false,
    RoundsScores: true,
    FurtherLabels: [],
  };
  rest()
    .put(`/v2/api/tasks/${taskId()}`, { ...Task, Objective, Rescore: false })
    .reply(200, taskDocument);
  await send(updateTask, { taskId: taskId(), task: { ...task, objective } });
  rest()
    .put(`/v2/api/tasks/${taskId()}`, {
      ...Task,
      ShowPrivateBestWork: false,
      PrivateBoardConfirmation: '提前公开',
      PrivateLeaderboardDate: period.endDate,
      Objective: { ...Objective, ...own },
      Rescore: true,
    })
    .reply(200, {
      ...taskDocument,
      TaskType: 0,
      PrivateLeaderboardDate: period.endDate,
      ObjectiveTaskInfo: info,
      SubjectiveTaskInfo: null,
    });
  const board = {
    submitType: 'TOKEN',
    publishesLabels: true,
    hasPrivateBoard: true,
    selectionLimit: 1,
    selectionEndsAt: null,
  };
  const settings = {
    ...task,
    showsPrivateBestWork: false,
    privateLeaderboardOpensAt: period.endDate,
  };
  const { body } = await send(updateTask, {
    taskId: taskId(),
    task: {
      ...settings,
      privateBoardConfirmation: '提前公开',
      objective: { ...objective, ...board },
    },
    rescore: true,
  });
  expect(body.data).toMatchObject({
    updateCompetitionTask: {
      privateLeaderboardOpensAt: period.endDate,
      review: {
        submitType: 'TOKEN',
        publishesLabels: true,
        labels: ['a', 'b'],
        selectionLimit: 1,
        selectionEndsAt: null,
      },
    },
  });
});

describe('a stage’s qualification review', () => {
  const query = `mutation ($input: UpdateStageInput!) {
    updateStage(input: $input) { id needsQualification qualificationFields { id title } }
  }`;
  const stage = { name: '初赛', ...period, awardWhaleCoin: 0, ...boards };
  const Stage = { Name: '初赛', ...Period, AwardWhaleCoin: 0, ...Boards };
  const qualification = { needed: true, fields: [field], notice: '须知' };

  it('goes to REST in its words, and not at all where it is left out', async () => {
    const Agreement = { NeedAgreement: true, AgreementFields: [Field], AuthorizeNotice: '须知' };
    rest()
      .put(`/v2/api/stages/${stageId()}`, { ...Stage, Agreement })
      .reply(200, stageDocument);
    const { body } = await send(query, { stageId: stageId(), stage: { ...stage, qualification } });
    expect(body.data).toEqual({
      updateStage: {
        id: stageId(),
        needsQualification: true,
        qualificationFields: [{ id: 'track', title: '赛道' }],
      },
    });
    rest().put(`/v2/api/stages/${stageId()}`, Stage).reply(200, stageDocument);
    const kept = await send(query, { stageId: stageId(), stage });
    expect(kept.body.errors).toBeUndefined();
  });

  it('is refused at the input’s own field', async () => {
    rest().put(`/v2/api/stages/${stageId()}`).reply(400, {
      code: 'BAD_USER_INPUT',
      message: '请至少添加一个字段',
      field: 'Agreement.AgreementFields',
    });
    const { body } = await send(query, { stageId: stageId(), stage: { ...stage, qualification } });
    expect(body.errors?.[0]?.extensions).toMatchObject({ field: 'qualification.fields' });
  });
});

it('the limit of a series is read with the competition, and set only where it is named', async () => {
  const query = `mutation ($input: UpdateCompetitionInput!) {
    updateCompetition(input: $input) { id limitsRegistrations }
  }`;
  const input = {
    competitionId: competitionId(),
    name: '系列赛',
    shortDescription: '',
    award: '',
    tags: [],
    startDate: DATE,
    maxMembersPerTeam: 5,
    isTeamNameLocked: false,
    requiresSameUniversity: false,
    teamNotification: '',
    tabs: [],
    publishStatus: 'COMMUNITY',
    publishesToAll: false,
    opensForum: false,
  };
  const bodies: Record<string, unknown>[] = [];
  rest()
    .put(`/v2/api/competitions/${competitionId()}/settings`, (body: Record<string, unknown>) =>
      Boolean(bodies.push(body)),
    )
    .twice()
    .reply(200, { ...competition(), RelatedCompetitionRegisterLimit: true });
  const { body } = await send(query, { ...input, limitsRegistrations: true });
  expect(body.data).toMatchObject({ updateCompetition: { limitsRegistrations: true } });
  await send(query, input);
  expect(bodies[0]).toMatchObject({ RelatedCompetitionRegisterLimit: true });
  expect(bodies[1]).not.toHaveProperty('RelatedCompetitionRegisterLimit');
});

describe('what a competition is', () => {
  const settings = {
    competitionId: competitionId(),
    name: '涨潮赛',
    shortDescription: '',
    award: '',
    tags: [],
    ...period,
    maxMembersPerTeam: 3,
    isTeamNameLocked: false,
    requiresSameUniversity: false,
    teamNotification: '',
    tabs: [],
    publishStatus: 'COMMUNITY',
    publishesToAll: false,
    opensForum: false,
  };
  const update = `mutation ($input: UpdateCompetitionInput!) {
    updateCompetition(input: $input) { kind series { id name } displayLabel usesSharedCompute isSticky }
  }`;

  it('goes to REST as far as it was said, and comes back', async () => {
    const place = { kind: 'EXERCISE', seriesId: competitionId(1), displayLabel: '新手友好' };
    const series = {
      _id: competitionId(1),
      Name: '潮汐系列赛',
      RelatedCompetitionRegisterLimit: false,
    };
    let sent: Record<string, unknown> = {};
    rest()
      .put(`/v2/api/competitions/${competitionId()}/settings`, (body) => {
        sent = body;
        return true;
      })
      .reply(200, {
        ...competition(),
        DetailType: 'EXERCISE',
        SeriesCompetition: series,
        DisplayLabel: '新手友好',
      });
    const { body } = await send(update, { ...settings, ...place });
    expect(sent).toMatchObject({
      Kind: 'exercise',
      SeriesCompetition: competitionId(1),
      DisplayLabel: '新手友好',
    });
    for (const absent of ['LandingUrl', 'UseKLab', 'Sticky'])
      expect(sent).not.toHaveProperty(absent);
    expect(body.data).toEqual({
      updateCompetition: {
        kind: 'EXERCISE',
        series: { id: competitionId(1), name: '潮汐系列赛' },
        displayLabel: '新手友好',
        usesSharedCompute: false,
        isSticky: false,
      },
    });
  });

  it('is refused at the input’s own field', async () => {
    const refusal = { code: 'CONFLICT', message: '比赛已发布，请先发布该系列赛' };
    rest()
      .put(`/v2/api/competitions/${competitionId()}/settings`)
      .reply(409, { ...refusal, field: 'SeriesCompetition' });
    const { body } = await send(update, { ...settings, seriesId: competitionId(1) });
    expect(body.errors?.[0]).toMatchObject({
      message: refusal.message,
      extensions: { code: 'CONFLICT', field: 'seriesId' },
    });
  });

  it('narrows the list of those that one manages', async () => {
    const organization = {
      _id: stageId(),
      ShortName: 'tide',
      Name: '潮汐组',
      Description: '',
      Image: null,
    };
    rest().get('/api/organizations/tide').reply(200, organization);
    rest()
      .get('/api/organizations/tide/competitions')
      .query({ page: 1, perPage: 20, IsSeriesCompetition: true, Name: '潮', State: 'draft' })
      .reply(200, { data: [competition()], totalNum: 1, page: 1, perPage: 20 });
    const { body } = await gateway().send(
      `{ organization(shortName: "tide") {
        managedCompetitions(series: true, name: "潮", state: DRAFT) { items { id } }
      } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      organization: { managedCompetitions: { items: [{ id: competitionId() }] } },
    });
  });
});

describe('deleting a draft', () => {
  const query =
    'mutation ($input: DeleteCompetitionInput!) { deleteCompetition(input: $input) { deletedId } }';
  const input = { competitionId: competitionId() };

  it('answers its id', async () => {
    rest().delete(`/v2/api/competitions/${competitionId()}`).reply(200, { ok: true });
    expect((await send(query, input)).body).toEqual({
      data: { deleteCompetition: { deletedId: competitionId() } },
    });
  });

  it('is refused with the reason', async () => {
    const refusal = { code: 'CONFLICT', message: '已有成员报名，不能删除' };
    rest().delete(`/v2/api/competitions/${competitionId()}`).reply(409, refusal);
    const { body } = await send(query, input);
    expect(body.errors?.[0]).toMatchObject({
      message: refusal.message,
      extensions: { code: 'CONFLICT' },
    });
  });
});
