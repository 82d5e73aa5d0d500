import { describe, expect, it } from '@jest/globals';
import { authUser } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const send = (query: string, variables: Record<string, unknown> = {}) =>
  gateway().send(query, { variables, token: TOKEN });

const id = '9'.repeat(24);
const questionId = '1'.repeat(24);
const questionnaire = {
  _id: id,
  Name: '体验调查',
  Description: '',
  QuestionList: [
    {
      Question: {
        _id: questionId,
        Title: '常用什么？',
        Options: [{ content: '比赛' }, { content: '专栏' }],
        Type: 2,
      },
      Score: 0,
    },
  ],
};
const managed = {
  ...questionnaire,
  State: 'OPEN',
  UpdateDate: '2026-11-21T04:00:00.000Z',
  AnswersNumber: 3,
  RefusalsNumber: 1,
};

describe('a member’s questionnaire', () => {
  it('is the open one, in the words of the schema', async () => {
    rest().get('/api/auth').reply(200, authUser());
    rest().get('/api/questionnaire/one').reply(200, { code: 0, data: questionnaire });
    const { body } = await send(
      '{ viewer { questionnaire { id questions { id kind options { content } } } } }',
    );
    expect(body.data).toEqual({
      viewer: {
        questionnaire: {
          id,
          questions: [
            {
              id: questionId,
              kind: 'MULTIPLE_CHOICE',
              options: [{ content: '比赛' }, { content: '专栏' }],
            },
          ],
        },
      },
    });
  });

  it('is answered or refused; a refusal of platform’s is at the input’s own field', async () => {
    const answer = `mutation ($input: AnswerQuestionnaireInput!) { answerQuestionnaire(input: $input) { isDone } }`;
    const input = { questionnaireId: id, answers: [{ questionId, answer: ['比赛'] }] };
    const sent = { Questionnaire: id, QuestionList: [{ Question: questionId, Answer: ['比赛'] }] };
    rest().post('/api/questionnaireRecord', sent).reply(200, { ok: true });
    expect((await send(answer, { input })).body.data).toEqual({
      answerQuestionnaire: { isDone: true },
    });
    rest().post('/api/questionnaireRecord').reply(400, {
      code: 'BAD_USER_INPUT',
      message: '请至少选择一项',
      field: 'QuestionList.0.Answer',
    });
    expect((await send(answer, { input })).body.errors?.[0]).toMatchObject({
      message: '请至少选择一项',
      extensions: { code: 'BAD_USER_INPUT', field: 'answers.0.answer' },
    });
    rest()
      .post('/api/questionnaireRecord', { Questionnaire: id, QuestionList: [], refuse: true })
      .reply(200, { ok: true });
    const refused = await send(
      `mutation ($input: RefuseQuestionnaireInput!) { refuseQuestionnaire(input: $input) { isDone } }`,
      { input: { questionnaireId: id } },
    );
    expect(refused.body.data).toEqual({ refuseQuestionnaire: { isDone: true } });
  });
});

describe('an administrator’s questionnaire', () => {
  it('is written with its questions, and a refusal names the field of a question', async () => {
    const create = `mutation ($input: CreateQuestionnaireInput!) {
      createQuestionnaire(input: $input) { id state answersCount refusalsCount }
    }`;
    const options = [{ content: '比赛' }, { content: '专栏' }];
    const input = {
      name: '体验调查',
      description: '',
      questions: [{ title: '常用什么？', kind: 'MULTIPLE_CHOICE', options }],
    };
    rest()
      .post('/api/admin/questionnaires', {
        Name: '体验调查',
        Description: '',
        QuestionList: [{ Question: { Title: '常用什么？', Options: options, Type: 2 } }],
      })
      .reply(200, managed);
    expect((await send(create, { input })).body.data).toEqual({
      createQuestionnaire: { id, state: 'OPEN', answersCount: 3, refusalsCount: 1 },
    });
    rest().post('/api/admin/questionnaires').reply(400, {
      code: 'BAD_USER_INPUT',
      message: '选项不能重复',
      field: 'QuestionList.0.Question.Options.1.content',
    });
    expect((await send(create, { input })).body.errors?.[0]).toMatchObject({
      extensions: { field: 'questions.0.options.1.content' },
    });
  });

  it('has its results; one that isn’t there is null', async () => {
    const query = `query ($id: ID!) {
      administration {
        questionnaireResults(id: $id) { questionnaire { name } counts { questionId content count } }
      }
    }`;
    rest()
      .get('/api/auth')
      .times(3)
      .reply(200, { ...authUser(), Roles: ['admin'] });
    const at = `/api/admin/questionnaires/${id}/results`;
    const counts = [{ Question: questionId, Content: '比赛', Count: 3 }];
    rest().get(at).reply(200, { Questionnaire: managed, Counts: counts });
    expect((await send(query, { id })).body.data).toEqual({
      administration: {
        questionnaireResults: {
          questionnaire: { name: '体验调查' },
          counts: [{ questionId, content: '比赛', count: 3 }],
        },
      },
    });
    rest().get(at).reply(404, { code: 'NOT_FOUND', message: '未找到该问卷' });
    const none = { data: { administration: { questionnaireResults: null } } };
    expect((await send(query, { id })).body).toEqual(none);
    expect((await send(query, { id: 'nothing' })).body).toEqual(none);
  });
});
