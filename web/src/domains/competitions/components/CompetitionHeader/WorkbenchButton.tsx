import { Button } from '@mantine/core';
import { takesWorksOf } from '../takes-works.ts';
import type { CompetitionHeaderFragment } from './CompetitionHeader.generated.ts';

interface WorkbenchButtonProps {
  competition: CompetitionHeaderFragment;
}

/** 前往工作台, for registered members with a team; organizations have a place of their own. */
export const WorkbenchButton = ({ competition }: WorkbenchButtonProps) => {
  const { publishStatus, viewerState } = competition;
  const takesPart = viewerState?.registration === 'REGISTERED' && viewerState.team !== null;
  if (!takesPart || publishStatus === 'ORGANIZATION' || !takesWorksOf(competition)) return null;
  return (
    // The gateway leads on to wherever the workbench is.
    <Button component="a" href="/mw/" target="_blank" rel="noopener" variant="default">
      前往工作台
    </Button>
  );
};
