/** Numbers of a few bits as Parquet writes them: in runs of one number, and in groups of eight. */
interface Runs {
  /** Bytes that begin with the first run. */
  bytes: Buffer;
  /** Bits of a number. */
  width: number;
  /** Numbers that they are, at most. */
  most: number;
}

const MOST_BITS = 32;
/** The last group is filled up. */
const GROUP = 8;

/**
 * Checks that runs are no more numbers than they can be, since five bytes may claim two billion.
 * @throws RangeError
 */
export const checkRuns = ({ bytes, width, most }: Runs): void => {
  if (width > MOST_BITS) throw new RangeError('a number of too many bits');
  let seen = 0;
  for (let at = 0; at < bytes.length && seen < most;) {
    let head = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      head += (byte & 0x7f) * 2 ** shift;
      more = byte >= 0x80;
    }
    const isGroups = head % 2 === 1;
    const length = Math.floor(head / 2) * (isGroups ? GROUP : 1);
    // One of no numbers brings no reader further.
    if (length === 0 || seen + length >= most + GROUP * GROUP)
      throw new RangeError('a run is longer than its page');
    seen += length;
    at += isGroups ? (length / GROUP) * width : Math.ceil(width / GROUP);
  }
};
