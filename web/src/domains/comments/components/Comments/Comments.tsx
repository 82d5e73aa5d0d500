import '#theme/styles/forms.ts';
import { useApolloClient } from '@apollo/client/react';
import { NativeSelect, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { CommentEditor } from './CommentEditor.tsx';
import {
  CommentRepliesDocument,
  CommentsDocument,
  useCommentsQuery,
} from './Comments.generated.ts';
import classes from './Comments.module.css';
import { CommentThread } from './CommentThread.tsx';
import type { Place, Subject } from './subject.ts';
import { useCommentsAddress } from './useCommentsAddress.ts';
import { useScrollToComment } from './useScrollToComment.ts';

/**
 * The comments on something, with where to write one: ?order=oldest&page=, or ?comment=&reply= for
 * one of them in its place.
 */
const Comments = ({ subject }: { subject: Subject }) => {
  const { comment, reply, oldest, page, goTo } = useCommentsAddress();
  const { viewer, loading: viewerLoading } = useViewer();
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useCommentsQuery({
    variables: {
      kind: subject.kind,
      targetId: subject.id,
      sort: oldest ? 'OLDEST' : 'NEWEST',
      ...(comment === null ? { page } : { at: comment }),
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.comments;
  const marked = reply ?? comment;
  const refresh = () =>
    client.refetchQueries({ include: [CommentsDocument, CommentRepliesDocument] });

  const frame = useScrollToComment(marked, list !== undefined);
  const lead = (place: Place) => goTo({ comment: place.comment, reply: place.reply });

  return (
    <div className={classes.comments} ref={frame}>
      {viewer && subject.isOpen && (
        <CommentEditor
          subject={subject}
          memberId={viewer.member.id}
          mode={{ kind: 'new' }}
          onSent={(place) => place && lead(place)}
        />
      )}
      {!viewer && !viewerLoading && (
        <Text className={classes.signIn}>
          <AppLink to={signInPath(subject.path)} underline="always">
            登录
          </AppLink>
          后即可参与评论
        </Text>
      )}
      {list && list.totalCount > 1 && (
        <NativeSelect
          className={classes.order}
          aria-label="评论排序"
          w={120}
          data={[
            { value: '', label: '最新评论' },
            { value: 'oldest', label: '最早评论' },
          ]}
          value={oldest ? 'oldest' : ''}
          onChange={({ currentTarget: { value } }) => goTo({ order: value || null })}
        />
      )}
      <PagedList
        list={list}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={(next) => goTo({ page: String(next) })}
        empty="还没有评论，来说第一句"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(threads) => (
          <ol className={classes.threads}>
            {threads.map((thread) => (
              <li key={thread.id} className={classes.thread}>
                <CommentThread
                  thread={thread}
                  reply={thread.id === comment ? reply : null}
                  subject={subject}
                  marked={marked}
                  onSent={lead}
                  onRemoved={refresh}
                />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </div>
  );
};

export default Comments;
