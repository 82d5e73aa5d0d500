import '#theme/styles/forms.ts';
import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { ProjectField } from '#domains/projects/components/ProjectField/ProjectField.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { CompetitionChoice } from './CompetitionChoice.tsx';
import { useShareCodeMutation } from './CodePanel.generated.ts';
import { WorkChoice } from './WorkChoice.tsx';

interface ChosenProject {
  projectId: string;
  title: string;
}

interface ShareCodeModalProps {
  /** Competition whose code it becomes; absent to choose one. */
  competitionId?: string;
  /** Project that is shared; absent to choose one. */
  project?: ChosenProject;
  /** Submission that it made; absent to choose one. */
  work?: { id: string; label: string };
  /** True where the viewer may have a team, whose works their code may name. */
  hasTeam: boolean;
  onClose: () => void;
}

interface Values {
  competitionId: string;
  project: ChosenProject | null;
  /** Id of a work; empty for none. */
  workId: string;
}

/** Shares one of the viewer's public projects as code, with the submission that it made. */
const ShareCodeModal = (props: ShareCodeModalProps) => {
  const { work, hasTeam, onClose } = props;
  const [share] = useShareCodeMutation({
    context: { showsErrors: true },
    refetchQueries: ['CompetitionCode', 'ProjectPlaces'],
    awaitRefetchQueries: true,
  });
  const form = useForm<Values>({
    initialValues: {
      competitionId: props.competitionId ?? '',
      project: props.project ?? null,
      workId: work?.id ?? '',
    },
    validate: {
      competitionId: (id) => (id ? null : '请选择比赛'),
      project: (project) => (project ? null : '请选择项目'),
    },
  });
  const { competitionId, workId } = form.values;
  const errorAt = (field: string) => errorsUnder(form.errors, field)('');
  const send = async ({ project, ...chosen }: Values) => {
    if (!project) return;
    const input = {
      competitionId: chosen.competitionId,
      projectId: project.projectId,
      ...(chosen.workId && { workId: chosen.workId }),
    };
    await share({ variables: { input } });
    notify.done('代码已分享');
  };
  return (
    <FormModal title="分享代码" action="分享" form={form} send={send} onClose={onClose}>
      {!props.competitionId && (
        <CompetitionChoice
          value={competitionId}
          error={errorAt('competitionId')}
          onChange={(id) => form.setValues({ competitionId: id, workId: '' })}
        />
      )}
      {!props.project && (
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
      )}
      {work && <Text size="sm">对应的提交：{work.label}</Text>}
      {!work && hasTeam && competitionId && (
        <WorkChoice
          key={competitionId}
          competitionId={competitionId}
          value={workId}
          error={errorAt('workId')}
          onChange={(id) => form.setFieldValue('workId', id)}
        />
      )}
      <Text size="sm" c="dimmed">
        得分只在排行榜公开的范围内展示：这次提交正是团队在公开榜单上的成绩时，才会显示得分。
      </Text>
    </FormModal>
  );
};

export default ShareCodeModal;
