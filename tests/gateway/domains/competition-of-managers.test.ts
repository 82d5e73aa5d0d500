import { describe, expect, it } from '@jest/globals';
import { competition, competitionId, page, stageId, taskId, teamId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

describe('what belongs to a competition that isn’t published', () => {
  const path = `/v2/api/competitions/${competitionId()}`;
  const query = `{ competition(id: "${competitionId()}") {
    managedTeams { totalCount }
    messages { totalCount }
    messageReach(audience: EVERYBODY) { recipients mails }
    participation { unit }
    failedWorks { totalCount }
  } }`;

  it('is there for those who manage it, each by a call with their token', async () => {
    const query20 = { page: 1, perPage: 20 };
    const own = rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } });
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [] });
    own
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    own.get(`${path}/managedTeams`).query(query20).reply(200, page([]));
    own.get(`${path}/failedWorks`).query(query20).reply(200, page([]));
    own.get(`${path}/messages`).query({ page: 1, perPage: 10 }).reply(200, page([]));
    own
      .get(`${path}/messages/reach`)
      .query({ Audience: 'everybody' })
      .reply(200, { Recipients: 12, Mails: 3 });
    own.get(`${path}/participation`).reply(200, { Unit: 'day', Points: [] });
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toEqual({
      data: {
        competition: {
          managedTeams: { totalCount: 0 },
          messages: { totalCount: 0 },
          messageReach: { recipients: 12, mails: 3 },
          participation: { unit: 'DAY' },
          failedWorks: { totalCount: 0 },
        },
      },
    });
  });

  it('isn’t asked for by a visitor', async () => {
    rest()
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    const { body } = await gateway().send(query);
    const { competition: found } = body.data as { competition: object };
    expect(Object.values(found)).toEqual([null, null, null, null, null]);
    expect(body.errors).toHaveLength(5);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

const stage = {
  _id: stageId(),
  Competition: competitionId(),
  Name: '复赛',
  StartDate: '2026-11-01T00:00:00.000Z',
  EndDate: '2027-01-01T00:00:00.000Z',
  AwardWhaleCoin: 0,
  Lesson: '',
  ShowLeaderboard: true,
  ShowPrivateLeaderboard: false,
  NeedAgreement: true,
  AgreementFields: [],
  AuthorizeNotice: null,
  BeginsAfter: null,
};

describe('the qualification reviews of a stage', () => {
  const query = `{ stage(id: "${stageId()}") { id qualificationReviews(status: IN_REVIEW) { totalCount } } }`;

  it('are asked for beside a stage that isn’t published', async () => {
    const own = rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } });
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/stages')
      .query({ ids: stageId() })
      .reply(200, { data: [] });
    own
      .get('/v2/api/stages')
      .query({ ids: stageId() })
      .reply(200, { data: [stage] });
    own
      .get(`/v2/api/stages/${stageId()}/authorizations`)
      .query({ page: 1, perPage: 20, Status: -1 })
      .reply(200, page([], 3));
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toEqual({
      data: { stage: { id: stageId(), qualificationReviews: { totalCount: 3 } } },
    });
  });

  it('aren’t there for a stage that the viewer may not see, whatever their own call says', async () => {
    rest().get('/v2/api/stages').query({ ids: stageId() }).twice().reply(200, { data: [] });
    const refusal = { code: 'NOT_FOUND', message: '未找到该阶段' };
    rest().get(`/v2/api/stages/${stageId()}/authorizations`).query(true).reply(404, refusal);
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toEqual({ data: { stage: null } });
  });
});

describe('the board of a stage', () => {
  const path = `/v2/api/stages/${stageId()}/standings`;
  const query = `{ stage(id: "${stageId()}") { id standings(cut: { top: 10 }) { rank score } } }`;
  const shown = () => rest().get('/v2/api/stages').query({ ids: stageId() });

  it('is asked for beside the stage, with the viewer’s token, by its private side', async () => {
    shown().reply(200, { data: [stage] });
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .get(path)
      .query({ Board: 'private', Top: 10 })
      .reply(200, {
        data: [{ Team: teamId(), Rank: 1, Score: 0.9, Entries: 2, CanPromote: true }],
      });
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toEqual({
      data: { stage: { id: stageId(), standings: [{ rank: 1, score: 0.9 }] } },
    });
  });

  it('is null to those who don’t manage the competition, and takes no more with it', async () => {
    shown().reply(200, { data: [stage] });
    const refusal = { code: 'FORBIDDEN', message: '没有权限' };
    rest().get(path).query(true).reply(403, refusal);
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toMatchObject({
      data: { stage: { id: stageId(), standings: null } },
      errors: [{ path: ['stage', 'standings'], extensions: { code: 'FORBIDDEN' } }],
    });
  });

  it('is of a task of the stage, by its public side', async () => {
    shown().reply(200, { data: [stage] });
    rest()
      .get(path)
      .query({ Board: 'public', Task: taskId(), MinScore: 0.5 })
      .reply(200, { data: [] });
    const { body } = await gateway().send(
      `{ stage(id: "${stageId()}") { id standings(taskId: "${taskId()}", board: PUBLIC, cut: { minScore: 0.5 }) { rank } } }`,
      { token: TOKEN },
    );
    expect(body).toEqual({ data: { stage: { id: stageId(), standings: [] } } });
  });
});
