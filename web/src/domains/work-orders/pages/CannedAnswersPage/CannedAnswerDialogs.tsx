import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  cannedAnswerLimits as limits,
  cannedAnswerProblem,
} from '@whaletide/schema/domains/work-orders/rules/canned-answers.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { LabelledEditor } from '#components/MarkdownEditor/LabelledEditor.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { CannedAnswersDocument } from '#domains/work-orders/components/ReplyForm/CannedAnswers.generated.ts';
import {
  useCreateCannedAnswerMutation,
  useDeleteCannedAnswerMutation,
  useUpdateCannedAnswerMutation,
} from './CannedAnswers.generated.ts';

export interface Answer {
  id: string;
  title: string;
  text: string;
}

export type AnswerDialog =
  { kind: 'create' } | { kind: 'edit'; answer: Answer } | { kind: 'delete'; answer: Answer };

const context = { showsErrors: true };
const options = { context, refetchQueries: [CannedAnswersDocument], awaitRefetchQueries: true };

interface EditorProps {
  /** Answer that is changed; none where a new one is made. */
  answer?: Answer;
  onClose: () => void;
}

const Editor = ({ answer, onClose }: EditorProps) => {
  const [create] = useCreateCannedAnswerMutation(options);
  const [update] = useUpdateCannedAnswerMutation({ context });
  const form = useForm({
    initialValues: { title: answer?.title ?? '', text: answer?.text ?? '' },
    validate: ({ title, text }) => {
      const problem = cannedAnswerProblem({ Title: title, Text: text });
      return problemsByField('CreateCannedAnswerInput', problem ? [problem] : []);
    },
  });
  return (
    <FormModal
      title={answer ? '修改常用回复' : '新建常用回复'}
      size="lg"
      form={form}
      send={async (input) => {
        if (answer) await update({ variables: { input: { cannedAnswerId: answer.id, ...input } } });
        else await create({ variables: { input } });
        notify.done('已保存');
      }}
      onClose={onClose}
    >
      <TextInput
        label="标题"
        required
        data-autofocus
        description={`会员看不到标题，最多${limits.title}个字符`}
        {...form.getInputProps('title')}
      />
      <LabelledEditor
        message
        label="内容"
        required
        rows={5}
        description={`插入回复之后可以再修改，最多${limits.text}个字符`}
        {...form.getInputProps('text')}
      />
    </FormModal>
  );
};

const Removal = ({ answer, onClose }: Required<EditorProps>) => {
  const [remove] = useDeleteCannedAnswerMutation(options);
  return (
    <ConfirmModal
      title="删除常用回复"
      action="删除"
      failed="删除失败"
      danger
      onConfirm={async () => {
        await remove({ variables: { input: { cannedAnswerId: answer.id } } });
        notify.done('已删除');
      }}
      onClose={onClose}
    >
      <Text>确定删除「{answer.title}」吗？已经发出的回复不受影响。</Text>
    </ConfirmModal>
  );
};

/** Dialogs about one canned answer: made, changed or removed. */
const CannedAnswerDialogs = ({
  dialog,
  onClose,
}: {
  dialog: AnswerDialog;
  onClose: () => void;
}) => {
  if (dialog.kind === 'create') return <Editor onClose={onClose} />;
  if (dialog.kind === 'edit') return <Editor answer={dialog.answer} onClose={onClose} />;
  return <Removal answer={dialog.answer} onClose={onClose} />;
};

export default CannedAnswerDialogs;
