import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { Markdown } from '../../../../components/Markdown/Markdown.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { ArchiveView } from './ArchiveView.tsx';
import { useDatasetFilePreviewQuery } from './DatasetPanel.generated.ts';
import type { Preview, ViewedFile } from './opened.ts';
import { TableView } from './TableView.tsx';
import classes from './DatasetPanel.module.css';

/** How often is asked whether a file has been parsed, in ms. */
const POLL = 2_000;

const NOT_SHOWN = '该文件无法预览，或预览正在生成中';

const TextView = ({
  ext,
  text: { text, truncated },
}: {
  ext: string;
  text: NonNullable<Preview['text']>;
}) => (
  <>
    {ext === '.md' ? (
      <Markdown text={text} />
    ) : (
      // It scrolls: who has no mouse has to get there.
      <pre className={classes.text} tabIndex={0} role="region" aria-label="文件内容">
        {text}
      </pre>
    )}
    {truncated && (
      <Text size="sm" c="dimmed" mt="sm">
        只显示前 64 KB，完整内容请下载后查看
      </Text>
    )}
  </>
);

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
  if (preview?.state !== 'READY') return <EmptyState text={NOT_SHOWN} />;
  const { kind, table, archive, text } = preview;
  if (table) return <TableView table={table} name={name} />;
  if (archive) return <ArchiveView archive={archive} name={name} />;
  if (text) return <TextView ext={ext} text={text} />;
  if (kind === 'IMAGE') return <img src={url} alt={name} className={classes.picture} />;
  if (kind === 'MODEL') return <EmptyState text="模型文件，请下载后使用" />;
  return <EmptyState text={NOT_SHOWN} />;
};
