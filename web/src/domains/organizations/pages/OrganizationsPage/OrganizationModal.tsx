import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  organizationProblems,
  shortNameProblem,
} from '@whaletide/schema/domains/organizations/rules.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
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

const INPUT = 'CreateOrganizationInput';

const problemsOf = (values: Values) => {
  const shortName = shortNameProblem(values.shortName.trim());
  return problemsByField(INPUT, [
    ...(shortName ? [shortName] : []),
    ...organizationProblems(values),
  ]);
};

/**
 * Dialog that edits an organization's profile. Its short name can't change, as it is part of
 * addresses.
 */
export const OrganizationModal = ({ organization, onDone, onClose }: OrganizationModalProps) => {
  const showsErrors = { context: { showsErrors: true } };
  const [create] = useCreateOrganizationMutation(showsErrors);
  const [update] = useUpdateOrganizationMutation(showsErrors);
  const form = useForm<Values>({
    initialValues: {
      shortName: organization?.shortName ?? '',
      name: organization?.name ?? '',
      description: organization?.description ?? '',
    },
    // Older short names may be of another form.
    validate: (values) =>
      organization ? problemsByField(INPUT, organizationProblems(values)) : problemsOf(values),
  });
  const send = async (values: Values) => {
    const input = { ...values, shortName: values.shortName.trim() };
    await (organization ? update : create)({ variables: { input } });
    notify.done(organization ? '组织已保存' : '组织已新建');
    await onDone();
  };
  return (
    <FormModal
      title={organization ? '编辑组织' : '新建组织'}
      form={form}
      send={send}
      onClose={onClose}
    >
      <TextInput label="组织名称" required data-autofocus {...form.getInputProps('name')} />
      <TextInput
        label="短名"
        description="用在组织页面的地址中，新建后不能更改"
        required
        disabled={organization !== null}
        {...form.getInputProps('shortName')}
      />
      <Textarea label="简介" autosize minRows={2} {...form.getInputProps('description')} />
    </FormModal>
  );
};
