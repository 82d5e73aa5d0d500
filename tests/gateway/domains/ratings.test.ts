import { describe, expect, it } from '@jest/globals';
import { competition, competitionId, member, memberId } from '../support/documents.ts';
import { useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const rating = (index = 0) => ({
  User: memberId(index),
  Value: 1623 - index,
  Deviation: 45,
  Provisional: index > 0,
  CompetitionsNumber: 6 - index,
});
const pageOf = (data: object[]) => ({ data, totalNum: data.length, page: 1, perPage: 50 });
const stubMembers = (...indexes: number[]) =>
  rest()
    .get('/api/users')
    .query({ ids: indexes.map(memberId).join(',') })
    .reply(200, { data: indexes.map(member) });
const record = (index = 0) => ({
  User: memberId(index),
  EnteredCount: 1,
  BestRank: 1,
  AwardsCount: 1,
});

describe('the board of ratings', () => {
  const query = `query Board($university: String, $isActive: Boolean) {
    ratings(university: $university, isActive: $isActive) {
      totalCount
      items { rank competitionsCount rating { value deviation isProvisional } member { id name } }
    }
  }`;

  it('comes without a token, its members in one call', async () => {
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/ratings/board')
      .query({ page: 1, perPage: 50, University: '远岸', Active: true })
      .reply(200, pageOf([0, 1].map((index) => ({ Rank: index + 1, ...rating(index) }))));
    stubMembers(0, 1);
    const { body } = await gateway().send(query, {
      variables: { university: '远岸', isActive: true },
    });
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      ratings: {
        totalCount: 2,
        items: [
          {
            rank: 1,
            competitionsCount: 6,
            rating: { value: 1623, deviation: 45, isProvisional: false },
            member: { id: memberId(0) },
          },
          { rank: 2, rating: { value: 1622, isProvisional: true }, member: { id: memberId(1) } },
        ],
      },
    });
  });

  it('asks for no filter that isn’t given', async () => {
    rest().get('/v2/api/ratings/board').query({ page: 1, perPage: 50 }).reply(200, pageOf([]));
    const { body } = await gateway().send(query, { variables: {} });
    expect(body.data).toMatchObject({ ratings: { totalCount: 0, items: [] } });
  });
});

describe('the rating of a record', () => {
  it('comes for all members in one call, null without any result', async () => {
    stubMembers(0, 1);
    const ids = [0, 1].map(memberId).join(',');
    rest()
      .get('/v2/api/records')
      .query({ User: ids })
      .reply(200, { data: [record(0), record(1)] });
    rest()
      .get('/v2/api/ratings')
      .query({ User: ids })
      .reply(200, { data: [rating(0)] });
    const { body } = await gateway().send(
      `query Two($a: ID!, $b: ID!) {
        a: member(id: $a) { id record { rating { value competitionsCount } } }
        b: member(id: $b) { id record { rating { value } } }
      }`,
      { variables: { a: memberId(0), b: memberId(1) } },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      a: { record: { rating: { value: 1623, competitionsCount: 6 } } },
      b: { record: { rating: null } },
    });
  });

  it('has moves with their competitions, and the results with an award', async () => {
    stubMembers(0);
    rest()
      .get('/v2/api/records')
      .query({ User: memberId(0) })
      .reply(200, { data: [record()] });
    rest()
      .get(`/v2/api/users/${memberId(0)}/ratings`)
      .query({ page: 1, perPage: 20 })
      .reply(
        200,
        pageOf([
          {
            Competition: competitionId(),
            Date: '2026-11-01T00:00:00.000Z',
            Before: 1500,
            Value: 1623,
            Deviation: 45,
          },
        ]),
      );
    rest()
      .get(`/v2/api/users/${memberId(0)}/results`)
      .query({ page: 1, perPage: 20, Awarded: true })
      .reply(200, pageOf([]));
    rest()
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    const { body } = await gateway().send(
      `query Moves($id: ID!) {
        member(id: $id) {
          id
          record {
            ratingHistory { items { valueBefore value deviation publishedAt competition { id } } }
            awards { totalCount }
          }
        }
      }`,
      { variables: { id: memberId(0) } },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      member: {
        record: {
          ratingHistory: {
            items: [{ valueBefore: 1500, value: 1623, competition: { id: competitionId() } }],
          },
          awards: { totalCount: 0 },
        },
      },
    });
  });
});
