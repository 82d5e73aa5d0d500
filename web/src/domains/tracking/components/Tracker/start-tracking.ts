import { MAX_TRACKED_EVENTS } from '@whaletide/schema/domains/tracking/rules.ts';
import { operationBody } from '#apollo/known-operations-link.ts';
import { trackFailure } from '#lib/track-failure.ts';
import { takeTracked, type Tracked } from '#lib/track.ts';
import { clientSignature } from './client-signature.ts';
import { watchExposure } from './exposure.ts';
import { TrackDocument, type TrackMutationVariables } from './Track.generated.ts';

/** Time within which events are gathered and sent together, in ms. */
const GATHERED = 5_000;

const inputOf = ({ kind, ...event }: Tracked) => ({
  ...event,
  ...(kind && { kind: kind.toUpperCase() as Uppercase<typeof kind> }),
});

/**
 * Sends what was tracked, every few seconds and when the page is left. As a beacon, which outlives
 * the page, and past Apollo: it changes nothing that is shown, and nothing waits for it.
 */
export const startTracking = async (): Promise<void> => {
  const operation = await operationBody(TrackDocument);
  const client = clientSignature();

  const send = () => {
    const events = takeTracked(MAX_TRACKED_EVENTS);
    if (events.length === 0) return;
    const variables: TrackMutationVariables = {
      input: { client, events: events.map(inputOf) },
    };
    const body = JSON.stringify({ operationName: 'Track', ...operation, variables });
    navigator.sendBeacon('/graphql', new Blob([body], { type: 'application/json' }));
  };

  addEventListener('error', (event) => trackFailure(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => trackFailure(event.reason));
  watchExposure();
  setInterval(send, GATHERED);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
};
