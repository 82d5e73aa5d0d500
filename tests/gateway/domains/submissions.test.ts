import { describe, expect, it } from '@jest/globals';
import { boardRow, taskDocument, taskId, work, workId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const noteWork =
  'mutation ($input: NoteWorkInput!) { noteWork(input: $input) { id note bestBefore } }';
const submitWork = 'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id note } }';
const key = 'a'.repeat(32);
const result = { key, name: 'result.csv', ext: '.csv', size: 9 };

describe('the author of a work', () => {
  it('goes with a submission, and a refusal names the input’s own field', async () => {
    const said = { Authorship: 'HUMAN_WITH_AI', AuthorshipModel: 'GLM' };
    rest()
      .post('/v2/api/works', { Task: taskId(), result, ...said })
      .reply(200, { ...work(), ...said });
    const query =
      'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { authorship authorshipModel } }';
    const told = { authorship: 'HUMAN_WITH_AI', authorshipModel: 'GLM' };
    const variables = { input: { taskId: taskId(), result, ...told } };
    const { body } = await gateway().send(query, { variables, token: TOKEN });
    expect(body.data).toEqual({ submitWork: told });
    rest().post('/v2/api/works').reply(400, {
      code: 'BAD_USER_INPUT',
      message: '请注明使用的模型',
      field: 'AuthorshipModel',
    });
    const refused = await gateway().send(query, { variables, token: TOKEN });
    expect(refused.body.errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'authorshipModel' },
    });
  });
});

describe('the note of a work', () => {
  it('goes with a submission', async () => {
    rest()
      .post('/v2/api/works', { Task: taskId(), result, Note: '加入潮位特征' })
      .reply(200, { ...work(), Note: '加入潮位特征' });
    const variables = { input: { taskId: taskId(), result, note: '加入潮位特征' } };
    const { body } = await gateway().send(submitWork, { variables, token: TOKEN });
    expect(body.data).toEqual({ submitWork: { id: workId(), note: '加入潮位特征' } });
  });

  it('is changed by the team', async () => {
    rest()
      .put(`/v2/api/works/${workId()}/note`, { Note: '换成梯度提升' })
      .reply(200, { ...work(), Note: '换成梯度提升', BestBefore: 0.8 });
    const variables = { input: { workId: workId(), note: '换成梯度提升' } };
    const { body } = await gateway().send(noteWork, { variables, token: TOKEN });
    expect(body.data).toEqual({
      noteWork: { id: workId(), note: '换成梯度提升', bestBefore: 0.8 },
    });
  });

  it('that is refused names the input’s own field', async () => {
    rest()
      .put(`/v2/api/works/${workId()}/note`)
      .reply(400, { code: 'BAD_USER_INPUT', message: '字数已超出限制1个字符', field: 'Note' });
    const variables = { input: { workId: workId(), note: '字' } };
    const { body } = await gateway().send(noteWork, { variables, token: TOKEN });
    expect(body.errors?.[0]).toMatchObject({
      message: '字数已超出限制1个字符',
      extensions: { code: 'BAD_USER_INPUT', field: 'note' },
    });
  });
});

describe('the scores of a task of several', () => {
  const open = {
    K: null,
    Beta: null,
    Quantile: null,
    Labels: null,
    Positive: null,
    Average: null,
    EventColumn: null,
  };
  const score = (Name: string, Metric: string, HigherIsBetter: boolean) => ({
    Name,
    Metric,
    MetricParameters: open,
    TargetColumns: ['height'],
    HigherIsBetter,
  });
  const task = {
    ...taskDocument(),
    TaskType: 0,
    ObjectiveTaskInfo: {
      SubmitType: 'file',
      AcceptExts: ['.csv'],
      SizeLimit: 16,
      SampleFileDownloadUrl: null,
      AnsweredSampleUrl: null,
      IdColumn: 'id',
      TargetColumn: 'height',
      ReviewDailyLimit: null,
      ReviewLimit: null,
      Metric: 'r2',
      MetricParameters: open,
      CustomMetric: null,
      HigherIsBetter: true,
      Scores: [score('r2', 'r2', true), score('误差', 'mae', false)],
      AllowsMoreColumns: false,
      RoundsScores: true,
      PublicLabels: false,
      Labels: null,
      FurtherLabels: [],
      PrivateLeaderboard: true,
      SelectionLimit: 2,
      SelectionEndDate: null,
    },
  };
  const scored = {
    ...work(0, 1),
    ObjectiveWorkInfo: {
      Selected: false,
      ResultFileRealName: 'result.csv',
      ResultFileSize: 9,
      ResultFileUrl: null,
      UnknownLabels: null,
      NoImprovement: false,
      HasReport: false,
      PublicReviewResult: { Score: 0.9, Further: [1.5], ReviewErrorMessage: null },
      PrivateReviewResult: null,
      RoundingStep: 0.02,
      Clipped: { Count: 3, Min: 0, Max: null },
    },
  };

  it('are told by name with a work, the first as its public score', async () => {
    rest()
      .get('/v2/api/user/works')
      .query(true)
      .reply(200, { data: [scored] });
    rest()
      .get('/v2/api/tasks')
      .query(true)
      .reply(200, { data: [task] });
    const query = `{ work(id: "${workId()}") {
      publicScore scores { name value } privateScores { name value }
      roundingStep clipped { count min max }
      task { scores { name metric isHigherBetter targetColumns } }
    } }`;
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toEqual({
      data: {
        work: {
          publicScore: 0.9,
          roundingStep: 0.02,
          clipped: { count: 3, min: 0, max: null },
          scores: [
            { name: 'r2', value: 0.9 },
            { name: '误差', value: 1.5 },
          ],
          privateScores: [],
          task: {
            scores: [
              { name: 'r2', metric: 'R2', isHigherBetter: true, targetColumns: ['height'] },
              { name: '误差', metric: 'MAE', isHigherBetter: false, targetColumns: ['height'] },
            ],
          },
        },
      },
    });
  });

  it('come with the labels and the sample that only those see to whom the task is open', async () => {
    const open = {
      ...task,
      IsOpen: true,
      ObjectiveTaskInfo: {
        ...task.ObjectiveTaskInfo,
        AnsweredSampleUrl: '/files/sample',
        Labels: ['a'],
        FurtherLabels: [{ Column: 'kind', Labels: ['b'] }],
      },
    };
    const isOwn = (value: string | null) => value !== null;
    rest()
      .get('/v2/api/tasks')
      .query({ ids: taskId() })
      .reply(200, { data: [task] });
    rest({ reqheaders: { authorization: isOwn } })
      .get('/v2/api/tasks')
      .query({ Stage: task.Stage })
      .reply(200, { data: [open] });
    const query = `{ competitionTask(id: "${taskId()}") { review {
      labels furtherLabels { column labels } answeredSampleUrl
    } } }`;
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toEqual({
      data: {
        competitionTask: {
          review: {
            labels: ['a'],
            furtherLabels: [{ column: 'kind', labels: ['b'] }],
            answeredSampleUrl: '/files/sample',
          },
        },
      },
    });
  });

  it('are columns of its board', async () => {
    rest()
      .get(`/v2/api/tasks/${taskId()}/leaderboard`)
      .query(true)
      .reply(200, { data: [boardRow()], totalNum: 1, page: 1, perPage: 50 });
    const query = `{ leaderboard(taskId: "${taskId()}") { items { score furtherScores } } }`;
    const { body } = await gateway().send(query);
    expect(body).toEqual({
      data: { leaderboard: { items: [{ score: 0.9, furtherScores: [0.5] }] } },
    });
  });
});

describe('the check of a result', () => {
  const query = `query ($taskId: ID!, $resultKey: ID!) {
    competitionTask(id: $taskId) {
      checkResult(resultKey: $resultKey) { isRight problems hints rowsCount }
    }
  }`;
  const variables = { taskId: taskId(), resultKey: key };
  const path = `/v2/api/tasks/${taskId()}/resultCheck`;
  const stubTask = () =>
    rest()
      .get('/v2/api/tasks')
      .query({ ids: taskId() })
      .reply(200, { data: [taskDocument()] });

  it('says what is wrong with it, and how many rows it needs', async () => {
    stubTask();
    rest()
      .get(path)
      .query({ Result: key })
      .reply(200, {
        Right: false,
        Problems: ['第3行：height「x」不是数字'],
        Hints: ['第一列只是行号，已忽略'],
        Rows: 40,
        Scores: [],
      });
    const { body } = await gateway().send(query, { variables, token: TOKEN });
    expect(body.data).toEqual({
      competitionTask: {
        checkResult: {
          isRight: false,
          problems: ['第3行：height「x」不是数字'],
          hints: ['第一列只是行号，已忽略'],
          rowsCount: 40,
        },
      },
    });
  });

  it('scores it on the sample with answers where that is asked for', async () => {
    const Scores = [{ Name: '误差', Value: 1.25 }];
    stubTask();
    rest()
      .get(path)
      .query({ Result: key, Sample: true })
      .reply(200, { Right: true, Problems: [], Hints: [], Rows: 3, Scores });
    const onSample = `query ($taskId: ID!, $resultKey: ID!) {
      competitionTask(id: $taskId) {
        checkResult(resultKey: $resultKey, sample: true) { scores { name value } }
      }
    }`;
    const { body } = await gateway().send(onSample, { variables, token: TOKEN });
    expect(body.data).toEqual({
      competitionTask: { checkResult: { scores: [{ name: '误差', value: 1.25 }] } },
    });
  });

  it('needs a member, and checks nothing for none', async () => {
    stubTask();
    const { body } = await gateway().send(query, { variables });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    [404, { code: 'NOT_FOUND', message: '未找到该结果文件', field: 'Result' }, 'resultKey'],
    [409, { code: 'CONFLICT', message: '正在检查的文件较多，请稍后再试' }, undefined],
    [400, { code: 'BAD_USER_INPUT', message: '文件大小超过限制', field: 'Result' }, 'resultKey'],
  ])('is refused as platform says: %d', async (status, refusal, field) => {
    stubTask();
    rest().get(path).query({ Result: key }).reply(status, refusal);
    const { body } = await gateway().send(query, { variables, token: TOKEN });
    expect(body.errors?.[0]).toMatchObject({
      message: refusal.message,
      extensions: { code: refusal.code, ...(field && { field }) },
    });
  });

  it.each(['', 'no-id', '../..'])('takes no task’s id for %j', async (taskId) => {
    const { body } = await gateway().send(query, {
      variables: { ...variables, taskId },
      token: TOKEN,
    });
    expect(body).toEqual({ data: { competitionTask: null } });
  });
});
