// SHA-256 in plain numbers: crypto.subtle exists in secure contexts only, and a site in a local
// network may stand on plain http.

const K = new Uint32Array(64);
const INITIAL = new Uint32Array(8);

const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
    if (candidate % divisor === 0) prime = false;
  if (!prime) continue;
  if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate));
  K[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, index: number) => words[index] ?? 0;

const words = new Uint32Array(64);

/** Adds one block of 64 bytes to the state. */
const addBlock = (state: Uint32Array, block: DataView, offset: number) => {
  for (let index = 0; index < 16; index += 1) words[index] = block.getUint32(offset + 4 * index);
  for (let index = 16; index < 64; index += 1) {
    const [two, fifteen] = [at(words, index - 2), at(words, index - 15)];
    const s0 = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3);
    const s1 = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    words[index] = at(words, index - 16) + s0 + at(words, index - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(K, index) + at(words, index)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
};

/** The SHA-256 of a text in UTF-8, as eight words of 32 bits. */
export const sha256 = (text: string): Uint32Array => {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = INITIAL.slice();
  for (let offset = 0; offset < padded.length; offset += 64) addBlock(state, view, offset);
  return state;
};

/**
 * Tells whether the answer solves the challenge: the hash of both begins with the required number
 * of zero bits.
 */
export const solves = (challenge: string, answer: number, bits: number): boolean =>
  Math.clz32(at(sha256(`${challenge}:${answer}`), 0)) >= Math.min(bits, 32);

/** Tries `count` answers from `from` on; null where none of them solves the challenge. */
export const searchAnswer = (
  challenge: string,
  bits: number,
  from: number,
  count: number,
): number | null => {
  for (let answer = from; answer < from + count; answer += 1)
    if (solves(challenge, answer, bits)) return answer;
  return null;
};
