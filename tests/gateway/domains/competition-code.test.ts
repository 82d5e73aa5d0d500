import { describe, expect, it } from '@jest/globals';
import { competition, competitionId, memberId, page, workId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };

const DATE = '2026-11-01T00:00:00.000Z';
const labId = (index: number) => String(index).padStart(24, '7');
const lab = (index: number) => ({
  _id: labId(index),
  Title: `项目${index}`,
  ShortDescription: '',
  Language: 'python',
  User: memberId(0),
  OrganizationInfo: null,
  Private: false,
  UpdateDate: DATE,
  LastVersionCreateDate: DATE,
  Version: 1,
  Authorship: 'AGENT',
  AuthorshipModel: '鲸-1',
  Versions: [],
  SortWeight: 0,
  Tags: [],
  bookmarksCount: 0,
  ForksCount: 0,
  ViewsCount: 0,
  Parent: null,
  VotesCount: 0,
  CommentsCount: 0,
  labToken: null,
  CollapsedReason: null,
});
const code = (index: number, Score: number | null) => ({
  Lab: labId(index),
  Competition: competitionId(),
  Score,
  Private: Score !== null,
});
const visitor = { badheaders: ['authorization'] };
const stubCompetition = (index = 0) =>
  rest(visitor)
    .get('/v2/api/competitions')
    .query({ ids: competitionId(index) })
    .reply(200, { data: [competition(index)] });

describe('the code of a competition', () => {
  it('comes with the scores of all its projects in one call, without a token', async () => {
    stubCompetition();
    rest(visitor)
      .get('/v2/api/codeStates')
      .query({ Competition: competitionId() })
      .reply(200, {
        data: [{ Competition: competitionId(), Sharing: 'after', SharesCode: true }],
      });
    rest(visitor)
      .get(`/v2/api/competitions/${competitionId()}/code`)
      .query({ page: 1, perPage: 12, sort: 'votes' })
      .reply(200, page([lab(0), lab(1)]));
    rest(visitor)
      .get('/v2/api/labCode')
      .query({ Lab: [0, 1].map(labId).join(',') })
      .reply(200, { data: [code(1, null), code(0, 0.75)] });
    const { body } = await gateway().send(
      `query Code($id: ID!) { competition(id: $id) { codeSharing isCodeShown code(sort: VOTES) {
        totalCount items { title authorship authorshipModel sharedCode { score isPrivateScore } }
      } } }`,
      { variables: { id: competitionId() } },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      competition: {
        codeSharing: 'AFTER',
        isCodeShown: true,
        code: {
          totalCount: 2,
          items: [
            {
              title: '项目0',
              authorship: 'AGENT',
              authorshipModel: '鲸-1',
              sharedCode: [{ score: 0.75, isPrivateScore: true }],
            },
            { title: '项目1', sharedCode: [{ score: null, isPrivateScore: false }] },
          ],
        },
      },
    });
  });

  it('isn’t shown where its rule can’t be read, and the competition is', async () => {
    // Another one: what was read before is shown while platform is down.
    stubCompetition(1);
    rest().get('/v2/api/codeStates').query(true).times(9).reply(500, {});
    const { body } = await gateway().send(
      'query Code($id: ID!) { competition(id: $id) { name isCodeShown } }',
      { variables: { id: competitionId(1) } },
    );
    expect(body.data).toMatchObject({ competition: { isCodeShown: false } });
  });
});

describe('sharing code', () => {
  const share = `mutation Share($input: ShareCodeInput!) {
    shareCode(input: $input) { score isPrivateScore } }`;
  const input = { projectId: labId(0), competitionId: competitionId(), workId: workId() };
  const path = `/v2/api/competitions/${competitionId()}/code/${labId(0)}`;

  it('names the project and the work, and answers what is told of its score', async () => {
    rest(authorized).put(path, { Work: workId() }).reply(200, code(0, 0.75));
    const { body } = await gateway().send(share, { token: TOKEN, variables: { input } });
    expect(body.data).toEqual({ shareCode: { score: 0.75, isPrivateScore: true } });
  });

  it('has its refusal at the input’s own field', async () => {
    const message = '只能选择已评分的正式提交';
    rest(authorized).put(path).reply(400, { code: 'BAD_USER_INPUT', message, field: 'Work' });
    const { body } = await gateway().send(share, { token: TOKEN, variables: { input } });
    expect(body.errors).toMatchObject([
      { message, extensions: { code: 'BAD_USER_INPUT', field: 'workId' } },
    ]);
  });
});
