import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { NOTE_MAX, noteProblem } from '@whaletide/schema/rules/teams.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { FormAlert } from '../../../../components/Form/FormAlert.tsx';
import { notify } from '../../../../lib/notify.ts';
import { refreshTeams } from '../../refresh.ts';
import { TeamQuotas } from '../TeamQuotas/TeamQuotas.tsx';
import { useApplyToTeamMutation } from './ApplyToTeam.generated.ts';

interface ApplyModalProps {
  competitionId: string;
  team: { id: string; name: string };
  own: { id: string; name: string; membersCount: number };
  viewerName: string;
  onClose: () => void;
}

/** Asks to merge the viewer's team into another, with a note (spec 2, section 5: Team apply). */
export const ApplyModal = ({ competitionId, team, own, viewerName, onClose }: ApplyModalProps) => {
  const client = useApolloClient();
  const [note, setNote] = useState(`你好，我是${viewerName}，希望和你们组队参赛。`);
  const [tried, setTried] = useState(false);
  const [apply, { loading, error }] = useApplyToTeamMutation({ context: { showsErrors: true } });
  const length = [...note.trim()].length;
  const problem = noteProblem(note)?.message;
  const send = async () => {
    setTried(true);
    if (problem) return;
    const input = { teamId: team.id, note: note.trim() };
    // The refusal shows above the note, which stays as it was written.
    const result = await apply({ variables: { input } }).catch(() => null);
    if (!result?.data) return;
    notify.done(`请等待「${team.name}」的队长同意`, '申请已发送');
    onClose();
    await refreshTeams(client, competitionId);
  };
  return (
    <Dialog onClose={onClose} title={`申请并入「${team.name}」`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            对方队长同意后，「{own.name}」的 {own.membersCount}{' '}
            名成员将全部加入对方团队，你的团队不再保留；两队的提交记录合并，排行榜保留两队中更好的成绩。
          </Text>
          <TeamQuotas title="合并后已用的提交次数" teamId={team.id} mergedWithId={own.id} />
          <FormAlert title="申请发送失败" message={error ? failureOf(error).message : null} />
          <Textarea
            label="申请说明"
            required
            autosize
            minRows={3}
            maxRows={8}
            data-autofocus
            value={note}
            description={`${length}/${NOTE_MAX}`}
            error={tried || length > NOTE_MAX ? problem : undefined}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" loading={loading}>
              发送申请
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
