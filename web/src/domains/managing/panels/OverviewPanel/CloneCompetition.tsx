import { Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCopy } from '@tabler/icons-react';
import { cloneNameProblem } from '@whaletide/schema/domains/managing/rules/cloning.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { CompetitionKind } from '#apollo/schema.generated.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { useCloneCompetitionMutation } from './OverviewPanel.generated.ts';

interface CloneCompetitionProps {
  competition: { id: string; kind: CompetitionKind; name: string };
}

const CloneModal = ({
  competition: { id, kind, name },
  onClose,
}: CloneCompetitionProps & { onClose: () => void }) => {
  const { shortName = '' } = useParams();
  const navigate = useNavigate();
  const [clone] = useCloneCompetitionMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (value) => cloneNameProblem(value, eventWord({ kind }))?.message ?? null },
  });
  const send = async (values: { name: string }) => {
    const input = { competitionId: id, name: values.name.trim() };
    const { data } = await clone({ variables: { input } });
    if (!data) return;
    notify.done(`${eventWord({ kind })}已复制为草稿`, '操作成功');
    await navigate(manageCompetitionPath(shortName, data.cloneCompetition.id));
  };
  return (
    <FormModal
      title={`复制「${name}」`}
      form={form}
      action="复制为草稿"
      failed="复制失败"
      send={send}
      onClose={onClose}
    >
      <Text size="sm">
        复制设置、内容页、阶段、任务、表单、标准答案、文件、数据集、基线、榜单分组、榜单模板和评审方式，不包含团队、评委、提交和帖子。副本从今天的同一时刻开始，各时间的间隔不变。
      </Text>
      <TextInput
        label={`新${eventWord({ kind })}名称`}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormModal>
  );
};

/** 复制比赛: makes a draft out of the competition, and leads there. */
export const CloneCompetition = ({ competition }: CloneCompetitionProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        复制{eventWord(competition)}
      </Button>
      <Opened of={asking}>
        {() => <CloneModal competition={competition} onClose={() => setAsking(false)} />}
      </Opened>
    </div>
  );
};
