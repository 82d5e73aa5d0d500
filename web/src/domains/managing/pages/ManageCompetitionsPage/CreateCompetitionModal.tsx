import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FIRST_TYPE } from '@whaletide/schema/domains/activities/rules/activity-settings.ts';
import {
  activityTypes,
  filteredTypes,
} from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import {
  emptySettings,
  settingsProblems,
} from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import type { ActivityType, CompetitionKind } from '#apollo/schema.generated.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { kinds } from '#domains/managing/kinds.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { useCreateCompetitionMutation } from './CreateCompetition.generated.ts';

interface Values {
  name: string;
  startDate: string;
  endDate: string;
  kind: CompetitionKind;
  activityType: ActivityType;
}

const problemsOf = (values: Values): Record<string, string> => ({
  ...problemsByField(
    'UpdateCompetitionInput',
    settingsProblems(
      { ...emptySettings, ...values, endDate: values.endDate || null },
      eventWord(values),
    ),
  ),
  ...(!values.endDate && { endDate: '请选择结束时间' }),
});

interface CreateCompetitionModalProps {
  shortName: string;
  /** Kind that is chosen at first. */
  kind: CompetitionKind;
  onClose: () => void;
}

/** The few things that a draft begins with; the rest follows on its managing page. */
const CreateCompetitionModal = ({ shortName, kind, onClose }: CreateCompetitionModalProps) => {
  const navigate = useNavigate();
  const [create] = useCreateCompetitionMutation({
    context: { showsErrors: true },
  });
  const form = useForm<Values>({
    initialValues: {
      name: '',
      startDate: '',
      endDate: '',
      kind,
      activityType: FIRST_TYPE,
    },
    validate: problemsOf,
  });
  const send = async ({ activityType, ...values }: Values) => {
    const { data } = await create({
      variables: {
        input: {
          organization: shortName,
          ...values,
          name: values.name.trim(),
          ...(values.kind === 'ACTIVITY' && { activityType }),
        },
      },
    });
    if (data)
      await navigate(manageCompetitionPath(shortName, data.createCompetition.id, 'settings'));
  };
  return (
    <FormModal
      title={`新建${eventWord(form.values)}`}
      form={form}
      action="创建草稿"
      failed="新建失败"
      send={send}
      onClose={onClose}
    >
      <TextInput
        label={`${eventWord(form.values)}名称`}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NativeSelect label="类型" data={kinds} {...form.getInputProps('kind')} />
      {form.values.kind === 'ACTIVITY' && (
        <NativeSelect
          label="活动类型"
          data={filteredTypes.map((value) => ({ value, label: activityTypes[value] }))}
          {...form.getInputProps('activityType')}
        />
      )}
      <TimeField label="开始时间" required {...form.getInputProps('startDate')} />
      <TimeField label="结束时间" required {...form.getInputProps('endDate')} />
    </FormModal>
  );
};

export default CreateCompetitionModal;
