import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TaskValues } from './task-values.ts';

/** Form fields for the board's last hours, and for works after the end. */
export const AfterEndFields = ({ form }: { form: UseFormReturnType<TaskValues> }) => (
  <>
    <NumberInput
      label="封榜时长（小时）"
      description="任务结束前的这段时间里，公开榜停在封榜开始时的样子，只有主办方看到最新排名；团队仍看到自己提交的得分。留空为不封榜"
      min={1}
      max={168}
      allowDecimal={false}
      {...form.getInputProps('frozenHours')}
    />
    {form.values.type === 'AUTOMATIC' && (
      <Checkbox
        label="任务结束后允许赛后提交（练习）"
        description="赛后提交照常计次和评分，单独排名，不进入正式榜单和最终排名"
        {...form.getInputProps('takesLateWorks', { type: 'checkbox' })}
      />
    )}
  </>
);
