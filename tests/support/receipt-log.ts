import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { ReceiptTools } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { toBase64, utf8 } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import { canonicalJson } from '@whaletide/schema/domains/receipts/rules/canonical-json.ts';
import {
  commitment,
  leafText,
  saltFor,
  type ScoreLeaf,
} from '@whaletide/schema/domains/receipts/rules/leaf.ts';
import {
  append,
  emptyEdge,
  inclusionRanges,
  leafHash,
  type Range,
  rootOf,
  subtreesOf,
} from '@whaletide/schema/domains/receipts/rules/merkle-tree.ts';
import type { Receipt } from '@whaletide/schema/domains/receipts/rules/receipt-file.ts';
import {
  checkpointBody,
  keyText,
  noteKey,
  signedNote,
} from '@whaletide/schema/domains/receipts/rules/signed-note.ts';

export const sha256 = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
export const tools: ReceiptTools = {
  sha256,
  verify: (key, message, signature) =>
    verify(
      null,
      message,
      createPublicKey({ key: Buffer.concat([SPKI, key]), format: 'der', type: 'spki' }),
      signature,
    ),
};

/** A tree in memory that keeps the hashes of all full subtrees. */
export const growingTree = () => {
  const nodes = new Map<string, Uint8Array>();
  let edge = emptyEdge;
  const at = ({ level, index }: { level: number; index: number }) => {
    const hash = nodes.get(`${level}:${index}`);
    if (!hash) throw new Error(`no node ${level}:${index}`);
    return hash;
  };
  const root = (range: Range) => rootOf(sha256, subtreesOf(range).map(at));
  return {
    add: async (leaf: Uint8Array) => {
      const added = await append(sha256, edge, await leafHash(sha256, leaf));
      for (const { level, index, hash } of added.ended) nodes.set(`${level}:${index}`, hash);
      edge = added.edge;
    },
    edge: () => edge,
    root,
    roots: (ranges: readonly Range[]) => Promise.all(ranges.map(root)),
  };
};

/** A log of works of made-up scores, and the receipt of each. */
export const makeLog = async (works: number, { opened = false } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
  const key = await noteKey(sha256, 'whaletide-log/test', raw);
  const tree = growingTree();
  const made: (Omit<Receipt, 'index' | 'checkpoint' | 'key' | 'proof'> & { file: Uint8Array })[] =
    [];
  for (let index = 0; index < works; index += 1) {
    const secret = sha256(utf8(`secret ${index}`));
    const file = utf8(`id,label\n1,${index}\n`);
    const salts = {
      team: await saltFor(sha256, secret, 'team'),
      private: await saltFor(sha256, secret, 'private'),
      solution: await saltFor(sha256, secret, 'solution'),
    };
    const team = `team${index % 7}`;
    const solution = Buffer.from(sha256(utf8('solution'))).toString('hex');
    const scores = canonicalJson([0.9 - index / 1e4]);
    const leaf: ScoreLeaf = {
      kind: 'scored',
      authorship: index % 4 === 3 ? 'AGENT' : 'HUMAN',
      work: `work${index}`,
      task: 'task1',
      team: await commitment(sha256, salts.team, team),
      file: Buffer.from(sha256(file)).toString('hex'),
      solution: await commitment(sha256, salts.solution, solution),
      rules: Buffer.from(sha256(utf8('rules'))).toString('hex'),
      scorer: 'platform',
      metric: 'accuracy',
      parameters: { k: 3, 名: [1e-7, 'é'] },
      public: index % 5 === 0 ? null : [0.91 + index / 1e5, 1e-7 * index],
      private: await commitment(sha256, salts.private, scores),
      submitted: new Date(1.7e12 + index * 1_000).toISOString(),
      scored: new Date(1.7e12 + index * 1_000 + 321).toISOString(),
      replaces: index > 0 && index % 11 === 0 ? index - 1 : null,
    };
    const text = leafText(leaf);
    await tree.add(utf8(text));
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
    const opening = opened
      ? { scores, scoresSalt: hex(salts.private), solution, solutionSalt: hex(salts.solution) }
      : null;
    made.push({ file, leaf: text, team, teamSalt: hex(salts.team), opening });
  }
  const root = await tree.root([0, works]);
  const body = checkpointBody(key.name, { size: works, root });
  const checkpoint = signedNote(body, key, new Uint8Array(sign(null, utf8(body), privateKey)));
  const receiptOf = async (index: number): Promise<Receipt & { file: Uint8Array }> => {
    const own = made[index];
    if (!own) throw new Error('no such work');
    const proof = (await tree.roots(inclusionRanges(index, works))).map(toBase64);
    return { ...own, index, checkpoint, key: keyText(key), proof };
  };
  return { receiptOf, key: keyText(key), tree, checkpoint };
};
