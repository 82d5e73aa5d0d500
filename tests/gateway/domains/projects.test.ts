import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const labId = (index = 0) => `40${index.toString(16).padStart(22, '0')}`;
const versionId = (index = 0) => `41${index.toString(16).padStart(22, '0')}`;
const notebookId = (index = 0) => `42${index.toString(16).padStart(22, '0')}`;
const LAB_TOKEN = `1799999999999.${'x'.repeat(43)}`;

const lab = (index = 0, changes: object = {}) => ({
  _id: labId(index),
  Title: `项目${index}`,
  User: memberId(0),
  Private: false,
  UpdateDate: DATE,
  Version: 1,
  Versions: [{ _id: versionId(index), Version: 1, UpdateDate: DATE }],
  labToken: null,
  ...changes,
});

const notebook = (index = 0, changes: object = {}) => ({
  _id: notebookId(index),
  Lab: labId(index),
  LabVersion: versionId(index),
  Name: `${index}.ipynb`,
  labToken: null,
  ...changes,
});

const NOTEBOOKS = '{ project(id: "%") { title notebooks { name renderedUrl } } }';

describe('a member’s projects', () => {
  it('are asked for with the member’s token, their notebooks by one call', async () => {
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .get('/api/user/labs')
      .query({ page: 1, perPage: 12, Private: true, Title: '天气' })
      .reply(200, page([lab(0), lab(1)], 2, 1, 12));
    rest({ badheaders: ['authorization'] })
      .get('/api/notebooks')
      .query({ LabVersion: [0, 1].map(versionId).join(','), perPage: 100 })
      .reply(200, { data: [notebook(1), notebook(0)] });
    const { body } = await gateway().send(
      '{ myProjects(private: true, title: " 天气 ") { totalCount items { title notebooks { name } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      myProjects: {
        totalCount: 2,
        items: [
          { title: '项目0', notebooks: [{ name: '0.ipynb' }] },
          { title: '项目1', notebooks: [{ name: '1.ipynb' }] },
        ],
      },
    });
  });

  it('are nobody’s without one', async () => {
    const { body } = await gateway().send('{ myProjects { totalCount } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a project', () => {
  it('that is public is everybody’s, and so are the addresses of its notebooks', async () => {
    rest()
      .get('/api/labs')
      .query({ ids: labId() })
      .reply(200, { data: [lab()] });
    rest()
      .get('/api/notebooks')
      .query({ LabVersion: versionId(), perPage: 100 })
      .reply(200, { data: [notebook()] });
    const { body } = await gateway().send(NOTEBOOKS.replace('%', labId()));
    expect(body.data).toEqual({
      project: {
        title: '项目0',
        notebooks: [{ name: '0.ipynb', renderedUrl: `/notebooks/${notebookId()}` }],
      },
    });
  });

  it('that is private is found by its token, which goes on to its notebooks', async () => {
    rest().get('/api/labs').query({ ids: labId() }).reply(200, { data: [] });
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
    if (id !== 'x') rest().get('/api/labs').query({ ids: id }).reply(200, { data: [] });
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
      "style-src 'unsafe-inline'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
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
