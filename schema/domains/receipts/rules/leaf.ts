import type { Authorship } from '#shared/rules/authorship.ts';
import { concat, hmac, type Sha256, toHex, utf8 } from './bytes.ts';
import { canonicalJson, type Json } from './canonical-json.ts';

/** Version of the leaves about works that are written now; those of the first don't say who made them. */
const VERSION = 2;
export type LeafVersion = 1 | 2;

/** Version of the leaves that begin an epoch. */
const EPOCH_VERSION = 1;

/** Facts about a work whose scores count from now on, as the log keeps them for good. */
export interface ScoreLeaf {
  /** `scored`, or `failed` where a work that had a score was scored again and has none any more. */
  kind: 'scored' | 'failed';
  /** Author of the work, as it was said when it was handed in. */
  authorship: Authorship;
  /** Ids. */
  work: string;
  task: string;
  /** Commitment to the team's id; without the salt the team can't be identified. */
  team: string;
  /** SHA-256 of the file as it was uploaded, in hexadecimal digits; null where it isn't known. */
  file: string | null;
  /** Commitment to the SHA-256 of the solution; null where the scorer had none. */
  solution: string | null;
  /** Hash of the rules that it was scored by. */
  rules: string | null;
  /** `platform`, or `worker` for one of the organizer's own. */
  scorer: 'platform' | 'worker';
  metric: string;
  parameters: Json;
  /** The scores that are shown on the public part, the first one first; null where none is. */
  public: readonly number[] | null;
  /** Commitment to the scores on the private part; null for a failed work. */
  private: string | null;
  /** ISO 8601, UTC. */
  submitted: string;
  scored: string;
  /** Index of the leaf that this one takes the place of; null for a work's first. */
  replaces: number | null;
}

/** A new beginning after the database was restored from a backup. */
export interface EpochLeaf {
  kind: 'epoch';
  /** Checkpoint that was published last before, as the operator knows it; null for none. */
  lost: string | null;
  at: string;
}

/** Text of a leaf: canonical JSON, on one line. */
export const leafText = (leaf: ScoreLeaf | EpochLeaf): string =>
  canonicalJson({
    v: leaf.kind === 'epoch' ? EPOCH_VERSION : VERSION,
    ...leaf,
  } as unknown as Json);

/** Keys of a leaf about a work in the order of its text. */
const scoreLeafKeys = [
  'authorship',
  'file',
  'kind',
  'metric',
  'parameters',
  'private',
  'public',
  'replaces',
  'rules',
  'scored',
  'scorer',
  'solution',
  'submitted',
  'task',
  'team',
  'work',
] as const satisfies readonly (keyof ScoreLeaf)[];
export type ScoreLeafKey = (typeof scoreLeafKeys)[number];

/** Keys that leaves of a version have. */
export const leafKeysOf = (version: LeafVersion): readonly ScoreLeafKey[] =>
  version === 1 ? scoreLeafKeys.filter((key) => key !== 'authorship') : scoreLeafKeys;

/** Facts of a leaf; one of the first version doesn't say who made the work. */
export type LeafFacts = Record<Exclude<ScoreLeafKey, 'authorship'>, Json> & { authorship?: Json };

/** Reads a leaf about a work; null for any other text, one with other keys too. */
export const readScoreLeaf = (text: string): { version: LeafVersion; facts: LeafFacts } | null => {
  try {
    const value = JSON.parse(text) as Record<string, Json> | null;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { v, ...fields } = value;
    if (v !== 1 && v !== 2) return null;
    const keys = leafKeysOf(v);
    const isLeaf = keys.every((key) => fields[key] !== undefined);
    if (!isLeaf || Object.keys(fields).length !== keys.length) return null;
    return canonicalJson(value) === text ? { version: v, facts: fields as LeafFacts } : null;
  } catch {
    return null;
  }
};

/** Commitment to a text: HMAC-SHA-256 by a secret salt of 32 bytes, in hexadecimal digits. */
export const commitment = async (sha256: Sha256, salt: Uint8Array, text: string): Promise<string> =>
  toHex(await hmac(sha256, salt, utf8(text)));

/** A salt for one purpose out of a leaf's secret, which tells nothing of those for others. */
export const saltFor = async (
  sha256: Sha256,
  secret: Uint8Array,
  purpose: 'team' | 'private' | 'solution',
): Promise<Uint8Array> => hmac(sha256, secret, concat(utf8('receipt salt: '), utf8(purpose)));
