import type { IncomingMessage } from 'node:http';
import type { AddressRule } from '@whaletide/server/addresses.ts';

/** The client's address for an upgrade, by the same rule as Fastify's `request.ip`. */
export const clientAddress = (
  { socket, headers }: IncomingMessage,
  isTrusted: AddressRule,
): string => {
  let address = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  const hops = String(forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  while (hops.length > 0 && isTrusted(address)) address = hops.pop() ?? address;
  return address;
};
