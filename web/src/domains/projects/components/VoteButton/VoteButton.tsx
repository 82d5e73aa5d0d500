import { Button, type ButtonProps } from '@mantine/core';
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { votingProblem } from '@whaletide/schema/domains/projects/rules.ts';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { useLocation } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { Count } from '#components/Count/Count.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { useVoteProjectMutation } from './VoteButton.generated.ts';

interface VoteButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  project: {
    id: string;
    title: string;
    votesCount: number;
    /** Null for a visitor. */
    viewerVoted: boolean | null;
    author: { id: string } | null;
  };
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Likes a project or takes that back, at once to the eye; visitors sign in, and one's own says why not. */
export const VoteButton = ({ project, size = 'compact-sm', className }: VoteButtonProps) => {
  const { id, title, votesCount: count } = project;
  const voted = project.viewerVoted ?? false;
  const { viewer, loading: asking } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [vote, { loading }] = useVoteProjectMutation({ context: { showsErrors: true } });
  const isOwn = viewer !== null && viewer.member.id === project.author?.id;
  const toggle = async () => {
    // A second click while the first is on its way changes nothing.
    if (loading) return;
    if (!viewer && !asking) return void navigate(signInPath(pathname + search));
    const refusal = votingProblem({ isOwn });
    if (refusal) return void notify.failed('点赞失败', refusal.message);
    try {
      await vote({
        variables: { input: { projectId: id, voted: !voted } },
        optimisticResponse: {
          voteProject: {
            __typename: 'Project',
            id,
            votesCount: Math.max(0, count + (voted ? -1 : 1)),
            viewerVoted: !voted,
          },
        },
      });
    } catch (error) {
      notify.failed(voted ? '取消点赞失败' : '点赞失败', failureOf(error).message);
    }
  };
  const Thumb = voted ? IconThumbUpFilled : IconThumbUp;
  return (
    <Button
      size={size}
      className={className}
      variant="subtle"
      aria-pressed={voted}
      aria-label={`${voted ? '取消点赞' : '点赞'}项目「${title}」，${decoratedCount(count)}人赞过`}
      leftSection={<Thumb {...icon} />}
      onClick={() => void toggle()}
    >
      <Count value={count} />
    </Button>
  );
};
