import { NativeSelect, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { ProjectField } from '#domains/projects/components/ProjectField/ProjectField.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { errorsUnder } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import {
  CompetitionCodeDocument,
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

/** Works of the viewer's team that code may name: scored in time. */
const useWorks = (competitionId: string, hasTeam: boolean) => {
  const { data } = useSharableWorksQuery({ variables: { competitionId }, skip: !hasTeam });
  const tasks = (data?.competition?.stages ?? []).flatMap((stage) => stage.tasks ?? []);
  return tasks.flatMap(({ name, works }) =>
    (works?.items ?? [])
      .filter(({ status, isLate }) => status === 'REVIEWED' && !isLate)
      .map(({ id, fileName, createdAt }) => ({
        value: id,
        label: [name, fileName, formatDateTime(createdAt)].filter(Boolean).join(' · '),
      })),
  );
};

/** Shares one of the viewer's public projects as code, with the submission that it made. */
const ShareCodeModal = ({ competitionId, hasTeam, onClose }: ShareCodeModalProps) => {
  const works = useWorks(competitionId, hasTeam);
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
