import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { lazy, Suspense } from 'react';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { activeInSight } from '#lib/active-in-sight.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { channelPath, type ChannelTab } from '#domains/channels/paths.ts';
import type { ChannelPageQuery } from './ChannelPage.generated.ts';
import { DatasetsTab } from './DatasetsTab.tsx';
import { ProjectsTab } from './ProjectsTab.tsx';
import classes from './ChannelTabs.module.css';

const ActivitiesTab = lazy(() => import('./ActivitiesTab.tsx'));
const ForumTab = lazy(() => import('./ForumTab.tsx'));

interface ChannelTabsProps {
  channel: NonNullable<ChannelPageQuery['channel']>;
  tab: ChannelTab;
  shown: readonly ChannelTab[];
}

/** The tabs of a channel, each with an address of its own and how much is in it. */
export const ChannelTabs = ({ channel, tab, shown }: ChannelTabsProps) => {
  const { id } = channel;
  const navigate = useNavigate();
  const titles: Record<ChannelTab, string> = {
    project: `项目 ${decoratedCount(channel.projectsCount)}`,
    dataset: `数据 ${decoratedCount(channel.datasetsCount)}`,
    activity: `活动 ${decoratedCount(channel.competitionsCount)}`,
    forum: '论坛',
  };
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={(next) =>
        void navigate(channelPath(id, (next ?? shown[0]) as ChannelTab), {
          preventScrollReset: true,
        })
      }
    >
      <div className={classes.bar}>
        <Tabs.List ref={activeInSight} className={classes.list} aria-label="频道的内容">
          {shown.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {titles[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <div className={classes.frame}>
        <Tabs.Panel value="project">
          <ProjectsTab channelId={id} count={channel.projectsCount} />
        </Tabs.Panel>
        <Tabs.Panel value="dataset">
          <DatasetsTab channelId={id} count={channel.datasetsCount} />
        </Tabs.Panel>
        <Tabs.Panel value="activity">
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <ActivitiesTab channelId={id} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="forum">
          <Suspense fallback={<RowsSkeleton rows={8} />}>
            <ForumTab channelId={id} />
          </Suspense>
        </Tabs.Panel>
      </div>
    </Tabs>
  );
};
