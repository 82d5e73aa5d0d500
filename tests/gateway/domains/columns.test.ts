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

const DATE = '2026-11-01T00:00:00.000Z';
const columnId = (index = 0) => `50${index.toString(16).padStart(22, '0')}`;
const labId = (index = 0) => `40${index.toString(16).padStart(22, '0')}`;
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
const shared = { badheaders: ['authorization'] };

const column = (index = 0, changes: object = {}) => ({
  _id: columnId(index),
  Name: `专栏${index}`,
  Image: null,
  ShortDescription: '简介',
  Owner: memberId(index),
  LabsCount: 3,
  SubscribesCount: 7,
  CollapsedReason: null,
  UpdateDate: DATE,
  ...changes,
});

const lab = (index = 0) => ({
  _id: labId(index),
  Title: `项目${index}`,
  User: memberId(0),
  OrganizationInfo: null,
  Private: false,
  UpdateDate: DATE,
  Version: 1,
  Versions: [],
  Authorship: null,
  AuthorshipModel: null,
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
});

const stub = () =>
  rest(shared).get('/api/columns').query({ ids: columnId(), page: 1, perPage: 100 });

const columnIsThere = (times = 1) =>
  stub()
    .times(times)
    .reply(200, page([column()], 1, 1, 100));

describe('the list of columns', () => {
  it('is asked for without a token; what the viewer follows, once for all, with theirs', async () => {
    rest(shared)
      .get('/api/columns')
      .query({ page: 1, perPage: 20, Collapsed: false, sort: '-LabsCount', Name: '数据' })
      .reply(200, page([column(0), column(1)], 2, 1, 20));
    rest(authorized)
      .get('/api/user/columnSubscriptions')
      .query({ ids: [0, 1].map(columnId).join(',') })
      .reply(200, { data: [{ Column: columnId(1), User: memberId(9), Date: DATE }] });
    rest(shared)
      .get('/api/columnLabs')
      .query({ Column: [0, 1].map(columnId).join(','), perPage: 3 })
      .reply(200, {
        data: [
          { Column: columnId(1), Lab: lab(1), Date: DATE },
          { Column: columnId(0), Lab: lab(2), Date: DATE },
          { Column: columnId(1), Lab: lab(0), Date: DATE },
        ],
      });
    const { body } = await gateway().send(
      '{ columns(sort: PROJECTS, name: " 数据 ") { hasNextPage items { name projectsCount followersCount viewerFollows latestProjects { title } } } }',
      { token: TOKEN },
    );
    const counts = { projectsCount: 3, followersCount: 7 };
    expect(body.data).toEqual({
      columns: {
        hasNextPage: false,
        items: [
          {
            name: '专栏0',
            ...counts,
            viewerFollows: false,
            latestProjects: [{ title: '项目2' }],
          },
          {
            name: '专栏1',
            ...counts,
            viewerFollows: true,
            latestProjects: [{ title: '项目1' }, { title: '项目0' }],
          },
        ],
      },
    });
  });

  it('of what one follows is the member’s own', async () => {
    const query = '{ columns(subscribed: true, page: 2) { totalCount } }';
    rest(authorized)
      .get('/api/columns')
      .query({ page: 2, perPage: 20, Collapsed: false, sort: '-UpdateDate', subscribed: true })
      .reply(200, page([column()], 21, 2, 20));
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body).toEqual({ data: { columns: { totalCount: 21 } } });
    const visitor = await gateway().send(query);
    expect(visitor.body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a column', () => {
  it('is there for a visitor, who follows nothing, with its projects', async () => {
    stub().reply(200, page([column()], 1, 1, 100));
    rest(shared)
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    rest(shared)
      .get(`/api/columns/${columnId()}/labs`)
      .query({ page: 1, perPage: 12, sort: 'UpdateDate', Title: '企鹅' })
      .reply(200, page([lab()], 1, 1, 12));
    const { body } = await gateway().send(
      `{ column(id: "${columnId()}") {
           viewerFollows description owner { name }
           projects(sort: OLDEST, title: "企鹅") { items { title } } } }`,
    );
    expect(body).toEqual({
      data: {
        column: {
          viewerFollows: null,
          description: '简介',
          owner: { name: '鲸鱼0' },
          projects: { items: [{ title: '项目0' }] },
        },
      },
    });
  });

  it.each(['x', columnId()])('that isn’t there (%s) is null', async (id) => {
    if (id !== 'x') stub().reply(200, page([], 0, 1, 100));
    const { body } = await gateway().send(`{ column(id: "${id}") { name } }`);
    expect(body).toEqual({ data: { column: null } });
  });
});

describe('following', () => {
  it.each([
    ['subscribeToColumn', 'post', { Column: columnId() }, true, 8],
    ['unsubscribeFromColumn', 'delete', undefined, false, 6],
  ] as const)(
    '%s answers the column as it is then',
    async (field, method, body, followed, count) => {
      const call = rest(authorized);
      (method === 'post'
        ? call.post('/api/columnSubscriptions', body)
        : call.delete('/api/columnSubscriptions').query({ column: columnId() })
      ).reply(200, column(0, { SubscribesCount: count }));
      rest(authorized)
        .get('/api/user/columnSubscriptions')
        .query({ ids: columnId() })
        .reply(200, {
          data: followed ? [{ Column: columnId(), User: memberId(9), Date: DATE }] : [],
        });
      const answer = await gateway().send(
        `mutation { ${field}(input: { columnId: "${columnId()}" }) { followersCount viewerFollows } }`,
        { token: TOKEN },
      );
      expect(answer.body).toEqual({
        data: { [field]: { followersCount: count, viewerFollows: followed } },
      });
    },
  );

  it('is seen by the owner', async () => {
    columnIsThere();
    rest(authorized)
      .get('/api/columnSubscriptions')
      .query({ Column: columnId(), page: 1, perPage: 10 })
      .reply(200, page([{ Column: columnId(), User: memberId(), Date: DATE }], 1, 1, 10));
    rest(shared)
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    const { body } = await gateway().send(
      `{ column(id: "${columnId()}") { subscribers { items { subscribedAt member { name } } } } }`,
      { token: TOKEN },
    );
    expect(body).toEqual({
      data: {
        column: { subscribers: { items: [{ subscribedAt: DATE, member: { name: '鲸鱼0' } }] } },
      },
    });
  });

  it('is for nobody else: the column is there without it', async () => {
    columnIsThere();
    const { body } = await gateway().send(
      `{ column(id: "${columnId()}") { name subscribers { totalCount } } }`,
    );
    expect(body.data).toEqual({ column: { name: '专栏0', subscribers: null } });
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('the columns beside a competition', () => {
  const RelatedColumns = [columnId(1), columnId(0), columnId(2)];
  const columns = () =>
    rest(shared)
      .get('/api/columns')
      .query({ ids: [0, 1, 2].map(columnId).join(','), page: 1, perPage: 100 });

  it('come in the organizer’s order; one that is gone is left out', async () => {
    rest(shared)
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [{ ...competition(), RelatedColumns }] });
    columns().reply(200, page([column(0), column(1)], 2, 1, 100));
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId()}") { relatedColumns { name } } }`,
    );
    expect(body).toEqual({
      data: { competition: { relatedColumns: [{ name: '专栏1' }, { name: '专栏0' }] } },
    });
  });

  it('are null with an error where columns can’t be had, and the competition stays', async () => {
    rest(shared)
      .get('/v2/api/competitions')
      .query({ ids: competitionId(8) })
      .reply(200, { data: [{ ...competition(8), RelatedColumns: [columnId(8)] }] });
    rest(shared)
      .get('/api/columns')
      .query({ ids: columnId(8), page: 1, perPage: 100 })
      .reply(200, 'not JSON');
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId(8)}") { name relatedColumns { name } } }`,
    );
    expect(body.data).toEqual({ competition: { name: '比赛8', relatedColumns: null } });
    expect(body.errors?.[0]?.path).toEqual(['competition', 'relatedColumns']);
  });

  it('are set in the manager’s name; a refusal names the input’s own field', async () => {
    const path = `/v2/api/competitions/${competitionId()}/relatedColumns`;
    rest(authorized)
      .put(path, { RelatedColumns: [columnId()] })
      .reply(404, { code: 'NOT_FOUND', message: '未找到该专栏', field: 'RelatedColumns' });
    const { body } = await gateway().send(
      'mutation Set($input: SetRelatedColumnsInput!) { setRelatedColumns(input: $input) { id } }',
      {
        token: TOKEN,
        variables: { input: { competitionId: competitionId(), columnIds: [columnId()] } },
      },
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'columnIds' });
  });
});

describe('an author', () => {
  it('has their columns, and whether they may have more', async () => {
    rest(authorized).get('/api/auth').reply(200, authUser());
    rest(authorized)
      .get('/api/user/columnAuthorization')
      .reply(200, { isAuthorized: true, Columns: [columnId(1)], SubType: 1 });
    rest(shared)
      .get('/api/columns')
      .query({ ids: columnId(1), page: 1, perPage: 100 })
      .reply(200, page([column(1)], 1, 1, 100));
    const { body } = await gateway().send(
      '{ viewer { columns { isAuthorized canCreate items { name } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      viewer: { columns: { isAuthorized: true, canCreate: true, items: [{ name: '专栏1' }] } },
    });
  });

  it('makes and changes one; an absent picture stays', async () => {
    const Image = 'a'.repeat(32);
    const texts = { Name: '新专栏', ShortDescription: '简介' };
    rest(authorized)
      .post('/api/columns', { ...texts, Image })
      .reply(404, { code: 'NOT_FOUND', message: '未找到该图片', field: 'Image' });
    rest(authorized).put(`/api/columns/${columnId()}`, texts).reply(200, column());
    const fields = 'name: "新专栏", description: "简介"';
    const made = await gateway().send(
      `mutation { createColumn(input: { ${fields}, imageKey: "${Image}" }) { id } }`,
      { token: TOKEN },
    );
    expect(made.body.errors?.[0]?.extensions).toMatchObject({ field: 'imageKey' });
    const changed = await gateway().send(
      `mutation { updateColumn(input: { columnId: "${columnId()}", ${fields} }) { id } }`,
      { token: TOKEN },
    );
    expect(changed.body).toEqual({ data: { updateColumn: { id: columnId() } } });
  });

  it('deletes one, and answers its id', async () => {
    rest(authorized).delete(`/api/columns/${columnId()}`).reply(200, { ok: true });
    const { body } = await gateway().send(
      `mutation { deleteColumn(input: { columnId: "${columnId()}" }) { deletedId } }`,
      { token: TOKEN },
    );
    expect(body).toEqual({ data: { deleteColumn: { deletedId: columnId() } } });
  });

  it('says which of some projects it holds', async () => {
    columnIsThere(2);
    rest(authorized)
      .get(`/api/columns/${columnId()}/labs`)
      .query({ page: 1, perPage: 12, sort: '-UpdateDate', ids: [0, 1].map(labId).join(',') })
      .reply(200, page([lab(1)], 1, 1, 12));
    const held = (ids: string[]) =>
      gateway().send(
        `query Q($ids: [ID!]) {
          column(id: "${columnId()}") { projects(ids: $ids) { totalCount items { id } } }
        }`,
        { token: TOKEN, variables: { ids } },
      );
    expect((await held([0, 1].map(labId))).body.data).toEqual({
      column: { projects: { totalCount: 1, items: [{ id: labId(1) }] } },
    });
    expect((await held([])).body.data).toEqual({
      column: { projects: { totalCount: 0, items: [] } },
    });
  });

  it('adds and takes out projects', async () => {
    const path = `/api/columns/${columnId()}/labs/${labId()}`;
    rest(authorized)
      .post(path)
      .reply(400, { code: 'BAD_USER_INPUT', message: '只能关联公开项目', field: 'labId' });
    rest(authorized)
      .delete(path)
      .reply(200, column(0, { LabsCount: 2 }));
    const input = `{ columnId: "${columnId()}", projectId: "${labId()}" }`;
    const added = await gateway().send(`mutation { addColumnProject(input: ${input}) { id } }`, {
      token: TOKEN,
    });
    expect(added.body.errors?.[0]?.extensions).toMatchObject({ field: 'projectId' });
    const removed = await gateway().send(
      `mutation { removeColumnProject(input: ${input}) { projectsCount } }`,
      { token: TOKEN },
    );
    expect(removed.body).toEqual({ data: { removeColumnProject: { projectsCount: 2 } } });
  });

  it('moves a project before another one, or to the end', async () => {
    const path = `/api/columns/${columnId()}/labs/${labId()}`;
    rest(authorized)
      .put(path, { Before: labId(1) })
      .reply(200, column())
      .put(path, { Before: null })
      .reply(200, column());
    const move = (before: string) => {
      const input = `{ columnId: "${columnId()}", projectId: "${labId()}"${before} }`;
      return gateway().send(`mutation { moveColumnProject(input: ${input}) { id } }`, {
        token: TOKEN,
      });
    };
    for (const before of [`, beforeId: "${labId(1)}"`, ''])
      expect((await move(before)).body).toEqual({
        data: { moveColumnProject: { id: columnId() } },
      });
  });

  it('says between which projects one stands, and nothing where the column doesn’t hold it', async () => {
    const path = `/api/columns/${columnId()}/labs/`;
    columnIsThere(2);
    rest()
      .get(path + labId(1))
      .reply(200, { Column: columnId(), Number: 2, Total: 2, Previous: labId(), Next: null })
      .get(path + labId(5))
      .reply(404, { code: 'NOT_FOUND', message: '未找到该项目' });
    rest()
      .get('/api/labs')
      .query(({ ids }) => ids === labId())
      .reply(200, page([lab()]));
    const ask = (projectId: string) =>
      gateway().send(
        `{ column(id: "${columnId()}") { place(projectId: "${projectId}") {
          number total previous { id } next { id } } } }`,
      );
    expect((await ask(labId(1))).body.data).toEqual({
      column: { place: { number: 2, total: 2, previous: { id: labId() }, next: null } },
    });
    expect((await ask(labId(5))).body).toEqual({ data: { column: { place: null } } });
  });
});

it('projects say which columns hold them and which competitions they were brought to, by one call each', async () => {
  rest(shared)
    .get('/api/labs')
    .query(true)
    .reply(200, page([lab(0), lab(1)], 2, 1, 12));
  rest(shared)
    .get('/api/labColumns')
    .query({ Lab: [0, 1].map(labId).join(','), perPage: 3 })
    .reply(200, { data: [{ Lab: labId(1), Column: column(2) }] });
  rest(shared)
    .get('/api/labCompetitions')
    .query({ Lab: [0, 1].map(labId).join(',') })
    .reply(200, {
      data: [
        { Lab: labId(0), Competition: competitionId(1) },
        { Lab: labId(0), Competition: competitionId(2) },
      ],
    });
  // One of them isn't the visitor's to see.
  rest(shared)
    .get('/v2/api/competitions')
    .query(true)
    .reply(200, { data: [competition(1)] });
  const { body } = await gateway().send(
    '{ projects { items { columns { name } competitions { name } } } }',
  );
  expect(body.data).toEqual({
    projects: {
      items: [
        { columns: [], competitions: [{ name: '比赛1' }] },
        { columns: [{ name: '专栏2' }], competitions: [] },
      ],
    },
  });
});
