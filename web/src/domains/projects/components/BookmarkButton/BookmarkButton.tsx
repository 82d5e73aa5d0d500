import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { notify } from '#lib/notify.ts';
import {
  MemberToggle,
  type ToggleLook,
} from '#domains/account/components/MemberToggle/MemberToggle.tsx';
import {
  useBookmarkProjectMutation,
  useUnbookmarkProjectMutation,
} from './BookmarkButton.generated.ts';

interface BookmarkButtonProps extends ToggleLook {
  project: {
    id: string;
    title: string;
    bookmarksCount: number;
    /** Null for a visitor. */
    viewerBookmarked: boolean | null;
  };
}

const context = { showsErrors: true };

/** Keeps a project among one's favourites or takes it out, at once to the eye; visitors sign in. */
export const BookmarkButton = ({ project, ...look }: BookmarkButtonProps) => {
  const { id, title, bookmarksCount: count, viewerBookmarked } = project;
  const marked = viewerBookmarked ?? false;
  const [bookmark] = useBookmarkProjectMutation({ context });
  const [unbookmark] = useUnbookmarkProjectMutation({ context });
  const changed = (by: number) => ({
    __typename: 'Project' as const,
    id,
    bookmarksCount: Math.max(0, count + by),
    viewerBookmarked: by > 0,
  });
  const toggle = async () => {
    const variables = { input: { projectId: id } };
    if (marked)
      await unbookmark({ variables, optimisticResponse: { unbookmarkProject: changed(-1) } });
    else await bookmark({ variables, optimisticResponse: { bookmarkProject: changed(1) } });
    notify.done(marked ? '已取消收藏' : '已收藏');
  };
  return (
    <MemberToggle
      {...look}
      icon="star"
      isOn={marked}
      count={count}
      label={`${marked ? '取消收藏' : '收藏'}项目「${title}」，${decoratedCount(count)}人收藏`}
      failed={marked ? '取消收藏失败' : '收藏失败'}
      onToggle={toggle}
    />
  );
};
