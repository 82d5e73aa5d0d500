import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { classProblems } from '@whaletide/schema/domains/classes/rules/classes.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { classPath } from '#domains/classes/paths.ts';
import { problemsByField } from '#lib/field-of.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useCreateClassMutation } from './OwnClasses.generated.ts';

interface CreateClassModalProps {
  /** Organizations that the viewer belongs to. */
  organizations: readonly { shortName: string; name: string }[];
  onClose: () => void;
}

/** Makes a class of an organization, and leads to it. */
const CreateClassModal = ({ organizations, onClose }: CreateClassModalProps) => {
  const navigate = useNavigate();
  const [create] = useCreateClassMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { organization: organizations[0]?.shortName ?? '', name: '', description: '' },
    validate: (values) => problemsByField('CreateClassInput', classProblems(values)),
  });
  const send = async ({ organization, name, description }: typeof form.values) => {
    const input = { organization, name: name.trim(), description: description.trim() };
    const { data } = await create({ variables: { input } });
    if (data) await navigate(classPath(data.createClass.id));
  };
  return (
    <FormModal title="新建班级" form={form} action="创建" send={send} onClose={onClose}>
      <NativeSelect
        label="所属组织"
        data={organizations.map(({ shortName, name }) => ({ value: shortName, label: name }))}
        {...form.getInputProps('organization')}
      />
      <TextInput
        label="班级名称"
        placeholder="例如：机器学习 2026 秋"
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea label="简介" autosize minRows={2} {...form.getInputProps('description')} />
    </FormModal>
  );
};

export default CreateClassModal;
