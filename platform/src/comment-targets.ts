import type { CommentTargets } from './domains/comments/store/targets.ts';
import { commentedDataset } from './domains/datasets/commented.ts';
import { commentedProject } from './domains/projects/commented.ts';

/** What is commented on, as its domains know it. */
export const commentTargets: CommentTargets = {
  LAB: commentedProject,
  DATASET: commentedDataset,
};
