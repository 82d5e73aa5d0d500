import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MAX_CLASS_INVITED } from '@whaletide/schema/domains/classes/rules/classes.ts';
import { Form } from '#components/Form/Form.tsx';
import { notify } from '#lib/notify.ts';
import { useInviteClassStudentsMutation } from './ClassPage.generated.ts';
import classes from './ClassPage.module.css';

const namesOf = (text: string): string[] =>
  text
    .split(/[\n,，;；、]/)
    .map((name) => name.trim())
    .filter(Boolean);

const problemOf = (text: string): string | null => {
  const { length } = namesOf(text);
  if (length === 0) return '请输入至少一个用户名';
  return length > MAX_CLASS_INVITED ? `每次最多${MAX_CLASS_INVITED}个用户名` : null;
};

interface InviteFormProps {
  classId: string;
  onDone: () => Promise<unknown>;
}

/** Offers the class to members by their user names; names that no member has stay in the field. */
export const InviteForm = ({ classId, onDone }: InviteFormProps) => {
  const [invite] = useInviteClassStudentsMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: { names: '' }, validate: { names: problemOf } });
  const send = async ({ names }: { names: string }) => {
    const { data } = await invite({ variables: { input: { classId, names: namesOf(names) } } });
    if (!data) return;
    const { offeredCount, unknownNames } = data.inviteClassStudents;
    notify.done(`已邀请 ${offeredCount} 人，对方在「我的班级」接受后加入`);
    form.setValues({ names: unknownNames.join('\n') });
    if (unknownNames.length > 0) form.setFieldError('names', '没有找到这些用户名');
    await onDone();
  };
  return (
    <Form
      form={form}
      send={send}
      label="邀请学生"
      failed="邀请失败"
      guarded
      className={classes.names}
    >
      {({ busy, refusal }) => (
        <>
          <Textarea
            label="按名单邀请"
            description="每行一个用户名；对方接受后才会加入班级"
            autosize
            minRows={2}
            maxRows={12}
            {...form.getInputProps('names')}
          />
          {refusal}
          <Button mt="sm" type="submit" variant="default" loading={busy}>
            邀请
          </Button>
        </>
      )}
    </Form>
  );
};
