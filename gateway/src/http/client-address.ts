import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { ConfigurationError } from '../environment.ts';

/** Whether forwarded headers of this address are believed. */
export type ProxyRule = (address: string) => boolean;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string): string => address.replace(/^::ffff:/i, '');

/**
 * The configured proxies: addresses, or CIDR ranges.
 *
 * @throws ConfigurationError for what is neither
 */
export const proxyRule = (proxies: string[]): ProxyRule => {
  if (proxies.length === 0) return () => false;
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    try {
      if (bits === undefined) trusted.addAddress(address, family(address));
      else trusted.addSubnet(address, Number(bits), family(address));
    } catch {
      throw new ConfigurationError([
        `TRUSTED_PROXIES must hold addresses or ranges such as 10.0.0.0/8, not "${proxy}"`,
      ]);
    }
  }
  return (address) =>
    isIP(plain(address)) !== 0 && trusted.check(plain(address), family(plain(address)));
};

/** The client's address for an upgrade, by the same rule as Fastify's `request.ip`. */
export const clientAddress = (
  { socket, headers }: IncomingMessage,
  isTrusted: ProxyRule,
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
