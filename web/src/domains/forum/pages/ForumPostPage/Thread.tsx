import { useApolloClient } from '@apollo/client/react';
import { Text, Title } from '@mantine/core';
import { startTransition, useEffect, useRef, useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { useFramed } from '#routing/useFramed.ts';
import { Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';
import { threadHead } from './forum-post-head.ts';
import classes from './ForumPostPage.module.css';
import { ForumPostDocument } from './ForumPost.generated.ts';
import { ForumRepliesDocument, useForumRepliesQuery } from './ForumReplies.generated.ts';
import { pageOfFloor, type Post, postPath } from './post.ts';
import { type EditorMode, ReplyEditor } from './ReplyEditor.tsx';
import { ReplyItem } from './ReplyItem.tsx';

/** The floors of a post and the editor under them; `?floor=` leads to one, on its page. */
export const Thread = ({ post }: { post: Post }) => {
  const [query, changeQuery] = useAddressQuery();
  const floor = Math.max(0, Math.floor(Number(query.get('floor'))) || 0);
  const page = floor > 0 ? pageOfFloor(floor) : pageOf(query);
  const { data, previousData, error, loading, refetch } = useForumRepliesQuery({
    variables: { id: post.id, page },
    fetchPolicy: 'cache-and-network',
  });
  const { viewer, loading: viewerLoading } = useViewer();
  const { framed } = useFramed();
  const [mode, setMode] = useState<EditorMode>({ kind: 'new' });
  // Every floor is rendered again for it: a phone answers the touch before.
  const edit = (next: EditorMode) => startTransition(() => setMode(next));
  const list = (data ?? previousData)?.forumPost?.replies;
  usePageHead(list ? threadHead(post, list.items, page) : {});
  const permissions = post.forum?.permissions;
  const shown = list?.items.some(({ number }) => number === floor) ?? false;
  useEffect(() => {
    if (shown) document.getElementById(`floor-${floor}`)?.scrollIntoView({ block: 'center' });
  }, [shown, floor]);

  // Led here by a notice while the thread was open: that floor is newer than what is shown.
  const client = useApolloClient();
  const asked = useRef(0);
  const isNews = floor > 0 && list != null && !shown;
  useEffect(() => {
    if (!isNews || asked.current === floor) return;
    asked.current = floor;
    void client.refetchQueries({ include: [ForumPostDocument, ForumRepliesDocument] });
  }, [isNews, floor, client]);

  const goTo = (target: { page: string } | { floor: string }) =>
    changeQuery(
      { page: null, floor: null, ...target },
      { preventScrollReset: true, replace: true },
    );
  const write = permissions?.canWrite ?? false;

  return (
    <>
      <section aria-labelledby="replies" className={classes.thread}>
        <Title order={2} size="h4" id="replies">
          全部回复（{post.repliesCount}）
        </Title>
        <PagedList
          list={list}
          error={error}
          loading={loading}
          onRetry={refetch}
          onPage={(next) => goTo({ page: String(next) })}
          empty="还没有回复，来说第一句"
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(replies) => (
            <ol className={classes.floors}>
              {replies.map((reply) => {
                const own = viewer !== null && viewer.member.id === reply.author?.id;
                const mayChange = own || (permissions?.canModerate ?? false);
                return (
                  <ReplyItem
                    key={reply.id}
                    postId={post.id}
                    reply={reply}
                    marked={reply.number === floor}
                    onReply={write && !own ? () => edit({ kind: 'answer', reply }) : undefined}
                    onEdit={mayChange ? () => edit({ kind: 'edit', reply }) : undefined}
                    mayDelete={
                      own || ((permissions?.canRemove && !permissions.canModerate) ?? false)
                    }
                    moderation={
                      permissions?.canModerate && (
                        <Moderation
                          kind="REPLY"
                          id={reply.id}
                          what="评论"
                          ownerId={reply.author?.id}
                          foldReason={reply.foldReason}
                          compact
                          onRemoved={() =>
                            client.refetchQueries({
                              include: [ForumPostDocument, ForumRepliesDocument],
                            })
                          }
                        />
                      )
                    }
                    onFloor={(number) => goTo({ floor: String(number) })}
                  />
                );
              })}
            </ol>
          )}
        </PagedList>
      </section>
      {viewer && (
        <ReplyEditor
          key={mode.kind === 'new' ? 'new' : `${mode.kind}-${mode.reply.id}`}
          postId={post.id}
          memberId={viewer.member.id}
          mode={mode}
          mayWrite={write || mode.kind === 'edit'}
          onCancel={() => edit({ kind: 'new' })}
          onSent={(number) => {
            setMode({ kind: 'new' });
            // One's own reply is on its way already, and counted.
            asked.current = number;
            goTo({ floor: String(number) });
          }}
        />
      )}
      {!viewer && !viewerLoading && (
        <Text className={classes.signIn}>
          <AppLink to={signInPath(framed(postPath(post)))} underline="always">
            登录
          </AppLink>
          后即可参与讨论
        </Text>
      )}
    </>
  );
};
