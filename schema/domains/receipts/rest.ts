import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import {
  CursorPaging,
  EitherPageOf,
  Id,
  Ids,
  ListOf,
  Nullable,
  Paging,
} from '#shared/rest/common.ts';

/** Number of leaves in a log. */
const Size = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** Signed tree head of the log. */
export const Checkpoint = Type.Object({
  /** Name of the log. */
  Origin: Type.String(),
  /** Number of leaves. */
  Size,
  /** Root of their tree, base64. */
  Root: Type.String(),
  /** The three as a signed note. */
  Note: Type.String(),
  /** Key of its signature: name, id and Ed25519 key. */
  Key: Type.String(),
});
export type Checkpoint = Static<typeof Checkpoint>;

/** Values that a leaf commits to, told once everyone may know the private scores. */
export const LogOpening = Type.Object({
  /** Canonical JSON of the scores on the private part, the first one first. */
  scores: Type.String(),
  /** Salts are 32 bytes in hexadecimal digits. */
  scoresSalt: Type.String(),
  /** SHA-256 of the solution; null where the leaf has none. */
  solution: Nullable(Type.String()),
  solutionSalt: Nullable(Type.String()),
});

/** A work's last leaf in the log, with what proves it; for who may read the work. */
export const WorkReceipt = Type.Object({
  Work: Id,
  /** From 0. */
  Index: Type.Integer(),
  /** Canonical JSON. */
  Leaf: Type.String(),
  /** Hashes from the leaf upwards, base64. */
  Proof: Type.Array(Type.String()),
  Checkpoint,
  /** The team of the leaf, and the salt of its commitment. */
  Team: Type.String(),
  TeamSalt: Type.String(),
  Opening: Nullable(LogOpening),
});
export type WorkReceipt = Static<typeof WorkReceipt>;

/** A leaf as everyone sees it. */
export const LogLeaf = Type.Object({
  Index: Type.Integer(),
  /** Base64. */
  Hash: Type.String(),
  /** Null until everyone may know the private scores of its task; one that is about no work is told. */
  Leaf: Nullable(Type.String()),
  Opening: Nullable(LogOpening),
});
export type LogLeaf = Static<typeof LogLeaf>;

export const logCalls = {
  checkpoint: call({
    operation: 'log.checkpoint',
    method: 'GET',
    path: '/v2/api/log/checkpoint',
    access: 'public',
    summary: 'The newest checkpoint of the log of scores',
    response: Checkpoint,
  }),
  consistency: call({
    operation: 'log.consistency',
    method: 'GET',
    path: '/v2/api/log/consistency',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary:
      'Hashes that prove that the log of `Size` leaves begins with that of `First`, base64; 404 for more leaves than there are',
    query: Type.Object({ First: Size, Size }),
    response: ListOf(Type.String()),
  }),
  leaves: call({
    operation: 'log.leaves',
    method: 'GET',
    path: '/v2/api/log/leaves',
    access: 'public',
    refusals: ['BAD_USER_INPUT'],
    summary:
      'The leaves of the log in their order; what is in them once the final ranking is published and the private board is open',
    query: Type.Object({ ...Paging(100), ...CursorPaging }),
    response: EitherPageOf(LogLeaf),
  }),
  receipts: call({
    operation: 'log.receipts',
    method: 'GET',
    path: '/v2/api/workReceipts',
    access: 'member',
    summary: 'Receipts of those of these works that the caller may read and that were scored',
    query: Type.Object({ ids: Ids }),
    response: ListOf(WorkReceipt),
  }),
};
