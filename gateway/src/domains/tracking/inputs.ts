import { trackingCalls } from '@whaletide/schema/domains/tracking/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  track: trackingCalls.record,
});
