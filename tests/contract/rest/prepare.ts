import { readFileSync } from 'node:fs';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { announcementAdminCalls } from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { questionnaireAdminCalls } from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { accounts, PASSWORD } from '#tests/support/demo.ts';
import { announcementSettings, questionnaireSettings } from '../support/settings.ts';
import { type RestClient } from '../support/rest.ts';
import {
  findDataset,
  findParked,
  findProject,
  prepareChannel,
  prepareColumn,
  prepareCreator,
  prepareDraft,
  prepareGroups,
} from './parts.ts';
import { defined, type World } from './world.ts';

/** A result file of the task that is scored on penguins. */
export const sample = readFileSync(
  new URL('../../../platform/src/demo/data/penguins/species.sample.csv', import.meta.url),
  'utf8',
);

/** The first team of the outcome of the competition that has one. */
const rankedTeam = async (
  rest: RestClient,
  over: readonly { _id: string; FinalRanking: boolean }[],
): Promise<string> => {
  const ended = defined(
    over.find(({ FinalRanking }) => FinalRanking),
    'competition with a final ranking',
  );
  const { Ranking } = await rest.ask(leaderboardCalls.finalRanking, { params: { id: ended._id } });
  return defined(Ranking[0], 'ranked team').Team;
};

/** Takes every step once, as a new member, and finds the rest in the demo community. */
export const prepareWorld = async (rest: RestClient): Promise<World> => {
  const signedUp = await rest.ask(accountCalls.signUp, {
    body: { Name: '契约测试员', Email: 'contract@demo.test', Password: PASSWORD },
  });
  const token = signedUp.jwt;
  const list = { page: 1, perPage: 100, Status: 1 };
  const { data: running } = await rest.ask(competitionCalls.list, { query: list });
  const { data: over } = await rest.ask(competitionCalls.list, { query: { ...list, Status: 2 } });
  const { data: stages } = await rest.ask(competitionCalls.stages, {
    query: { Competition: running.map(({ _id }) => _id).join(',') },
  });
  const { data: tasks } = await rest.ask(competitionCalls.tasks, {
    query: {
      Stage: stages
        .map(({ _id }) => _id)
        .slice(0, 100)
        .join(','),
    },
  });
  const task = defined(
    tasks.find(({ ObjectiveTaskInfo: info }) => info?.TargetColumn === 'species'),
    'task scored on penguins',
  );
  const state = await rest.ask(
    competitionCalls.register,
    { params: { id: task.Competition }, body: {} },
    token,
  );
  const sent = await rest.upload('result.csv', sample, token);
  const upload = sent.body as unknown as World['upload'] & { url: string };
  const { url, ...reference } = upload;
  const work = await rest.ask(
    submissionCalls.submit,
    { body: { Task: task._id, result: reference } },
    token,
  );
  const { data: sessions } = await rest.ask(accountCalls.sessions, {}, token);
  const other = await rest.ask(accountCalls.signIn, {
    body: { account: 'contract@demo.test', password: PASSWORD },
  });
  const { data: both } = await rest.ask(accountCalls.sessions, {}, token);
  const spare = defined(
    both.find(({ _id }) => _id !== sessions[0]?._id),
    'second session',
  );
  const created = await rest.ask(
    accountCalls.createAccessToken,
    { body: { Name: '契约测试', password: PASSWORD } },
    token,
  );
  const { jwt: organizer } = await rest.ask(accountCalls.signIn, {
    body: { account: accounts.organizer, password: PASSWORD },
  });
  const { jwt: admin } = await rest.ask(accountCalls.signIn, {
    body: { account: accounts.admin, password: PASSWORD },
  });
  const announced = { body: announcementSettings };
  const announcement = await rest.ask(announcementAdminCalls.create, announced, admin);
  const asked = { body: questionnaireSettings };
  const questionnaire = await rest.ask(questionnaireAdminCalls.create, asked, admin);
  const spareQuestionnaire = await rest.ask(questionnaireAdminCalls.create, asked, admin);
  const organization = await rest.ask(organizationCalls.get, {
    params: { shortName: 'whaletide' },
  });
  const { jwt: writer } = await rest.ask(accountCalls.signIn, {
    body: { account: accounts.captain, password: PASSWORD },
  });
  const formTask = defined(
    tasks.find(({ SubjectiveTaskInfo: info }) => info?.Judging === null),
    'task that people review',
  );
  const judgedTask = defined(
    tasks.find(({ SubjectiveTaskInfo: info }) => info?.Judging),
    'task that is judged in pairs',
  );
  const tokenTask = defined(
    tasks.find(({ ObjectiveTaskInfo: info }) => info?.SubmitType === 'token'),
    'task that takes a token',
  );
  const formQuery = { page: 1, perPage: 100, Task: formTask._id };
  const formWorks = await rest.ask(submissionCalls.list, { query: formQuery }, organizer);
  const waiting = await rest.ask(
    authorizationCalls.ofStage,
    { params: { id: formTask.Stage }, query: { page: 1, perPage: 10, Status: -1 } },
    organizer,
  );
  const written = { Forum: task.Competition, Title: '契约测试', Content: '一楼', Type: 3 };
  const post = await rest.ask(forumCalls.create, { body: written }, writer);
  const { _id: sparePost } = await rest.ask(forumCalls.create, { body: written }, writer);
  const teams = await rest.ask(teamCalls.list, { query: { Competition: task.Competition } });
  const second = await rest.ask(accountCalls.signUp, {
    body: { Name: '契约对手', Email: 'rival@demo.test', Password: PASSWORD },
  });
  const rival = second.jwt;
  const params = { id: task.Competition };
  await rest.ask(competitionCalls.register, { params, body: {} }, rival);
  const application = { Type: 0, To: state.team ?? '', Content: '一起参赛' };
  const request = await rest.ask(applicationCalls.create, { body: application }, rival);
  const opened = await rest.ask(chatCalls.open, { body: { To: second.user._id } }, token);
  const chat = opened._id;
  await rest.ask(chatCalls.send, { params: { id: chat }, body: { Content: '加油' } }, rival);
  const handedOut = await rest.ask(datasetBindingCalls.ofCompetitions, {
    query: { Competition: running.map(({ _id }) => _id).join(',') },
  });
  const order = { Type: workOrderTypes.suggestion, Content: '契约测试' };
  const workOrder = await rest.ask(workOrderCalls.create, { body: order }, token);
  const { _id: handler } = await rest.ask(accountCalls.current, {}, admin);
  const assigned = { params: { id: workOrder._id }, body: { Handler: handler } };
  await rest.ask(supportDeskCalls.assign, assigned, admin);
  const { data: canned } = await rest.ask(supportDeskCalls.cannedAnswers, {}, admin);
  const snippet = await rest.ask(
    snippetCalls.create,
    { body: { Name: '读取', Language: 'python', Code: 'x = 1', FolderName: '默认目录' } },
    token,
  );
  const { data: quests } = await rest.ask(questCalls.byIds, { query: {} }, token);
  const completed = quests.find(({ completionRecord }) => completionRecord?.Status === 'COMPLETED');
  const found = await findProject(rest);
  const commented = { Kind: 'LAB' as const, Target: found.project, Content: '契约测试' };
  const comment = await rest.ask(commentCalls.create, { body: commented }, token);
  const author = await prepareColumn(rest);
  return {
    token,
    memberId: other.user._id,
    sessionId: spare._id,
    accessTokenId: created.accessToken._id,
    competition: task.Competition,
    announcement: announcement._id,
    questionnaire: {
      id: questionnaire._id,
      questions: questionnaire.QuestionList.map(({ Question }) => Question._id),
      spare: spareQuestionnaire._id,
    },
    organization: organization._id,
    organizer,
    admin,
    ...(await prepareDraft(rest, organizer)),
    ...(await prepareGroups(rest, task._id, organizer)),
    ...found,
    comment: comment._id,
    ...(await findDataset(rest)),
    ...author,
    ...(await prepareCreator(rest, author.author, admin)),
    ...(await prepareChannel(rest, admin, found.project)),
    sparePost,
    snippet: snippet._id,
    ...(await findParked(rest, admin)),
    datasetFile: defined(
      handedOut.data.find(({ Readable }) => Readable)?.Files[0],
      'dataset for everyone',
    ).Token,
    openCompetition: defined(
      running.find(
        ({ _id, RegisterEndDate, IsSeriesCompetition }) =>
          _id !== task.Competition &&
          !IsSeriesCompetition &&
          (!RegisterEndDate || Date.parse(RegisterEndDate) > Date.now()),
      ),
      'second competition to register for',
    )._id,
    ended: defined(
      over.find(({ FinalRanking }) => FinalRanking),
      'competition with a final ranking',
    )._id,
    endedTeam: await rankedTeam(rest, over),
    stage: task.Stage,
    task: task._id,
    team: defined(state.team, 'team'),
    work: work._id,
    quest: defined(completed, 'quest that these steps complete')._id,
    upload: reference,
    file: reference.key,
    rival,
    rivalId: second.user._id,
    request: request._id,
    otherTeam: defined(teams.data[0], 'team')._id,
    formStage: formTask.Stage,
    judgedTask: judgedTask._id,
    formWork: defined(formWorks.data[0], 'work of a form')._id,
    tokenTask: tokenTask._id,
    authorization: defined(waiting.data[0], 'qualification review')._id,
    writer,
    workOrder: workOrder._id,
    cannedAnswer: defined(canned[0], 'canned answer')._id,
    post: post._id,
    chat,
  };
};
