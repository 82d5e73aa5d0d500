import { domain } from '#shared/domain.ts';
import { questAdminCalls, questCalls } from './rest.ts';

export const quests = domain({
  name: 'quests',
  chinese: '任务',
  rest: 'quests',
  graphql: 'Task, TaskReward',
  purpose: 'Tasks of members with their progress and rewards.',
  calls: [questCalls, questAdminCalls],
  knows: { platform: ['members', 'growth', 'moderation'], gateway: [], web: ['account', 'site'] },
});
