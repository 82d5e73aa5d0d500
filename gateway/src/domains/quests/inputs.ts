import { questAdminCalls, questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  claimTaskReward: bind('ClaimTaskRewardInput', questCalls.claim),
  createTask: bind('CreateTaskInput', questAdminCalls.create),
  updateTask: bind('UpdateTaskInput', questAdminCalls.update),
  setTaskActive: bind('SetTaskActiveInput', questAdminCalls.setActive),
};
