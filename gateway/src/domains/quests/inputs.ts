import { questAdminCalls, questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  claimTaskReward: questCalls.claim,
  createTask: questAdminCalls.create,
  updateTask: questAdminCalls.update,
  setTaskActive: questAdminCalls.setActive,
});
