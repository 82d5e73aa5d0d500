import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '@whaletide/schema/rules/addresses.ts';
import { ConfigError } from '../environment.ts';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Tells the address of the member behind a request, as it counts: the gateway's
 * `x-client-address`, believed from loopback and the configured proxies only, else the address of
 * the connection itself.
 */
export const addressReader = (trustedProxies: readonly string[]) => {
  const trusted = new BlockList();
  trusted.addSubnet('127.0.0.0', 8, 'ipv4');
  trusted.addAddress('::1', 'ipv6');
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/');
    if (isIP(address) === 0) {
      throw new ConfigError(`TRUSTED_PROXIES holds "${proxy}", which is no address or CIDR range`);
    }
    if (prefix === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(prefix), family(address));
  }
  return (request: FastifyRequest): string => {
    const peer = request.ip.replace(/^::ffff:/, '');
    const claimed = request.headers['x-client-address'];
    return typeof claimed === 'string' && isIP(claimed) !== 0 && trusted.check(peer, family(peer))
      ? networkOf(claimed)
      : networkOf(peer);
  };
};
