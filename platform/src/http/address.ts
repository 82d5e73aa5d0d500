import { isIP } from 'node:net';
import { networkOf } from '@whaletide/schema/shared/rules/addresses.ts';
import { addressRule, LOOPBACK } from '@whaletide/server/addresses.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Tells the address of the member behind a request, as it counts: the gateway's
 * `x-client-address`, believed from loopback and the configured proxies only, else the address of
 * the connection itself.
 */
export const addressReader = (trustedProxies: readonly string[]) => {
  const isTrusted = addressRule([...LOOPBACK, ...trustedProxies]);
  return (request: FastifyRequest): string => {
    // Gone already: Node knows no address of a connection that is closed, whatever its type says.
    const ip = (request.ip as string | undefined) ?? '';
    const { headers } = request;
    const claimed = headers['x-client-address'];
    return networkOf(
      typeof claimed === 'string' && isIP(claimed) !== 0 && isTrusted(ip) ? claimed : ip,
    );
  };
};
