import { describe, expect, it } from '@jest/globals';
import { authUser, competition, competitionId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();

const stageOf = (index: number) => ({
  _id: String(index).repeat(24),
  Competition: competitionId(index),
  Name: `阶段${index}`,
  StartDate: '2026-11-01T00:00:00.000Z',
  EndDate: '2027-01-01T00:00:00.000Z',
  AwardWhaleCoin: 0,
  Lesson: '',
  ShowLeaderboard: true,
  ShowPrivateLeaderboard: false,
  NeedAgreement: false,
  AgreementFields: [],
  AuthorizeNotice: null,
  BeginsAfter: null,
});

const stagesAsked = (...indexes: number[]) =>
  rest()
    .get('/v2/api/stages')
    .query({ Competition: indexes.map((index) => competitionId(index)).join(',') });

const competitionsAsked = (...indexes: number[]) =>
  rest()
    .get('/v2/api/competitions')
    .query({ ids: indexes.map((index) => competitionId(index)).join(',') });

describe.each([
  ['interpreted', '1000'],
  ['compiled', '0'],
])('fields that need nothing but the id of their object, %s', (_, GRAPHQL_COMPILE_AFTER) => {
  const gateway = useGateway({ GRAPHQL_COMPILE_AFTER });

  it('are asked for beside the object', async () => {
    const stages = Promise.withResolvers<undefined>();
    competitionsAsked(1).reply(200, async () => {
      await stages.promise;
      return { data: [competition(1)] };
    });
    stagesAsked(1).reply(200, () => {
      stages.resolve(undefined);
      return { data: [stageOf(1)] };
    });
    const { body } = await gateway().send(
      'query ($id: ID!) { competition(id: $id) { id ... on Competition { stages { name } } } }',
      { variables: { id: competitionId(1) } },
    );
    expect(body).toEqual({
      data: { competition: { id: competitionId(1), stages: [{ name: '阶段1' }] } },
    });
  });

  it('are asked for beside the signed-in member', async () => {
    const wallet = Promise.withResolvers<undefined>();
    rest()
      .get('/api/auth')
      .reply(200, async () => {
        await wallet.promise;
        return authUser();
      });
    rest()
      .get('/api/wallets')
      .query({ Type: 'WHALECOIN' })
      .reply(200, () => {
        wallet.resolve(undefined);
        return { Type: 'WHALECOIN', Balance: 30 };
      });
    const { body } = await gateway().send('{ viewer { id wallet { balance } } }', { token: TOKEN });
    expect(body).toEqual({ data: { viewer: { id: authUser()._id, wallet: { balance: 30 } } } });
  });

  it('are not asked for a visitor, who is no viewer', async () => {
    const { body } = await gateway().send(
      '{ viewer { id wallet { balance } announcementPopup { id } } }',
    );
    expect(body).toEqual({ data: { viewer: null } });
  });

  it('are those of each object, where one fragment selects them for two', async () => {
    competitionsAsked(1, 2).reply(200, { data: [competition(1), competition(2)] });
    stagesAsked(1, 2).reply(200, { data: [stageOf(1), stageOf(2)] });
    stagesAsked(1).reply(200, { data: [stageOf(1)] });
    stagesAsked(2).reply(200, { data: [stageOf(2)] });
    const { body } = await gateway().send(
      `query ($one: ID!, $two: ID!) {
        one: competition(id: $one) { ...Stages }
        two: competition(id: $two) { ...Stages }
      }
      fragment Stages on Competition { stages { name } }`,
      { variables: { one: competitionId(1), two: competitionId(2) } },
    );
    expect(body).toEqual({
      data: { one: { stages: [{ name: '阶段1' }] }, two: { stages: [{ name: '阶段2' }] } },
    });
  });

  it('are nothing where there is no such object, whatever became of their calls', async () => {
    competitionsAsked(1).reply(200, { data: [] });
    stagesAsked(1).reply(500, { code: 'INTERNAL', message: '服务器内部错误' });
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId(1)}") { id stages { name } } }`,
    );
    expect(body).toEqual({ data: { competition: null } });
  });

  it('are not asked for where a directive leaves them out, or by what is no id', async () => {
    competitionsAsked(1).reply(200, { data: [competition(1)] });
    const { body } = await gateway().send(
      `query ($with: Boolean!) {
        competition(id: "${competitionId(1)}") { id stages @include(if: $with) { name } }
        none: competition(id: "none") { stages { name } }
      }`,
      { variables: { with: false } },
    );
    expect(body).toEqual({ data: { competition: { id: competitionId(1) }, none: null } });
  });
});
