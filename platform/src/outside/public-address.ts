import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that no address of the public internet is in (IANA's registries of special purposes). */
const special: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.31.196.0', 24, 'ipv4'],
  ['192.52.193.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['192.175.48.0', 24, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

const blocked = new BlockList();
for (const [network, prefix, family] of special) blocked.addSubnet(network, prefix, family);

/** The one part of IPv6 that is given out; all others are mapped, local, translated or not in use. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Tells whether an IP address is one of the public internet; false for what is no IP address. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !blocked.check(address, 'ipv4');
  const [bare = ''] = address.split('%');
  return global.check(bare, 'ipv6') && !blocked.check(bare, 'ipv6');
};
