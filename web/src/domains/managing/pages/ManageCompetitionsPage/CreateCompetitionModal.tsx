import '../../../../theme/styles/dialogs.ts';
import { Alert, Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { settingsProblems } from '@whaletide/schema/rules/competition-settings.ts';
import { useNavigate } from 'react-router';
import { failureOf } from '../../../../apollo/errors.ts';
import type { CompetitionKind } from '../../../../apollo/schema.generated.ts';
import { TimeField } from '../../../../components/TimeField/TimeField.tsx';
import { fieldOf, problemsByField } from '../../../../lib/field-of.ts';
import { kinds } from '../../kinds.ts';
import { manageCompetitionPath } from '../../paths.ts';
import { useCreateCompetitionMutation } from './CreateCompetition.generated.ts';

interface Values {
  name: string;
  startDate: string;
  endDate: string;
  kind: CompetitionKind;
}

const blank = {
  shortDescription: '',
  award: '',
  displayLabel: '',
  landingUrl: '',
  tags: [],
  registerEndDate: null,
  maxMembersPerTeam: 1,
  teamNotification: '',
  tabs: [],
};

const problemsOf = (values: Values): Record<string, string> => ({
  ...problemsByField(settingsProblems({ ...blank, ...values, endDate: values.endDate || null })),
  ...(!values.endDate && { endDate: '请选择结束时间' }),
});

interface CreateCompetitionModalProps {
  shortName: string;
  onClose: () => void;
}

/** The few things that a draft begins with; the rest follows on its managing page. */
const CreateCompetitionModal = ({ shortName, onClose }: CreateCompetitionModalProps) => {
  const navigate = useNavigate();
  const [create, { loading, error }] = useCreateCompetitionMutation({
    context: { showsErrors: true },
  });
  const form = useForm<Values>({
    initialValues: { name: '', startDate: '', endDate: '', kind: 'COMPETITION' },
    validate: problemsOf,
  });
  const submit = form.onSubmit(async (values) => {
    try {
      const { data } = await create({
        variables: { input: { organization: shortName, ...values, name: values.name.trim() } },
      });
      if (data)
        await navigate(manageCompetitionPath(shortName, data.createCompetition.id, 'settings'));
    } catch (refusal) {
      const { field, message } = failureOf(refusal);
      if (field) form.setFieldError(fieldOf(field), message);
    }
  });
  return (
    <Modal opened onClose={onClose} title="新建比赛" closeOnClickOutside={!form.isDirty()}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label="比赛名称" required data-autofocus {...form.getInputProps('name')} />
          <NativeSelect label="类型" data={kinds} {...form.getInputProps('kind')} />
          <TimeField label="开始时间" required {...form.getInputProps('startDate')} />
          <TimeField label="结束时间" required {...form.getInputProps('endDate')} />
          {Boolean(error) && (
            <Alert color="coral" title="新建失败" role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" loading={loading}>
              创建草稿
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

export default CreateCompetitionModal;
