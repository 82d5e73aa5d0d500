import { describe, expect, it } from '@jest/globals';
import { dataset } from '../support/datasets.ts';
import { memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const visitors = { badheaders: ['authorization'] };
const own = { reqheaders: { authorization: `Bearer ${TOKEN}` } };

const DATE = '2026-11-01T00:00:00.000Z';
const labId = '40'.padEnd(24, '0');
const organizationId = (index = 0) => `88${index.toString(16).padStart(22, '0')}`;
const reference = (index = 0) => ({
  _id: organizationId(index),
  ShortName: `tide${index}`,
  Name: `潮汐组${index}`,
});
const info = (index = 0) => ({ Organization: reference(index) });
const organization = (index = 0) => ({ ...reference(index), Description: '', Image: null });

const lab = (OrganizationInfo: object | null) => ({
  _id: labId,
  Title: '潮位预测',
  User: memberId(0),
  OrganizationInfo,
  Private: false,
  UpdateDate: DATE,
  Version: null,
  Versions: [],
  Authorship: null,
  AuthorshipModel: null,
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
  labToken: null,
  CollapsedReason: null,
});

const byIds = (...indexes: number[]) =>
  rest(visitors)
    .get('/api/organizations')
    .query({ ids: indexes.map(organizationId).join(',') })
    .reply(200, { data: indexes.map(organization) });

const home = (index = 0) =>
  rest(visitors).get(`/api/organizations/tide${index}`).reply(200, organization(index));

describe('in an organization’s name', () => {
  it('projects and datasets say which one by one call for all of them', async () => {
    rest(visitors)
      .get('/api/labs')
      .query(true)
      .reply(200, page([lab(info(0)), lab(null), lab(info(1)), lab(info(0))]));
    rest(visitors)
      .get('/api/datasets')
      .query(true)
      .reply(200, page([dataset(0, { OrganizationInfo: info(1) }), dataset(1)]));
    byIds(0, 1);
    const { body } = await gateway().send(
      '{ projects { items { organization { shortName name } } } datasets { items { organization { shortName } } } }',
    );
    const named = (index: number) => ({ shortName: `tide${index}`, name: `潮汐组${index}` });
    expect(body).toEqual({
      data: {
        projects: {
          items: [
            { organization: named(0) },
            { organization: null },
            { organization: named(1) },
            { organization: named(0) },
          ],
        },
        datasets: { items: [{ organization: { shortName: 'tide1' } }, { organization: null }] },
      },
    });
  });

  it('stands what its home lists, as everybody sees it', async () => {
    home();
    rest(visitors)
      .get('/api/labs')
      .query({ page: 2, perPage: 3, Collapsed: false, Organization: organizationId() })
      .reply(200, page([lab(info())], 4, 2, 3));
    rest(visitors)
      .get('/api/datasets')
      .query({
        page: 1,
        perPage: 10,
        Visible: true,
        needMeta: true,
        Organization: organizationId(),
      })
      .reply(200, page([dataset()], 1, 1, 10));
    const { body } = await gateway().send(
      `{ organization(shortName: "tide0") {
        projects(page: 2, perPage: 3) { totalCount items { title } }
        datasets { totalCount items { title } } } }`,
      { token: TOKEN },
    );
    expect(body).toEqual({
      data: {
        organization: {
          projects: { totalCount: 4, items: [{ title: '潮位预测' }] },
          datasets: { totalCount: 1, items: [{ title: '数据集0' }] },
        },
      },
    });
  });

  it('a project is published by its id', async () => {
    rest(own)
      .post('/api/labs', { Title: '潮位预测', Organization: organizationId() })
      .reply(200, lab(info()));
    byIds(0);
    const { body } = await gateway().send(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { organization { id } } }',
      {
        token: TOKEN,
        variables: { input: { title: '潮位预测', organizationId: organizationId() } },
      },
    );
    expect(body).toEqual({ data: { createProject: { organization: { id: organizationId() } } } });
  });

  it('a dataset stays no longer where null is sent', async () => {
    const asked = { Title: '潮位', ShortDescription: '', Document: '', Tags: [], License: null };
    rest(own)
      .put(`/api/datasets/${dataset()._id}`, {
        ...asked,
        Visibility: 'PUBLIC',
        Image: null,
        Organization: null,
      })
      .reply(200, dataset());
    const { body } = await gateway().send(
      'mutation ($input: UpdateDatasetInput!) { updateDataset(input: $input) { organization { id } } }',
      {
        token: TOKEN,
        variables: {
          input: {
            datasetId: dataset()._id,
            title: '潮位',
            description: '',
            document: '',
            tagIds: [],
            visibility: 'PUBLIC',
            organizationId: null,
          },
        },
      },
    );
    expect(body).toEqual({ data: { updateDataset: { organization: null } } });
  });

  it.each([
    ['createProject', 'CreateProjectInput!', '/api/labs', { title: '潮位' }],
    ['createDataset', 'CreateDatasetInput!', '/api/datasets', { title: '潮位' }],
  ])('%s says at its field why that is refused', async (name, type, path, input) => {
    const message = '你不属于该组织，不能以其名义发布';
    rest(own).post(path).reply(403, { code: 'FORBIDDEN', message, field: 'Organization' });
    const { body } = await gateway().send(
      `mutation ($input: ${type}) { ${name}(input: $input) { id } }`,
      { token: TOKEN, variables: { input: { ...input, organizationId: organizationId() } } },
    );
    expect(body.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'FORBIDDEN', field: 'organizationId' },
    });
  });
});
