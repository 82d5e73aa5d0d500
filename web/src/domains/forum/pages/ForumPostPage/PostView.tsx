import { useEffect } from 'react';
import { Missing } from '#components/Missing/Missing.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { RelatedColumns } from '#domains/columns/components/RelatedColumns/RelatedColumns.tsx';
import { Folded } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { PostTrail } from '#domains/forum/components/ForumTrail/ForumTrail.tsx';
import { forumPostHead } from './forum-post-head.ts';
import { useForumPostQuery } from './ForumPost.generated.ts';
import classes from './ForumPostPage.module.css';
import { postPath } from './post.ts';
import { PostActions } from './PostActions.tsx';
import { PostProject } from './PostProject.tsx';
import { PostHead } from './PostHead.tsx';
import { useRecordForumPostViewMutation } from './PostMutations.generated.ts';
import { Thread } from './Thread.tsx';
import { useFreshPost } from './useFreshPost.ts';
import { WorkShow } from './WorkShow.tsx';

/** Counts that the post was opened; whether it counts, the server decides. */
const useView = (postId: string | undefined) => {
  const [record] = useRecordForumPostViewMutation({ context: { showsErrors: true } });
  useEffect(() => {
    // A view that can't be counted is no error for the reader.
    if (postId) void record({ variables: { input: { postId } } }).catch(() => null);
  }, [postId, record]);
};

interface PostViewProps {
  id: string;
  /** The channel that its address names; a post of another forum isn't there. */
  channelId?: string;
  /** Ways on where there is no such post. */
  ways: { text: string; to: string }[];
}

/** A post with its replies, of whichever forum. */
export const PostView = ({ id, channelId, ways }: PostViewProps) => {
  const { data, error, refetch } = useForumPostQuery({ variables: { id } });
  const found = data?.forumPost;
  const isHere = channelId === undefined || (found?.forum?.id ?? channelId) === channelId;
  const post = isHere ? found : null;
  usePageHead(post ? forumPostHead(post) : {});
  useView(post?.id);
  useFreshPost(post);

  if (!post) {
    return (
      <PageFrame>
        {error && <ErrorState title="无法获取帖子内容" error={error} onRetry={refetch} />}
        {data && !error && <Missing what="帖子" text="帖子不存在或已被删除" ways={ways} />}
        {!data && !error && <TextSkeleton lines={10} />}
      </PageFrame>
    );
  }
  // The address of a competition's post, as older notices have it, leads a channel's to its own.
  if (channelId === undefined && post.forum?.kind === 'CHANNEL')
    return <Redirect to={postPath(post)} permanent />;
  const competition = post.forum?.competition;
  return (
    <PageFrame>
      <div className={classes.layout}>
        <div className={classes.page}>
          <PostTrail forum={post.forum} here="帖子详情" />
          <Folded what="帖子" reason={post.foldReason} />
          <article className={classes.post}>
            <PostHead post={post} />
            {post.work && <WorkShow post={post} work={post.work} />}
            <Markdown text={post.moderatedContent} message />
            {post.projectId && <PostProject project={post.project} />}
            <PostActions post={post} />
          </article>
          <Thread key={post.id} post={post} />
        </div>
        {competition && (
          <aside className={classes.side}>
            <RelatedColumns competitionId={competition.id} />
          </aside>
        )}
      </div>
    </PageFrame>
  );
};
