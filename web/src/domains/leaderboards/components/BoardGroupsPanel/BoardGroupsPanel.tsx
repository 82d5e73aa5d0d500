import '#theme/styles/dialogs.ts';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { BoardDialogs } from './BoardDialogs.tsx';
import { useBoardGroupsPanelQuery } from './BoardGroupsPanel.generated.ts';
import type { OpenedPart } from './opened.ts';
import { StageBoards } from './StageBoards.tsx';

/** 榜单分组: boards of a part of the teams or of the time, and how boards look. */
const BoardGroupsPanel = ({ competitionId }: PanelProps) => {
  const query = useBoardGroupsPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, setOpened] = useState<OpenedPart | null>(null);
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<TextSkeleton lines={6} />}
    >
      {(competition) => {
        const stages = competition.stages ?? [];
        const groups = competition.managedLeaderboardGroups ?? [];
        if (stages.length === 0) return <EmptyState text="添加阶段与任务后才能设置榜单分组" />;
        return (
          <Stack gap="xl">
            <Text size="sm" c="dimmed">
              把一个任务的团队分成几个榜单，例如高校组与企业组，或按周统计。分组只在该任务的排行榜公开时可见。
            </Text>
            {stages.map((stage) => (
              <StageBoards key={stage.id} stage={stage} groups={groups} onOpen={setOpened} />
            ))}
            <BoardDialogs
              opened={opened}
              onChanged={query.refetch}
              onClose={() => setOpened(null)}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
};

export default BoardGroupsPanel;
