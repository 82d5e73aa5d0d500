import { writeUpVotingProblem } from '@whaletide/schema/domains/write-ups/rules.ts';
import { MemberToggle } from '#domains/account/components/MemberToggle/MemberToggle.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useVoteWriteUpMutation, type WriteUpFactsFragment } from './WriteUpsPanel.generated.ts';

/** Likes a write-up or takes that back, at once to the eye; visitors sign in, and its authors are told why not. */
export const WriteUpVote = ({ writeUp }: { writeUp: WriteUpFactsFragment }) => {
  const { id, team, authors, votesCount: count } = writeUp;
  const voted = writeUp.viewerVoted ?? false;
  const { viewer } = useViewer();
  const isOwn = authors?.some((author) => author.id === viewer?.member.id) ?? false;
  const [vote] = useVoteWriteUpMutation({ context: { showsErrors: true } });
  const toggle = () =>
    vote({
      variables: { input: { writeUpId: id, voted: !voted } },
      optimisticResponse: {
        voteWriteUp: {
          __typename: 'WriteUp',
          id,
          votesCount: Math.max(0, count + (voted ? -1 : 1)),
          viewerVoted: !voted,
        },
      },
    });
  return (
    <MemberToggle
      icon="thumb"
      isOn={voted}
      count={count}
      label={`${voted ? '取消点赞' : '点赞'}「${team?.name ?? '已解散的团队'}」的方案，${count}人赞过`}
      failed={voted ? '取消点赞失败' : '点赞失败'}
      refusal={writeUpVotingProblem({ isOwn })?.message}
      onToggle={toggle}
    />
  );
};
