import '#theme/styles/forms.ts';
import { Badge, Button, Group, NativeSelect, Radio, Text } from '@mantine/core';
import { failureOf } from '#apollo/errors.ts';
import { formatDateTime } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import {
  type ProjectPickerQuery,
  useCreateProjectVersionMutation,
} from './ProjectPicker.generated.ts';
import classes from './ProjectPicker.module.css';

type Projects = NonNullable<NonNullable<ProjectPickerQuery['viewer']>['projects']>;
type Project = Projects['items'][number];

/** Makes the first version, without which a project can't be shown to anybody. */
const FirstVersion = ({ projectId }: { projectId: string }) => {
  const [create, { loading, error }] = useCreateProjectVersionMutation({
    context: { showsErrors: true },
  });
  const generate = async () => {
    const result = await create({ variables: { input: { projectId } } }).catch(() => null);
    if (result?.data) notify.done('生成版本成功');
  };
  return (
    <div>
      <Text size="sm" mb={6}>
        该项目还没有版本，请先生成版本
      </Text>
      <Button variant="default" size="sm" loading={loading} onClick={() => void generate()}>
        生成版本
      </Button>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" mt={6} role="alert">
          {failureOf(error).message}
        </Text>
      )}
    </div>
  );
};

interface ProjectRowProps {
  project: Project;
  chosen: boolean;
  versionId: string | null;
  picksVersion: boolean;
  onChoose: () => void;
  onVersion: (id: string) => void;
}

/** A project to pick; the chosen one shows its versions. */
export const ProjectRow = (props: ProjectRowProps) => {
  const { project, chosen, versionId, picksVersion, onChoose, onVersion } = props;
  const { id, title, updatedAt, versions } = project;
  return (
    <div className={classes.row} data-chosen={chosen || undefined}>
      <Radio
        name="project"
        value={id}
        checked={chosen}
        onChange={onChoose}
        label={title}
        description={`更新于 ${formatDateTime(updatedAt)}`}
      />
      <Group gap={6} className={classes.tags}>
        <Badge color="gray">{project.isPrivate ? '私有' : '公开'}</Badge>
        <Badge color="gray">{versions.length > 0 ? `${versions.length} 个版本` : '无版本'}</Badge>
      </Group>
      {chosen && (
        <div className={classes.more}>
          {versions.length === 0 && <FirstVersion projectId={id} />}
          {versions.length > 0 && picksVersion && (
            <NativeSelect
              label="版本"
              data={versions.map((version) => ({
                value: version.id,
                label: `版本 ${version.number}（${formatDateTime(version.createdAt)}）`,
              }))}
              value={versionId ?? ''}
              onChange={({ currentTarget }) => onVersion(currentTarget.value)}
            />
          )}
        </div>
      )}
    </div>
  );
};
