import { Button } from '@mantine/core';
import { IconGitFork } from '@tabler/icons-react';
import { decoratedCount } from '@whaletide/schema/shared/rules/counts.ts';
import { useLocation } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { Count } from '#components/Count/Count.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';
import { useForkProjectMutation } from './ForkButton.generated.ts';

interface ForkButtonProps {
  project: { id: string; title: string; forksCount: number };
  /** The one that is read. */
  versionId: string;
}

/** Makes a private project of one's own out of a version, and opens it; visitors sign in. */
export const ForkButton = ({ project: { id, title, forksCount }, versionId }: ForkButtonProps) => {
  const { viewer, loading: asking } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [fork, { loading }] = useForkProjectMutation({ context: { showsErrors: true } });
  const make = async () => {
    if (!viewer && !asking) return void navigate(signInPath(pathname + search));
    try {
      const { data } = await fork({ variables: { input: { projectId: id, versionId } } });
      if (!data) return;
      notify.done('已 Fork 为你的私有项目');
      await navigate(projectPath(data.forkProject.id));
    } catch (error) {
      notify.failed('Fork 失败', failureOf(error).message);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={loading}
      aria-label={`Fork 项目「${title}」，已被 Fork ${decoratedCount(forksCount)} 次`}
      leftSection={<IconGitFork size={16} stroke={1.5} aria-hidden />}
      onClick={() => void make()}
    >
      <span>
        Fork <Count value={forksCount} />
      </span>
    </Button>
  );
};
