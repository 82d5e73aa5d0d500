/**
 * @jest-environment node
 */
import { describe, expect, it } from '@jest/globals';
import { datasetDetail, datasetId } from '../domains/datasets/datasets.ts';
import { organization } from '../domains/organizations/organizations.ts';
import { projectDetail, projectId } from '../domains/projects/projects.ts';
import { render, rendered } from '../support/rendered.ts';

const things = {
  project: {
    id: projectId(1),
    title: '项目1',
    answers: (named: object | null) => ({
      ProjectPage: () => ({ project: projectDetail({ organization: named }) }),
      RelatedProjects: () => ({ project: { ...projectDetail(), relatedProjects: [] } }),
      ProjectPlaces: () => ({
        project: { ...projectDetail(), columns: [], competitions: [], sharedCode: [] },
      }),
    }),
    missing: { ProjectPage: () => ({ project: null }) },
  },
  dataset: {
    id: datasetId(1),
    title: '数据集1',
    answers: (named: object | null) => ({
      DatasetPage: () => ({ dataset: datasetDetail({ organization: named }) }),
    }),
    missing: { DatasetPage: () => ({ dataset: null }) },
  },
};

describe.each(['project', 'dataset'] as const)('the address of an organization’s %s', (what) => {
  const { id, title, answers, missing } = things[what];
  const own = `/org/tide/${what}/${id}`;

  it('shows it below its name, which is the one that counts at all of its addresses', async () => {
    for (const path of [own, `/mw/${what}/${id}`]) {
      const { status, head, body } = await rendered(path, answers(organization('tide')));
      expect([status, head.title, head.canonical]).toEqual([200, title, own]);
      expect(body).toContain('href="/org/tide"');
      // Its tabs stay where one reads it.
      if (what === 'project') expect(body).toContain(`href="${path}/comments"`);
    }
  });

  it.each([
    ['another organization’s', organization('shore'), `/org/shore/${what}/${id}`],
    ['nobody’s but its author’s', null, `/mw/${what}/${id}`],
  ])('leads to the right one where it is %s, at the same place of it', async (_, named, to) => {
    for (const rest of ['', '/comments?page=2'])
      expect(await render(own + rest, answers(named))).toEqual({
        kind: 'moved',
        path: to + rest,
        // It may stand in another's name tomorrow.
        status: 302,
      });
  });

  it('is a 404 where there is none', async () => {
    const { status } = await rendered(own, missing);
    expect(status).toBe(404);
  });
});
