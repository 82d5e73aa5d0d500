import { Radio, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useForm } from '@mantine/form';
import {
  ANSWER_LENGTH,
  applicationAnswerProblem,
} from '@whaletide/schema/domains/application-forms/rules.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import {
  useAnswerHostApplicationMutation,
  type ReviewedApplicationFragment,
} from './HostApplications.generated.ts';

interface AnswerModalProps {
  application: ReviewedApplicationFragment;
  onClose: () => void;
}

interface Values {
  decision: 'accept' | 'decline' | '';
  answer: string;
}

/** Accepts or declines an application, with words that its applicant reads. */
const AnswerModal = ({ application, onClose }: AnswerModalProps) => {
  const { id, company, member, phone } = application;
  const [answer] = useAnswerHostApplicationMutation({ context: { showsErrors: true } });
  const form = useForm<Values>({
    initialValues: { decision: '', answer: '' },
    validate: {
      decision: (decision) => (decision ? null : '请选择通过或不通过'),
      answer: (text) => applicationAnswerProblem(text)?.message ?? null,
    },
  });
  const send = async (values: Values) => {
    const accepts = values.decision === 'accept';
    await answer({
      variables: { input: { applicationId: id, accepts, answer: values.answer.trim() } },
    });
    notify.done(member ? '申请人会收到通知和邮件' : `请拨打 ${phone} 告知申请人`, '已答复');
  };
  return (
    <FormModal title={`答复「${company}」`} form={form} action="答复" send={send} onClose={onClose}>
      <Radio.Group label="结果" required {...form.getInputProps('decision')}>
        <Stack gap="xs" mt={4}>
          <Radio value="accept" label="通过" />
          <Radio value="decline" label="不通过" />
        </Stack>
      </Radio.Group>
      <Textarea
        label="答复"
        description={
          member
            ? `申请人会读到，最多${ANSWER_LENGTH}个字符`
            : `访客提交的申请，没有账号可通知，请另行电话告知；最多${ANSWER_LENGTH}个字符`
        }
        required
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('answer')}
      />
      <Text size="sm" c="dimmed">
        答复后不能更改。
      </Text>
    </FormModal>
  );
};

export default AnswerModal;
