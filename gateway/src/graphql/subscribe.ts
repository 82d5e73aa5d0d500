import { accountCalls } from '@whaletide/schema/rest/account.ts';
import type { LiveEvent, LiveEventType } from '../upstream/live/subscriber.ts';
import { signInFirst } from '../refusal.ts';
import type { GatewayContext } from './context.ts';

/**
 * The asker's live events of one type, after an event id or from now on.
 *
 * @throws Refusal UNAUTHENTICATED, or BAD_USER_INPUT for an `after` that is no event id
 */
export const liveEvents = async (
  context: GatewayContext,
  type: LiveEventType,
  after: string | null | undefined,
): Promise<AsyncIterable<LiveEvent>> => {
  const { live } = context.asker;
  if (!live) throw signInFirst();
  // Whether an access token has been revoked meanwhile, no event says by a name that we know.
  if (live.sessionId === undefined) await context.member().call(accountCalls.current);
  return context.services.live.subscribe(live, type, after);
};
