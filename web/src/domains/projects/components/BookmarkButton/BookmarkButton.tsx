import { Button, type ButtonProps } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { useLocation } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { Count } from '#components/Count/Count.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import {
  useBookmarkProjectMutation,
  useUnbookmarkProjectMutation,
} from './BookmarkButton.generated.ts';

interface BookmarkButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  project: {
    id: string;
    title: string;
    bookmarksCount: number;
    /** Null for a visitor. */
    viewerBookmarked: boolean | null;
  };
}

const context = { showsErrors: true };
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Keeps a project among one's favourites or takes it out, at once to the eye; visitors sign in. */
export const BookmarkButton = ({
  project,
  size = 'compact-sm',
  className,
}: BookmarkButtonProps) => {
  const { id, title, bookmarksCount: count } = project;
  const marked = project.viewerBookmarked ?? false;
  const { viewer, loading: asking } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [bookmark, adding] = useBookmarkProjectMutation({ context });
  const [unbookmark, removing] = useUnbookmarkProjectMutation({ context });
  const changed = (by: number) => ({
    __typename: 'Project' as const,
    id,
    bookmarksCount: Math.max(0, count + by),
    viewerBookmarked: by > 0,
  });
  const toggle = async () => {
    // A second click while the first is on its way changes nothing.
    if (adding.loading || removing.loading) return;
    if (!viewer && !asking) return void navigate(signInPath(pathname + search));
    const variables = { input: { projectId: id } };
    try {
      if (marked)
        await unbookmark({ variables, optimisticResponse: { unbookmarkProject: changed(-1) } });
      else await bookmark({ variables, optimisticResponse: { bookmarkProject: changed(1) } });
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
      aria-label={`${marked ? '取消收藏' : '收藏'}项目「${title}」，${decoratedCount(count)}人收藏`}
      leftSection={<Star {...icon} />}
      onClick={() => void toggle()}
    >
      <Count value={count} />
    </Button>
  );
};
