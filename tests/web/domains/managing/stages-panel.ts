import { screen, within } from '@testing-library/react';
import * as data from '../../support/data.ts';
import { type Answers, fakeGateway } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const { competitionId } = data;
const path = `/org/tide/competition/manage/${competitionId}/stages`;
/** Period of all of them: none lies outside of another, however fast they were made. */
const period = { startDate: '2030-01-01T00:00:00.000Z', endDate: '2030-03-01T00:00:00.000Z' };
export const stage = (changes: Record<string, unknown> = {}) =>
  data.stage({ ...period, ...changes });
export const task = (changes: Record<string, unknown> = {}) => data.task({ ...period, ...changes });
export const management = {
  __typename: 'TaskManagement',
  sampleKey: null,
  answeredSampleKey: null,
  predictionMin: null,
  predictionMax: null,
  groupColumn: null,
  scoreName: null,
  customMetric: null,
  rescorings: [] as object[],
  furtherRanges: [],
  worksCount: 0,
  scoredWorksCount: 0,
  solution: null,
  files: [],
};
export const field = (changes: Record<string, unknown> = {}) => ({
  __typename: 'FormField',
  id: 'title',
  title: '作品名称',
  type: 'SHORT_TEXT',
  required: true,
  placeholder: null,
  sizeLimit: null,
  acceptExts: [],
  options: [],
  hidden: false,
  ...changes,
});
const track = field({ id: 'track', title: '赛道', type: 'OPTION', options: ['算法', '应用'] });
export const formTask = (changes: Record<string, unknown> = {}) =>
  task({
    name: '作品提交',
    type: 'SUBJECTIVE',
    review: null,
    form: {
      __typename: 'SubjectiveForm',
      dailyLimit: 3,
      totalLimit: null,
      maxScore: 100,
      fields: [field(), track],
    },
    management,
    ...changes,
  });

/** The panel of stages and tasks of a competition with these. */
export const open = (
  stages: unknown[],
  answers: Answers = {},
  changes: Record<string, unknown> = {},
) => {
  const managed = data.competition({
    ...period,
    ...changes,
    viewerManages: true,
    viewerRole: 'OWNER',
    published: true,
    publishStatus: 'COMMUNITY',
    organization: {
      __typename: 'Organization',
      id: '9'.repeat(24),
      shortName: 'tide',
      name: '潮汐组',
    },
    stages,
  });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...data.viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed }),
    StagesPanel: () => ({ competition: managed }),
    StageReviews: () => ({
      qualificationReviews: { __typename: 'QualificationReviewPage', totalCount: 0 },
    }),
    ...answers,
  });
  return { ...gateway, ...openPage(path) };
};

/** Opens a dialog by its button. */
export const dialogAfter = async (
  user: ReturnType<typeof open>['user'],
  opener: string,
  dialog: string,
) => {
  await user.click(await screen.findByRole('button', { name: opener }));
  return within(await screen.findByRole('dialog', { name: dialog }));
};
