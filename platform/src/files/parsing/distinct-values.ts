/** Beyond so many different values they are estimated, no longer kept. */
const MAX_EXACT = 2_000;

/** Bits of the estimate: 200,000 different values come out within half a percent. */
const BITS = 2 ** 20;

/** FNV-1a over the characters, finished so that low bits depend on all of them. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
};

/** Counts different values: exactly while they are few, then by linear counting. */
export class DistinctValues {
  #kept: Map<string, number> | null = new Map();
  #bits: Uint8Array | undefined;
  #set = 0;

  add(value: string): void {
    if (!this.#kept) {
      this.#mark(value);
      return;
    }
    this.#kept.set(value, (this.#kept.get(value) ?? 0) + 1);
    if (this.#kept.size <= MAX_EXACT) return;
    const values = this.#kept.keys();
    this.#kept = null;
    for (const kept of values) this.#mark(kept);
  }

  #mark(value: string) {
    this.#bits ??= new Uint8Array(BITS / 8);
    const bit = hash(value) % BITS;
    const mask = 1 << (bit & 7);
    const before = this.#bits[bit >> 3] ?? 0;
    if ((before & mask) === 0) {
      this.#bits[bit >> 3] = before | mask;
      this.#set += 1;
    }
  }

  count(): number {
    if (this.#kept) return this.#kept.size;
    return Math.round(-BITS * Math.log((BITS - Math.min(this.#set, BITS - 1)) / BITS));
  }

  /** The most frequent values with how often they came; none once they are estimated. */
  top(most: number): [string, number][] {
    return [...(this.#kept ?? [])]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most);
  }
}
