import { levelLink } from '@whaletide/schema/domains/growth/rules/growth-links.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';

/** Leads members who may not write yet to the tasks that raise their level. */
export const TasksLink = ({ mayWrite }: { mayWrite: boolean }) => {
  const { viewer } = useViewer();
  if (!viewer || mayWrite) return null;
  return (
    <AppLink to={levelLink(null, { tab: 'task' })} underline="always" size="sm">
      去做任务
    </AppLink>
  );
};
