import '@mantine/core/styles/Progress.layer.css';
import { Skeleton } from '@mantine/core';
import { levelTabs, type LevelTab } from '@whaletide/schema/domains/growth/rules/growth-links.ts';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { levelPath, ownLevelPath } from '#domains/growth/paths.ts';
import { BadgesTab } from './BadgesTab.tsx';
import { LevelHeader } from './LevelHeader.tsx';
import { useLevelPageQuery } from './LevelPage.generated.ts';
import { LevelTab as Levels } from './LevelTab.tsx';
import { SkillsTab } from './SkillsTab.tsx';
import { TasksTab } from './TasksTab.tsx';

const titles: Record<LevelTab, string> = {
  level: '等级',
  badge: '勋章',
  skill: '技能',
  task: '任务',
};

/** Brings what the address names into view, once it is there. */
const useScrollTo = (target: string | null, ready: boolean) => {
  useEffect(() => {
    if (target && ready) document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [target, ready]);
};

/**
 * /home/user/level/:id?tab=&scrollTo=&skill=: how far a member is, and for the member alone the
 * tasks. `scrollTo` is `level-<number>` or `badge-<kind>`.
 */
const LevelPage = () => {
  const { viewer, loading } = useViewer();
  const { id = viewer?.member.id ?? '' } = useParams();
  const [search] = useSearchParams();
  const query = useLevelPageQuery({
    variables: { id },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  });
  const member = query.data?.member;
  const site = query.data?.site;
  const own = viewer?.member.id === id;
  const tabs = levelTabs.filter((tab) => own || tab !== 'task');
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'level';
  const skill = search.get('skill');
  usePageTitle(member ? `${own ? '我' : member.name}的${titles[tab]}` : undefined);
  useScrollTo(search.get('scrollTo') ?? (skill && `skill-${skill}`), Boolean(member) && !loading);

  if (!member || loading) {
    return (
      <PageFrame width="reading">
        {query.error && !member && (
          <ErrorState error={query.error} onRetry={() => query.refetch()} />
        )}
        {query.data && !member && !query.error && (
          <Missing
            what="成员"
            text="没有找到这位成员"
            ways={[{ text: '去看看比赛', to: competitionListPath }]}
          />
        )}
        {((!query.data && !query.error) || (member && loading)) && (
          <div role="group" aria-busy="true" aria-label="加载中">
            <Skeleton height={132} radius="lg" mb="lg" />
            <RowsSkeleton rows={6} />
          </div>
        )}
      </PageFrame>
    );
  }
  const retry = { error: query.error, onRetry: () => query.refetch() };
  return (
    <PageFrame width="reading">
      <LevelHeader member={member} own={own} />
      <SubTabs
        label="等级与成长"
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          title: titles[key],
          to: own ? ownLevelPath(key) : levelPath(id, key),
        }))}
      />
      {tab === 'level' && (
        <Levels
          current={member.level}
          own={own}
          levels={site?.levels}
          privileges={site?.privileges}
          {...retry}
        />
      )}
      {tab === 'badge' && <BadgesTab badges={member.badges} kinds={site?.badgeKinds} {...retry} />}
      {tab === 'skill' && <SkillsTab skills={member.skills} own={own} chosen={skill} {...retry} />}
      {tab === 'task' && <TasksTab />}
    </PageFrame>
  );
};

export default LevelPage;
