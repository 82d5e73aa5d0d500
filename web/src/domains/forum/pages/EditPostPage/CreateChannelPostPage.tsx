import { Alert, Title } from '@mantine/core';
import { WRITE_HINT } from '@whaletide/schema/domains/forum/rules.ts';
import { useParams } from 'react-router';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { notify } from '#lib/notify.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useChannelForumQuery } from '#domains/forum/components/ChannelForum/ChannelForum.generated.ts';
import { ChannelForumTrail } from '#domains/forum/components/ForumTrail/ForumTrail.tsx';
import { TasksLink } from '#domains/forum/components/TasksLink/TasksLink.tsx';
import { allChannelsPath, channelForumPath, channelPostPath } from '#domains/forum/paths.ts';
import { useCreateForumPostMutation } from './EditPost.generated.ts';
import classes from './EditPostPage.module.css';
import { emptyPost, type PostValues, toInput } from './post-values.ts';
import { PostForm } from './PostForm.tsx';
import { useReturn } from './useReturn.ts';

/** /home/special/:special/forum/create?columnid= */
const CreateChannelPostPage = () => {
  const { special: channelId = '' } = useParams();
  const leave = useReturn();
  const { viewer } = useViewer();
  const { data, error, refetch } = useChannelForumQuery({ variables: { id: channelId } });
  const [create] = useCreateForumPostMutation({ context: { showsErrors: true } });
  const channel = data?.channel;

  if (!channel?.forum || !viewer) {
    return (
      <PageFrame>
        {error && <ErrorState title="获取论坛信息失败" error={error} onRetry={refetch} />}
        {data && !channel?.forum && !error && (
          <Missing
            what="论坛"
            text="该频道没有开放论坛"
            ways={[{ text: '全部频道', to: allChannelsPath }]}
          />
        )}
        {!data && !error && <TextSkeleton lines={8} />}
      </PageFrame>
    );
  }
  const { canWrite, canManage } = channel.forum.permissions;
  const submit = async (values: PostValues) => {
    const { work: _, ...post } = toInput(values, false);
    const input = { ...post, forumId: channelId };
    const { data: made } = await create({ variables: { input } });
    if (!made) return;
    notify.done('你的帖子已发布');
    await leave(channelPostPath(channelId, made.createForumPost.id), { replace: true });
  };
  return (
    <PageFrame>
      <div className={classes.page}>
        <ChannelForumTrail channel={channel} here="发布帖子" />
        <Title order={1} mb="lg">
          发布帖子
        </Title>
        {canWrite ? (
          <PostForm
            initial={emptyPost}
            isWork={false}
            project="optional"
            place={{ kind: 'CHANNEL', canManage }}
            draftKey={`forum-post:${viewer.member.id}:new:${channelId}:`}
            submitText="发布"
            onSubmit={submit}
            onCancel={() => void leave(channelForumPath(channelId))}
          />
        ) : (
          <Alert color="gold">
            {WRITE_HINT} <TasksLink mayWrite={canWrite} />
          </Alert>
        )}
      </div>
    </PageFrame>
  );
};

export default CreateChannelPostPage;
