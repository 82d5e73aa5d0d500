import { questCalls } from '@whaletide/schema/rest/quests.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  claimTaskReward: bind('ClaimTaskRewardInput', questCalls.claim),
};
