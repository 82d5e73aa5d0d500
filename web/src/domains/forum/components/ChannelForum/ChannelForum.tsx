import { IconPencil } from '@tabler/icons-react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { createPathIn } from '#domains/forum/paths.ts';
import { readAddress } from '../PostList/list-address.ts';
import { ListControls } from '../PostList/ListControls.tsx';
import { PostList } from '../PostList/PostList.tsx';
import { PublishButton } from '../PublishButton/PublishButton.tsx';
import { TasksLink } from '../TasksLink/TasksLink.tsx';
import { useChannelForumQuery } from './ChannelForum.generated.ts';

/** The forum of a channel, within the channel's page: `?type=&sort=&in=&q=&page=`. */
export const ChannelForum = ({ channelId }: { channelId: string }) => {
  const [query, changeQuery] = useAddressQuery();
  const { data, error, refetch } = useChannelForumQuery({ variables: { id: channelId } });
  const forum = data?.channel?.forum;
  if (!forum) {
    if (error) return <ErrorState title="获取论坛信息失败" error={error} onRetry={refetch} />;
    return data ? <EmptyState text="该频道没有开放论坛" /> : <RowsSkeleton rows={8} />;
  }
  const place = { kind: 'CHANNEL', id: channelId } as const;
  const address = readAddress(query, 'CHANNEL');
  const change = (part: Record<string, string>, options: { replace?: boolean } = {}) =>
    changeQuery({ page: null, ...part }, { preventScrollReset: true, ...options });
  return (
    <section aria-label="论坛">
      <ListControls
        key={address.text}
        kind="CHANNEL"
        address={address}
        onChange={change}
        actions={
          <>
            <TasksLink mayWrite={forum.permissions.canWrite} />
            <PublishButton
              mayWrite={forum.permissions.canWrite}
              to={createPathIn(place)}
              leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
            >
              发布帖子
            </PublishButton>
          </>
        }
      />
      <PostList
        place={place}
        address={address}
        empty="没有找到帖子"
        onPage={(page, options) => change({ page: page > 1 ? String(page) : '' }, options)}
      />
    </section>
  );
};
