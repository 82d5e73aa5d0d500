import '#theme/styles/forms.ts';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { noteProblem, projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { AuthorshipField } from '#components/AuthorshipField/AuthorshipField.tsx';
import { type Said, saidErrors, saidInput, unsaid } from '#components/AuthorshipField/said.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { errorsUnder, problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { forgetProjectCounts } from '#domains/projects/forget-counts.ts';
import { usePublishVersionMutation } from './PublishModal.generated.ts';

interface PublishModalProps {
  projectId: string;
  /** Its newest version's number; null before there is any. */
  newest: number | null;
  onClose: () => void;
}

/** Form for what has changed in the version to be published. */
const PublishModal = ({ projectId, newest, onClose }: PublishModalProps) => {
  const form = useForm({
    initialValues: { note: '', said: unsaid },
    validate: ({ note, said }) => ({
      ...saidErrors(said),
      ...problemsByField(
        'CreateProjectVersionInput',
        [noteProblem(note)].filter((problem) => problem !== null),
      ),
    }),
  });
  const [publish] = usePublishVersionMutation({
    context: { showsErrors: true },
    // Its first version is what others see of it.
    update: forgetProjectCounts,
  });
  const send = async ({ note, said }: { note: string; said: Said }) => {
    const input = { projectId, note: note.trim(), ...saidInput(said) };
    const { data } = await publish({ variables: { input } });
    const [version] = data?.createProjectVersion.versions ?? [];
    if (version && version.number !== newest) notify.done(`已发布版本 ${version.number}`);
    else notify.done('笔记本没有改动，仍是上一个版本');
  };
  return (
    <FormModal title="发布新版本" action="发布" form={form} send={send} onClose={onClose}>
      <Textarea
        label="版本说明"
        description={`这一版改了什么，最多 ${projectLimits.note} 个字符；发布后版本不能修改`}
        autosize
        minRows={3}
        data-autofocus
        {...form.getInputProps('note')}
      />
      <AuthorshipField
        value={form.values.said}
        onChange={(said) => form.setFieldValue('said', said)}
        error={errorsUnder(form.errors, 'authorshipModel')('') ?? null}
      />
    </FormModal>
  );
};

export default PublishModal;
