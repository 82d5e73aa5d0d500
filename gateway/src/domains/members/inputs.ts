import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  updateHomepage: memberCalls.setHomepage,
});
