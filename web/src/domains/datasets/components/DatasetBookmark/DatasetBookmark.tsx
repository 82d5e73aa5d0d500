import { notify } from '#lib/notify.ts';
import {
  MemberToggle,
  type ToggleLook,
} from '#domains/account/components/MemberToggle/MemberToggle.tsx';
import {
  useBookmarkDatasetMutation,
  useUnbookmarkDatasetMutation,
} from './DatasetBookmark.generated.ts';

interface DatasetBookmarkProps extends ToggleLook {
  dataset: {
    id: string;
    title: string;
    bookmarksCount: number;
    /** Null for a visitor. */
    viewerBookmarked: boolean | null;
  };
}

const context = { showsErrors: true };

/** Keeps a dataset among one's favourites or takes it out, at once to the eye; visitors sign in. */
export const DatasetBookmark = ({ dataset, ...look }: DatasetBookmarkProps) => {
  const { id, title, bookmarksCount: count, viewerBookmarked } = dataset;
  const marked = viewerBookmarked ?? false;
  const [bookmark] = useBookmarkDatasetMutation({ context });
  const [unbookmark] = useUnbookmarkDatasetMutation({ context });
  const changed = (by: number) => ({
    __typename: 'Dataset' as const,
    id,
    bookmarksCount: Math.max(0, count + by),
    viewerBookmarked: by > 0,
  });
  const toggle = async () => {
    const variables = { input: { datasetId: id } };
    if (marked)
      await unbookmark({ variables, optimisticResponse: { unbookmarkDataset: changed(-1) } });
    else await bookmark({ variables, optimisticResponse: { bookmarkDataset: changed(1) } });
    notify.done(marked ? '已取消收藏' : '已收藏');
  };
  return (
    <MemberToggle
      {...look}
      icon="star"
      isOn={marked}
      count={count}
      label={`${marked ? '取消收藏' : '收藏'}数据集「${title}」，${count}人收藏`}
      failed={marked ? '取消收藏失败' : '收藏失败'}
      onToggle={toggle}
    />
  );
};
