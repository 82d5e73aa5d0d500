import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { Folded, Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { channelListPath, channelPath } from '#domains/channels/paths.ts';
import { channelHead } from './channel-head.ts';
import { useChannelPageQuery } from './ChannelPage.generated.ts';
import { ChannelHeader } from './ChannelHeader.tsx';
import { shownTabs } from './channel-tabs.ts';
import { ChannelTabs } from './ChannelTabs.tsx';
import { useSeenNews } from './useSeenNews.ts';

/** /home/special/detail/:id/:tab?section=&sort= */
const ChannelPage = () => {
  const { id = '', tab: named } = useParams();
  const { loading } = useViewer();
  const { data, error, refetch } = useChannelPageQuery({ variables: { id } });
  const channel = data?.channel;
  const shown = channel ? shownTabs(channel) : [];
  const [first] = shown;
  const tab = named === undefined ? first : shown.find((one) => one === named);
  usePageHead(channel && tab ? channelHead(channel, { tab, isFirst: tab === first }) : {});
  useSeenNews(id, channel?.viewerHasNews ?? false);

  if (!channel)
    return (
      <PageFrame>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !error && (
          <Missing
            what="频道"
            text={unavailableText('频道')}
            ways={[{ text: '去看看全部频道', to: channelListPath }]}
          />
        )}
        {!data && !error && (
          <div role="group" aria-busy="true" aria-label="加载中">
            <Skeleton height={160} radius="lg" mb="xl" />
            <RowsSkeleton rows={6} />
          </div>
        )}
      </PageFrame>
    );
  // Which tabs a moderator has is known once they are.
  if (named !== undefined && !tab && !loading) return <Redirect to={channelPath(id)} />;
  return (
    <>
      <ChannelHeader
        channel={channel}
        folds={tab !== first}
        moderation={
          <Moderation
            kind="CHANNEL"
            id={id}
            what="频道"
            ownerId={undefined}
            foldReason={channel.foldReason}
          />
        }
      />
      {channel.foldReason !== null && (
        <PageFrame>
          <Folded what="频道" reason={channel.foldReason} />
        </PageFrame>
      )}
      {tab ? (
        <ChannelTabs key={id} channel={channel} tab={tab} shown={shown} />
      ) : (
        <PageFrame>
          <EmptyState text="这个频道还没有收录内容" />
        </PageFrame>
      )}
    </>
  );
};

export default ChannelPage;
