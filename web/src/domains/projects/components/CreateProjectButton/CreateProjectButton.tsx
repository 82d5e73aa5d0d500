import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useHint } from '#components/Hint/useHint.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { createProjectPath } from '#domains/projects/paths.ts';

const look = { leftSection: <IconPlus size={18} stroke={1.5} aria-hidden /> };

/** Leads to making a project; visitors are told that they sign in first. */
export const CreateProjectButton = () => {
  const { viewer, loading } = useViewer();
  const { button, hint } = useHint<HTMLAnchorElement>('登录后即可创建项目');
  if (viewer || loading)
    return (
      <Button component={Link} to={createProjectPath} {...look}>
        创建项目
      </Button>
    );
  return (
    <>
      <Button component={Link} to={signInPath(createProjectPath)} {...look} {...button}>
        创建项目
      </Button>
      {hint}
    </>
  );
};
