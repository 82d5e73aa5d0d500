import { useApolloClient } from '@apollo/client/react';
import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MAX_NOTE, noteProblem } from '@whaletide/schema/domains/teams/rules.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { refreshTeams } from '#domains/teams/refresh.ts';
import { TeamQuotas } from '../TeamQuotas/TeamQuotas.tsx';
import { useApplyToTeamMutation } from './ApplyToTeam.generated.ts';

interface ApplyModalProps {
  competitionId: string;
  team: { id: string; name: string };
  own: { id: string; name: string; membersCount: number };
  viewerName: string;
  onClose: () => void;
}

/** Asks to merge the viewer's team into another, with a note. */
export const ApplyModal = ({ competitionId, team, own, viewerName, onClose }: ApplyModalProps) => {
  const client = useApolloClient();
  const [apply] = useApplyToTeamMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { note: `你好，我是${viewerName}，希望和你们组队参赛。` },
    validate: { note: (note) => noteProblem(note)?.message },
  });
  const { note } = form.values;
  const length = [...note.trim()].length;
  // Said while one writes, and not only on sending it.
  const tooLong = length > MAX_NOTE && noteProblem(note)?.message;
  const send = async () => {
    await apply({ variables: { input: { teamId: team.id, note: note.trim() } } });
    notify.done(`请等待「${team.name}」的队长同意`, '申请已发送');
    void refreshTeams(client, competitionId);
  };
  return (
    <FormModal
      title={`申请并入「${team.name}」`}
      form={form}
      action="发送申请"
      failed="申请发送失败"
      send={send}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        对方队长同意后，「{own.name}」的 {own.membersCount}{' '}
        名成员将全部加入对方团队，你的团队不再保留；两队的提交记录合并，排行榜保留两队中更好的成绩。
      </Text>
      <TeamQuotas title="合并后已用的提交次数" teamId={team.id} mergedWithId={own.id} />
      <Textarea
        label="申请说明"
        required
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        description={`${length}/${MAX_NOTE}`}
        {...form.getInputProps('note')}
        error={tooLong || form.errors.note}
      />
    </FormModal>
  );
};
