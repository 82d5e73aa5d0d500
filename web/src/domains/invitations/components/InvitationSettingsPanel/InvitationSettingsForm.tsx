import '../../../../theme/styles/forms.ts';
import '@mantine/core/styles/Switch.layer.css';
import { Box, Button, Stack, Switch, TextInput } from '@mantine/core';
import { LINK_TEXT_LENGTH, settingsProblem } from '@whaletide/schema/rules/invitations.ts';
import { type SubmitEvent, useState } from 'react';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { UnsavedGuard } from '../../../../components/Unsaved/UnsavedGuard.tsx';
import { useUnsaved } from '../../../../components/Unsaved/useUnsaved.ts';
import { notify } from '../../../../lib/notify.ts';
import {
  type InvitationSettingsQuery,
  useSetInvitationMutation,
} from './InvitationSettingsPanel.generated.ts';

interface InvitationSettingsFormProps {
  competitionId: string;
  /** Null where members don't invite. */
  settings: NonNullable<InvitationSettingsQuery['competition']>['invitation'];
}

export const InvitationSettingsForm = ({
  competitionId,
  settings,
}: InvitationSettingsFormProps) => {
  const [invites, setInvites] = useState(settings !== null);
  const [linkText, setLinkText] = useState(settings?.linkText ?? '');
  const [showsRanking, setShowsRanking] = useState(settings?.showsRanking ?? true);
  const [notice, setNotice] = useState(settings?.notice ?? '');
  const [tried, setTried] = useState(false);
  const [save, { loading }] = useSetInvitationMutation();
  const given = { linkText, showsRanking, notice: notice || null };
  const { dirty, saved } = useUnsaved(invites && given);
  const problem = invites ? settingsProblem(given) : null;
  const messageAt = (field: string) =>
    tried && problem?.field === field ? problem.message : undefined;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    const input = { competitionId, settings: invites ? given : null };
    try {
      await save({ variables: { input } });
      saved();
      notify.done('已保存');
    } catch {
      // The notice is the error link's; what was typed stays.
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <UnsavedGuard dirty={dirty} />
      <Stack gap="md" align="start">
        <Switch
          label="开启邀请"
          checked={invites}
          onChange={(event) => setInvites(event.currentTarget.checked)}
        />
        {invites && (
          <>
            <TextInput
              w="100%"
              label="邀请链接的说明"
              description={`显示在邀请链接上方，不超过${LINK_TEXT_LENGTH}个字`}
              required
              value={linkText}
              error={messageAt('linkText')}
              onChange={(event) => setLinkText(event.currentTarget.value)}
            />
            <Box w="100%">
              <MarkdownEditor
                label="邀请说明（可留空）"
                value={notice}
                error={messageAt('notice')}
                onChange={setNotice}
              />
            </Box>
            <Switch
              label="公开邀请排名"
              checked={showsRanking}
              onChange={(event) => setShowsRanking(event.currentTarget.checked)}
            />
          </>
        )}
        <Button type="submit" loading={loading}>
          保存
        </Button>
      </Stack>
    </form>
  );
};
