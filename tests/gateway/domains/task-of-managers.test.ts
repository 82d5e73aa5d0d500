import { describe, expect, it } from '@jest/globals';
import { page, taskDocument, taskId, teamId, work, workId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const path = `/v2/api/tasks/${taskId()}`;
const counts = { totalValidSubmissionCount: 1, dailyValidSubmissionCount: 0 };
const ofTask = (fields: string) => `{ competitionTask(id: "${taskId()}") { ${fields} } }`;

describe('what belongs to a task', () => {
  it('is there for those who manage it, before it is published', async () => {
    const own = rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } });
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/tasks')
      .query({ ids: taskId() })
      .reply(200, { data: [] });
    own
      .get('/v2/api/tasks')
      .query({ ids: taskId() })
      .reply(200, { data: [taskDocument()] });
    own
      .get('/v2/api/works')
      .query({ page: 1, perPage: 20, Task: taskId() })
      .reply(200, { ...page([work()]), ...counts });
    own.get(`${path}/baselines`).reply(200, { data: [] });
    const { body } = await gateway().send(ofTask('allWorks { items { id } } baselines { id }'), {
      token: TOKEN,
    });
    expect(body).toEqual({
      data: { competitionTask: { allWorks: { items: [{ id: workId() }] }, baselines: [] } },
    });
  });

  it('keeps a refusal to its field', async () => {
    rest()
      .get('/v2/api/tasks')
      .query({ ids: taskId() })
      .reply(200, { data: [taskDocument()] });
    const refusal = { code: 'FORBIDDEN', message: '你没有被分配评审该任务' };
    rest().get(`/v2/api/user/judgings/${taskId()}`).reply(403, refusal);
    const fields = `name ownJudging { taskId } assignedWork(number: 0) { number }
      boardRivals(teamId: "no-id") { rank }`;
    const { body } = await gateway().send(ofTask(fields), { token: TOKEN });
    expect(body.data).toEqual({
      competitionTask: { name: '任务', ownJudging: null, assignedWork: null, boardRivals: [] },
    });
    const codes = body.errors?.map(({ extensions }) => extensions?.code).sort();
    expect(codes).toEqual(['BAD_USER_INPUT', 'FORBIDDEN']);
  });

  it('asks nothing for a visitor that is for members', async () => {
    rest()
      .get('/v2/api/tasks')
      .query({ ids: taskId() })
      .reply(200, { data: [taskDocument()] });
    const own = `allWorks { totalCount } baselines { id } judging { mode } trial { results { kind } }
      judgingOverview { agreement } judgingRanking { totalCount } assignedWorks { totalCount }
      rescoringMoves(rescoringId: "${teamId()}") { totalCount }`;
    const { body } = await gateway().send(ofTask(`copyCheck { state } ${own}`));
    const { competitionTask } = body.data as { competitionTask: object };
    expect(new Set(Object.values(competitionTask))).toEqual(new Set([null]));
    expect(body.errors).not.toHaveLength(0);
    for (const { extensions } of body.errors ?? [])
      expect(extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
