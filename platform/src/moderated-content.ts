import { commentTargets } from './comment-targets.ts';
import { columnContent } from './domains/columns/moderated.ts';
import { commentContent } from './domains/comments/moderated.ts';
import { datasetContent } from './domains/datasets/moderated.ts';
import { postContent, replyContent } from './domains/forum/moderated.ts';
import type { ContentSources } from './domains/moderation/store/content.ts';
import { projectContent } from './domains/projects/moderated.ts';
import { snippetContent } from './domains/snippets/moderated.ts';

/** The content that administrators fold and delete, as its domains know it. */
export const moderatedContent: ContentSources = {
  POST: postContent,
  REPLY: replyContent,
  PROJECT: projectContent,
  COMMENT: commentContent(commentTargets),
  COLUMN: columnContent,
  DATASET: datasetContent,
  SNIPPET: snippetContent,
};
