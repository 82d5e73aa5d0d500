import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import type { Task } from './opened.ts';
import type { TaskValues } from './task-values.ts';

interface PrivateBoardFieldsProps {
  form: UseFormReturnType<TaskValues>;
  task: Task | undefined;
}

const counts = [
  { value: '1', label: '1 条' },
  { value: '2', label: '2 条' },
];

/** Form fields for who enters the private board with which works, and when everyone sees it. */
export const PrivateBoardFields = ({ form, task }: PrivateBoardFieldsProps) => {
  const { type, objective } = form.values;
  const settled = (task?.management?.worksCount ?? 0) > 0;
  return (
    <>
      {type === 'AUTOMATIC' && (
        <>
          <NativeSelect
            label="进入 Private 榜的提交"
            description={
              settled ? '已有提交，不能再修改' : '团队没有选择时，取 Public 得分最好的几条'
            }
            data={counts}
            disabled={settled}
            value={String(objective.selectionLimit)}
            error={form.errors['objective.selectionLimit']}
            onChange={({ currentTarget }) =>
              form.setFieldValue('objective.selectionLimit', Number(currentTarget.value))
            }
          />
          <Checkbox
            label="由团队选择进入 Private 榜的提交"
            {...form.getInputProps('objective.hasPrivateBoard', { type: 'checkbox' })}
          />
          {objective.hasPrivateBoard && (
            <TimeField
              label="选择截止时间"
              description="留空为任务结束时"
              {...form.getInputProps('objective.selectionEndsAt')}
            />
          )}
        </>
      )}
      <TimeField
        label="Private 排行榜公开时间"
        description="到时自动公开，不早于任务结束；留空为手动公开"
        {...form.getInputProps('privateLeaderboardOpensAt')}
      />
      <Checkbox
        label="公开后团队可以看到自己的 Private 最佳提交"
        {...form.getInputProps('showsPrivateBestWork', { type: 'checkbox' })}
      />
    </>
  );
};
