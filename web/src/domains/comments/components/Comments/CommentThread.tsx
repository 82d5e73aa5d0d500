import { Button } from '@mantine/core';
import { useState } from 'react';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { type CommentActions, CommentItem } from './CommentItem.tsx';
import { type CommentsQuery, useCommentRepliesQuery } from './Comments.generated.ts';
import classes from './Comments.module.css';
import type { CommentFacts } from './subject.ts';

type Thread = CommentsQuery['comments']['items'][number];

const Answers = ({
  answers,
  ...actions
}: CommentActions & { answers: readonly CommentFacts[] }) => (
  <ol className={classes.answers}>
    {answers.map((answer) => (
      <li key={answer.id}>
        <CommentItem comment={answer} {...actions} />
      </li>
    ))}
  </ol>
);

/** All answers under a comment by pages; first the one with the answer that one was led to. */
const AllAnswers = ({
  commentId,
  at,
  ...actions
}: CommentActions & { commentId: string; at: string | null }) => {
  const [chosen, setChosen] = useState<{ page: number; at: string | null }>();
  const page = chosen?.at === at ? chosen.page : undefined;
  const { data, previousData, error, loading, refetch } = useCommentRepliesQuery({
    variables: page === undefined ? { commentId, at } : { commentId, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={(data ?? previousData)?.commentReplies}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={(next) => setChosen({ page: next, at })}
      empty="没有回复"
      skeleton={<RowsSkeleton rows={3} />}
    >
      {(answers) => <Answers answers={answers} {...actions} />}
    </PagedList>
  );
};

interface CommentThreadProps extends CommentActions {
  thread: Thread;
  /** The answer under it that one was led to. */
  reply: string | null;
}

/** A comment and its first answers; the others when one asks for them, or was led there. */
export const CommentThread = ({ thread, reply, ...actions }: CommentThreadProps) => {
  const { id, replies, repliesCount } = thread;
  const [opened, setOpened] = useState(false);
  const all = opened || (reply !== null && !replies.some((answer) => answer.id === reply));
  const hidden = repliesCount - replies.length;
  return (
    <>
      <CommentItem comment={thread} {...actions} />
      {all ? (
        <AllAnswers commentId={id} at={reply} {...actions} />
      ) : (
        <>
          {replies.length > 0 && <Answers answers={replies} {...actions} />}
          {hidden > 0 && (
            <Button
              className={classes.more}
              variant="subtle"
              size="compact-sm"
              onClick={() => setOpened(true)}
            >
              查看全部 {repliesCount} 条回复
            </Button>
          )}
        </>
      )}
    </>
  );
};
