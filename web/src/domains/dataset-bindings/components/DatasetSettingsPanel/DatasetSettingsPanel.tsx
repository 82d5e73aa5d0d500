import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { BindingCard } from './BindingCard.tsx';
import { BindingModal, type ManagedBinding } from './BindingModal.tsx';
import { DescriptionForm } from './DescriptionForm.tsx';
import { ProjectsSection } from './ProjectsSection.tsx';
import {
  useDatasetSettingsQuery,
  useOrderDatasetBindingsMutation,
  useRemoveDatasetBindingMutation,
} from './DatasetSettingsPanel.generated.ts';

/**
 * Dialog open over the panel: a form (a new one without its dataset), or the question before
 * removing.
 */
type Opened =
  { what: 'form'; binding?: ManagedBinding } | { what: 'remove'; binding: ManagedBinding };

/** Organizers: the datasets that the competition hands out, and who sees them. */
const DatasetSettingsPanel = ({ competitionId }: PanelProps) => {
  const query = useDatasetSettingsQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [order, { loading: ordering }] = useOrderDatasetBindingsMutation();
  const [remove] = useRemoveDatasetBindingMutation({ context: { showsErrors: true } });
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<TextSkeleton lines={6} />}
    >
      {(competition) => {
        const bindings = competition.datasetBindings ?? [];
        const close = () => setOpened(null);
        const move = async (from: number, to: number) => {
          const ids = bindings.map(({ id }) => id);
          const [moved = ''] = ids.splice(from, 1);
          const bindingIds = ids.toSpliced(to, 0, moved);
          // The notice is the error link's; what has changed meanwhile is shown.
          await order({ variables: { input: { competitionId, bindingIds } } }).catch(() =>
            query.refetch(),
          );
        };
        return (
          <Stack gap="xl">
            <section aria-label="数据集列表">
              {bindings.length === 0 ? (
                <EmptyState text="还没有数据集" />
              ) : (
                <Stack gap="md" mb="md">
                  {bindings.map((binding, position) => (
                    <BindingCard
                      key={binding.id}
                      binding={binding}
                      position={position}
                      last={bindings.length - 1}
                      busy={ordering}
                      onMove={(to) => void move(position, to)}
                      onEdit={() => setOpened({ what: 'form', binding })}
                      onRemove={() => setOpened({ what: 'remove', binding })}
                    />
                  ))}
                </Stack>
              )}
              <Button variant="light" onClick={() => setOpened({ what: 'form' })}>
                添加数据集
              </Button>
            </section>
            <DescriptionForm
              competitionId={competition.id}
              saved={competition.datasetDescription ?? ''}
            />
            <ProjectsSection competitionId={competition.id} />
            <Opened of={opened?.what === 'form' && opened}>
              {(opened) => (
                <BindingModal
                  competitionId={competition.id}
                  stages={competition.stages ?? []}
                  binding={opened.binding}
                  onSaved={query.refetch}
                  onClose={close}
                />
              )}
            </Opened>
            <Opened of={opened?.what === 'remove' && opened}>
              {(opened) => (
                <ConfirmModal
                  title="移除数据集"
                  action="移除"
                  failed="移除失败"
                  danger
                  onConfirm={async () => {
                    await remove({ variables: { input: { bindingId: opened.binding.id } } });
                    await query.refetch();
                  }}
                  onClose={close}
                >
                  <Text>
                    确定移除「{opened.binding.title}」吗？参赛者将不能再查看和下载其中的文件。
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

export default DatasetSettingsPanel;
