import { useApolloClient } from '@apollo/client/react';
import { Alert, Text, Title } from '@mantine/core';
import { WRITE_HINT } from '@whaletide/schema/domains/forum/rules.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useFramed } from '#routing/useFramed.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { ForumTrail } from '#domains/forum/components/ForumTrail/ForumTrail.tsx';
import { NoForum } from '#domains/forum/components/NoForum/NoForum.tsx';
import { forumListPath, forumPostPath } from '#domains/forum/paths.ts';
import { type CreatePostQuery, useCreatePostQuery } from './CreatePost.generated.ts';
import { useCreateForumPostMutation } from './EditPost.generated.ts';
import classes from './EditPostPage.module.css';
import { emptyPost, type PostValues, toInput } from './post-values.ts';
import { PostForm } from './PostForm.tsx';
import { useReturn } from './useReturn.ts';
import { type WorkType, WorkTypeModal } from './WorkTypeModal.tsx';

type Competition = NonNullable<CreatePostQuery['competition']>;

/** Competition and team out of `workmeta`, which joins them by an underscore. */
const teamOf = (workmeta: string | null, competition: Competition) => {
  const [competitionId, teamId] = workmeta?.split('_') ?? [];
  const team = competition.viewerState?.team;
  return team && competitionId === competition.id && teamId === team.id ? team : null;
};

const workTypes: readonly WorkType[] = ['project', 'ordinary'];

/** Tells how the form treats a project: a work has one or none, other posts may have one. */
const projectOf = (workType: WorkType | null) =>
  workType === null ? 'optional' : workType === 'project' ? 'required' : 'none';

interface CreatePostProps {
  competition: Competition;
  team: { id: string; name: string } | null;
  memberId: string;
  manage: boolean;
  /** Null for an ordinary post. */
  workType: WorkType | null;
}

const CreatePost = ({ competition, team, memberId, manage, workType }: CreatePostProps) => {
  const leave = useReturn();
  const { framed } = useFramed();
  const client = useApolloClient();
  const [create] = useCreateForumPostMutation({ context: { showsErrors: true } });
  const isWork = team !== null;
  const submit = async (values: PostValues) => {
    const { work, ...post } = toInput(values, isWork);
    const input = {
      ...post,
      forumId: competition.id,
      ...(team && work && { work: { ...work, teamId: team.id } }),
    };
    const { data } = await create({ variables: { input } });
    if (!data) return;
    const { id } = data.createForumPost;
    await leave(framed(forumPostPath(id)), { replace: true });
    // Not before: with a work there, this page has no form any more.
    client.cache.modify<{ workPostId: string | null }>({
      id: client.cache.identify({ __typename: 'Team', id: team?.id }) ?? '',
      fields: { workPostId: () => id },
    });
  };
  return (
    <>
      <Title order={1} mb={team ? 4 : 'lg'}>
        {team ? '发布作品' : '发布帖子'}
      </Title>
      {team && (
        <Text c="dimmed" mb="lg">
          以团队「{team.name}」的名义展示你们的成果
        </Text>
      )}
      <PostForm
        initial={emptyPost}
        isWork={isWork}
        project={projectOf(workType)}
        place={{ kind: 'COMPETITION', canManage: manage }}
        draftKey={`forum-post:${memberId}:new:${competition.id}:${team?.id ?? ''}`}
        submitText="发布"
        onSubmit={submit}
        onCancel={() => void leave(framed(forumListPath(competition.id)))}
      />
    </>
  );
};

/** /home/competition/forum/create?forumId=&competitionId=&workmeta=&columnid= */
const CreatePostPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const leave = useReturn();
  const { framed } = useFramed();
  const id = query.get('forumId') ?? query.get('competitionId') ?? '';
  const { viewer } = useViewer();
  const { data, error, refetch } = useCreatePostQuery({ variables: { id } });
  const competition = data?.competition;

  if (!competition || !viewer) {
    return (
      <PageFrame>
        {error && <ErrorState title="获取比赛信息失败" error={error} onRetry={refetch} />}
        {data && !competition && !error && <EmptyState text="当前论坛没有比赛" />}
        {!data && !error && <TextSkeleton lines={8} />}
      </PageFrame>
    );
  }
  const { forum } = competition;
  const workmeta = query.get('workmeta');
  const team = teamOf(workmeta, competition);
  const workType = team ? (workTypes.find((type) => type === query.get('work')) ?? null) : null;
  const mayWrite = forum?.permissions.canWrite && (!workmeta || team) && !team?.workPostId;
  return (
    <PageFrame>
      <div className={classes.page}>
        <ForumTrail competition={competition} here={workmeta ? '发布作品' : '发布帖子'} />
        {!forum && <NoForum competition={competition} error={error} onRetry={refetch} />}
        {forum && !forum.permissions.canWrite && <Alert color="gold">{WRITE_HINT}</Alert>}
        {forum?.permissions.canWrite && workmeta && !team && (
          <Alert color="gold">只能以自己在这场比赛中的团队发布作品</Alert>
        )}
        {forum?.permissions.canWrite && team?.workPostId && (
          <Alert color="gold">
            你的团队已经发布过作品，
            <AppLink to={framed(forumPostPath(team.workPostId))} underline="always" inherit>
              查看作品
            </AppLink>
          </Alert>
        )}
        <Opened of={mayWrite && team && !workType}>
          {() => (
            <WorkTypeModal
              onChoose={(work) => changeQuery({ work }, { replace: true })}
              onClose={() => void leave(framed(forumListPath(competition.id)))}
            />
          )}
        </Opened>
        {mayWrite && (!team || workType) && (
          <CreatePost
            workType={workType}
            competition={competition}
            team={team}
            memberId={viewer.member.id}
            manage={forum.permissions.canManage}
          />
        )}
      </div>
    </PageFrame>
  );
};

export default CreatePostPage;
