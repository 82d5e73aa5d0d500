import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CompetitionKind } from '#apollo/schema.generated.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { useExportCompetitionMutation } from './Archives.generated.ts';

interface ExportCompetitionProps {
  competition: { id: string; kind: CompetitionKind };
  /** Called once the export is on its way. */
  onStarted: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks whether works go along, and starts the export. */
export const ExportCompetition = (props: ExportCompetitionProps) => {
  const { competition, onStarted, onClose } = props;
  const [start] = useExportCompetitionMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: { hasWorks: false } });
  const send = async ({ hasWorks }: { hasWorks: boolean }) => {
    await start({ variables: { input: { competitionId: competition.id, hasWorks } } });
    notify.done('开始导出，完成后可以在这里下载');
    await onStarted();
  };
  return (
    <FormModal
      title={`导出整场${eventWord(competition)}`}
      form={form}
      action="开始导出"
      failed="导出失败"
      send={send}
      onClose={onClose}
    >
      <Text size="sm">
        压缩包包含标准答案，请只交给可以看到它的人。不包含成员、报名、帖子和消息，也不包含任何人的姓名、昵称、邮箱和手机号。
      </Text>
      <Checkbox
        label="连同作品"
        description="加入各队的结果文件、得分、榜单和评分日志的记录，队伍以「队伍 1」等代号代替"
        {...form.getInputProps('hasWorks', { type: 'checkbox' })}
      />
    </FormModal>
  );
};
