import { describe, expect, it } from '@jest/globals';
import {
  competition,
  competitionId,
  member,
  memberId,
  page,
  teamId,
} from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const ids = [0, 1].map(memberId);
const stubMembers = () => {
  const query = { ids: ids.join(',') };
  rest()
    .get('/api/users')
    .query(query)
    .reply(200, { data: [0, 1].map(member) });
};
const recordOf = (User: string) => ({ User, EnteredCount: 1, BestRank: 1, AwardsCount: 0 });

describe('the activity of members', () => {
  const query = `query Activity($one: ID!, $other: ID!) {
    one: member(id: $one) { ...days }
    other: member(id: $other) { ...days }
  }
  fragment days on Member {
    id
    record { activity { day submissionsCount publicationsCount postsCount } }
  }`;
  const variables = { one: ids[0], other: ids[1] };

  it('comes in one call for all of them, and null where the profile is hidden', async () => {
    stubMembers();
    const User = ids.join(',');
    rest()
      .get('/v2/api/records')
      .query({ User })
      .reply(200, { data: ids.map(recordOf) });
    const day = { Day: '2026-11-21', Submissions: 2, Publications: 1, Posts: 0 };
    rest()
      .get('/v2/api/records/activity')
      .query({ User })
      .reply(200, { data: [{ User: ids[0], Days: [day] }] });
    const { body } = await gateway().send(query, { variables });
    expect(body.errors).toBeUndefined();
    const days = [{ day: '2026-11-21', submissionsCount: 2, publicationsCount: 1, postsCount: 0 }];
    expect(body.data).toEqual({
      one: { id: ids[0], record: { activity: days } },
      other: { id: ids[1], record: { activity: null } },
    });
  });
});

it('has the viewer’s own results of all rows in one call, and asks for none of a visitor', async () => {
  const rows = [competition(0), competition(1)];
  rest().get('/v2/api/competitionsCommunity').query(true).twice().reply(200, page(rows));
  const both = [0, 1].map(competitionId);
  const state = (Competition: string) => ({
    Competition,
    registerStatus: 1,
    team: teamId(),
    teamBanned: false,
    teamBanReason: null,
    currentStage: null,
    passedStages: [],
    CompetitionStatus: 0,
    manages: false,
  });
  rest()
    .get('/v2/api/user/competitionStates')
    .query({ ids: both.join(',') })
    .reply(200, { data: both.map(state) });
  const own = {
    Competition: both[1],
    Team: teamId(),
    Rank: 3,
    RankLow: 1,
    RankHigh: 5,
    TeamsNumber: 24,
    Award: '二等奖',
  };
  rest()
    .get('/v2/api/records/own')
    .query({ Competition: both.join(',') })
    .reply(200, { data: [own] });
  const query =
    '{ competitions { items { viewerState { result { rank rankLow rankHigh teamsCount award } } } } }';
  const signedIn = await gateway().send(query, { token: TOKEN });
  expect(signedIn.body.data).toEqual({
    competitions: {
      items: [
        { viewerState: { result: null } },
        {
          viewerState: {
            result: { rank: 3, rankLow: 1, rankHigh: 5, teamsCount: 24, award: '二等奖' },
          },
        },
      ],
    },
  });
  const visitor = await gateway().send(query);
  expect(visitor.body.errors).toBeUndefined();
});
