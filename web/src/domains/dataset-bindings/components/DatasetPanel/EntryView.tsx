import { Button, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { extensionOf } from '@whaletide/schema/domains/uploads/rules.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useDatasetFilePartQuery } from './DatasetPanel.generated.ts';
import { EncodedView } from './EncodedView.tsx';

interface EntryViewProps {
  token: string;
  /** Its name in the archive. */
  entry: string;
  onClose: () => void;
}

/** A file within an archive, with the way back to the others. */
export const EntryView = ({ token, entry, onClose }: EntryViewProps) => {
  const { data, error, refetch } = useDatasetFilePartQuery({ variables: { token, entry } });
  const part = data?.datasetFilePart;
  const content = () => {
    if (!data)
      return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={8} />;
    const { table = null, text = null } = part ?? {};
    if (table || text)
      return (
        <EncodedView
          read={{ table, text }}
          name={entry}
          ext={extensionOf(entry)}
          token={token}
          entry={entry}
        />
      );
    return <EmptyState text="该文件无法预览，请下载压缩包后查看" />;
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mb="xs"
        leftSection={<IconChevronLeft size={16} stroke={1.5} aria-hidden />}
        onClick={onClose}
      >
        返回文件列表
      </Button>
      <Title order={3} size="h5" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {entry}
      </Title>
      {content()}
    </>
  );
};
