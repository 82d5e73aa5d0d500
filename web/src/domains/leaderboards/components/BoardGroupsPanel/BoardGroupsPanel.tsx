import '../../../../theme/styles/dialogs.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '../../../../components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Loaded } from '../../../../components/Loaded/Loaded.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { notify } from '../../../../lib/notify.ts';
import type { PanelProps } from '../../../../lib/panel-props.ts';
import {
  useBoardGroupsPanelQuery,
  useDeleteBoardGroupMutation,
} from './BoardGroupsPanel.generated.ts';
import classes from './BoardGroupsPanel.module.css';
import { BoardTeamsModal } from './BoardTeamsModal.tsx';
import { GroupCard } from './GroupCard.tsx';
import { GroupModal } from './GroupModal.tsx';
import type { OpenedPart } from './opened.ts';
import { TemplateModal } from './TemplateModal.tsx';

/** 榜单分组: boards of a part of the teams or of the time, and how boards look. */
const BoardGroupsPanel = ({ competitionId }: PanelProps) => {
  const query = useBoardGroupsPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, setOpened] = useState<OpenedPart | null>(null);
  const [remove] = useDeleteBoardGroupMutation({ context: { showsErrors: true } });
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛"
      skeleton={<TextSkeleton lines={6} />}
    >
      {(competition) => {
        const stages = competition.stages ?? [];
        const close = () => setOpened(null);
        const groupsOf = (id: string) =>
          (competition.managedLeaderboardGroups ?? []).filter(({ taskId }) => taskId === id);
        if (stages.length === 0) return <EmptyState text="添加阶段与任务后才能设置榜单分组" />;
        return (
          <Stack gap="xl">
            <Text size="sm" c="dimmed">
              把一个任务的团队分成几个榜单，例如高校组与企业组，或按周统计。分组只在该任务的排行榜公开时可见。
            </Text>
            {stages.map((stage) => (
              <section key={stage.id} aria-label={stage.name}>
                <Group justify="space-between" mb="sm">
                  <Title order={3} size="h5">
                    {stage.name}
                  </Title>
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={`阶段总榜样式：${stage.name}`}
                    onClick={() =>
                      setOpened({
                        what: 'template',
                        owner: { of: 'STAGE', id: stage.id, name: stage.name },
                      })
                    }
                  >
                    阶段总榜样式
                  </Button>
                </Group>
                {(stage.tasks ?? []).length === 0 && <EmptyState text="该阶段暂无任务" />}
                <Stack gap="md">
                  {(stage.tasks ?? []).map((task) => (
                    <article key={task.id} className={classes.card} aria-label={task.name}>
                      <Group justify="space-between" gap="xs">
                        <Text fw={600}>{task.name}</Text>
                        <Group gap="xs">
                          <Button
                            variant="subtle"
                            size="xs"
                            aria-label={`榜单样式：${task.name}`}
                            onClick={() =>
                              setOpened({
                                what: 'template',
                                owner: { of: 'TASK', id: task.id, name: task.name },
                              })
                            }
                          >
                            榜单样式
                          </Button>
                          <Button
                            variant="default"
                            size="xs"
                            aria-label={`添加分组：${task.name}`}
                            onClick={() => setOpened({ what: 'group', task })}
                          >
                            添加分组
                          </Button>
                        </Group>
                      </Group>
                      {groupsOf(task.id).map((group) => (
                        <GroupCard key={group.id} task={task} group={group} onOpen={setOpened} />
                      ))}
                      {groupsOf(task.id).length === 0 && (
                        <Text size="sm" c="dimmed" mt="xs">
                          还没有榜单分组
                        </Text>
                      )}
                    </article>
                  ))}
                </Stack>
              </section>
            ))}
            <Opened of={opened?.what === 'group' && opened}>
              {(opened) => (
                <GroupModal
                  task={opened.task}
                  group={opened.group}
                  onSaved={query.refetch}
                  onClose={close}
                />
              )}
            </Opened>
            <Opened of={opened?.what === 'teams' && opened}>
              {(opened) => <BoardTeamsModal board={opened.board} onClose={close} />}
            </Opened>
            <Opened of={opened?.what === 'template' && opened}>
              {(opened) => <TemplateModal owner={opened.owner} onClose={close} />}
            </Opened>
            <Opened of={opened?.what === 'delete' && opened}>
              {(opened) => (
                <ConfirmModal
                  title="删除榜单分组"
                  action="删除"
                  failed="删除失败"
                  danger
                  onConfirm={async () => {
                    await remove({ variables: { input: { groupId: opened.group.id } } });
                    await query.refetch();
                    notify.done('已删除');
                  }}
                  onClose={close}
                >
                  <Text>
                    确定删除分组「{opened.group.name}」及其中的榜单吗？团队的成绩不受影响。
                  </Text>
                </ConfirmModal>
              )}
            </Opened>
          </Stack>
        );
      }}
    </Loaded>
  );
};

export default BoardGroupsPanel;
