import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import type { LackingField } from './form-state.ts';
import type { FormStep, StepKey } from './form-steps.ts';
import classes from './ManageTaskPage.module.css';

interface TaskActionsProps {
  isNew: boolean;
  previous: FormStep | undefined;
  next: FormStep | undefined;
  changed: readonly LackingField[];
  /** True where there is something to give up. */
  canDiscard: boolean;
  /** While a file is on its way. */
  disabled: boolean;
  busy: boolean;
  onGo: (step: StepKey) => void;
  onDiscard: () => void;
}

const labelsOf = (changed: readonly LackingField[]): string =>
  [...new Set(changed.map(({ label }) => label))].join('、');

/** List of what isn't saved yet, the ways to the steps beside this one, and the button that saves. */
export const TaskActions = (props: TaskActionsProps) => {
  const { isNew, previous, next, changed, canDiscard, disabled, busy, onGo, onDiscard } = props;
  const [asking, setAsking] = useState(false);
  const saves = isNew ? !next : changed.length > 0;
  return (
    <div className={classes.actions}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" aria-live="polite">
          {isNew && canDiscard && '填写的内容保存在这个浏览器里，创建后才会公开。'}
          {changed.length > 0 && `${changed.length} 处修改未保存：${labelsOf(changed)}`}
        </Text>
        {canDiscard && (
          <Button variant="subtle" color="gray" size="xs" onClick={() => setAsking(true)}>
            {isNew ? '清空重填' : '放弃修改'}
          </Button>
        )}
      </Group>
      <Group justify="space-between">
        {previous ? (
          <Button variant="default" onClick={() => onGo(previous.key)}>
            上一步
          </Button>
        ) : (
          <span />
        )}
        <Group gap="sm">
          {next && (
            <Button
              variant={isNew ? 'filled' : 'default'}
              disabled={busy}
              onClick={() => onGo(next.key)}
            >
              下一步：{next.title}
            </Button>
          )}
          {saves && (
            <Button type="submit" loading={busy} disabled={disabled}>
              {isNew ? '创建任务' : '保存修改'}
            </Button>
          )}
        </Group>
      </Group>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title={isNew ? '清空重填' : '放弃修改'}
            action={isNew ? '清空' : '放弃'}
            failed="操作失败"
            danger
            onConfirm={() => Promise.resolve(onDiscard())}
            onClose={() => setAsking(false)}
          >
            {isNew ? '已填写的内容会全部清空。' : '没有保存的修改会丢失，恢复为目前生效的设置。'}
          </ConfirmModal>
        )}
      </Opened>
    </div>
  );
};
