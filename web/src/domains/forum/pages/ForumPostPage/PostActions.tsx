import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import {
  IconPencil,
  IconPin,
  IconShare3,
  IconStar,
  IconThumbUp,
  IconTrash,
  IconTrophy,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Count } from '#components/Count/Count.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { shareAddress } from '#lib/share-address.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { afterPaint } from '#routing/after-paint.ts';
import { useFramed } from '#routing/useFramed.ts';
import { Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { editPathIn, listPathIn } from '../../paths.ts';
import classes from './ForumPostPage.module.css';
import { placeOf, type Post, postPath } from './post.ts';
import {
  useDeleteForumPostMutation,
  useMarkForumPostMutation,
  useVoteForumPostMutation,
} from './PostMutations.generated.ts';

const AwardModal = lazy(() => import('./AwardModal.tsx'));
const DeleteByTitle = lazy(() => import('#components/DeleteByTitle/DeleteByTitle.tsx'));

const context = { showsErrors: true };
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Titles of failures, by action. */
const say = (title: string) => (error: unknown) => notify.failed(title, failureOf(error).message);

const LikeButton = ({ post }: { post: Post }) => {
  const [vote, { loading }] = useVoteForumPostMutation({ context });
  const { viewer, loading: asking } = useViewer();
  const { framed } = useFramed();
  const voted = post.viewerState?.voted ?? false;
  const look = { variant: voted ? 'light' : 'default', leftSection: <IconThumbUp {...icon} /> };
  const text = (
    <span>
      {voted ? '已赞' : '赞'} <Count value={post.votesCount} />
    </span>
  );
  if (!viewer && !asking) {
    return (
      <Button
        component={Link}
        to={signInPath(framed(postPath(post)))}
        title="登录后即可点赞"
        {...look}
      >
        {text}
      </Button>
    );
  }
  if (viewer && viewer.member.id === post.author?.id) {
    return (
      <span className={classes.votes}>
        <IconThumbUp {...icon} /> <Count value={post.votesCount} /> 个赞
      </span>
    );
  }
  const input = { postId: post.id, voted: !voted };
  return (
    <Button
      {...look}
      aria-pressed={voted}
      loading={loading}
      onClick={() =>
        void afterPaint()
          .then(() => vote({ variables: { input } }))
          .catch(say('点赞失败'))
      }
    >
      {text}
    </Button>
  );
};

const ManageActions = ({ post }: { post: Post }) => {
  const [mark, { loading }] = useMarkForumPostMutation({ context });
  const [awarding, setAwarding] = useState(false);
  const { id: postId, isSticky, isGood } = post;
  const set = async (change: { isSticky?: boolean; isGood?: boolean }, failed: string) => {
    try {
      await mark({ variables: { input: { postId, ...change } } });
      if (change.isSticky !== undefined) notify.done(change.isSticky ? '已置顶' : '已取消置顶');
    } catch (error) {
      say(failed)(error);
    }
  };
  return (
    <>
      <Button
        variant="default"
        disabled={loading}
        leftSection={<IconPin {...icon} />}
        onClick={() =>
          void set({ isSticky: !isSticky }, isSticky ? '取消置顶失败' : '置顶帖子失败')
        }
      >
        {isSticky ? '取消置顶' : '置顶'}
      </Button>
      <Button
        variant="default"
        disabled={loading}
        leftSection={<IconStar {...icon} />}
        onClick={() => void set({ isGood: !isGood }, isGood ? '取消精华帖失败' : '设置精华帖失败')}
      >
        {isGood ? '取消精华' : '设为精华'}
      </Button>
      {post.work && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconTrophy {...icon} />}
          onClick={() => setAwarding(true)}
        >
          设置奖项
        </Button>
      )}
      <Opened of={awarding}>
        {() => (
          <Suspense>
            <AwardModal post={post} onClose={() => setAwarding(false)} />
          </Suspense>
        )}
      </Opened>
    </>
  );
};

/** A post that was deleted is in no list, and its team has no work. */
const forget = (cache: ApolloCache, post: Post) => {
  cache.evict({ id: cache.identify(post) ?? '' });
  const team = post.work?.team;
  if (!team) return;
  cache.modify<{ workPostId: string | null }>({
    id: cache.identify(team) ?? '',
    fields: { workPostId: () => null },
  });
};

interface OwnActionsProps {
  post: Post;
  mayEdit: boolean;
  /** Deletes it in its own name; administrators do by the moderation, with a reason. */
  mayDelete: boolean;
}

const OwnActions = ({ post, mayEdit, mayDelete }: OwnActionsProps) => {
  const [remove] = useDeleteForumPostMutation({ context });
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const { framed } = useFramed();
  const navigate = useNavigate();
  const leave = () => navigate(framed(listPathIn(placeOf(post))), { replace: true });
  const confirm = async () => {
    await remove({
      variables: { input: { postId: post.id } },
      update: (cache) => {
        forget(cache, post);
      },
    });
    await leave();
  };
  return (
    <>
      {mayEdit && (
        <Button
          component={Link}
          to={framed(editPathIn(placeOf(post), post.id))}
          variant="default"
          leftSection={<IconPencil {...icon} />}
        >
          编辑
        </Button>
      )}
      {mayDelete && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconTrash {...icon} />}
          onClick={() => setAsking(true)}
        >
          删除
        </Button>
      )}
      <Moderation
        kind="POST"
        id={post.id}
        what="帖子"
        ownerId={post.author?.id}
        foldReason={post.foldReason}
        onRemoved={async () => {
          forget(cache, post);
          await leave();
        }}
      />
      <Opened of={asking}>
        {() => (
          <Suspense>
            <DeleteByTitle
              heading="删除帖子"
              title={post.title}
              failed="删除帖子失败"
              onDelete={confirm}
              onClose={() => setAsking(false)}
            >
              <Text>删除后，帖子与它的评论都不再显示。</Text>
            </DeleteByTitle>
          </Suspense>
        )}
      </Opened>
    </>
  );
};

/** List of the viewer's possible actions on the post. */
export const PostActions = ({ post }: { post: Post }) => {
  const { viewer } = useViewer();
  const { framed } = useFramed();
  const permissions = post.forum?.permissions;
  const own = viewer !== null && viewer.member.id === post.author?.id;
  return (
    <div className={classes.actions}>
      <LikeButton post={post} />
      {viewer && (
        <CopyButton
          text={() => shareAddress(framed(postPath(post)), viewer.member.id)}
          variant="default"
          leftSection={<IconShare3 {...icon} />}
        >
          分享
        </CopyButton>
      )}
      {permissions?.manage && <ManageActions post={post} />}
      {(own || permissions?.remove) && (
        <OwnActions
          post={post}
          mayEdit={own || (permissions?.moderate ?? false)}
          mayDelete={own || !permissions?.moderate}
        />
      )}
    </div>
  );
};
