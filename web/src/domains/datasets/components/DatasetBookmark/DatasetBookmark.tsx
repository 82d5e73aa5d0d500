import { Button, type ButtonProps } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { Count } from '#components/Count/Count.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import {
  useBookmarkDatasetMutation,
  useUnbookmarkDatasetMutation,
} from './DatasetBookmark.generated.ts';

interface DatasetBookmarkProps extends Pick<ButtonProps, 'size' | 'className'> {
  dataset: {
    id: string;
    title: string;
    bookmarksCount: number;
    /** Null for a visitor. */
    viewerBookmarked: boolean | null;
  };
}

const context = { showsErrors: true };
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Keeps a dataset among one's favourites or takes it out, at once to the eye; visitors sign in. */
export const DatasetBookmark = ({
  dataset,
  size = 'compact-sm',
  className,
}: DatasetBookmarkProps) => {
  const { id, title, bookmarksCount: count } = dataset;
  const marked = dataset.viewerBookmarked ?? false;
  const { viewer, loading: asking } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [bookmark, adding] = useBookmarkDatasetMutation({ context });
  const [unbookmark, removing] = useUnbookmarkDatasetMutation({ context });
  const changed = (by: number) => ({
    __typename: 'Dataset' as const,
    id,
    bookmarksCount: Math.max(0, count + by),
    viewerBookmarked: by > 0,
  });
  const toggle = async () => {
    // A second click while the first is on its way changes nothing.
    if (adding.loading || removing.loading) return;
    if (!viewer && !asking) return void navigate(signInPath(pathname + search));
    const variables = { input: { datasetId: id } };
    try {
      if (marked)
        await unbookmark({ variables, optimisticResponse: { unbookmarkDataset: changed(-1) } });
      else await bookmark({ variables, optimisticResponse: { bookmarkDataset: changed(1) } });
      notify.done(marked ? '已取消收藏' : '已收藏');
    } catch (error) {
      notify.failed(marked ? '取消收藏失败' : '收藏失败', failureOf(error).message);
    }
  };
  const Star = marked ? IconStarFilled : IconStar;
  return (
    <Button
      size={size}
      className={className}
      variant="subtle"
      aria-pressed={marked}
      aria-label={`${marked ? '取消收藏' : '收藏'}数据集「${title}」，${count}人收藏`}
      leftSection={<Star {...icon} />}
      onClick={() => void toggle()}
    >
      <Count value={count} />
    </Button>
  );
};
