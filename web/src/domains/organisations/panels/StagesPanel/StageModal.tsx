import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import {
  Alert,
  Button,
  Checkbox,
  Group,
  Modal,
  NumberInput,
  Stack,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { stageProblems } from '@whaletide/schema/rules/competition-parts.ts';
import { failureOf } from '../../../../apollo/errors.ts';
import { TimeField } from '../../components/TimeField/TimeField.tsx';
import { fieldOf, problemsByField } from '../../field-of.ts';
import type { Competition, Stage } from './opened.ts';
import { useCreateStageMutation, useUpdateStageMutation } from './StagesPanel.generated.ts';

const context = { showsErrors: true };

interface StageModalProps {
  competition: Competition;
  stage: Stage | undefined;
  onClose: () => void;
}

const valuesOf = (competition: Competition, stage: Stage | undefined) => ({
  name: stage?.name ?? '',
  startDate: stage?.startDate ?? competition.startDate,
  endDate: stage?.endDate ?? competition.endDate ?? '',
  awardWhaleCoin: (stage?.awardWhaleCoin ?? 0) as number | string,
  showsLeaderboard: stage?.showsLeaderboard ?? true,
  showsPrivateLeaderboard: stage?.showsPrivateLeaderboard ?? false,
});

/** A stage: its name, its time within the competition's, its award, the boards it shows. */
export const StageModal = ({ competition, stage, onClose }: StageModalProps) => {
  const [create, created] = useCreateStageMutation({ context });
  const [update, updated] = useUpdateStageMutation({ context });
  const error = created.error ?? updated.error;
  const whole = { startDate: competition.startDate, endDate: competition.endDate ?? null };
  const form = useForm({
    initialValues: valuesOf(competition, stage),
    validate: (values) => ({
      ...problemsByField(
        stageProblems({ ...values, awardWhaleCoin: Number(values.awardWhaleCoin) }, whole),
      ),
      ...(!values.endDate && { endDate: '请选择结束时间' }),
    }),
  });
  const submit = form.onSubmit(async (values) => {
    const settings = {
      ...values,
      name: values.name.trim(),
      awardWhaleCoin: Number(values.awardWhaleCoin),
    };
    try {
      await (stage
        ? update({ variables: { input: { stageId: stage.id, stage: settings } } })
        : create({ variables: { input: { competitionId: competition.id, stage: settings } } }));
      onClose();
    } catch (refusal) {
      const { field, message } = failureOf(refusal);
      if (field) form.setFieldError(fieldOf(field), message);
    }
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={stage ? '编辑阶段' : '添加阶段'}
      closeOnClickOutside={!form.isDirty()}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label="阶段名称" required data-autofocus {...form.getInputProps('name')} />
          <TimeField label="开始时间" required {...form.getInputProps('startDate')} />
          <TimeField label="结束时间" required {...form.getInputProps('endDate')} />
          <NumberInput
            label="晋级奖励（鲸币）"
            description="发给晋级团队的每位成员，每人一次"
            min={0}
            allowDecimal={false}
            {...form.getInputProps('awardWhaleCoin')}
          />
          <Checkbox
            label="公开 Public 排行榜"
            {...form.getInputProps('showsLeaderboard', { type: 'checkbox' })}
          />
          <Checkbox
            label="公开 Private 排行榜"
            {...form.getInputProps('showsPrivateLeaderboard', { type: 'checkbox' })}
          />
          {Boolean(error) && (
            <Alert color="coral" title="保存失败" role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" loading={created.loading || updated.loading}>
              保存
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
