import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { projectPath } from '#domains/projects/paths.ts';
import type { ProjectChoice, ProjectLock } from '../ProjectPicker/choice.ts';

const ProjectPicker = lazy(() => import('../ProjectPicker/ProjectPicker.tsx'));

interface ProjectFieldProps {
  label: string;
  required?: boolean;
  hint?: string | undefined;
  /** Chosen project, or one of its versions, as it is shown. */
  value: { projectId: string; title: string; versionId?: string } | null;
  lock: ProjectLock;
  picksVersion: boolean;
  disabled?: boolean;
  error?: string | null | undefined;
  onChange: (choice: ProjectChoice | null) => void;
}

/** A field that holds one of the viewer's projects. */
export const ProjectField = (props: ProjectFieldProps) => {
  const { label, required, hint, value, lock, picksVersion, disabled, error, onChange } = props;
  const [picking, setPicking] = useState(false);
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <Text fw={500} size="sm" mb={6} id={labelId}>
        {required ? `${label} *` : label}
      </Text>
      <Group gap="xs">
        {value && (
          <Anchor
            component={Link}
            to={projectPath(value.projectId, { versionId: value.versionId })}
            target="_blank"
          >
            {value.title}
          </Anchor>
        )}
        <Button
          variant="default"
          size="sm"
          disabled={disabled}
          leftSection={<IconNotebook size={18} stroke={1.5} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          {value ? '更换项目' : '选择项目'}
        </Button>
        {value && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            移除项目
          </Button>
        )}
      </Group>
      {hint && (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
          {error}
        </Text>
      )}
      {picking && (
        <Suspense fallback={null}>
          <ProjectPicker
            lock={lock}
            picksVersion={picksVersion}
            onPick={(choice) => {
              onChange(choice);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
