import { describe, expect, it } from '@jest/globals';
import { dataset, datasetId } from '../support/datasets.ts';
import { authUser, eitherPage, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const visitors = { badheaders: ['authorization'] };
const own = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
const labId = (index = 0) => `40${index.toString(16).padStart(22, '0')}`;
const ids = (...indexes: number[]) => indexes.map(datasetId).join(',');
const codeOf = (body: { errors?: readonly { extensions?: object }[] }) =>
  body.errors?.[0]?.extensions;

describe('the list of datasets', () => {
  it('is everybody’s: asked for without a token, by what REST calls it', async () => {
    rest(visitors)
      .get('/api/datasets')
      .query({
        page: 2,
        perPage: 10,
        Visible: true,
        needMeta: true,
        sort: '-DownloadCount',
        Title: '潮位',
        Selected: true,
        License: labId(1),
        MetaTags: `${labId(2)},${labId(3)}`,
        usageRange: '1024,',
      })
      .reply(200, page([dataset()], 11, 2, 10));
    const { body } = await gateway().send(
      `{ datasets(page: 2, sort: DOWNLOADS, title: " 潮位 ", featured: true, licenseId: "${labId(1)}",
          allTags: ["${labId(2)}", "${labId(3)}"], minSize: 1024.5) {
          totalCount hasNextPage items { title size projectsCount votesCount commentsCount } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      datasets: {
        totalCount: 11,
        hasNextPage: false,
        items: [{ title: '数据集0', size: 5e9, projectsCount: 1, votesCount: 4, commentsCount: 5 }],
      },
    });
  });

  it.each([
    [`allTags: [${Array.from({ length: 11 }, (_, at) => `"${labId(at)}"`).join()}]`, 'allTags'],
    ['minSize: -1', 'minSize'],
    ['maxSize: -0.5', 'maxSize'],
  ])('refuses %s at its field', async (given, field) => {
    const { body } = await gateway().send(`{ datasets(${given}) { totalCount } }`);
    expect(codeOf(body)).toEqual({ code: 'BAD_USER_INPUT', field });
  });
});

describe('a dataset', () => {
  it('is to the viewer what one call says, beside its creator and its versions', async () => {
    rest(visitors)
      .get('/api/datasets')
      .query({ ids: ids(0), page: 1, perPage: 100 })
      .reply(200, page([dataset()], 1, 1, 100));
    rest(own)
      .get('/api/user/datasetStates')
      .query({ ids: ids(0) })
      .reply(200, { data: [{ Dataset: datasetId(), marked: false, voted: true }] });
    rest(visitors)
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    const { body } = await gateway().send(
      `{ dataset(id: "${datasetId()}") { viewerVoted viewerBookmarked archiveUrl creator { name } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      dataset: {
        viewerVoted: true,
        viewerBookmarked: false,
        archiveUrl: `/datasets/${datasetId()}/archive`,
        creator: { name: '鲸鱼0' },
      },
    });
  });

  it('that a visitor may not see is asked for once more by a member', async () => {
    rest(visitors)
      .get('/api/datasets')
      .query(true)
      .reply(200, page([], 0, 1, 100));
    rest(own)
      .get('/api/datasets')
      .query(true)
      .reply(200, page([dataset(0, { Visibility: 'PRIVATE' })], 1, 1, 100));
    const { body } = await gateway().send(
      `{ dataset(id: "${datasetId()}") { visibility } other: dataset(id: "keine") { id } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({ dataset: { visibility: 'PRIVATE' }, other: null });
  });

  it('is liked, and not any more', async () => {
    const path = `/api/datasets/${datasetId()}/VoteList`;
    rest(own)
      .post(path)
      .reply(200, dataset(0, { VotesCount: 5 }));
    rest(own).delete(path).reply(200, dataset());
    const vote = (voted: boolean) =>
      gateway().send(
        'mutation Vote($input: VoteDatasetInput!) { voteDataset(input: $input) { votesCount } }',
        { variables: { input: { datasetId: datasetId(), voted } }, token: TOKEN },
      );
    expect((await vote(true)).body.data).toEqual({ voteDataset: { votesCount: 5 } });
    expect((await vote(false)).body.data).toEqual({ voteDataset: { votesCount: 4 } });
  });

  it('is commented on by its own kind', async () => {
    rest(visitors)
      .get('/api/comments')
      .query({ page: 1, perPage: 20, Kind: 'DATASET', Target: datasetId(), sort: '-CreateDate' })
      .reply(200, eitherPage([]));
    const { body } = await gateway().send(
      `{ comments(kind: DATASET, targetId: "${datasetId()}") { totalCount } }`,
    );
    expect(body.data).toEqual({ comments: { totalCount: 0 } });
  });
});

describe('the datasets of members', () => {
  it('are one’s own by one’s token, others’ as everybody sees them, and are counted', async () => {
    rest(own).get('/api/auth').reply(200, authUser());
    rest(own)
      .get('/api/user/datasets')
      .query({ page: 1, perPage: 12, Private: true, Title: '潮' })
      .reply(200, page([dataset(0, { Visibility: 'PRIVATE' })], 1, 1, 12));
    const mine = await gateway().send(
      '{ viewer { datasets(private: true, title: " 潮 ") { items { visibility } } } }',
      { token: TOKEN },
    );
    expect(mine.body.data).toEqual({
      viewer: { datasets: { items: [{ visibility: 'PRIVATE' }] } },
    });
    rest(visitors)
      .get(`/api/users/${memberId()}/datasets`)
      .query({ page: 1, perPage: 12 })
      .reply(200, page([dataset()], 1, 1, 12));
    rest(visitors)
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    rest(visitors)
      .get('/api/datasetCounts')
      .query({ User: memberId() })
      .reply(200, { data: [{ User: memberId(), Count: 3 }] });
    const others = await gateway().send(
      `{ member(id: "${memberId()}") { datasets { items { title creator { datasetsCount } } } } }`,
    );
    expect(others.body.data).toEqual({
      member: { datasets: { items: [{ title: '数据集0', creator: { datasetsCount: 3 } }] } },
    });
  });

  it('are made, published and deleted by their own calls', async () => {
    const id = datasetId();
    const file = { key: 'a'.repeat(32), name: '潮.csv' };
    rest(own)
      .post('/api/datasets', {
        Title: '潮位',
        ShortDescription: '',
        Document: '',
        Tags: [],
        License: null,
        Visibility: 'PUBLIC',
        Image: null,
        Files: [{ ...file, Path: 'raw/潮.csv' }],
      })
      .reply(200, dataset());
    rest(own)
      .post(`/api/datasets/${id}/versions`, { Files: [file], Note: '' })
      .reply(409, { code: 'CONFLICT', message: '一个数据集最多100个版本' });
    rest(own).delete(`/api/datasets/${id}`).reply(200, { ok: true });
    const send = (query: string, input: object) =>
      gateway().send(query, { variables: { input }, token: TOKEN });
    const made = await send(
      'mutation M($input: CreateDatasetInput!) { createDataset(input: $input) { id } }',
      { title: '潮位', visibility: 'PUBLIC', files: [{ ...file, path: 'raw/潮.csv' }] },
    );
    expect(made.body.data).toEqual({ createDataset: { id } });
    const published = await send(
      'mutation M($input: PublishDatasetVersionInput!) { publishDatasetVersion(input: $input) { id } }',
      { datasetId: id, files: [file] },
    );
    expect(codeOf(published.body)).toEqual({ code: 'CONFLICT' });
    const removed = await send(
      'mutation M($input: DeleteDatasetInput!) { deleteDataset(input: $input) { deletedId } }',
      { datasetId: id },
    );
    expect(removed.body.data).toEqual({ deleteDataset: { deletedId: id } });
  });
});

describe('what datasets are told apart by', () => {
  it('has only the groups that the filter shows', async () => {
    const config = (key: string, IsFilter: boolean) => ({
      _id: labId(1),
      Key: key,
      Name: key,
      IsFilter,
      MetaData: labId(key === 'Topic' ? 2 : 3),
    });
    rest(visitors)
      .get('/api/metaConfig')
      .reply(200, { data: [config('Topic', true), config('Kind', false)] });
    const group = (Key: string, at: number) => ({ _id: labId(at), Key, Name: Key, children: [] });
    rest(visitors)
      .get('/api/metaTags')
      .query({ type: 'tree' })
      .reply(200, { data: [group('Topic', 2), group('Kind', 3)] });
    rest(visitors)
      .get('/api/datasetLicenses')
      .query({ perPage: 10_000 })
      .reply(200, {
        data: [{ _id: labId(4), Name: 'CC0', Link: null, Group: { Name: 'Creative Commons' } }],
      });
    const { body } = await gateway().send(
      '{ site { datasetTags { key } datasetLicenses { name group } } }',
    );
    expect(body.data).toEqual({
      site: {
        datasetTags: [{ key: 'Topic' }],
        datasetLicenses: [{ name: 'CC0', group: 'Creative Commons' }],
      },
    });
  });
});

describe('the datasets of projects', () => {
  const lab = (index: number, labToken: string | null = null) => ({
    _id: labId(index),
    Title: `项目${index}`,
    User: memberId(0),
    OrganizationInfo: null,
    Private: false,
    UpdateDate: '2026-11-01T00:00:00.000Z',
    Version: null,
    Authorship: null,
    AuthorshipModel: null,
    Versions: [],
    ShortDescription: '',
    Language: null,
    LastVersionCreateDate: null,
    SortWeight: 0,
    Tags: [],
    bookmarksCount: 0,
    ForksCount: 0,
    ViewsCount: 0,
    Parent: null,
    VotesCount: 0,
    CommentsCount: 0,
    labToken,
    CollapsedReason: null,
  });

  it('come by two calls for all of them, without what the viewer can’t see', async () => {
    rest(visitors)
      .get('/api/labs')
      .query(true)
      .reply(200, page([lab(0), lab(1)]));
    const links = [
      { Lab: labId(0), Dataset: datasetId(0), Private: false },
      { Lab: labId(1), Dataset: datasetId(0), Private: false },
      { Lab: labId(1), Dataset: datasetId(1), Private: false },
    ];
    rest(visitors)
      .get('/api/labDatasets')
      .query({ Lab: `${labId(0)},${labId(1)}` })
      .reply(200, { data: links });
    rest(visitors)
      .get('/api/datasets')
      .query({ ids: ids(0, 1), page: 1, perPage: 100 })
      .reply(200, page([dataset(0)], 1, 1, 100));
    const { body } = await gateway().send('{ projects { items { datasets { title } } } }');
    expect(body.data).toEqual({
      projects: {
        items: [{ datasets: [{ title: '数据集0' }] }, { datasets: [{ title: '数据集0' }] }],
      },
    });
  });

  it('are said when one is made, and the refusal names the input’s field', async () => {
    rest(own)
      .post('/api/labs', { Title: '新', Datasets: [datasetId(0)] })
      .reply(404, { code: 'NOT_FOUND', message: '未找到该数据集', field: 'Datasets' });
    const { body } = await gateway().send(
      'mutation Make($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { variables: { input: { title: '新', datasetIds: [datasetId(0)] } }, token: TOKEN },
    );
    expect(codeOf(body)).toEqual({ code: 'NOT_FOUND', field: 'datasetIds' });
  });
});

describe('what stands above the list', () => {
  const SHOWN = `{ datasetShowcase {
    groups { name datasets { reason dataset { title } } } sponsors { name } } }`;

  it('comes as a visitor’s, with its sources by one call', async () => {
    rest(visitors)
      .get('/api/datasetRecommendation')
      .reply(200, {
        data: [{ Name: '入门', datasetBindings: [{ Reason: '列少', Dataset: dataset() }] }],
        Sponsors: [memberId(1), memberId(2)],
      });
    rest(visitors)
      .get('/api/users')
      .query({ ids: `${memberId(1)},${memberId(2)}` })
      .reply(200, { data: [member(1)] });
    const { body } = await gateway().send(SHOWN, { token: TOKEN });
    expect(body.data).toEqual({
      datasetShowcase: {
        groups: [{ name: '入门', datasets: [{ reason: '列少', dataset: { title: '数据集0' } }] }],
        sponsors: [{ name: '鲸鱼1' }],
      },
    });
  });

  it('is put together by administrators, and names the field that is wrong', async () => {
    const Groups = [
      { Name: '入门', Display: true, datasetBindings: [{ Dataset: datasetId(), Reason: '列少' }] },
    ];
    rest(own).put('/api/admin/datasetRecommendation', { Groups, Sponsors: [] }).reply(400, {
      code: 'BAD_USER_INPUT',
      message: '每个分组至少需要3个数据集',
      field: 'Groups.0.datasetBindings',
    });
    const input = {
      groups: [
        { name: '入门', isShown: true, datasets: [{ datasetId: datasetId(), reason: '列少' }] },
      ],
      sponsorIds: [],
    };
    const { body } = await gateway().send(
      'mutation Set($input: SetDatasetShowcaseInput!) { setDatasetShowcase(input: $input) { sponsorIds } }',
      { variables: { input }, token: TOKEN },
    );
    expect(codeOf(body)).toEqual({ code: 'BAD_USER_INPUT', field: 'groups.0.datasets' });
    const settings = await gateway().send('{ administration { datasetShowcase { sponsorIds } } }');
    expect(settings.body).toEqual({ data: { administration: null } });
  });
});
