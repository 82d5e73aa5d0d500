import { describe, expect, it } from '@jest/globals';
import { authUser, competition, competitionId, stageId, taskId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const skill = { id: 'e'.repeat(24), Name: '概率预测', Icon: null, certificate: '预测证书' };
const rule = (index: number, change: object) => ({
  _id: String(index).repeat(24),
  Competition: competitionId(),
  Type: 3,
  Skill: skill,
  Stage: null,
  Task: null,
  ...change,
});
const selection = 'skillRules { type skill { name certificate } stage { id } task { id } }';
const query = `query Skills($id: ID!) { competition(id: $id) { id ${selection} } }`;

const stubCompetition = () =>
  rest()
    .get('/v2/api/competitions')
    .query({ ids: competitionId() })
    .reply(200, { data: [competition()] });

describe('the skills of a competition', () => {
  it('come with what earns them, without a token', async () => {
    stubCompetition();
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/skillRules')
      .query({ Competition: competitionId() })
      .reply(200, { data: [rule(1, {}), rule(2, { Type: 9 })] });
    const { body } = await gateway().send(query, { variables: { id: competitionId() } });
    const named = { name: '概率预测', certificate: '预测证书' };
    expect(body.data).toMatchObject({
      competition: {
        skillRules: [
          { type: 'RANKING', skill: named, stage: null, task: null },
          { type: 'UNKNOWN', skill: named, stage: null, task: null },
        ],
      },
    });
  });

  it('are set in the manager’s name and answered as they were stored', async () => {
    const SkillRules = [
      { Type: 1, Skill: '概率预测', Stage: null, Task: taskId() },
      { Type: 2, Skill: '概率预测', Stage: stageId(), Task: null },
    ];
    rest()
      .put(`/v2/api/competitions/${competitionId()}/skillRules`, { SkillRules })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, { data: [rule(1, {})] });
    rest()
      .get(`/v2/api/competitions/${competitionId()}`)
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, competition());
    const { body } = await gateway().send(
      `mutation Set($input: SetSkillRulesInput!) { setSkillRules(input: $input) { id ${selection} } }`,
      {
        token: TOKEN,
        variables: {
          input: {
            competitionId: competitionId(),
            rules: [
              { type: 'TASK', skill: '概率预测', taskId: taskId() },
              { type: 'STAGE', skill: '概率预测', stageId: stageId() },
            ],
          },
        },
      },
    );
    expect(body).toMatchObject({ data: { setSkillRules: { skillRules: [{ type: 'RANKING' }] } } });
  });

  it('are the member’s own, once earned', async () => {
    rest().get('/api/auth').matchHeader('authorization', `Bearer ${TOKEN}`).reply(200, authUser());
    rest()
      .get('/v2/api/user/skills')
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, {
        data: [{ Skill: skill, Competition: competitionId(), Date: '2026-11-01T00:00:00.000Z' }],
      });
    const { body } = await gateway().send('{ viewer { skills { earnedAt skill { name } } } }', {
      token: TOKEN,
    });
    expect(body.data).toEqual({
      viewer: { skills: [{ earnedAt: '2026-11-01T00:00:00.000Z', skill: { name: '概率预测' } }] },
    });
  });
});
