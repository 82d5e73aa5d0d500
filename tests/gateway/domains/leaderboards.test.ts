import { describe, expect, it } from '@jest/globals';
import { boardRow, competitionId, page, taskId, team, teamId } from '../support/documents.ts';
import { useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const closed = { code: 'NOT_FOUND', message: '暂无该排行榜信息或该排行榜暂未公开' };

describe('a private board', () => {
  it('tells the public rank of each team', async () => {
    rest()
      .get(`/v2/api/tasks/${taskId()}/privateLb`)
      .query({ page: 1, perPage: 50 })
      .reply(200, page([{ ...boardRow(), PublicRank: 4 }, boardRow(1)]));
    const { body } = await gateway().send(
      `{ leaderboard(taskId: "${taskId()}", board: PRIVATE) { items { rank publicRank } } }`,
    );
    expect(body.data).toEqual({
      leaderboard: {
        items: [
          { rank: 1, publicRank: 4 },
          { rank: 2, publicRank: null },
        ],
      },
    });
  });
});

describe('the final ranking', () => {
  const query = `{ finalRanking(competitionId: "${competitionId()}") { place reward team { name } } }`;

  it('names the teams by one more call', async () => {
    rest()
      .get(`/v2/api/ranking/${competitionId()}`)
      .reply(200, {
        Ranking: [
          { Place: 1, Team: teamId(0), Reward: '一等奖' },
          { Place: 2, Team: teamId(1), Reward: null },
        ],
      });
    rest()
      .get('/v2/api/teams')
      .query({ ids: `${teamId(0)},${teamId(1)}` })
      .reply(200, page([team(0), team(1)]));
    const { body } = await gateway().send(query);
    expect(body.data).toEqual({
      finalRanking: [
        { place: 1, reward: '一等奖', team: { name: '团队0' } },
        { place: 2, reward: null, team: { name: '团队1' } },
      ],
    });
  });

  it('is null until it is published', async () => {
    rest().get(`/v2/api/ranking/${competitionId()}`).reply(404, closed);
    const { body } = await gateway().send(query);
    expect(body).toEqual({ data: { finalRanking: null } });
  });
});
