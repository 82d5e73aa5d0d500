import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Group, Text } from '@mantine/core';
import { Fold } from '#components/Fold/Fold.tsx';
import { BoardProtectionButton } from '#domains/submissions/components/BoardProtection/BoardProtectionButton.tsx';
import { AfterEndFields } from '#domains/managing/panels/StagesPanel/AfterEndFields.tsx';
import { LimitFields } from '#domains/managing/panels/StagesPanel/LimitFields.tsx';
import { BoardFields } from '#domains/managing/panels/StagesPanel/PeriodFields.tsx';
import { PrivateBoardFields } from '#domains/managing/panels/StagesPanel/PrivateBoardFields.tsx';
import { RoundingField } from '#domains/managing/panels/StagesPanel/RoundingField.tsx';
import { hasErrorAt, type StepProps } from './step-props.ts';

/** Way to protect the public board, which is settled with a task that exists. */
const Protection = ({ task }: Pick<StepProps, 'task'>) =>
  task ? (
    <Group gap="sm">
      <BoardProtectionButton taskId={task.id} />
      <Text size="sm" c="dimmed">
        只在得分有显著提升时更新公开的得分，让反复试探得不到隐藏的答案
      </Text>
    </Group>
  ) : (
    <Text size="sm" c="dimmed">
      有现金奖励时默认保护公开榜：只在得分有显著提升时更新公开的得分。创建任务后可以在这一步修改。
    </Text>
  );

/** 次数与保护: how often a team may submit, and who sees which board when. */
export const LimitsStep = ({ form, task }: StepProps) => {
  const { type, frozenHours, takesLateWorks, isClosedForSubmissions } = form.values;
  const isFile = type === 'AUTOMATIC';
  return (
    <>
      <LimitFields form={form} of={isFile ? 'objective' : 'form'} />
      <BoardFields form={form} />
      {isFile && <Protection task={task} />}
      {isFile && <RoundingField form={form} task={task} />}
      <Fold
        title="Private 榜"
        about={
          isFile
            ? `每支团队至多 ${form.values.objective.selectionLimit} 条提交计入最终的榜单，以及何时公开。`
            : '隐藏的榜单何时公开。'
        }
        needed={hasErrorAt(
          form.errors,
          'objective.selectionLimit',
          'objective.selectionEndsAt',
          'privateLeaderboardOpensAt',
        )}
      >
        <PrivateBoardFields form={form} task={task} />
      </Fold>
      <Fold
        title="封榜、赛后提交与暂停"
        about="最后几小时公开榜停在原处；结束后继续练习；出现问题时先停止接收提交。"
        startsOpen={frozenHours !== '' || takesLateWorks || isClosedForSubmissions}
        needed={hasErrorAt(form.errors, 'frozenHours')}
      >
        <AfterEndFields form={form} />
        <Checkbox
          label="关闭提交"
          description="参赛者暂时不能提交，已有的提交不受影响"
          {...form.getInputProps('isClosedForSubmissions', { type: 'checkbox' })}
        />
      </Fold>
    </>
  );
};
