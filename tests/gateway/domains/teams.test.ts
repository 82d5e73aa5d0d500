import { describe, expect, it } from '@jest/globals';
import {
  competition,
  competitionId,
  member,
  memberId,
  page,
  team,
  teamId,
} from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const application = (change: object = {}) => ({
  _id: 'ab'.repeat(12),
  Type: 0,
  Status: 0,
  Competition: competitionId(),
  From: teamId(1),
  To: teamId(0),
  Team: null,
  Member: null,
  Content: '一起加油',
  Sender: memberId(1),
  CreateDate: '2026-11-01T00:00:00.000Z',
  ...change,
});

describe('teams', () => {
  it('lists those of a competition by name, without a token', async () => {
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/teams')
      .query({ page: 1, perPage: 10, Competition: competitionId(), Name: '队' })
      .reply(200, page([team()], 30, 1, 10));
    rest()
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId()}") { teams(name: " 队 ", perPage: 10) {
        totalCount hasNextPage items { id membersCount receivesApplications }
      } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      competition: {
        teams: {
          totalCount: 30,
          hasNextPage: true,
          items: [{ id: teamId(), membersCount: 1, receivesApplications: true }],
        },
      },
    });
  });

  it('puts the captain first, whoever joined before', async () => {
    const members = [memberId(1), memberId(0)];
    rest()
      .get('/v2/api/teams')
      .query({ ids: teamId() })
      .reply(200, page([{ ...team(), Members: members }]));
    rest()
      .get('/api/users')
      .query(true)
      .reply(200, { data: [member(1), member(0)] });
    const { body } = await gateway().send(`{ team(id: "${teamId()}") { members { name } } }`);
    expect(body.data).toEqual({ team: { members: [{ name: '鲸鱼0' }, { name: '鲸鱼1' }] } });
  });

  it('asks for requests with their teams in one call each, past the shared answers', async () => {
    const query = { page: 1, perPage: 100, Team: teamId(), received: true, Status: 0 };
    rest()
      .get('/v2/api/applications')
      .query(query)
      .reply(200, page([application(), application({ _id: 'cd'.repeat(12), From: teamId(2) })]));
    rest()
      .get('/v2/api/teams')
      .query({ ids: teamId() })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, page([team()]));
    rest()
      .get('/v2/api/teams')
      .query({ ids: [1, 2].map(teamId).join(',') })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, page([team(1), team(2)]));
    const { body } = await gateway().send(
      `{ team(id: "${teamId()}") { applications(received: true, status: PENDING) {
        items { type status note team { name } fromTeam { name } }
      } } }`,
      { token: TOKEN },
    );
    const row = { type: 'MERGE', status: 'PENDING', note: '一起加油', team: { name: '团队0' } };
    expect(body.data).toEqual({
      team: {
        applications: {
          items: [
            { ...row, fromTeam: { name: '团队1' } },
            { ...row, fromTeam: { name: '团队2' } },
          ],
        },
      },
    });
  });

  it('names the field of a refusal as the input does', async () => {
    rest()
      .post('/v2/api/applications', { Type: 0, To: teamId(), Content: '' })
      .reply(400, { code: 'BAD_USER_INPUT', message: '申请说明不能为空', field: 'Content' });
    const { body } = await gateway().send(
      `mutation { applyToTeam(input: { teamId: "${teamId()}", note: "" }) { id } }`,
      { token: TOKEN },
    );
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: '申请说明不能为空',
        extensions: { code: 'BAD_USER_INPUT', field: 'note' },
      }),
    ]);
  });

  it.each([
    ['ACCEPT', 1],
    ['REJECT', 2],
    ['WITHDRAW', 3],
  ])('answers %s by its number', async (answer, Status) => {
    const { _id } = application();
    rest().put(`/v2/api/applications/${_id}`, { Status }).reply(200, application({ Status }));
    const { body } = await gateway().send(
      `mutation { answerTeamApplication(input: { applicationId: "${_id}", answer: ${answer} }) { id } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({ answerTeamApplication: { id: _id } });
  });

  it('takes a picture away by null, and leaves it when it is left out', async () => {
    const path = `/v2/api/teams/${teamId()}`;
    const update = (fields: string) =>
      gateway().send(
        `mutation { updateTeam(input: { teamId: "${teamId()}", ${fields} }) { name } }`,
        { token: TOKEN },
      );
    rest().put(path, { Image: null }).reply(200, team());
    expect((await update('image: null')).body.errors).toBeUndefined();
    rest().put(path, { Name: '听潮' }).reply(200, team());
    expect((await update('name: "听潮"')).body.errors).toBeUndefined();
  });

  it('dissolves, and answers the competition with the viewer’s new team', async () => {
    rest().get(`/v2/api/teams/${teamId()}`).reply(200, team());
    rest().delete(`/v2/api/teams/${teamId()}`).reply(200, { ok: true });
    rest().get(`/v2/api/competitions/${competitionId()}`).reply(200, competition());
    const { body } = await gateway().send(
      `mutation { dissolveTeam(input: { teamId: "${teamId()}" }) { id } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({ dissolveTeam: { id: competitionId() } });
  });

  it.each(['applications(received: true) { totalCount }', 'quotas { totalUsed }'])(
    'refuses a visitor: %s',
    async (field) => {
      rest()
        .get('/v2/api/teams')
        .query({ ids: teamId() })
        .reply(200, page([team()]));
      const { body } = await gateway().send(`{ team(id: "${teamId()}") { ${field} } }`);
      expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    },
  );
});
