import { Button } from '@mantine/core';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import type { ProjectActionsProps } from './project-actions-props.ts';
import { usePinProjectMutation } from './ProjectActions.generated.ts';

/** Administrators' actions in the list: pin a project before all others, or put it back. */
const EditorActions = ({ project: { id, title, isPinned } }: ProjectActionsProps) => {
  const [pin, { loading }] = usePinProjectMutation({ context: { showsErrors: true } });
  const toggle = async () => {
    try {
      await pin({ variables: { input: { projectId: id, isPinned: !isPinned } } });
      notify.done(isPinned ? '已取消置顶' : '已置顶');
    } catch (error) {
      notify.failed(isPinned ? '取消置顶失败' : '置顶失败', failureOf(error).message);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={loading}
      aria-label={`${isPinned ? '取消置顶' : '置顶'}项目「${title}」`}
      onClick={() => void toggle()}
    >
      {isPinned ? '取消置顶' : '置顶'}
    </Button>
  );
};

export default EditorActions;
