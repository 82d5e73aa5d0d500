import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { CLASS_SEES } from '@whaletide/schema/domains/classes/rules/items.ts';
import { Form } from '#components/Form/Form.tsx';
import { classPath } from '#domains/classes/paths.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useJoinClassMutation } from './OwnClasses.generated.ts';
import classes from './OwnClassesPage.module.css';

/** Joins a class by the code that its teacher has given, and leads to it. */
export const JoinClass = () => {
  const navigate = useNavigate();
  const [join] = useJoinClassMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : '请输入加入码') },
  });
  const send = async ({ code }: { code: string }) => {
    const { data } = await join({ variables: { input: { code: code.trim() } } });
    if (data) await navigate(classPath(data.joinClass.id));
  };
  return (
    <Form form={form} send={send} label="加入班级" failed="加入失败" className={classes.join}>
      {({ busy, refusal }) => (
        <>
          <Group align="flex-start" gap="xs">
            <TextInput
              className={classes.code}
              aria-label="班级加入码"
              placeholder="输入老师给你的加入码"
              autoComplete="off"
              maxLength={100}
              {...form.getInputProps('code')}
            />
            <Button type="submit" loading={busy}>
              加入班级
            </Button>
          </Group>
          <Text size="sm" c="dimmed" mt={4}>
            {CLASS_SEES}
          </Text>
          {refusal}
        </>
      )}
    </Form>
  );
};
