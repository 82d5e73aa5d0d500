import { describe, expect, it } from '@jest/globals';
import { competition, competitionId, memberId, page, teamId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };

const DATE = '2026-11-20T00:00:00.000Z';
const id = (start: string, index: number) => start + String(index).padStart(24 - start.length, '0');
const versionId = (index: number) => id('52', index);
const writeUp = (index = 0, changes: object = {}) => ({
  _id: id('51', index),
  Competition: competitionId(),
  Team: teamId(index),
  Rank: index + 1,
  Award: null,
  Authors: [memberId(index)],
  Version: 1,
  Text: versionId(index),
  Excerpt: '梯度提升',
  VotesCount: 2,
  Voted: null,
  Authorship: 'HUMAN_WITH_AI',
  AuthorshipModel: 'GLM',
  CreateDate: DATE,
  UpdateDate: DATE,
  CollapsedReason: null,
  ...changes,
});
const texts = (index: number) => ({
  _id: versionId(index),
  Approach: `思路${index}`,
  Features: '',
  Validation: '',
  FailedAttempts: '',
  Costs: '',
});
const visitor = { badheaders: ['authorization'] };

describe('the write-ups of a competition', () => {
  it('come in the order that is asked for, with the texts of all in one call', async () => {
    rest(visitor)
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    rest(visitor)
      .get(`/v2/api/competitions/${competitionId()}/writeUps`)
      .query({ page: 1, perPage: 20, sort: 'newest' })
      .reply(200, page([writeUp(1), writeUp(0)], 2, 1, 20));
    rest(visitor)
      .get('/v2/api/writeUpTexts')
      .query({ ids: [0, 1].map(versionId).join(',') })
      .reply(200, { data: [texts(0), texts(1)] });
    const { body } = await gateway().send(
      `query WriteUps($id: ID!) { competition(id: $id) { writeUps(sort: NEWEST) {
        totalCount items { rank authorship authorshipModel approach }
      } } }`,
      { variables: { id: competitionId() } },
    );
    expect(body.errors).toBeUndefined();
    const said = { authorship: 'HUMAN_WITH_AI', authorshipModel: 'GLM' };
    expect(body.data).toEqual({
      competition: {
        writeUps: {
          totalCount: 2,
          items: [
            { rank: 2, ...said, approach: '思路1' },
            { rank: 1, ...said, approach: '思路0' },
          ],
        },
      },
    });
  });
});

describe('liking a write-up', () => {
  const vote = `mutation Vote($input: VoteWriteUpInput!) {
    voteWriteUp(input: $input) { votesCount viewerVoted } }`;
  const path = `/v2/api/writeUps/${id('51', 0)}/VoteList`;
  const inputOf = (voted: boolean) => ({ writeUpId: id('51', 0), voted });

  it.each([
    [true, 'POST', 3],
    [false, 'DELETE', 2],
  ])('%s sends %s, and answers how many do', async (voted, method, VotesCount) => {
    rest(authorized)
      .intercept(path, method)
      .reply(200, writeUp(0, { VotesCount, Voted: voted }));
    const variables = { input: inputOf(voted) };
    const { body } = await gateway().send(vote, { token: TOKEN, variables });
    expect(body.data).toEqual({ voteWriteUp: { votesCount: VotesCount, viewerVoted: voted } });
  });

  it('is refused for the own team’s', async () => {
    const refusal = { code: 'FORBIDDEN', message: '不能给自己团队的方案点赞' };
    rest(authorized).post(path).reply(403, refusal);
    const variables = { input: inputOf(true) };
    const { body } = await gateway().send(vote, { token: TOKEN, variables });
    expect(body.errors).toMatchObject([
      { message: refusal.message, extensions: { code: 'FORBIDDEN' } },
    ]);
  });
});

describe('saving a write-up', () => {
  const save = `mutation Save($input: SaveWriteUpInput!) {
    saveWriteUp(input: $input) { version authorship } }`;
  const input = {
    competitionId: competitionId(),
    approach: '思路',
    features: '',
    validation: '',
    failedAttempts: '',
    costs: '',
    version: 1,
    authorship: 'AGENT',
    authorshipModel: '鲸-1',
  };
  const path = `/v2/api/competitions/${competitionId()}/writeUps`;

  it('sends its texts and its statement, and answers what was kept', async () => {
    rest(authorized)
      .post(path, {
        Approach: '思路',
        Features: '',
        Validation: '',
        FailedAttempts: '',
        Costs: '',
        Version: 1,
        Authorship: 'AGENT',
        AuthorshipModel: '鲸-1',
      })
      .reply(200, writeUp(0, { Version: 2, Authorship: 'AGENT' }));
    const { body } = await gateway().send(save, { token: TOKEN, variables: { input } });
    expect(body.data).toEqual({ saveWriteUp: { version: 2, authorship: 'AGENT' } });
  });

  it.each([
    ['Version', 'version', 409, 'CONFLICT'],
    ['AuthorshipModel', 'authorshipModel', 400, 'BAD_USER_INPUT'],
  ])('has a refusal at %s at the input’s %s', async (key, field, status, code) => {
    rest(authorized).post(path).reply(status, { code, message: '不行', field: key });
    const { body } = await gateway().send(save, { token: TOKEN, variables: { input } });
    expect(body.errors).toMatchObject([{ message: '不行', extensions: { code, field } }]);
  });
});
