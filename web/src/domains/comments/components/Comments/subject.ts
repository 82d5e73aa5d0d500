import type { CommentedKind } from '../../../../apollo/schema.generated.ts';
import type { CommentFactsFragment } from './Comments.generated.ts';

/** What is commented on, as its page shows it. */
export interface Subject {
  kind: CommentedKind;
  id: string;
  /** Where its comments are, for who signs in first. */
  path: string;
  /** Whether everybody reads it; what only some do isn't commented on. */
  isOpen: boolean;
}

export type CommentFacts = CommentFactsFragment;

/** Where a comment is, or an answer under it. */
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
