import { describe, expect, it } from '@jest/globals';
import {
  competition,
  competitionId,
  page,
  taskDocument,
  teamId,
  team,
} from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

describe('competitions', () => {
  it('lists a page with its counts and whether another follows', async () => {
    rest()
      .get('/v2/api/competitionsCommunity')
      .query({ page: 1, perPage: 12, CompetitionEventType: 1, Status: 1 })
      .reply(200, page([competition()], 30));
    const { body } = await gateway().send(
      '{ competitions(status: RUNNING) { totalCount hasNextPage items { id name status usersCount tags } } }',
    );
    expect(body).toEqual({
      data: {
        competitions: {
          totalCount: 30,
          hasNextPage: true,
          items: [
            {
              id: competitionId(),
              name: '比赛0',
              status: 'RUNNING',
              usersCount: 12,
              tags: ['分类'],
            },
          ],
        },
      },
    });
  });

  it('lists an organization’s, as any visitor may see them', async () => {
    const organization = {
      _id: '9'.repeat(24),
      ShortName: 'tide',
      Name: '潮汐组',
      Description: '',
      Image: null,
      MembersCount: 2,
    };
    rest().get('/api/organizations/tide').reply(200, organization);
    rest()
      .get('/v2/api/competitionsCommunity')
      .query({ page: 1, perPage: 12, CompetitionEventType: 1, Organization: organization._id })
      .reply(200, page([competition()], 1));
    const { body } = await gateway().send(
      '{ organization(shortName: "tide") { membersCount competitions { totalCount items { id } } } }',
    );
    expect(body).toEqual({
      data: {
        organization: {
          membersCount: 2,
          competitions: { totalCount: 1, items: [{ id: competitionId() }] },
        },
      },
    });
  });

  it('caps a page at 100 rows', async () => {
    rest()
      .get('/v2/api/competitionsCommunity')
      .query({ page: 1, perPage: 100, CompetitionEventType: 1 })
      .reply(200, page([]));
    const { body } = await gateway().send('{ competitions(perPage: 5000) { totalCount } }');
    expect(body.errors).toBeUndefined();
  });

  it.each([
    [0, '页码应从 1 开始'],
    [1_000_001, '页码不能超过 1000000'],
  ])('refuses page %i', async (number, message) => {
    const { body } = await gateway().send(`{ competitions(page: ${number}) { totalCount } }`);
    expect(body.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', field: 'page' },
    });
  });

  it('says of a stage what everyone may know, and nothing where there is none', async () => {
    const stageId = '5'.repeat(24);
    const found = { _id: competitionId(), Name: '比赛0' };
    const detail = `/v2/api/stages/${stageId}/publicDetail`;
    const ask = () =>
      gateway().send(`{ publicStage(id: "${stageId}") { id name competition { id name } } }`);
    rest().get(detail).reply(200, { _id: stageId, Name: '复赛', Competition: found });
    expect((await ask()).body).toEqual({
      data: {
        publicStage: {
          id: stageId,
          name: '复赛',
          competition: { id: competitionId(), name: '比赛0' },
        },
      },
    });
    rest().get(detail).reply(404, { code: 'NOT_FOUND', message: '未找到指定的阶段' });
    expect((await ask()).body).toEqual({ data: { publicStage: null } });
  });

  it('is null for an id that can be none, without asking', async () => {
    const { body } = await gateway().send('{ competition(id: "../admin") { id } }');
    expect(body).toEqual({ data: { competition: null } });
  });

  it('asks with the token for what a visitor may not see', async () => {
    const query = { ids: competitionId() };
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/competitions')
      .query(query)
      .reply(200, { data: [] });
    rest()
      .get('/v2/api/competitions')
      .query(query)
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, { data: [competition()] });
    const { body } = await gateway().send(`{ competition(id: "${competitionId()}") { name } }`, {
      token: TOKEN,
    });
    expect(body.data).toEqual({ competition: { name: '比赛0' } });
  });

  it("loads what the viewer is to all rows by one call, and a visitor's not at all", async () => {
    const rows = [competition(0), competition(1)];
    rest().get('/v2/api/competitionsCommunity').query(true).twice().reply(200, page(rows));
    rest()
      .get('/v2/api/user/competitionStates')
      .query({ ids: `${competitionId(0)},${competitionId(1)}` })
      .reply(200, {
        data: [
          {
            Competition: competitionId(1),
            registerStatus: 1,
            team: teamId(),
            teamBanned: true,
            teamBanReason: '多账号参赛',
            currentStage: null,
            passedStages: [],
            CompetitionStatus: 0,
            manages: false,
          },
        ],
      });
    rest()
      .get('/v2/api/teams')
      .query({ ids: teamId() })
      .reply(200, page([team()]));
    const query =
      '{ competitions { items { viewerState { registration isTeamBanned teamBanReason team { name } } } } }';
    const member = await gateway().send(query, { token: TOKEN });
    expect(member.body.data).toEqual({
      competitions: {
        items: [
          { viewerState: null },
          {
            viewerState: {
              registration: 'REGISTERED',
              isTeamBanned: true,
              teamBanReason: '多账号参赛',
              team: { name: '团队0' },
            },
          },
        ],
      },
    });
    const visitor = await gateway().send(query);
    expect(visitor.body.errors).toBeUndefined();
  });

  it('registers and answers the competition with the new state', async () => {
    const id = competitionId();
    rest().post(`/v2/api/competitions/${id}`, {}).reply(200, {
      Competition: id,
      registerStatus: 1,
      team: null,
      teamBanned: false,
      teamBanReason: null,
      currentStage: null,
      passedStages: [],
      CompetitionStatus: 0,
      manages: false,
    });
    rest().get(`/v2/api/competitions/${id}`).reply(200, competition());
    const { body } = await gateway().send(
      'mutation Register($input: RegisterForCompetitionInput!) { registerForCompetition(input: $input) { id viewerState { registration } } }',
      { token: TOKEN, variables: { input: { competitionId: id } } },
    );
    expect(body.data).toEqual({
      registerForCompetition: { id, viewerState: { registration: 'REGISTERED' } },
    });
  });

  it("passes platform's refusal on as it is", async () => {
    rest()
      .post(`/v2/api/competitions/${competitionId()}`)
      .reply(409, { code: 'CONFLICT', message: '报名已截止' });
    const { body } = await gateway().send(
      `mutation { registerForCompetition(input: { competitionId: "${competitionId()}" }) { id } }`,
      { token: TOKEN },
    );
    expect(body.errors).toEqual([
      expect.objectContaining({ message: '报名已截止', extensions: { code: 'CONFLICT' } }),
    ]);
  });

  it('keeps the page when one relation fails', async () => {
    rest()
      .get('/v2/api/competitionsCommunity')
      .query(true)
      .reply(200, page([competition()]));
    rest().get('/v2/api/stages').query(true).reply(500, 'boom at 10.0.0.3:5432');
    const { body } = await gateway().send('{ competitions { items { name stages { id } } } }');
    expect(body.data).toEqual({ competitions: { items: [{ name: '比赛0', stages: null }] } });
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: '抱歉，服务器打了个盹（500）',
        path: ['competitions', 'items', 0, 'stages'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('10.0.0.3');
  });
});

describe('what a task is about', () => {
  const closed = taskDocument();
  const query = `{ competitionTask(id: "${closed._id}") { name isOpen description files { name } sampleFileUrl } }`;
  const shared = () =>
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/tasks')
      .query({ ids: closed._id })
      .reply(200, { data: [closed] });
  const nothing = { name: '任务', isOpen: false, description: '', files: [], sampleFileUrl: null };

  it('is empty for a visitor', async () => {
    shared();
    const { body } = await gateway().send(query);
    expect(body).toEqual({ data: { competitionTask: nothing } });
  });

  it.each([
    ['open', { IsOpen: true, Description: '判断种类' }, { isOpen: true, description: '判断种类' }],
    ['not open', {}, {}],
  ])('is asked for with the member’s token, where it is %s', async (_name, own, told) => {
    shared();
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .get('/v2/api/tasks')
      .query({ Stage: closed.Stage })
      .reply(200, { data: [{ ...closed, ...own }] });
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toEqual({ data: { competitionTask: { ...nothing, ...told } } });
  });
});
