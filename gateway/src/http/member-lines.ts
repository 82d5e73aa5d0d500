import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { GatewayContext, unchangedCookie, type Services } from '../graphql/context.ts';
import { mayRead } from '../graphql/subscribe.ts';
import { readClaims } from '../tokens.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { LiveSession } from '../upstream/live/subscriber.ts';

/** Counts the lines that each member holds open, sockets and streams alike. */
export class MemberLines {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more line; answers how to end it, and undefined where the member has too many. */
  open(memberId: string): (() => void) | undefined {
    const open = this.#open.get(memberId) ?? 0;
    if (open >= this.#most) return undefined;
    this.#open.set(memberId, open + 1);
    return () => {
      const left = (this.#open.get(memberId) ?? 1) - 1;
      if (left > 0) this.#open.set(memberId, left);
      else this.#open.delete(memberId);
    };
  }
}

/** Caller who asks for live events. */
interface LiveCaller {
  requestId: string;
  address: string;
  token: string;
  bearer: boolean;
  /** The last event that a stream has seen, by its header. */
  lastEventId?: string | undefined;
}

/**
 * The context of a member's subscriptions, once platform has accepted their token.
 *
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN for an access token that may not read, or an outage's
 */
export const liveContext = async (
  services: Services,
  requestDeadline: number,
  { requestId, address, token, bearer, lastEventId }: LiveCaller,
): Promise<{ context: GatewayContext; session: LiveSession }> => {
  const context = new GatewayContext(services, {
    requestId,
    clientAddress: address,
    token,
    bearer,
    deadline: () => new Deadline(requestDeadline),
    cookie: unchangedCookie,
    lastEventId,
  });
  const { _id: memberId } = await context.member().call(accountCalls.current);
  const { sessionId, expiresAt } = readClaims(token);
  if (sessionId === undefined) await mayRead(context);
  const session = { memberId, token, sessionId, expiresAt };
  context.asker.live = session;
  return { context, session };
};
