import { Alert } from '@mantine/core';
import { formatZonedTime } from '#lib/dates.ts';
import classes from './WorkReport.module.css';

interface FailuresProps {
  of: readonly { failedAt: string; message: string }[];
}

/** Reasons for which the organizer's workers couldn't score a work, in their own words. */
export const Failures = ({ of }: FailuresProps) =>
  of.length > 0 && (
    <Alert color="danger" role="note" title="评测机报告的原因">
      <ul className={classes.failures}>
        {of.map(({ failedAt, message }) => (
          <li key={failedAt}>
            {formatZonedTime(failedAt)}：{message}
          </li>
        ))}
      </ul>
    </Alert>
  );
