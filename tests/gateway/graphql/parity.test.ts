import { describe, expect, it } from '@jest/globals';
import {
  competition,
  competitionId,
  page,
  team,
  teamId,
  work,
  workId,
} from '../support/documents.ts';
import { type Answer, TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const compiled = useGateway({ GRAPHQL_COMPILE_AFTER: '0' });
const interpreted = useGateway({ GRAPHQL_COMPILE_AFTER: '1000000' });
const rest = useRest();

/** Masked errors differ in their reference alone. */
const comparable = ({ status, body }: Answer) => ({
  status,
  body: JSON.parse(
    JSON.stringify(body)
      .replaceAll(/编号 [0-9a-f]{8}/g, '编号')
      .replaceAll(/"reference":"[0-9a-f]{8}"/g, '"reference":""'),
  ) as Answer['body'],
});

const both = async (
  query: string,
  options: Parameters<ReturnType<typeof compiled>['send']>[1] = {},
) => {
  const one = comparable(await compiled().send(query, options));
  const other = comparable(await interpreted().send(query, options));
  expect(one).toEqual(other);
  return one.body;
};

describe('compiled execution agrees with graphql-js on', () => {
  it('the schema, which never names a key of REST', async () => {
    const body = await both('{ __type(name: "Viewer") { fields { name } } }');
    const { fields } = body.data?.__type as { fields: { name: string }[] };
    expect(fields.slice(0, 3).map(({ name }) => name)).toEqual(['id', 'member', 'email']);
  });

  it('a refusal with its extensions, path and place', async () => {
    rest()
      .get(`/v2/api/tasks/${competitionId()}/leaderboard`)
      .query(true)
      .twice()
      .reply(404, { code: 'NOT_FOUND', message: '暂无该排行榜信息或该排行榜暂未公开' });
    const body = await both(`{ leaderboard(taskId: "${competitionId()}") { totalCount } }`);
    expect(body).toEqual({
      data: { leaderboard: null },
      errors: [
        {
          message: '暂无该排行榜信息或该排行榜暂未公开',
          locations: [{ line: 1, column: 3 }],
          path: ['leaderboard'],
          extensions: { code: 'NOT_FOUND' },
        },
      ],
    });
  });

  it('a refusal that takes its parents along', async () => {
    rest().get('/v2/api/competitionsCommunity').query(true).twice().reply(500);
    const body = await both('{ viewer { id } competitions { totalCount } }');
    expect(body.data).toBeNull();
  });

  it('an error in one row of a list', async () => {
    rest()
      .get('/v2/api/competitionsCommunity')
      .query(true)
      .twice()
      .reply(200, page([competition(0), competition(1)]));
    rest().get('/v2/api/stages').query(true).twice().reply(500);
    const body = await both('{ competitions { items { id stages { id } } } }');
    expect(body.errors?.map(({ path }) => path)).toEqual([
      ['competitions', 'items', 0, 'stages'],
      ['competitions', 'items', 1, 'stages'],
    ]);
  });

  it('variables that do not fit', async () => {
    const body = await both(
      'query ($id: ID!, $n: Int) { team(id: $id) { id } competitions(perPage: $n) { page } }',
      {
        variables: { id: null, n: 'many' },
      },
    );
    expect(body.errors).toHaveLength(2);
    expect(body.data).toBeUndefined();
  });

  it.each([
    [{}],
    [{ taskId: null }],
    [{ taskId: competitionId(), stageId: competitionId() }],
    [{ taskId: competitionId(), stageId: null }],
  ])('%j where exactly one is to be given', async (of) => {
    const query = 'query ($of: LeaderboardRef!) { leaderboard(of: $of) { totalCount } }';
    const body = await both(query, { variables: { of } });
    expect(body.errors?.[0]?.message).toMatch(/Exactly one key must be specified|must be non-null/);
    expect(body.data).toBeUndefined();
  });

  it('defaults, explicit null, skipped fields, aliases and fragments', async () => {
    rest()
      .get('/v2/api/competitionsCommunity')
      .query({ page: 1, perPage: 12, CompetitionEventType: 1 })
      .times(4)
      .reply(200, page([competition()]));
    const query = `query ($perPage: Int = 12, $page: Int, $less: Boolean!) {
      competitions(perPage: $perPage, page: $page) {
        ...Rows
        count: totalCount @skip(if: $less)
      }
    }
    fragment Rows on CompetitionPage { __typename items { ... on Competition { title: name endDate children { id } } } }`;
    const body = await both(query, { variables: { less: true } });
    expect(body).toEqual({
      data: {
        competitions: {
          __typename: 'CompetitionPage',
          items: [{ title: '比赛0', endDate: null, children: [] }],
        },
      },
    });
    await both(query, { variables: { less: false, page: null, perPage: null } });
  });

  it('a number that the contract does not know, and nested keys that are missing', async () => {
    rest()
      .get('/v2/api/user/works')
      .query(true)
      .twice()
      .reply(200, { data: [work(0, -77)] });
    const body = await both(`{ work(id: "${workId()}") { status publicScore errorMessage } }`, {
      token: TOKEN,
    });
    expect(body.data).toEqual({
      work: { status: 'FAILED', publicScore: null, errorMessage: null },
    });
  });

  it('an answer that lost a field on its way', async () => {
    const { Name: _, ...nameless } = team();
    rest()
      .get('/v2/api/teams')
      .query(true)
      .twice()
      .reply(200, { data: [nameless] });
    const body = await both(`{ team(id: "${teamId()}") { name } }`);
    expect(body.errors?.[0]).toMatchObject({
      message: '抱歉，服务器打了个盹（502）',
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    });
  });
});
