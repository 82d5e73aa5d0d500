import type { CommentedKind } from '#apollo/schema.generated.ts';
import type { CommentFactsFragment } from './Comments.generated.ts';

/** Thing that is commented on, as its page shows it. */
export interface Subject {
  kind: CommentedKind;
  id: string;
  /** Path of its comments, for visitors who sign in first. */
  path: string;
  /** True where everyone may read it; anything less open can't be commented on. */
  isOpen: boolean;
}

export type CommentFacts = CommentFactsFragment;

/** Location of a comment, or of an answer under it. */
export interface Place {
  comment: string;
  reply: string | null;
}

export const placeOf = ({ id, firstId }: Pick<CommentFacts, 'id' | 'firstId'>): Place =>
  firstId === null ? { comment: id, reply: null } : { comment: firstId, reply: id };

/** The types of the public schema that count their comments. */
export const countedTypes: Record<CommentedKind, string> = {
  PROJECT: 'Project',
  DATASET: 'Dataset',
};
