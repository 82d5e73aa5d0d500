import { datasetVotingProblem } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import {
  MemberToggle,
  type ToggleLook,
} from '#domains/account/components/MemberToggle/MemberToggle.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useVoteDatasetMutation } from './DatasetVote.generated.ts';

interface DatasetVoteProps extends ToggleLook {
  dataset: {
    id: string;
    title: string;
    votesCount: number;
    /** Null for a visitor. */
    viewerVoted: boolean | null;
    creator: { id: string } | null;
  };
}

/** Likes a dataset or takes that back, at once to the eye; visitors sign in, and one's own says why not. */
export const DatasetVote = ({ dataset, ...look }: DatasetVoteProps) => {
  const { id, title, votesCount: count } = dataset;
  const voted = dataset.viewerVoted ?? false;
  const { viewer } = useViewer();
  const isOwn = viewer !== null && viewer.member.id === dataset.creator?.id;
  const [vote] = useVoteDatasetMutation({ context: { showsErrors: true } });
  const toggle = () =>
    vote({
      variables: { input: { datasetId: id, voted: !voted } },
      optimisticResponse: {
        voteDataset: {
          __typename: 'Dataset',
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
      label={`${voted ? '取消点赞' : '点赞'}数据集「${title}」，${count}人赞过`}
      failed={voted ? '取消点赞失败' : '点赞失败'}
      refusal={datasetVotingProblem({ isOwn })?.message}
      onToggle={toggle}
    />
  );
};
