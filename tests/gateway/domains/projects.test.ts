import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  authUser,
  competition,
  competitionId,
  member,
  memberId,
  page,
} from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };

const DATE = '2026-11-01T00:00:00.000Z';
const labId = (index = 0) => `40${index.toString(16).padStart(22, '0')}`;
const versionId = (index = 0) => `41${index.toString(16).padStart(22, '0')}`;
const notebookId = (index = 0) => `42${index.toString(16).padStart(22, '0')}`;
const LAB_TOKEN = `1799999999999.${'x'.repeat(43)}`;

const lab = (index = 0, changes: object = {}) => ({
  _id: labId(index),
  Title: `项目${index}`,
  User: memberId(0),
  OrganizationInfo: null,
  Private: false,
  UpdateDate: DATE,
  Version: 1,
  Authorship: 'HUMAN' as const,
  AuthorshipModel: null,
  Versions: [
    {
      _id: versionId(index),
      Version: 1,
      UpdateDate: DATE,
      Note: '',
      Authorship: 'HUMAN' as const,
      AuthorshipModel: null,
    },
  ],
  ShortDescription: '',
  Language: 'python',
  LastVersionCreateDate: DATE,
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
  ...changes,
});

const notebook = (index = 0, changes: object = {}) => ({
  _id: notebookId(index),
  Lab: labId(index),
  LabVersion: versionId(index),
  Name: `${index}.ipynb`,
  Language: index === 0 ? 'r' : null,
  labToken: null,
  ...changes,
});

const NOTEBOOKS = '{ project(id: "%") { title notebooks { name renderedUrl downloadUrl } } }';

describe('a member’s projects', () => {
  it('are theirs by whatever way one comes, and what a hidden profile hides is asked for by who asks', async () => {
    rest({ badheaders: ['authorization'] })
      .get('/api/labs')
      .query(({ ids }) => ids === labId())
      .reply(200, page([lab()], 1, 1, 100));
    const author = { ...member(), HideProfile: true };
    rest({ badheaders: ['authorization'] })
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [author] });
    rest(authorized)
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [author] });
    rest(authorized)
      .get(`/api/users/${memberId()}/labs`)
      .query({ page: 1, perPage: 12 })
      .reply(200, page([], 0, 1, 12));
    const { body } = await gateway().send(
      `{ project(id: "${labId()}") { author { isProfileHidden projects { totalCount } } } }`,
      { token: TOKEN },
    );
    expect(body).toEqual({
      data: { project: { author: { isProfileHidden: true, projects: { totalCount: 0 } } } },
    });
  });

  it('are asked for with the member’s token, their notebooks by one call', async () => {
    rest(authorized).get('/api/auth').reply(200, authUser());
    rest(authorized)
      .get('/api/user/labs')
      .query({ page: 1, perPage: 12, Private: true, Title: '天气' })
      .reply(200, page([lab(0), lab(1)], 2, 1, 12));
    rest({ badheaders: ['authorization'] })
      .get('/api/notebooks')
      .query({ LabVersion: [0, 1].map(versionId).join(','), perPage: 100 })
      .reply(200, { data: [notebook(1), notebook(0)] });
    const { body } = await gateway().send(
      '{ viewer { projects(private: true, title: " 天气 ") { totalCount items { title notebooks { name language } } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      viewer: {
        projects: {
          totalCount: 2,
          items: [
            { title: '项目0', notebooks: [{ name: '0.ipynb', language: 'r' }] },
            { title: '项目1', notebooks: [{ name: '1.ipynb', language: null }] },
          ],
        },
      },
    });
  });

  it('are nobody’s without one', async () => {
    const { body } = await gateway().send('{ viewer { projects { totalCount } } }');
    expect(body).toEqual({ data: { viewer: null } });
  });
});

describe('a project of the viewer’s', () => {
  const [Key] = ['a'.repeat(32)];
  const upload = { key: Key, name: '一.ipynb', ext: '.ipynb', size: 12 };

  it('is made of uploads, and says what its author alone is told', async () => {
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .post('/api/labs', { Title: '新的', Visibility: 'SHARED', Notebooks: [upload] })
      .reply(200, lab(0, { Private: true, Parent: labId(1) }));
    rest()
      .get('/api/user/labStates')
      .query({ ids: labId(0) })
      .reply(200, {
        data: [
          {
            Lab: labId(0),
            marked: false,
            voted: false,
            Own: { ShareToken: 'link', Notebooks: [upload] },
          },
        ],
      });
    rest()
      .get('/api/labs')
      .query({ ids: labId(1), page: 1, perPage: 100 })
      .reply(200, page([]));
    rest()
      .get('/api/labs')
      .query({ ids: labId(1), page: 1, perPage: 100 })
      .reply(200, page([]));
    const { body } = await gateway().send(
      `mutation ($input: CreateProjectInput!) { createProject(input: $input) {
        visibility shareToken draftNotebooks { key name ext size } isFork forkedFrom { id } } }`,
      {
        token: TOKEN,
        variables: { input: { title: '新的', visibility: 'SHARED', notebooks: [upload] } },
      },
    );
    expect(body.data).toEqual({
      createProject: {
        visibility: 'SHARED',
        shareToken: 'link',
        draftNotebooks: [upload],
        isFork: true,
        forkedFrom: null,
      },
    });
  });

  it('names the notebook that was refused', async () => {
    rest().post('/api/labs').reply(400, {
      code: 'BAD_USER_INPUT',
      message: '笔记本名称不能重复',
      field: 'Notebooks.1.name',
    });
    const { body } = await gateway().send(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { token: TOKEN, variables: { input: { title: '新的', notebooks: [upload, upload] } } },
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({ field: 'notebooks.1.name' });
  });

  it('says its link to nobody else', async () => {
    rest()
      .get('/api/labs')
      .query({ ids: labId(), page: 1, perPage: 100 })
      .reply(200, page([lab()]));
    const { body } = await gateway().send(
      `{ project(id: "${labId()}") { visibility shareToken draftNotebooks { key } } }`,
    );
    expect(body.data).toEqual({
      project: { visibility: 'PUBLIC', shareToken: null, draftNotebooks: null },
    });
  });

  it('is shown by its link, with the link as its token', async () => {
    rest({ badheaders: ['authorization'] })
      .get('/api/labShares/link')
      .reply(200, lab(0, { Private: true, labToken: 'link' }));
    rest()
      .get('/api/notebooks')
      .query({ LabVersion: versionId(), perPage: 100, token: 'link' })
      .reply(200, { data: [notebook(0, { labToken: LAB_TOKEN })] });
    const { body } = await gateway().send(
      '{ sharedProject(token: "link") { visibility notebooks { renderedUrl } } }',
    );
    expect(body.data).toEqual({
      sharedProject: {
        visibility: 'SHARED',
        notebooks: [{ renderedUrl: `/notebooks/${notebookId()}?token=${LAB_TOKEN}` }],
      },
    });
  });

  it('is nothing by a link that has ended, or that can’t be one', async () => {
    rest().get('/api/labShares/gone').reply(404, { code: 'NOT_FOUND', message: '未找到该项目' });
    const { body } = await gateway().send(
      '{ a: sharedProject(token: "gone") { id } b: sharedProject(token: "../x") { id } }',
    );
    expect(body).toEqual({ data: { a: null, b: null } });
  });
});

describe('a project', () => {
  it('that is public is everybody’s, and so are the addresses of its notebooks', async () => {
    rest()
      .get('/api/labs')
      .query({ ids: labId(), page: 1, perPage: 100 })
      .reply(200, page([lab()], 1, 1, 100));
    rest()
      .get('/api/notebooks')
      .query({ LabVersion: versionId(), perPage: 100 })
      .reply(200, { data: [notebook()] });
    const { body } = await gateway().send(NOTEBOOKS.replace('%', labId()));
    expect(body.data).toEqual({
      project: {
        title: '项目0',
        notebooks: [
          {
            name: '0.ipynb',
            renderedUrl: `/notebooks/${notebookId()}`,
            downloadUrl: `/exports/projects/${versionId()}?notebook=${notebookId()}`,
          },
        ],
      },
    });
  });

  it('that is private is found by its token, which goes on to its notebooks', async () => {
    rest()
      .get('/api/labs')
      .query({ ids: labId(), page: 1, perPage: 100 })
      .reply(200, page([], 0, 1, 100));
    rest()
      .get(`/api/labs/${labId()}`)
      .query({ token: LAB_TOKEN })
      .reply(200, lab(0, { Private: true, labToken: LAB_TOKEN }));
    rest()
      .get('/api/notebooks')
      .query({ LabVersion: versionId(), perPage: 100, token: LAB_TOKEN })
      .reply(200, { data: [notebook(0, { labToken: LAB_TOKEN })] });
    const source = NOTEBOOKS.replace('")', `", token: "${LAB_TOKEN}")`).replace('%', labId());
    const { body } = await gateway().send(source);
    expect(body.data).toMatchObject({
      project: { notebooks: [{ renderedUrl: `/notebooks/${notebookId()}?token=${LAB_TOKEN}` }] },
    });
  });

  it.each(['x', labId(7)])('that isn’t there (%s) is null', async (id) => {
    if (id !== 'x')
      rest()
        .get('/api/labs')
        .query({ ids: id, page: 1, perPage: 100 })
        .reply(200, page([], 0, 1, 100));
    const { body } = await gateway().send(NOTEBOOKS.replace('%', id));
    expect(body).toEqual({ data: { project: null } });
  });
});

describe('the page of a notebook', () => {
  it('is passed on under the gateway’s own policy, whatever platform says', async () => {
    rest({ badheaders: ['authorization'] })
      .get(`/api/notebooks/${notebookId()}/RenderedContent`)
      .query({ token: LAB_TOKEN })
      .reply(200, '<p>图</p>', { 'content-security-policy': 'script-src *' });
    const response = await gateway().app.inject({
      url: `/notebooks/${notebookId()}?token=${LAB_TOKEN}`,
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    // Nothing is added but the script that tells the height, and nothing else may run.
    const [, script = ''] = /^<p>图<\/p><script>(.*)<\/script>$/.exec(response.body) ?? [];
    expect(script).toContain('postMessage({height:');
    const policy = String(response.headers['content-security-policy']);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      'img-src data:',
      "font-src 'self'",
      "style-src 'unsafe-inline'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      // Plots are drawn in frames of their own.
      "frame-src 'self'",
      'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    ]);
    expect(response.headers['referrer-policy']).toBe('no-referrer');
  });

  it('that isn’t there says so in words', async () => {
    rest()
      .get(`/api/notebooks/${notebookId()}/RenderedContent`)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该笔记本' });
    const response = await gateway().app.inject({ url: `/notebooks/${notebookId()}` });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('未找到该笔记本');
    expect(response.headers['content-security-policy']).not.toContain('script');
  });
});

describe('favourites', () => {
  it('are the viewer’s, and what of a list is among them is asked for once', async () => {
    rest(authorized).get('/api/auth').reply(200, authUser());
    rest(authorized)
      .get('/api/labBookmarks')
      .query({ page: 1, perPage: 12 })
      .reply(200, page([lab(0, { bookmarksCount: 3 }), lab(1)], 2, 1, 12));
    rest(authorized)
      .get('/api/user/labStates')
      .query({ ids: [0, 1].map(labId).join(',') })
      .reply(200, {
        data: [
          { Lab: labId(0), marked: true, voted: false, Own: null },
          { Lab: labId(1), marked: false, voted: false, Own: null },
        ],
      });
    const { body } = await gateway().send(
      '{ viewer { bookmarkedProjects { items { bookmarksCount viewerBookmarked language } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      viewer: {
        bookmarkedProjects: {
          items: [
            { bookmarksCount: 3, viewerBookmarked: true, language: 'python' },
            { bookmarksCount: 0, viewerBookmarked: false, language: 'python' },
          ],
        },
      },
    });
  });

  it('are added and taken out by members; visitors have none', async () => {
    rest(authorized)
      .post('/api/labBookmarks', { Lab: labId(0) })
      .reply(200, lab(0, { bookmarksCount: 1 }));
    rest(authorized)
      .delete('/api/labBookmarks')
      .query({ Lab: labId(1) })
      .reply(200, lab(1));
    const { body } = await gateway().send(
      `mutation { bookmarkProject(input: { projectId: "${labId(0)}" }) { bookmarksCount } unbookmarkProject(input: { projectId: "${labId(1)}" }) { bookmarksCount } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      bookmarkProject: { bookmarksCount: 1 },
      unbookmarkProject: { bookmarksCount: 0 },
    });
    rest({ badheaders: ['authorization'] })
      .get('/api/labs')
      .query({ ids: labId(0), page: 1, perPage: 100 })
      .reply(200, page([lab(0)], 1, 1, 100));
    const asked = await gateway().send(`{ project(id: "${labId(0)}") { viewerBookmarked } }`);
    expect(asked.body.data).toEqual({ project: { viewerBookmarked: null } });
  });
});

describe('the list of projects', () => {
  const shared = { badheaders: ['authorization'] };

  it('is asked for without a token, by tags, language and keyword', async () => {
    const tags = ['a', 'b'].map((letter) => letter.repeat(24));
    rest(shared)
      .get('/api/labs')
      .query({
        page: 2,
        perPage: 12,
        Collapsed: false,
        sort: '-bookmarksCount',
        Title: '企鹅',
        Language: 'R',
        andTags: tags.join(','),
      })
      .reply(
        200,
        page([lab(0, { SortWeight: 1, Tags: [{ _id: tags[0], Name: '分类' }] })], 13, 2, 12),
      );
    const { body } = await gateway().send(
      'query ($tags: [ID!]) { projects(sort: BOOKMARKED, title: " 企鹅 ", language: "R", allTags: $tags, page: 2) { totalCount hasNextPage items { title isPinned tags { name } } } }',
      { token: TOKEN, variables: { tags } },
    );
    expect(body.data).toEqual({
      projects: {
        totalCount: 13,
        hasNextPage: false,
        items: [{ title: '项目0', isPinned: true, tags: [{ name: '分类' }] }],
      },
    });
  });

  it('takes ten tags at most', async () => {
    const tags = Array.from({ length: 11 }, () => 'a'.repeat(24));
    const { body } = await gateway().send(
      'query ($tags: [ID!]) { projects(anyTags: $tags) { totalCount } }',
      { variables: { tags } },
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'anyTags',
    });
  });

  it('comes with the tags by their groups', async () => {
    const data = [
      { _id: 'b'.repeat(24), Name: '任务', children: [{ _id: 'a'.repeat(24), Name: '分类' }] },
    ];
    rest(shared).get('/api/labTags').query({ type: 'tree' }).reply(200, { data });
    const { body } = await gateway().send('{ site { projectTags { name tags { id name } } } }');
    expect(body.data).toEqual({
      site: { projectTags: [{ name: '任务', tags: [{ id: 'a'.repeat(24), name: '分类' }] }] },
    });
  });

  it('loses and puts first what those may who ask', async () => {
    rest(authorized)
      .delete(`/api/labs/${labId(0)}`)
      .reply(200, { ok: true });
    rest(authorized)
      .put(`/api/admin/labs/${labId(1)}/pinned`, { Pinned: true })
      .reply(200, lab(1, { SortWeight: 1 }));
    const { body } = await gateway().send(
      `mutation { deleteProject(input: { projectId: "${labId(0)}" }) { deletedId } pinProject(input: { projectId: "${labId(1)}", isPinned: true }) { isPinned } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      deleteProject: { deletedId: labId(0) },
      pinProject: { isPinned: true },
    });
  });
});

describe('likes', () => {
  it('are given and taken back by members, and known by the call that knows favourites', async () => {
    rest(authorized)
      .post(`/api/labs/${labId(0)}/VoteList`)
      .reply(200, lab(0, { VotesCount: 1, CommentsCount: 4 }));
    rest(authorized)
      .get('/api/user/labStates')
      .query({ ids: labId(0) })
      .reply(200, { data: [{ Lab: labId(0), marked: false, voted: true, Own: null }] });
    rest(authorized)
      .delete(`/api/labs/${labId(1)}/VoteList`)
      .reply(200, lab(1));
    const { body } = await gateway().send(
      `mutation {
        liked: voteProject(input: { projectId: "${labId(0)}", voted: true }) {
          votesCount commentsCount viewerVoted viewerBookmarked
        }
        taken: voteProject(input: { projectId: "${labId(1)}", voted: false }) { votesCount }
      }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      liked: { votesCount: 1, commentsCount: 4, viewerVoted: true, viewerBookmarked: false },
      taken: { votesCount: 0 },
    });
  });
});

describe('the projects among a competition’s materials', () => {
  it('come in the organizer’s order, without those that not everybody reads', async () => {
    const Labs = [2, 0, 1, 3].map(labId);
    const ids = { ids: [0, 1, 2, 3].map(labId).join(','), page: 1, perPage: 100 };
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [{ ...competition(), Labs }] });
    rest({ badheaders: ['authorization'] })
      .get('/api/labs')
      .query(ids)
      .reply(200, page([lab(0), lab(2)], 2, 1, 100));
    // Their own author still sees the others, elsewhere.
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .get('/api/labs')
      .query({ ...ids, ids: [1, 3].map(labId).join(',') })
      .reply(
        200,
        page([lab(1, { Private: true }), lab(3, { CollapsedReason: '广告' })], 2, 1, 100),
      );
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId()}") { projects { title } } }`,
      { token: TOKEN },
    );
    expect(body).toEqual({
      data: { competition: { projects: [{ title: '项目2' }, { title: '项目0' }] } },
    });
  });
});
