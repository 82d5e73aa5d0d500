/**
 * @jest-environment node
 */
import { expect, it } from '@jest/globals';
import { dataset } from '../domains/datasets/datasets.ts';
import { project } from '../domains/projects/projects.ts';
import { competition, competitionId, page } from '../support/data.ts';
import { origin, rendered } from '../support/rendered.ts';

const organization = {
  __typename: 'Organization',
  id: 'f'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '出题、评审与颁奖。',
  image: null,
  membersCount: 3,
};
const answers = (changes: object = {}) => ({
  OrganizationPage: ({ shortName }: Record<string, unknown>) => ({
    organization:
      shortName === 'tide'
        ? { ...organization, competitions: page([competition()]), ...changes }
        : null,
  }),
  OrganizationProjects: () => ({ organization: { ...organization, projects: page([]) } }),
  OrganizationDatasets: () => ({ organization: { ...organization, datasets: page([]) } }),
});

it('an organization’s home says who it is and what it runs', async () => {
  const { status, head, body, things, types } = await rendered('/org/tide', answers());
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: '潮汐组',
    description: '出题、评审与颁奖。',
    canonical: '/org/tide',
  });
  expect(types).toEqual(['Organization', 'ItemList']);
  expect(things[0]).toMatchObject({ name: '潮汐组', url: `${origin}/org/tide` });
  for (const text of ['潮汐组', '出题、评审与颁奖。', '位成员', '场比赛', '南极企鹅识别挑战赛'])
    expect(body).toContain(text);
  // Its competitions stay below its name.
  expect(body).toContain(`href="/org/tide/competition/area/${competitionId}"`);
});

it('what stands in its name is in the document', async () => {
  const { body } = await rendered('/org/tide', {
    ...answers(),
    OrganizationProjects: () => ({
      organization: { ...organization, projects: page([project(1)]) },
    }),
    OrganizationDatasets: () => ({
      organization: { ...organization, datasets: page([dataset(1)]) },
    }),
  });
  for (const text of ['项目1', '数据集1']) expect(body).toContain(text);
});

it('one without a word of itself or a competition is described all the same', async () => {
  const { head, body } = await rendered(
    '/org/tide',
    answers({ description: '', competitions: page([]) }),
  );
  expect(head.description).toBe('潮汐组在社区举办的比赛。');
  expect(body).toContain('没有找到指定的比赛');
});

it('a name that nobody has is a 404', async () => {
  const { status, head, body } = await rendered('/org/nobody', answers());
  expect([status, head.title]).toEqual([404, '组织不存在']);
  expect(body).toContain('未找到该组织');
});
