import '../../../../theme/styles/forms.ts';
import { useApolloClient } from '@apollo/client/react';
import { NativeSelect, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { PagedList } from '../../../../components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { useViewer } from '../../../account/components/Viewer/useViewer.ts';
import { signInPath } from '../../../account/paths.ts';
import { CommentEditor } from './CommentEditor.tsx';
import {
  CommentRepliesDocument,
  CommentsDocument,
  useCommentsQuery,
} from './Comments.generated.ts';
import classes from './Comments.module.css';
import { CommentThread } from './CommentThread.tsx';
import type { Place, Subject } from './subject.ts';

const positive = (text: string | null) => Math.max(1, Math.floor(Number(text)) || 1);
const ID = /^[0-9a-f]{24}$/;
const idOf = (text: string | null) => (text !== null && ID.test(text) ? text : null);

/**
 * The comments on something, with where to write one: ?order=oldest&page=, or ?comment=&reply= for
 * one of them in its place.
 */
const Comments = ({ subject }: { subject: Subject }) => {
  const [query, setQuery] = useSearchParams();
  const [comment, reply] = [idOf(query.get('comment')), idOf(query.get('reply'))];
  const oldest = query.get('order') === 'oldest';
  const { viewer, loading: viewerLoading } = useViewer();
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useCommentsQuery({
    variables: {
      kind: subject.kind,
      targetId: subject.id,
      sort: oldest ? 'OLDEST' : 'NEWEST',
      ...(comment === null ? { page: positive(query.get('page')) } : { at: comment }),
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.comments;
  const marked = reply ?? comment;
  const refresh = () =>
    client.refetchQueries({ include: [CommentsDocument, CommentRepliesDocument] });

  const frame = useRef<HTMLDivElement>(null);
  const led = useRef<string | null>(null);
  const isThere = list !== undefined;
  useEffect(() => {
    if (marked === null || !isThere || led.current === marked || !frame.current) return;
    const scroll = () => {
      const element = document.getElementById(`comment-${marked}`);
      if (!element) return false;
      led.current = marked;
      element.scrollIntoView({ block: 'center' });
      return true;
    };
    if (scroll()) return;
    // An answer further down comes with its own page.
    const watch = new MutationObserver(() => {
      if (scroll()) watch.disconnect();
    });
    watch.observe(frame.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [marked, isThere]);

  const goTo = (change: Record<string, string | null>) =>
    setQuery(
      (before) => {
        for (const name of ['page', 'comment', 'reply']) before.delete(name);
        for (const [name, value] of Object.entries(change))
          if (value === null) before.delete(name);
          else before.set(name, value);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
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
