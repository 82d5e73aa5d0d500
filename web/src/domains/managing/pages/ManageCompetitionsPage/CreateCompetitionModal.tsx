import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  emptySettings,
  settingsProblems,
} from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import type { CompetitionKind } from '../../../../apollo/schema.generated.ts';
import { FormModal } from '../../../../components/FormModal/FormModal.tsx';
import { TimeField } from '../../../../components/TimeField/TimeField.tsx';
import { problemsByField } from '../../../../lib/field-of.ts';
import { useNavigate } from '../../../../routing/useNavigate.ts';
import { kinds } from '../../kinds.ts';
import { manageCompetitionPath } from '../../paths.ts';
import { useCreateCompetitionMutation } from './CreateCompetition.generated.ts';

interface Values {
  name: string;
  startDate: string;
  endDate: string;
  kind: CompetitionKind;
}

const problemsOf = (values: Values): Record<string, string> => ({
  ...problemsByField(
    'UpdateCompetitionInput',
    settingsProblems({ ...emptySettings, ...values, endDate: values.endDate || null }),
  ),
  ...(!values.endDate && { endDate: '请选择结束时间' }),
});

interface CreateCompetitionModalProps {
  shortName: string;
  onClose: () => void;
}

/** The few things that a draft begins with; the rest follows on its managing page. */
const CreateCompetitionModal = ({ shortName, onClose }: CreateCompetitionModalProps) => {
  const navigate = useNavigate();
  const [create] = useCreateCompetitionMutation({
    context: { showsErrors: true },
  });
  const form = useForm<Values>({
    initialValues: { name: '', startDate: '', endDate: '', kind: 'COMPETITION' },
    validate: problemsOf,
  });
  const send = async (values: Values) => {
    const { data } = await create({
      variables: { input: { organization: shortName, ...values, name: values.name.trim() } },
    });
    if (data)
      await navigate(manageCompetitionPath(shortName, data.createCompetition.id, 'settings'));
  };
  return (
    <FormModal
      title="新建比赛"
      form={form}
      action="创建草稿"
      failed="新建失败"
      send={send}
      onClose={onClose}
    >
      <TextInput label="比赛名称" required data-autofocus {...form.getInputProps('name')} />
      <NativeSelect label="类型" data={kinds} {...form.getInputProps('kind')} />
      <TimeField label="开始时间" required {...form.getInputProps('startDate')} />
      <TimeField label="结束时间" required {...form.getInputProps('endDate')} />
    </FormModal>
  );
};

export default CreateCompetitionModal;
