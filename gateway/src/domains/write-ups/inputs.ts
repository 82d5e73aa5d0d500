import { writeUpCalls as calls } from '@whaletide/schema/domains/write-ups/rest.ts';
import { bind, bindMutations } from '#graphql/inputs.ts';

export const inputs = {
  ...bindMutations({
    saveWriteUp: calls.save,
    removeWriteUp: calls.remove,
    voteWriteUp: { call: calls.vote, keys: { voted: null } },
  }),
  unvoteWriteUp: bind('VoteWriteUpInput', calls.unvote, { voted: null }),
};
