import { trackingCalls } from '@whaletide/schema/domains/tracking/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  track: bind('TrackInput', trackingCalls.record),
};
