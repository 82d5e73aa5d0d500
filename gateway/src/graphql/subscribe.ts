import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { LiveEvent, LiveEventType } from '../upstream/live/subscriber.ts';
import { signInFirst } from '../refusal.ts';
import type { GatewayContext } from './context.ts';

/**
 * Checks that platform still accepts an access token for reading. All of a member's subscriptions
 * share one socket, so a token that may not read must not get as far as it.
 *
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN
 */
export const mayRead = (context: GatewayContext): Promise<unknown> =>
  context.member().call(accountCalls.weakFlags);

/**
 * The asker's live events of one type, after an event id or from now on.
 *
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN for an access token that may not read, or BAD_USER_INPUT for an `after` that is no event id
 */
export const liveEvents = async (
  context: GatewayContext,
  type: LiveEventType,
  after: string | null | undefined,
): Promise<AsyncIterable<LiveEvent>> => {
  const { live, lastEventId } = context.asker;
  if (!live) throw signInFirst();
  // Whether an access token has been revoked meanwhile, no event says by a name that we know.
  if (live.sessionId === undefined) await mayRead(context);
  return context.services.live.subscribe(live, type, lastEventId ?? after);
};
