import { votingProblem } from '@whaletide/schema/domains/projects/rules.ts';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import {
  MemberToggle,
  type ToggleLook,
} from '#domains/account/components/MemberToggle/MemberToggle.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useVoteProjectMutation } from './VoteButton.generated.ts';

interface VoteButtonProps extends ToggleLook {
  project: {
    id: string;
    title: string;
    votesCount: number;
    /** Null for a visitor. */
    viewerVoted: boolean | null;
    author: { id: string } | null;
  };
}

/** Likes a project or takes that back, at once to the eye; visitors sign in, and one's own says why not. */
export const VoteButton = ({ project, ...look }: VoteButtonProps) => {
  const { id, title, votesCount: count } = project;
  const voted = project.viewerVoted ?? false;
  const { viewer } = useViewer();
  const isOwn = viewer !== null && viewer.member.id === project.author?.id;
  const [vote] = useVoteProjectMutation({ context: { showsErrors: true } });
  const toggle = () =>
    vote({
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
  return (
    <MemberToggle
      {...look}
      icon="thumb"
      isOn={voted}
      count={count}
      label={`${voted ? '取消点赞' : '点赞'}项目「${title}」，${decoratedCount(count)}人赞过`}
      failed={voted ? '取消点赞失败' : '点赞失败'}
      refusal={votingProblem({ isOwn })?.message}
      onToggle={toggle}
    />
  );
};
