import { fromBase64, fromHex, sameBytes, type Sha256, toHex, utf8 } from './bytes.ts';
import type { Json } from './canonical-json.ts';
import { commitment, leafKeysOf, type LeafVersion, type ScoreLeafKey } from './leaf.ts';
import { rootByInclusion, type TreeHead } from './merkle-proofs.ts';
import { leafHash } from './merkle-tree.ts';
import { readReceipt, type ReadReceipt } from './receipt-file.ts';
import { openNote, readKey, type VerifySignature } from './signed-note.ts';

/** Parts of a receipt and its file that can be wrong, in the order in which they are told. */
export const receiptProblems = [
  'format',
  'key',
  'signature',
  'order',
  'leaf',
  'file',
  'score',
  'private',
  'time',
  'work',
  'task',
  'team',
  'solution',
  'rules',
  'metric',
  'replaces',
  'authorship',
] as const;
export type ReceiptProblem = (typeof receiptProblems)[number];

const problemOf: Readonly<Record<ScoreLeafKey, ReceiptProblem>> = {
  authorship: 'authorship',
  file: 'file',
  kind: 'score',
  metric: 'metric',
  parameters: 'metric',
  private: 'private',
  public: 'score',
  replaces: 'replaces',
  rules: 'rules',
  scored: 'time',
  scorer: 'rules',
  solution: 'solution',
  submitted: 'time',
  task: 'task',
  team: 'team',
  work: 'work',
};

export interface ReceiptTools {
  sha256: Sha256;
  verify: VerifySignature;
}

/** Facts by their names; none is there in a leaf that isn't of this form. */
type LeafFacts = Partial<Record<ScoreLeafKey, Json>>;

export interface ReceiptCheck {
  problems: ReceiptProblem[];
  /** Facts of the leaf; null where the receipt or its leaf can't be read. */
  facts: LeafFacts | null;
  /** Number of the leaf from 0; null where the receipt can't be read. */
  index: number | null;
  /** Tree of the receipt's checkpoint; null where its signature doesn't hold. */
  head: TreeHead | null;
}

/** Reads a text as UTF-8, letter by letter; null for other bytes. */
const decoded = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Problems of the tree: its signature, and the leaf's place in it. */
const treeProblems = async (
  { sha256, verify }: ReceiptTools,
  { receipt: { key: keyLine, checkpoint, index, leaf, proof } }: ReadReceipt,
  trusted: string | null,
): Promise<{ problems: ReceiptProblem[]; head: TreeHead | null }> => {
  const key = await readKey(sha256, keyLine);
  if (!key || (trusted !== null && trusted !== keyLine)) return { problems: ['key'], head: null };
  const head = await openNote(checkpoint, key, verify);
  if (!head) return { problems: ['signature'], head: null };
  const hashes = proof.map(fromBase64);
  if (!hashes.every((hash) => hash !== null)) return { problems: ['order'], head };
  const own = { index, size: head.size, leaf: await leafHash(sha256, utf8(leaf)) };
  const root = await rootByInclusion(sha256, own, hashes);
  return { problems: root && sameBytes(root, head.root) ? [] : ['order'], head };
};

/** Names of a leaf's facts in the order of its text, and where each of them stands in it. */
const formOf = (version: LeafVersion) => {
  const names = [...leafKeysOf(version), 'v' as const].sort();
  const facts = names.map((name) => `"${name}":([^\\n]*?)`);
  return { names, leaf: new RegExp(`^\\{${facts.join(',')}\\}$`) };
};
const forms = { 1: formOf(1), 2: formOf(2) };

/** Names the facts of a leaf that aren't what stands beside it, letter by letter. */
const changedFacts = ({
  version,
  facts: beside,
  receipt: { leaf },
}: ReadReceipt): ReceiptProblem[] => {
  const { names, leaf: form } = forms[version];
  const expected = (name: string) => (name === 'v' ? String(version) : beside.get(name));
  if (leaf === `{${names.map((name) => `"${name}":${expected(name)}`).join(',')}}`) return [];
  const values = form.exec(leaf)?.slice(1);
  if (!values) return ['leaf'];
  return names
    .filter((name, index) => values[index] !== expected(name))
    .map((name) => (name === 'v' ? 'leaf' : problemOf[name]));
};

/** Facts of a leaf; null for one that can't be read. */
const factsOf = (leaf: string): LeafFacts | null => {
  try {
    const value = JSON.parse(leaf) as LeafFacts | null;
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
};

/** Problems of what stands beside the leaf: its facts once more, and what its commitments hide. */
const leafProblems = async (sha256: Sha256, read: ReadReceipt): Promise<ReceiptProblem[]> => {
  const { leaf, team, teamSalt, opening } = read.receipt;
  const problems = changedFacts(read);
  const facts = factsOf(leaf);
  if (!facts) return problems;
  const hides = async (salt: string, text: string, committed: Json | undefined) => {
    const bytes = fromHex(salt);
    return bytes?.length === 32 && (await commitment(sha256, bytes, text)) === committed;
  };
  if (!(await hides(teamSalt, team, facts.team))) problems.push('team');
  if (opening && !(await hides(opening.scoresSalt, opening.scores, facts.private)))
    problems.push('private');
  if (opening?.solution != null)
    if (!(await hides(opening.solutionSalt ?? '', opening.solution, facts.solution)))
      problems.push('solution');
  return problems;
};

/**
 * Checks a receipt and the file that it is for, and names everything that is wrong. A leaf that isn't
 * in the tree is named by the fact of it that was changed; where no fact was, its order was.
 *
 * @param receipt content of the receipt's file
 * @param file content of the result file as it was uploaded; null checks the receipt alone
 * @param trusted the log's key as text, from elsewhere than the receipt; null believes the receipt's
 */
export const checkReceipt = async (
  tools: ReceiptTools,
  {
    receipt,
    file,
    trusted,
  }: { receipt: Uint8Array; file: Uint8Array | null; trusted: string | null },
): Promise<ReceiptCheck> => {
  const text = decoded(receipt);
  const read = text === null ? null : readReceipt(text);
  if (!read) return { problems: ['format'], facts: null, index: null, head: null };
  const facts = factsOf(read.receipt.leaf);
  const inLeaf = await leafProblems(tools.sha256, read);
  const { problems: inTree, head } = await treeProblems(tools, read, trusted);
  const problems = new Set<ReceiptProblem>(inLeaf);
  for (const problem of inTree)
    if (problem !== 'order' || inLeaf.length === 0) problems.add(problem);
  const isFile = file && facts && toHex(await tools.sha256(file)) === facts.file;
  if (file && facts && !isFile) problems.add('file');
  return {
    problems: receiptProblems.filter((problem) => problems.has(problem)),
    facts,
    index: read.receipt.index,
    head,
  };
};
