import { writeUpCalls as calls } from '@whaletide/schema/domains/write-ups/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  saveWriteUp: calls.save,
  removeWriteUp: calls.remove,
});
