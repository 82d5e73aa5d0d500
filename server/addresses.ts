import { BlockList, isIP } from 'node:net';
import { Type } from 'typebox';

/** Tells whether a peer's address is among those that the rule was made for. */
export type AddressRule = (address: string) => boolean;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address in IPv6's clothes, as a socket for both reports it, is an IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:/i, '');

const isRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  const [size, most] = [Number(bits), longest(address)];
  return /^\d+$/.test(bits) && size <= most && size >= (most === 32 ? 8 : 7);
};

const longest = (address: string): number => (isIP(address) === 6 ? 128 : 32);

/**
 * An address, or a CIDR range: no wider than the widest of private networks. Who trusts all
 * addresses lets every client say what its address is.
 */
export const AddressRange = Type.Refine(
  Type.String({
    description: 'must hold addresses or ranges such as 10.0.0.0/8, none wider than /8 (IPv6: /7)',
  }),
  isRange,
);

export const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Makes a rule from addresses and CIDR ranges. */
export const addressRule = (ranges: readonly string[]): AddressRule => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (address) => {
    const known = plain(address);
    return isIP(known) !== 0 && list.check(known, family(known));
  };
};
