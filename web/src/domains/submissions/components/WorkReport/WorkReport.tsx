import { useState } from 'react';
import classes from './WorkReport.module.css';
import { ReportContent } from './ReportContent.tsx';

interface WorkReportProps {
  workId: string;
  /** True while it is scored: then it is open, and changes as the worker tells more. */
  pending: boolean;
}

/** 评测进展: what the organizer's worker tells about a work, loaded where it is unfolded. */
export const WorkReport = ({ workId, pending }: WorkReportProps) => {
  const [open, setOpen] = useState(pending);
  return (
    <details
      className={classes.report}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{pending ? '评测进展' : '评测记录'}</summary>
      {open && <ReportContent workId={workId} pending={pending} />}
    </details>
  );
};
