import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type RegistrationSettings,
  settingsProblems,
} from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import { Form } from '#components/Form/Form.tsx';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { errorsUnder, problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import classes from './RegistrationSettingsPanel.module.css';
import {
  useRegistrationSettingsQuery,
  useUpdateRegistrationSettingsMutation,
} from './RegistrationSettingsPanel.generated.ts';
import { AfterSection, FormSection, NoticeSection, ReviewSection } from './Sections.tsx';
import { editedFrom, inputFrom } from './settings.ts';

interface EditorProps {
  competitionId: string;
  initial: RegistrationSettings;
}

const trimmed = (settings: RegistrationSettings): RegistrationSettings => ({
  ...settings,
  form: settings.form.map((field) => ({
    ...field,
    name: field.name.trim(),
    choices: field.choices.map((one) => one.trim()).filter(Boolean),
  })),
});

const Editor = ({ competitionId, initial }: EditorProps) => {
  const [update] = useUpdateRegistrationSettingsMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: initial,
    validate: (settings) =>
      problemsByField('UpdateRegistrationSettingsInput', settingsProblems(trimmed(settings))),
  });
  const problems = Object.values(form.errors);
  const section = {
    settings: form.values,
    change: (part: Partial<RegistrationSettings>) => {
      form.setValues(part);
      // Remaining problems are counted on the way.
      if (problems.length > 0) form.validate();
    },
    errorOf: (field: string) => errorsUnder(form.errors, field)(''),
  };
  const send = async (settings: RegistrationSettings) => {
    await update({ variables: { input: inputFrom(competitionId, trimmed(settings)) } });
    notify.done('报名设置已保存', '修改成功');
  };

  return (
    <Form form={form} send={send} failed="修改失败" guarded>
      {({ busy, refusal }) => (
        <>
          <div className={classes.sections}>
            <FormSection {...section} />
            <ReviewSection {...section} />
            <NoticeSection {...section} />
            <AfterSection {...section} />
          </div>
          <Stack mt="md">
            {refusal}
            {problems.length > 0 && (
              <FormAlert message={`还有 ${problems.length} 处需要修改：${String(problems[0])}`} />
            )}
          </Stack>
          <Group justify="flex-end" className={classes.save}>
            <Button type="submit" disabled={busy}>
              {busy ? '保存中...' : '保存设置'}
            </Button>
          </Group>
        </>
      )}
    </Form>
  );
};

/** 报名设置: everything that a competition asks of those who register. */
const RegistrationSettingsPanel = ({ competitionId }: { competitionId: string }) => {
  const query = useRegistrationSettingsQuery({ variables: { id: competitionId } });
  return (
    <Loaded
      query={query}
      of={query.data?.competition?.registrationSettings}
      empty="没有找到指定的比赛或活动"
    >
      {(settings) => (
        <Editor key={competitionId} competitionId={competitionId} initial={editedFrom(settings)} />
      )}
    </Loaded>
  );
};

export default RegistrationSettingsPanel;
