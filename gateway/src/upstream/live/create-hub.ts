import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Config } from '#config.ts';
import { isOutage } from '#refusal.ts';
import type { Upstream } from '../client.ts';
import { Deadline } from '../deadline.ts';
import { liveConnector } from './connection.ts';
import { LiveHub } from './hub.ts';

/** Makes the hub of live events: one socket to platform for each member with subscriptions. */
export const createHub = (
  { upstream: { url, connectTimeout, requestDeadline }, live, sockets }: Config,
  upstream: Upstream,
): LiveHub =>
  new LiveHub({
    ...live,
    connect: liveConnector({
      url,
      connectTimeout,
      silence: live.silence,
      payloadBytes: sockets.payloadBytes,
    }),
    accepts: async (token) => {
      const scope = {
        requestId: 'live',
        clientAddress: undefined,
        deadline: new Deadline(requestDeadline),
      };
      try {
        await upstream.for(scope).as(token).call(accountCalls.current);
        return true;
      } catch (error) {
        return isOutage(error);
      }
    },
  });
