import { NativeSelect, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { ProjectField } from '#domains/projects/components/ProjectField/ProjectField.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { errorsUnder } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import {
  CompetitionCodeDocument,
  useCodeTasksQuery,
  useSharableWorksQuery,
  useShareCodeMutation,
} from './CodePanel.generated.ts';

interface ShareCodeModalProps {
  competitionId: string;
  hasTeam: boolean;
  onClose: () => void;
}

interface Values {
  project: { projectId: string; title: string } | null;
  /** Id of a work; empty for none. */
  workId: string;
}

/** The competition's tasks as choices; none for who has no team in it. */
const useTasks = (competitionId: string, hasTeam: boolean) => {
  const { data } = useCodeTasksQuery({ variables: { competitionId }, skip: !hasTeam });
  const tasks = (data?.competition?.stages ?? []).flatMap((stage) => stage.tasks ?? []);
  return tasks.map(({ id, name }) => ({ value: id, label: name }));
};

/** Works of the viewer's team in a task that code may name: scored in time. */
const useWorks = (taskId: string | undefined) => {
  const { data } = useSharableWorksQuery({
    variables: { taskId: taskId ?? '' },
    skip: taskId === undefined,
  });
  return (data?.competitionTask?.works?.items ?? [])
    .filter(({ status, isLate }) => status === 'REVIEWED' && !isLate)
    .map(({ id, fileName, createdAt }) => ({
      value: id,
      label: [fileName, formatDateTime(createdAt)].filter(Boolean).join(' · '),
    }));
};

/** Shares one of the viewer's public projects as code, with the submission that it made. */
const ShareCodeModal = ({ competitionId, hasTeam, onClose }: ShareCodeModalProps) => {
  const tasks = useTasks(competitionId, hasTeam);
  const [chosenTask, setChosenTask] = useState<string | null>(null);
  const works = useWorks(chosenTask ?? tasks[0]?.value);
  const [share] = useShareCodeMutation({
    context: { showsErrors: true },
    refetchQueries: [CompetitionCodeDocument],
    awaitRefetchQueries: true,
  });
  const form = useForm<Values>({
    initialValues: { project: null, workId: '' },
    validate: { project: (project) => (project ? null : '请选择项目') },
  });
  const errorAt = (field: string) => errorsUnder(form.errors, field)('');
  const send = async ({ project, workId }: Values) => {
    if (!project) return;
    const input = { competitionId, projectId: project.projectId, ...(workId && { workId }) };
    await share({ variables: { input } });
    notify.done('代码已分享');
  };
  return (
    <FormModal title="分享代码" action="分享" form={form} send={send} onClose={onClose}>
      <div data-path="projectId">
        <ProjectField
          label="项目"
          required
          hint="可以选择你的公开项目"
          value={form.values.project}
          lock="public"
          picksVersion={false}
          error={errorAt('project') ?? errorAt('projectId')}
          onChange={(choice) => {
            form.clearFieldError('projectId');
            form.setFieldValue(
              'project',
              choice && { projectId: choice.projectId, title: choice.title },
            );
          }}
        />
      </div>
      {tasks.length > 1 && (
        <NativeSelect
          label="任务"
          data={tasks}
          value={chosenTask ?? tasks[0]?.value ?? ''}
          onChange={({ currentTarget }) => {
            setChosenTask(currentTarget.value);
            form.setFieldValue('workId', '');
          }}
        />
      )}
      {works.length > 0 && (
        <NativeSelect
          label="对应的提交"
          data={[{ value: '', label: '不关联提交' }, ...works]}
          {...form.getInputProps('workId')}
        />
      )}
      <Text size="sm" c="dimmed">
        得分只在排行榜公开的范围内展示：这次提交正是团队在公开榜单上的成绩时，才会显示得分。
      </Text>
    </FormModal>
  );
};

export default ShareCodeModal;
