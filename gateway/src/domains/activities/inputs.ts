import { activityCalls } from '@whaletide/schema/domains/activities/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  setActivityFields: activityCalls.setFields,
});
