import '../../../../theme/styles/forms.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Alert, Button, Group } from '@mantine/core';
import {
  type RegistrationSettings,
  settingsProblems,
} from '@whaletide/schema/rules/registration-settings.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { UnsavedGuard } from '../../../../components/Unsaved/UnsavedGuard.tsx';
import { useUnsaved } from '../../../../components/Unsaved/useUnsaved.ts';
import { notify } from '../../../../lib/notify.ts';
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
  const [settings, setSettings] = useState(initial);
  const [tried, setTried] = useState(false);
  const [update, { loading, error }] = useUpdateRegistrationSettingsMutation({
    context: { showsErrors: true },
  });
  const { dirty, saved } = useUnsaved(settings);
  const problems = tried ? settingsProblems(trimmed(settings)) : [];
  const section = {
    settings,
    change: (part: Partial<RegistrationSettings>) =>
      setSettings((before) => ({ ...before, ...part })),
    errorOf: (field: string) => problems.find((one) => one.field === field)?.message,
  };
  const save = async () => {
    setTried(true);
    if (settingsProblems(trimmed(settings)).length > 0) return;
    const input = inputFrom(competitionId, trimmed(settings));
    const result = await update({ variables: { input } }).catch(() => null);
    if (!result?.data) return;
    saved();
    notify.done('报名设置已保存', '修改成功');
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <UnsavedGuard dirty={dirty} />
      <div className={classes.sections}>
        <FormSection {...section} />
        <ReviewSection {...section} />
        <NoticeSection {...section} />
        <AfterSection {...section} />
      </div>
      {Boolean(error) && (
        <Alert color="danger" title="修改失败" mt="md" role="alert">
          {failureOf(error).message}
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert color="danger" mt="md" role="alert">
          还有 {problems.length} 处需要修改：{problems[0]?.message}
        </Alert>
      )}
      <Group justify="flex-end" className={classes.save}>
        <Button type="submit" disabled={loading}>
          {loading ? '保存中...' : '保存设置'}
        </Button>
      </Group>
    </form>
  );
};

/** 报名设置: everything that a competition asks of those who register. */
const RegistrationSettingsPanel = ({ competitionId }: { competitionId: string }) => {
  const { data, error, refetch } = useRegistrationSettingsQuery({
    variables: { id: competitionId },
  });
  const settings = data?.competition?.registrationSettings;
  if (settings)
    return (
      <Editor key={competitionId} competitionId={competitionId} initial={editedFrom(settings)} />
    );
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return <TextSkeleton lines={8} />;
};

export default RegistrationSettingsPanel;
