import '@mantine/core/styles/Progress.layer.css';
import { Progress, Text } from '@mantine/core';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useWorkReportQuery } from './WorkReport.generated.ts';
import { Failures } from './Failures.tsx';
import classes from './WorkReport.module.css';

interface ReportContentProps {
  workId: string;
  pending: boolean;
}

/** Lines, log and pictures of a worker; the newest line is told to screen readers. */
export const ReportContent = ({ workId, pending }: ReportContentProps) => {
  const { data, error, refetch } = useWorkReportQuery({
    variables: { id: workId },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  if (!data?.work)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={1} />;
  const report = data.work.report;
  if (!report) return <Text c="dimmed">评测机尚未返回信息</Text>;
  const { lines, progress, log, pictures, failures } = report;
  const percent = progress === null ? null : Math.round(progress * 100);
  return (
    <div className={classes.content}>
      <Failures of={failures} />
      {pending && percent !== null && (
        <Progress value={percent} size="sm" aria-label={`评测进度 ${percent}%`} />
      )}
      {lines.length > 0 && (
        <pre className={classes.lines} aria-label="评测输出" tabIndex={0}>
          {lines.join('\n')}
        </pre>
      )}
      {pending && (
        <span className={classes.newest} aria-live="polite">
          {lines.at(-1)}
        </span>
      )}
      {log && (
        <details>
          <summary>日志</summary>
          <pre className={classes.lines} aria-label="评测日志" tabIndex={0}>
            {log}
          </pre>
        </details>
      )}
      {pictures.map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={name} className={classes.picture} loading="lazy" />
        </a>
      ))}
      {[lines, pictures, failures].every(({ length }) => length === 0) && !log && !pending && (
        <Text c="dimmed">评测机没有返回信息</Text>
      )}
    </div>
  );
};
