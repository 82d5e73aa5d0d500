import type { GraphqlClient } from '#tests/support/graphql.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { period } from './drafts.ts';

export const mutate = (client: GraphqlClient, name: string, type: string, input: object) =>
  client.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input });

/**
 * Ends the competition with its stage and task in a moment, both boards open and late works taken;
 * it counts from the start that is given.
 */
export const endNow = async (
  organizer: GraphqlClient,
  { competitionId, stageId, taskId }: Record<'competitionId' | 'stageId' | 'taskId', string>,
  { name, startDate = period.startDate }: { name: string; startDate?: string },
): Promise<void> => {
  const times = {
    startDate,
    endDate: new Date(Date.now() + 2_500).toISOString(),
  };
  const words = { deadlineConfirmation: '修改截止时间', privateBoardConfirmation: '提前公开' };
  const boards = { showsLeaderboard: true, showsPrivateLeaderboard: true };
  const objective = {
    acceptExts: ['.csv'],
    sizeLimit: 64,
    idColumn: 'id',
    targetColumn: 'label',
    metric: 'ACCURACY',
  };
  const settings = {
    description: '',
    isClosedForSubmissions: false,
    submissionNotice: '',
    fileKeys: [],
  };
  const task = {
    name,
    ...settings,
    ...times,
    ...boards,
    ...words,
    takesLateWorks: true,
    objective,
  };
  await mutate(organizer, 'updateCompetitionTask', 'UpdateCompetitionTaskInput', { taskId, task });
  const stage = { name: '初赛', ...times, ...boards, ...words, awardWhaleCoin: 0 };
  await mutate(organizer, 'updateStage', 'UpdateStageInput', { stageId, stage });
  await mutate(organizer, 'updateCompetition', 'UpdateCompetitionInput', {
    competitionId,
    name,
    ...times,
    deadlineConfirmation: words.deadlineConfirmation,
    registerEndDate: null,
    shortDescription: '',
    award: '',
    tags: [],
    maxMembersPerTeam: 3,
    isTeamNameLocked: false,
    requiresSameUniversity: false,
    teamNotification: '',
    tabs: [{ title: '赛题', content: '潮位', type: 0 }],
    publishStatus: 'COMMUNITY',
    publishesToAll: false,
    opensForum: false,
  });
  await waitFor('the end', async () => {
    const { competition } = await organizer.ask<{ competition: { status: string } }>(
      'query ($id: ID!) { competition(id: $id) { status } }',
      { id: competitionId },
    );
    return competition.status === 'ENDED';
  });
};
