import { Alert, Title } from '@mantine/core';
import { saidOf } from '#components/AuthorshipField/said.ts';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useFramed } from '#routing/useFramed.ts';
import { notify } from '#lib/notify.ts';
import { PostTrail } from '#domains/forum/components/ForumTrail/ForumTrail.tsx';
import { postPathIn } from '#domains/forum/paths.ts';
import {
  type EditPostQuery,
  useEditPostQuery,
  useUpdateForumPostMutation,
} from './EditPost.generated.ts';
import classes from './EditPostPage.module.css';
import { emptyPost, type PostValues, toInput } from './post-values.ts';
import { PostForm } from './PostForm.tsx';
import { useReturn } from './useReturn.ts';

type Post = NonNullable<EditPostQuery['forumPost']>;

const valuesOf = (post: Post): PostValues => {
  const { type, title, content, work, projectId, project } = post;
  return {
    ...emptyPost,
    said: saidOf(post),
    type,
    title,
    content,
    project: projectId ? { projectId, title: project?.title ?? unavailableText('项目') } : null,
    ...(work && {
      work: {
        summary: work.summary,
        cover: { key: work.coverKey, url: work.cover, description: '' },
        pictures: work.pictures.map(({ key, url, description }) => ({ key, url, description })),
      },
    }),
  };
};

interface EditPostProps {
  id: string;
  /** Ways on where there is no such post. */
  ways: { text: string; to: string }[];
}

/** The form that changes a post, of whichever forum. */
export const EditPost = ({ id, ways }: EditPostProps) => {
  const leave = useReturn();
  const { viewer } = useViewer();
  const { framed } = useFramed();
  // An earlier reading may be outdated by changes elsewhere, and must not be edited.
  const { data, error, refetch } = useEditPostQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [update] = useUpdateForumPostMutation({ context: { showsErrors: true } });
  const post = data?.forumPost;

  if (!post || !viewer) {
    return (
      <PageFrame>
        {error && <ErrorState title="无法获取帖子内容" error={error} onRetry={refetch} />}
        {data && !post && !error && <Missing what="帖子" text="帖子不存在或已被删除" ways={ways} />}
        {!data && !error && <TextSkeleton lines={8} />}
      </PageFrame>
    );
  }
  const { kind = 'COMPETITION', permissions } = post.forum ?? {};
  const path = postPathIn({ kind, id: post.forum?.id ?? '' }, id);
  const mayEdit = viewer.member.id === post.author?.id || permissions?.canModerate;
  const isWork = post.work !== null;
  const submit = async (values: PostValues) => {
    await update({ variables: { input: { ...toInput(values, isWork), postId: id } } });
    if (kind === 'CHANNEL') notify.done('当前帖子已更新');
    await leave(framed(path), { replace: true });
  };
  return (
    <PageFrame>
      <div className={classes.page}>
        <PostTrail forum={post.forum} here="编辑帖子" />
        <Title order={1} mb="lg">
          {isWork ? '编辑作品' : '编辑帖子'}
        </Title>
        {mayEdit ? (
          <PostForm
            initial={valuesOf(post)}
            isWork={isWork}
            project="optional"
            place={{ kind, canManage: permissions?.canManage ?? false }}
            draftKey={`forum-post:${viewer.member.id}:edit:${id}`}
            writtenAt={post.updatedAt}
            submitText="保存修改"
            onSubmit={submit}
            onCancel={() => void leave(framed(path))}
          />
        ) : (
          <Alert color="gold">只能修改自己的帖子</Alert>
        )}
      </div>
    </PageFrame>
  );
};
