import { trackingCalls } from '@whaletide/schema/rest/tracking.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  track: bind('TrackInput', trackingCalls.record),
};
