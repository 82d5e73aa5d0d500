import { Title } from '@mantine/core';
import { useParams } from 'react-router';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { unavailableText } from '#components/Missing/unavailable-text.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import {
  channelConfigPath,
  channelListPath,
  channelPath,
  configTabs,
  type ConfigTab,
} from '#domains/channels/paths.ts';
import { ActivitiesPanel } from './ActivitiesPanel.tsx';
import { BasicForm } from './BasicForm.tsx';
import { useChannelConfigQuery } from './ChannelConfig.generated.ts';
import { ChannelTrail } from './ChannelTrail.tsx';
import { DatasetsPanel } from './DatasetsPanel.tsx';
import { ProjectsPanel } from './ProjectsPanel.tsx';

const titles: Record<ConfigTab, string> = {
  project: '项目',
  dataset: '数据',
  activity: '活动',
  basic: '基本配置',
};

/** /home/special/config/:id/:tab?; members who don't moderate it are led to it. */
const ChannelConfigPage = () => {
  const { id = '', tab: named = 'project' } = useParams();
  const { data, error, refetch } = useChannelConfigQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const channel = data?.channel;
  const tab = configTabs.find((one) => one === named) ?? 'project';
  usePageTitle(channel ? `频道管理 · ${channel.name}` : undefined);

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
        {!data && !error && <TextSkeleton lines={8} />}
      </PageFrame>
    );
  if (!channel.viewerModerates) return <Redirect to={channelPath(id)} />;
  return (
    <PageFrame>
      <ChannelTrail channel={channel} here="频道管理" />
      <Title order={1} mb="lg">
        频道管理
      </Title>
      <SubTabs
        label="频道管理"
        current={tab}
        tabs={configTabs.map((key) => ({
          key,
          title: titles[key],
          to: channelConfigPath(id, key),
        }))}
      />
      {tab === 'project' && <ProjectsPanel channelId={id} />}
      {tab === 'dataset' && <DatasetsPanel channelId={id} />}
      {tab === 'activity' && <ActivitiesPanel channelId={id} />}
      {tab === 'basic' && <BasicForm channel={channel} />}
    </PageFrame>
  );
};

export default ChannelConfigPage;
