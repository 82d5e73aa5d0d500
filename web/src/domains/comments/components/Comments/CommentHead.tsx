import { Text } from '@mantine/core';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import classes from './Comments.module.css';
import type { CommentFacts } from './subject.ts';

/** Line above a comment: its author, whom it answers, and when. */
export const CommentHead = ({ comment }: { comment: CommentFacts }) => {
  const { author, inReplyTo, firstId, createdAt, updatedAt } = comment;
  // An answer to the comment itself needs no name: it stands right below.
  const namesAnswered = inReplyTo !== null && inReplyTo.id !== firstId;
  return (
    <div className={classes.head}>
      <span className={classes.name}>{author && <MemberName member={author} />}</span>
      {author && <LevelTag level={author.level} />}
      {namesAnswered && (
        <Text size="sm" c="dimmed" component="span">
          回复 {inReplyTo.author?.name}
        </Text>
      )}
      <Text size="sm" c="dimmed" component="span">
        <RelativeTime time={createdAt} />
        {updatedAt && ' · 已编辑'}
      </Text>
    </div>
  );
};
