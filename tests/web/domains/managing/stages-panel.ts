import { screen, within } from '@testing-library/react';
import * as data from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const { competitionId } = data;
const path = `/org/tide/competition/manage/${competitionId}/stages`;
/** Address of a task's form, of one that exists or a new one, at one of its steps. */
export const taskPath = (taskId: string, step = 'submission') =>
  `${path}/${data.stageId}/tasks/${taskId}/${step}`;
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
  isRequired: true,
  placeholder: null,
  sizeLimit: null,
  acceptExts: [],
  options: [],
  isHidden: false,
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

/** The panel of stages and tasks of a competition with these, or the form of one of its tasks. */
export const open = (
  stages: unknown[],
  answers: Answers = {},
  changes: Record<string, unknown> = {},
  address = path,
) => {
  const managed = data.competition({
    ...period,
    ...changes,
    viewerManages: true,
    viewerRole: 'OWNER',
    isPublished: true,
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
    ManageTask: () => ({ competition: managed }),
    StageReviews: () =>
      data.ofStage({
        qualificationReviews: { __typename: 'QualificationReviewPage', totalCount: 0 },
      }),
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
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

/** Goes to a step of a task's form by its link, and answers that step. */
export const goToStep = async (user: ReturnType<typeof open>['user'], title: string) => {
  const steps = within(await screen.findByRole('navigation', { name: '设置步骤' }));
  await user.click(steps.getByRole('link', { name: new RegExp(title) }));
  return atStep(title);
};

/** The step of a task's form that is shown. */
export const atStep = async (title: string) =>
  within(await screen.findByRole('region', { name: title }));
