import type { GraphqlClient } from '#tests/support/graphql.ts';
import { DAY, startOfDay } from '@whaletide/schema/shared/rules/time.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** Time for which the draft, its stage and its tasks run. */
/** It begins at midnight, so that a copy that begins today at that hour has begun. */
export const period = {
  startDate: startOfDay(new Date(Date.now() - DAY)).toISOString(),
  endDate: inDays(20),
};
const boards = { showsLeaderboard: true, showsPrivateLeaderboard: false };

/** A draft of one test alone, with one stage and no task. */
export const makeDraft = async (organizer: GraphqlClient, name: string) => {
  const { createCompetition } = await organizer.ask<{ createCompetition: { id: string } }>(
    'mutation ($input: CreateCompetitionInput!) { createCompetition(input: $input) { id } }',
    { input: { organization: 'whaletide', name, ...period } },
  );
  const competitionId = createCompetition.id;
  await organizer.ask(
    'mutation ($input: UpdateCompetitionInput!) { updateCompetition(input: $input) { id } }',
    {
      input: {
        competitionId,
        name,
        ...period,
        registerEndDate: null,
        shortDescription: '写一篇潮汐科普',
        award: '',
        tags: [],
        maxMembersPerTeam: 3,
        isTeamNameLocked: false,
        requiresSameUniversity: false,
        teamNotification: '',
        tabs: [{ title: '赛题', content: '写一篇潮汐科普', type: 0 }],
        publishStatus: 'COMMUNITY',
        publishesToAll: false,
        opensForum: false,
      },
    },
  );
  const stage = { name: '初赛', ...period, awardWhaleCoin: 0, ...boards };
  const { createStage } = await organizer.ask<{ createStage: { stages: { id: string }[] } }>(
    'mutation ($input: CreateStageInput!) { createStage(input: $input) { stages { id } } }',
    { input: { competitionId, stage } },
  );
  return { competitionId, stageId: createStage.stages[0]?.id ?? '' };
};

/** Adds a task that is scored by this solution; answers its id. */
export const addScoredTask = async (
  organizer: GraphqlClient,
  stageId: string,
  task: { name: string; solution: string },
): Promise<string> => {
  const { body } = await organizer.upload('truth.csv', task.solution, 'solution');
  const objective = {
    acceptExts: ['.csv'],
    sizeLimit: 64,
    idColumn: 'id',
    targetColumn: 'label',
    metric: 'ACCURACY',
    solutionKey: body.key,
  };
  const settings = {
    name: task.name,
    description: '',
    ...period,
    isClosedForSubmissions: false,
    submissionNotice: '',
    ...boards,
    fileKeys: [],
    objective,
  };
  const { createCompetitionTask } = await organizer.ask<{
    createCompetitionTask: { tasks: { id: string }[] };
  }>(
    'mutation ($input: CreateCompetitionTaskInput!) { createCompetitionTask(input: $input) { tasks { id } } }',
    { input: { stageId, type: 'AUTOMATIC', task: settings } },
  );
  return createCompetitionTask.tasks.at(-1)?.id ?? '';
};

export const publish = (organizer: GraphqlClient, competitionId: string) =>
  organizer.ask(
    'mutation ($input: SetCompetitionPublishedInput!) { setCompetitionPublished(input: $input) { id } }',
    { input: { competitionId, isPublished: true } },
  );
