import '@mantine/core/styles/Switch.layer.css';
import { Box, Button, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LINK_TEXT_LENGTH, settingsProblem } from '@whaletide/schema/domains/invitations/rules.ts';
import { Form } from '#components/Form/Form.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import {
  type InvitationSettingsQuery,
  useSetInvitationMutation,
} from './InvitationSettingsPanel.generated.ts';

interface InvitationSettingsFormProps {
  competitionId: string;
  /** Null where members don't invite. */
  settings: NonNullable<InvitationSettingsQuery['competition']>['invitation'];
}

interface Values {
  invites: boolean;
  settings: { linkText: string; showsRanking: boolean; notice: string };
}

/** Settings to save; null where members can't invite. */
const settingsOf = ({ invites, settings }: Values) =>
  invites ? { ...settings, notice: settings.notice || null } : null;

export const InvitationSettingsForm = ({
  competitionId,
  settings,
}: InvitationSettingsFormProps) => {
  const [save] = useSetInvitationMutation({ context: { showsErrors: true } });
  const form = useForm<Values>({
    initialValues: {
      invites: settings !== null,
      settings: {
        linkText: settings?.linkText ?? '',
        showsRanking: settings?.showsRanking ?? true,
        notice: settings?.notice ?? '',
      },
    },
    validate: (values) => {
      const given = settingsOf(values);
      const problem = given && settingsProblem(given);
      return problemsByField('SetInvitationInput', problem ? [problem] : []);
    },
  });
  const send = async (values: Values) => {
    await save({ variables: { input: { competitionId, settings: settingsOf(values) } } });
    notify.done('已保存');
  };

  return (
    <Form form={form} send={send} failed="保存失败" guarded>
      {({ busy, refusal }) => (
        <Stack gap="md" align="start">
          <Switch label="开启邀请" {...form.getInputProps('invites', { type: 'checkbox' })} />
          {form.values.invites && (
            <>
              <TextInput
                w="100%"
                label="邀请链接的说明"
                description={`显示在邀请链接上方，不超过${LINK_TEXT_LENGTH}个字`}
                required
                {...form.getInputProps('settings.linkText')}
              />
              <Box w="100%">
                <MarkdownEditor
                  label="邀请说明（可留空）"
                  {...form.getInputProps('settings.notice')}
                />
              </Box>
              <Switch
                label="公开邀请排名"
                {...form.getInputProps('settings.showsRanking', { type: 'checkbox' })}
              />
            </>
          )}
          {refusal}
          <Button type="submit" loading={busy}>
            保存
          </Button>
        </Stack>
      )}
    </Form>
  );
};
