import { lazy, Suspense, useEffect } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { ArchiveView } from './ArchiveView.tsx';
import { useDatasetFilePreviewQuery } from './DatasetPanel.generated.ts';
import { EncodedView } from './EncodedView.tsx';
import type { ViewedFile } from './opened.ts';
import classes from './DatasetPanel.module.css';

const PdfView = lazy(() => import('./PdfView.tsx'));

/** Interval at which to ask whether a file has been parsed, in ms. */
const POLL = 2_000;

const NOT_SHOWN = '该文件无法预览，请下载后查看';
const IN_THE_MAKING = '预览正在生成，请稍候…';

/** A file as its kind is shown: table, archive, text, picture; models by their name alone. */
export const FileViewer = ({ file: { token, name, ext, url } }: { file: ViewedFile }) => {
  const { data, error, refetch, startPolling, stopPolling } = useDatasetFilePreviewQuery({
    variables: { token },
  });
  const preview = data?.datasetFilePreview;
  const pending = preview?.state === 'PENDING';
  useEffect(() => {
    if (pending) startPolling(POLL);
    return stopPolling;
  }, [pending, startPolling, stopPolling]);

  if (!data) {
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={8} />;
  }
  if (pending) return <EmptyState text={IN_THE_MAKING} />;
  if (preview?.state !== 'READY') return <EmptyState text={NOT_SHOWN} />;
  const { kind, table, archive, text } = preview;
  if (table || text)
    return <EncodedView read={{ table, text }} name={name} ext={ext} token={token} />;
  if (archive) return <ArchiveView archive={archive} name={name} token={token} />;
  if (kind === 'IMAGE') return <img src={url} alt={name} className={classes.picture} />;
  if (kind === 'PDF')
    return (
      <Suspense fallback={<RowsSkeleton rows={8} />}>
        <PdfView url={url} name={name} />
      </Suspense>
    );
  if (kind === 'MODEL') return <EmptyState text="模型文件，请下载后使用" />;
  return <EmptyState text={NOT_SHOWN} />;
};
