import { Badge, Button, Group, Text, Title } from '@mantine/core';
import type { ManagedBinding } from './BindingModal.tsx';
import classes from './DatasetSettingsPanel.module.css';
import { OrderButtons } from './OrderButtons.tsx';

interface BindingCardProps {
  binding: ManagedBinding;
  /** Place among the datasets from 0, and the last one of them. */
  position: number;
  last: number;
  /** True while an order is being saved. */
  busy: boolean;
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A dataset of the competition: readers, files, and what its organizer can do with it. */
export const BindingCard = (props: BindingCardProps) => {
  const { binding, onEdit, onRemove, ...order } = props;
  return (
    <article className={classes.card} aria-label={binding.title}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Title order={3} size="h5">
            {binding.title}
          </Title>
          {binding.isPublic && (
            <Badge color="success" variant="light">
              公开
            </Badge>
          )}
          {binding.reviewStage !== null && (
            <Badge variant="light">第{binding.reviewStage}阶段起可见</Badge>
          )}
        </Group>
        <Group gap="xs">
          <OrderButtons what="数据集" title={binding.title} {...order} />
          <Button
            variant="default"
            size="xs"
            aria-label={`编辑数据集：${binding.title}`}
            onClick={onEdit}
          >
            编辑
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={`移除数据集：${binding.title}`}
            onClick={onRemove}
          >
            移除
          </Button>
        </Group>
      </Group>
      <Text size="sm" c="dimmed" className={classes.files}>
        {binding.files.map(({ name }) => name).join('、') || '暂无文件'}
      </Text>
    </article>
  );
};
