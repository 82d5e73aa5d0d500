import { competitionCodeCalls as calls } from '@whaletide/schema/domains/competition-code/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  shareCode: calls.share,
  unshareCode: calls.unshare,
  updateCodeSharing: calls.set,
});
