import '@mantine/core/styles/Switch.layer.css';
import { Button, Group, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  classProblems,
  mailDomainOf,
  mailDomainProblem,
} from '@whaletide/schema/domains/classes/rules/classes.ts';
import { Form } from '#components/Form/Form.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { useUpdateClassMutation } from './ClassPage.generated.ts';
import { ClassCode } from './ClassCode.tsx';
import { DeleteClass } from './DeleteClass.tsx';
import type { OpenClass } from './ItemsTab.tsx';
import classes from './ClassPage.module.css';

/** Texts of the class and how one joins it, for who runs it. */
export const SettingsTab = ({ of }: { of: OpenClass }) => {
  const { id, name, description, isOpen, mailDomain } = of;
  const [update] = useUpdateClassMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { name, description, isOpen, mailDomain: mailDomain ?? '' },
    validate: (values) => {
      const domain = mailDomainProblem(mailDomainOf(values.mailDomain));
      const problems = [...classProblems(values), ...(domain ? [domain] : [])];
      return problemsByField('UpdateClassInput', problems);
    },
  });
  const send = async (values: typeof form.values) => {
    const input = {
      classId: id,
      name: values.name.trim(),
      description: values.description.trim(),
      isOpen: values.isOpen,
      mailDomain: mailDomainOf(values.mailDomain),
    };
    await update({ variables: { input } });
    notify.done('班级设置已保存');
  };
  return (
    <>
      <ClassCode of={of} />
      <section className={classes.section}>
        <Title order={2} size="h4" mb="sm">
          班级设置
        </Title>
        <Form form={form} send={send} label="班级设置" failed="保存失败" guarded>
          {({ busy, refusal }) => (
            <Stack>
              <TextInput label="班级名称" required {...form.getInputProps('name')} />
              <Textarea label="简介" autosize minRows={2} {...form.getInputProps('description')} />
              <Switch
                label="接受学生用加入码或学校邮箱加入"
                {...form.getInputProps('isOpen', { type: 'checkbox' })}
              />
              <TextInput
                label="学校邮箱域名"
                placeholder="例如：school.edu.cn"
                description="验证过该域名邮箱的成员会在「我的班级」看到这个班级，不用加入码就能加入"
                {...form.getInputProps('mailDomain')}
              />
              {refusal}
              <Group>
                <Button type="submit" loading={busy}>
                  保存
                </Button>
              </Group>
            </Stack>
          )}
        </Form>
      </section>
      <DeleteClass of={of} />
    </>
  );
};
