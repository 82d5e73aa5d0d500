import '../../../../theme/styles/dialogs.ts';
import { Alert, Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { organizationProblems, shortNameProblem } from '@whaletide/schema/rules/organizations.ts';
import { failureOf } from '../../../../apollo/errors.ts';
import { fieldOf, problemsByField } from '../../../../lib/field-of.ts';
import {
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
} from './Organizations.generated.ts';

interface Values {
  shortName: string;
  name: string;
  description: string;
}

interface OrganizationModalProps {
  /** Null makes a new one. */
  organization: Values | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const problemsOf = (values: Values) => {
  const shortName = shortNameProblem(values.shortName.trim());
  return problemsByField([...(shortName ? [shortName] : []), ...organizationProblems(values)]);
};

/** What an organization says of itself. Its short name stays: it is part of addresses. */
export const OrganizationModal = ({ organization, onDone, onClose }: OrganizationModalProps) => {
  const showsErrors = { context: { showsErrors: true } };
  const [create, creating] = useCreateOrganizationMutation(showsErrors);
  const [update, updating] = useUpdateOrganizationMutation(showsErrors);
  const { loading, error } = organization ? updating : creating;
  const form = useForm<Values>({
    initialValues: {
      shortName: organization?.shortName ?? '',
      name: organization?.name ?? '',
      description: organization?.description ?? '',
    },
    // Older short names may be of another form.
    validate: (values) =>
      organization ? problemsByField(organizationProblems(values)) : problemsOf(values),
  });
  const submit = form.onSubmit(async (values) => {
    const input = { ...values, shortName: values.shortName.trim() };
    try {
      await (organization ? update : create)({ variables: { input } });
    } catch (refusal) {
      const { field, message } = failureOf(refusal);
      if (field) form.setFieldError(fieldOf(field), message);
      return;
    }
    notifications.show({ color: 'kelp', message: organization ? '组织已保存' : '组织已新建' });
    await onDone();
    onClose();
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={organization ? '编辑组织' : '新建组织'}
      closeOnClickOutside={!form.isDirty()}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label="组织名称" required data-autofocus {...form.getInputProps('name')} />
          <TextInput
            label="短名"
            description="用在组织页面的地址中，新建后不能更改"
            required
            disabled={organization !== null}
            {...form.getInputProps('shortName')}
          />
          <Textarea label="简介" autosize minRows={2} {...form.getInputProps('description')} />
          {Boolean(error) && (
            <Alert color="coral" title="保存失败" role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" loading={loading}>
              保存
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
