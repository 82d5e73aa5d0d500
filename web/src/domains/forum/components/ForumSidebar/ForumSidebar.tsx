import { Text, Title } from '@mantine/core';
import { failureOf } from '#apollo/errors.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { forumListPath, forumPostPath } from '#domains/forum/paths.ts';
import { PostTags } from '../PostTags/PostTags.tsx';
import { useForumSidebarQuery } from './ForumSidebar.generated.ts';
import classes from './ForumSidebar.module.css';

/** The five posts of a competition's forum that were talked about last. */
export const ForumSidebar = ({ competitionId }: { competitionId: string }) => {
  const { framed } = useFramed();
  const { data, error, refetch } = useForumSidebarQuery({ variables: { forumId: competitionId } });
  const posts = data?.forumPosts.items;
  // The competition is there, so its forum is for those who take part.
  const closed = error !== undefined && failureOf(error).code === 'NOT_FOUND';
  return (
    <section aria-labelledby="forum-sidebar" className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} size="h5" id="forum-sidebar">
          讨论区
        </Title>
        {!closed && (
          <AppLink to={framed(forumListPath(competitionId))} size="sm" alone>
            更多
          </AppLink>
        )}
      </div>
      {closed && (
        <Text size="sm" c="dimmed">
          报名后可以查看讨论区
        </Text>
      )}
      {!posts && !error && <TextSkeleton />}
      {!posts && error && !closed && <ErrorState error={error} onRetry={refetch} />}
      {posts?.length === 0 && (
        <Text size="sm" c="dimmed">
          暂无帖子
        </Text>
      )}
      <ul className={classes.posts}>
        {posts?.map(({ id, title, isSticky, isGood, repliesCount, lastReplyAt }) => (
          <li key={id}>
            <AppLink to={framed(forumPostPath(id))} className={classes.link}>
              {title}
            </AppLink>
            <span className={classes.facts}>
              <PostTags isSticky={isSticky} isGood={isGood} />
              <span>{repliesCount} 回复</span>
              <RelativeTime time={lastReplyAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
