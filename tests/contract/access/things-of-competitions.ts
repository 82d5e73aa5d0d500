import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { logCalls } from '@whaletide/schema/domains/receipts/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { applicationCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Asking, defined } from './asking.ts';
import { groupSettings } from './reviewing.ts';
import type { Things } from './rules.ts';

/** The ids of the running competitions, as a call takes them. */
const running = async ({ rest }: Asking): Promise<string> => {
  const query = { page: 1, perPage: 100, Status: 1 };
  const { data } = await rest.ask(competitionCalls.list, { query });
  return data.map(({ _id }) => _id).join(',');
};

/** The running competition in which the captain and the member share a team. */
const teamOf = async ({ rest, as }: Asking, ids: string) => {
  const states = await rest.ask(competitionCalls.states, { query: { ids } }, as('captain'));
  const { Competition, team } = defined(
    states.data.find((state) => state.team),
    'team',
  );
  const stages = await rest.ask(competitionCalls.stages, { query: { Competition } });
  const tasks = await rest.ask(competitionCalls.tasks, {
    query: { Stage: stages.data.map(({ _id }) => _id).join(',') },
  });
  const task = defined(tasks.data[0], 'task');
  return {
    competition: Competition,
    team: defined(team, 'team'),
    stage: task.Stage,
    task: task._id,
  };
};

/** A work of the captain's team that stands in the log of scores. */
const scoredWorkOf = async ({ rest, as }: Pick<Asking, 'rest' | 'as'>, task: string) => {
  const query = { page: 1, perPage: 100, Task: task };
  const { data } = await rest.ask(submissionCalls.ofTasks, { query }, as('captain'));
  const ids = data.flatMap((own) => own.data.map(({ _id }) => _id)).join(',');
  const receipts = await rest.ask(logCalls.receipts, { query: { ids } }, as('captain'));
  return defined(receipts.data[0], 'receipt').Work;
};

/** A file of the captain's, handed in, and the notification of its review. */
const workOf = async ({ rest, as }: Asking, task: string) => {
  const captain = defined(as('captain'), 'session');
  const uploaded = await rest.upload('result.csv', 'id,nothing\n', captain);
  const { url, ...file } = uploaded.body as unknown as Things['file'] & { url: string };
  const body = { Task: task, result: file };
  const { _id: work } = await rest.ask(submissionCalls.submit, { body }, captain);
  const notification = await waitFor('the review', async () => {
    const query = { page: 1, perPage: 20, hasRead: false };
    const { data } = await rest.ask(notificationCalls.list, { query }, captain);
    return data.find(({ Data }) => Data.Work?._id === work)?._id;
  });
  return { work, file, notification, scoredWork: await scoredWorkOf({ rest, as }, task) };
};

/** The stage behind a qualification review, the captain's review, and its task by token. */
const formsOf = async ({ rest, as }: Asking, ids: string) => {
  const { data: stages } = await rest.ask(competitionCalls.stages, { query: { Competition: ids } });
  const { _id: formStage } = defined(
    stages.find(({ NeedAgreement }) => NeedAgreement),
    'stage with a qualification review',
  );
  const query = { Stage: formStage };
  const { data: tasks } = await rest.ask(competitionCalls.tasks, { query });
  const { data: reviews } = await rest.ask(authorizationCalls.list, { query }, as('captain'));
  const byToken = tasks.find(({ ObjectiveTaskInfo: info }) => info?.SubmitType === 'token');
  return {
    formStage,
    authorization: defined(reviews[0], 'qualification review')._id,
    tokenTask: defined(byToken, 'task that takes a token')._id,
    judgedTask: defined(
      tasks.find(({ SubjectiveTaskInfo: info }) => info?.Judging),
      'task that is judged in pairs',
    )._id,
  };
};

const hiddenDatasetOf = async ({ rest, as }: Asking, ids: string) => {
  const query = { Competition: ids };
  const { data } = await rest.ask(datasetBindingCalls.ofCompetitions, { query }, as('organizer'));
  const hidden = defined(
    data.find(({ ReviewStage }) => ReviewStage === 2),
    'dataset of a later stage',
  );
  return { dataset: hidden._id, datasetFile: defined(hidden.Files[0], 'file of a dataset').Token };
};

const boardOf = async ({ rest, as }: Asking, task: string) => {
  const body = { Task: task, ...groupSettings };
  const group = await rest.ask(leaderboardGroupCalls.create, { body }, as('organizer'));
  return {
    boardGroup: group._id,
    leaderboard: defined(group.leaderboards[0], 'board of a group')._id,
  };
};

/** The rival registers, and asks the captain's team to join. */
const requestTo = async ({ rest, as }: Asking, competition: string, team: string) => {
  const rival = as('rival');
  await rest.ask(competitionCalls.register, { params: { id: competition }, body: {} }, rival);
  const body = { Type: 0 as const, To: team, Content: '请让我们加入' };
  return { application: (await rest.ask(applicationCalls.create, { body }, rival))._id };
};

/** Calls on the captain's things in competitions. */
export const thingsOfCompetitions = async (asking: Asking) => {
  const ids = await running(asking);
  const where = await teamOf(asking, ids);
  return {
    ...where,
    ...(await requestTo(asking, where.competition, where.team)),
    ...(await workOf(asking, where.task)),
    ...(await formsOf(asking, ids)),
    ...(await hiddenDatasetOf(asking, ids)),
    ...(await boardOf(asking, where.task)),
  };
};
