/** Groups of one part of an IPv6 address; the dotted end of one counts for two. */
const groupsOf = (part: string): string[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => {
        const [a = 0, b = 0, c = 0, d] = group.split('.').map(Number);
        return d === undefined ? [group] : [a * 256 + b, c * 256 + d].map((n) => n.toString(16));
      });

/**
 * Answers the network that an address counts as: an IPv4 address itself, or the /64 of an IPv6
 * address, since one household has that many to itself. An IPv4-mapped IPv6 address counts as its
 * IPv4 address.
 */
export const networkOf = (address: string): string => {
  const [unscoped = ''] = address.split('%', 1);
  const plain = unscoped.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const front = groupsOf(head);
  const back = groupsOf(tail ?? '');
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].map((group) => parseInt(group, 16) || 0);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};
