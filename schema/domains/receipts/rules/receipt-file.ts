import { canonicalJson } from './canonical-json.ts';
import { leafKeysOf, type LeafVersion, readScoreLeaf } from './leaf.ts';

/** First lines of receipts' files, by the version of their leaf. */
const formats: Readonly<Record<LeafVersion, string>> = {
  1: 'whaletide-receipt/1',
  2: 'whaletide-receipt/2',
};

/** Values behind a leaf's commitments that are told once the competition's ranking is published. */
export interface Opening {
  /** The scores on the private part: canonical JSON of a list, the first one first. */
  scores: string;
  /** Salt of their commitment, 32 bytes in hexadecimal digits. */
  scoresSalt: string;
  /** SHA-256 of the solution and the salt of its commitment; null where the leaf has none. */
  solution: string | null;
  solutionSalt: string | null;
}

/** A work's place in the log, with what proves it. */
export interface Receipt {
  index: number;
  leaf: string;
  /** Signed note of a tree that has the leaf. */
  checkpoint: string;
  /** Key of that signature, as text. */
  key: string;
  /** Hashes from the leaf upwards, base64. */
  proof: readonly string[];
  /** The team of the leaf's commitment, and its salt in hexadecimal digits. */
  team: string;
  teamSalt: string;
  opening: Opening | null;
}

const openingLines = ({ scores, scoresSalt, solution, solutionSalt }: Opening): string[] => [
  `opened-scores ${scores} ${scoresSalt}`,
  ...(solution === null ? [] : [`opened-solution ${solution} ${solutionSalt}`]),
];

/**
 * The file of a receipt: lines of a name and a value, an empty line, the checkpoint. Each fact of
 * the leaf stands once more in a line of its own, so that it can be named which of them was changed.
 */
export const receiptText = (receipt: Receipt): string => {
  const leaf = readScoreLeaf(receipt.leaf);
  if (!leaf) throw new Error('Only leaves about works have receipts');
  return [
    formats[leaf.version],
    ...leafKeysOf(leaf.version).map((key) => `${key} ${canonicalJson(leaf.facts[key] ?? null)}`),
    `leaf ${receipt.leaf}`,
    `index ${receipt.index}`,
    `team-id ${receipt.team} ${receipt.teamSalt}`,
    ...(receipt.opening ? openingLines(receipt.opening) : []),
    `key ${receipt.key}`,
    ...receipt.proof.map((hash) => `hash ${hash}`),
    '',
    receipt.checkpoint,
  ].join('\n');
};

/** Lines of a receipt's file: the facts as they stand beside the leaf, and the receipt. */
export interface ReadReceipt {
  version: LeafVersion;
  facts: ReadonlyMap<string, string>;
  receipt: Receipt;
}

/** Reads one line after the other, each of a name that is due. */
const lineReader = (lines: readonly string[]) => {
  let at = 0;
  return {
    /** The values of the next line if it has that name and as many of them, else null. */
    take: (name: string, values = 1): string[] | null => {
      const line = lines[at];
      if (line?.startsWith(`${name} `) !== true) return null;
      const rest = line.slice(name.length + 1);
      const parts = values === 1 ? [rest] : rest.split(' ');
      if (parts.length !== values) return null;
      at += 1;
      return parts;
    },
    isEnd: () => at === lines.length,
  };
};

/** Reads a receipt's file; null for any text that isn't one, letter by letter. */
export const readReceipt = (text: string): ReadReceipt | null => {
  const split = text.indexOf('\n\n');
  if (split < 0) return null;
  const [format, ...lines] = text.slice(0, split).split('\n');
  const version = ([1, 2] as const).find((one) => formats[one] === format);
  if (!version) return null;
  const reader = lineReader(lines);
  const facts = new Map<string, string>();
  for (const name of leafKeysOf(version)) {
    const [value] = reader.take(name) ?? [];
    if (value === undefined) return null;
    facts.set(name, value);
  }
  const [leaf] = reader.take('leaf') ?? [];
  const [index = ''] = reader.take('index') ?? [];
  const [team, teamSalt] = reader.take('team-id', 2) ?? [];
  const [scores, scoresSalt] = reader.take('opened-scores', 2) ?? [];
  const [solution, solutionSalt] = reader.take('opened-solution', 2) ?? [];
  const [key] = reader.take('key') ?? [];
  const proof: string[] = [];
  for (let hash = reader.take('hash'); hash; hash = reader.take('hash')) proof.push(...hash);
  if (leaf === undefined || team === undefined || teamSalt === undefined || key === undefined)
    return null;
  if (!/^(?:0|[1-9]\d{0,14})$/.test(index) || !reader.isEnd()) return null;
  if (solution !== undefined && scores === undefined) return null;
  const opening =
    scores === undefined || scoresSalt === undefined
      ? null
      : { scores, scoresSalt, solution: solution ?? null, solutionSalt: solutionSalt ?? null };
  const checkpoint = text.slice(split + 2);
  return {
    version,
    facts,
    receipt: { index: Number(index), leaf, checkpoint, key, proof, team, teamSalt, opening },
  };
};
