import { Button } from '@mantine/core';
import { IconThumbUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { signInPath } from '#domains/account/paths.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { afterPaint } from '#routing/after-paint.ts';
import { useFramed } from '#routing/useFramed.ts';
import classes from './ForumPostPage.module.css';
import { type Post, postPath } from './post.ts';
import { actionIcon as icon, sayFailed } from './post-actions.ts';
import { useVoteForumPostMutation } from './PostMutations.generated.ts';

/** 赞: a link to the sign-in for visitors, the number of likes for the author. */
export const LikeButton = ({ post }: { post: Post }) => {
  const [vote, { loading }] = useVoteForumPostMutation({
    context: { showsErrors: true },
  });
  const { viewer, loading: asking } = useViewer();
  const { framed } = useFramed();
  const voted = post.viewerState?.hasVoted ?? false;
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
          .catch(sayFailed('点赞失败'))
      }
    >
      {text}
    </Button>
  );
};
