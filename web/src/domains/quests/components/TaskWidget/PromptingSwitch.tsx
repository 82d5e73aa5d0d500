import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import {
  promptsTasks,
  TASK_PROMPTING_FLAG,
} from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { useViewer, type Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useWeakFlags } from '#domains/account/components/WeakFlags/useWeakFlags.ts';

const OfMember = ({ viewer }: { viewer: Viewer }) => {
  const { flags, setFlags } = useWeakFlags(viewer);
  return (
    <Switch
      mt="sm"
      label="任务有进展时提醒我"
      // On phones nothing opens by itself.
      visibleFrom="xs"
      checked={promptsTasks(flags)}
      onChange={({ currentTarget }) =>
        void setFlags({ [TASK_PROMPTING_FLAG]: !currentTarget.checked })
      }
    />
  );
};

/** Switch for whether the widget opens by itself on a step of a task. */
export const PromptingSwitch = () => {
  const { viewer } = useViewer();
  return viewer && <OfMember viewer={viewer} />;
};
