import { Text } from '@mantine/core';
import { COMMENT_DELETED, COMMENT_FOLDED } from '@whaletide/schema/domains/comments/rules.ts';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import type { CommentFacts } from './subject.ts';

/**
 * Text of a comment; of a deleted one, and for most viewers of a folded one, a note that says so.
 */
export const CommentText = ({ comment }: { comment: CommentFacts }) => {
  const { content, isDeleted, isFolded, foldReason } = comment;
  if (isDeleted || (isFolded && foldReason === null))
    return (
      <Text c="dimmed" fs="italic">
        {isDeleted ? COMMENT_DELETED : COMMENT_FOLDED}
      </Text>
    );
  return (
    <>
      {foldReason !== null && (
        <Text c="dimmed" size="sm">
          该评论已被管理员折叠，原因：{foldReason}
        </Text>
      )}
      <Markdown text={content} message />
    </>
  );
};
