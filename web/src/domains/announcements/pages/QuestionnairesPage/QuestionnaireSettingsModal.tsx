import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { QuestionFields } from './QuestionFields.tsx';
import {
  inputOf,
  problemsOf,
  type QuestionnaireValues,
  type Row,
  valuesOf,
} from './questionnaire-values.ts';
import {
  useCreateQuestionnaireMutation,
  useUpdateQuestionnaireMutation,
} from './Questionnaires.generated.ts';

interface QuestionnaireSettingsModalProps {
  /** Null writes a new one. */
  questionnaire: Row | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Form for a questionnaire's subject and questions. */
export const QuestionnaireSettingsModal = (props: QuestionnaireSettingsModalProps) => {
  const { questionnaire, onDone, onClose } = props;
  const showsErrors = { context: { showsErrors: true } };
  const [create] = useCreateQuestionnaireMutation(showsErrors);
  const [update] = useUpdateQuestionnaireMutation(showsErrors);
  const [first] = useState(() => valuesOf(questionnaire));
  const form = useForm<QuestionnaireValues>({ initialValues: first, validate: problemsOf });
  const send = async (values: QuestionnaireValues) => {
    const input = inputOf(values);
    await (questionnaire
      ? update({ variables: { input: { ...input, id: questionnaire.id } } })
      : create({ variables: { input } }));
    notify.done(questionnaire ? '问卷已保存' : '问卷草稿已保存');
    await onDone();
  };
  return (
    <FormModal
      title={questionnaire ? '编辑问卷' : '新建问卷'}
      size="lg"
      form={form}
      send={send}
      onClose={onClose}
    >
      <TextInput label="问卷名称" required data-autofocus {...form.getInputProps('name')} />
      <Textarea
        label="问卷说明"
        description="填写前显示，说明问卷的目的"
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('description')}
      />
      <QuestionFields form={form} />
    </FormModal>
  );
};
