import { Button } from '@mantine/core';
import { Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import classes from './Comments.module.css';
import type { CommentFacts } from './subject.ts';

interface CommentButtonsProps {
  comment: CommentFacts;
  own: boolean;
  mayAnswer: boolean;
  onAnswer: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** After an administrator has deleted it. */
  onRemoved: () => Promise<unknown>;
}

/** Buttons below a comment: answering for others, changing for its author, folding. */
export const CommentButtons = (props: CommentButtonsProps) => {
  const { comment, own, mayAnswer, onAnswer, onEdit, onDelete, onRemoved } = props;
  return (
    <div className={classes.actions}>
      {mayAnswer && (
        <Button variant="subtle" size="compact-sm" onClick={onAnswer}>
          回复
        </Button>
      )}
      {own && (
        <>
          <Button variant="subtle" size="compact-sm" onClick={onEdit}>
            编辑
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            color="danger"
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            删除
          </Button>
        </>
      )}
      <Moderation
        kind="COMMENT"
        id={comment.id}
        what="评论"
        ownerId={comment.author?.id}
        foldReason={comment.foldReason}
        compact
        onRemoved={onRemoved}
      />
    </div>
  );
};
