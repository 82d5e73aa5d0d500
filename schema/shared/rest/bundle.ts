import { type Static, Type } from 'typebox';
import type { RestCall } from './call.ts';

/** Address to which several calls of one operation go as one; platform alone serves it. */
export const BUNDLE_PATH = '/api/bundle';

/** Calls of a bundle at most, as many as a call takes ids. */
export const MAX_BUNDLE = 100;

/** Calls of one operation, all of them GET, each by its path and query. */
export const Bundle = Type.Object({
  Operation: Type.String({ maxLength: 100 }),
  Targets: Type.Array(Type.String({ maxLength: 8_000 }), { minItems: 1, maxItems: MAX_BUNDLE }),
});
export type Bundle = Static<typeof Bundle>;

/** Answers of a bundle in the order of its calls: what each would have got alone. */
export const BundleAnswers = Type.Array(
  Type.Object({
    Status: Type.Integer(),
    /** Its JSON as text. */
    Text: Type.String(),
    /** Value of `retry-after`, in seconds. */
    RetryAfter: Type.Optional(Type.String()),
  }),
);
export type BundleAnswers = Static<typeof BundleAnswers>;

/** Tells whether a call may come in a bundle: one that reads, and is answered soon. */
export const isBundled = ({ method, slow }: RestCall): boolean => method === 'GET' && !slow;
