import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router';
import { ERROR_TITLE } from '#apollo/errors.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { forgetQuestionnaire } from './forget-questionnaire.ts';
import { type AnswerValues, noAnswers, problemsOf, type Questionnaire } from './questionnaire.ts';
import { useAnswerQuestionnaireMutation } from './QuestionnairePopup.generated.ts';
import { QuestionField } from './QuestionField.tsx';

interface QuestionnaireFormProps {
  questionnaire: Questionnaire;
  onRefuse: () => void;
  onClose: () => void;
}

/** The questions of a questionnaire, and thanks once they are answered. */
export const QuestionnaireForm = ({ questionnaire, onRefuse, onClose }: QuestionnaireFormProps) => {
  const { id, name, questions } = questionnaire;
  const [sent, setSent] = useState(false);
  const client = useApolloClient();
  const [answer] = useAnswerQuestionnaireMutation({ context: { showsErrors: true } });
  const form = useForm<AnswerValues>({
    initialValues: noAnswers(questionnaire),
    validate: (values) => problemsOf(questionnaire, values),
  });
  const send = async ({ answers }: AnswerValues) => {
    await answer({ variables: { input: { questionnaireId: id, answers } } });
    forgetQuestionnaire(client.cache);
    setSent(true);
    return false;
  };
  const thanks = (
    <Stack>
      <Text>感谢您抽出宝贵的时间完成问卷</Text>
      <Group justify="flex-end">
        <Button component={Link} to="/home" data-autofocus onClick={onClose}>
          浏览社区
        </Button>
      </Group>
    </Stack>
  );
  return (
    <FormModal
      title={sent ? '问卷填写成功' : name}
      size="lg"
      form={form}
      action="提交"
      failed={ERROR_TITLE}
      send={send}
      onClose={sent ? onClose : onRefuse}
      instead={sent && thanks}
    >
      {questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          number={index + 1}
          {...form.getInputProps(`answers.${index}.answer`)}
        />
      ))}
    </FormModal>
  );
};
