import { Alert, Button, FileButton, Group, Input, Text } from '@mantine/core';
import { IconFolderPlus, IconUpload } from '@tabler/icons-react';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { type DragEvent, useId, useRef, useState } from 'react';
import { failedOf } from '#domains/datasets/uploading/entries.ts';
import type { FileEntries } from '#domains/datasets/uploading/useFileEntries.ts';
import { FileRow } from './FileRow.tsx';
import classes from './FilesField.module.css';

interface FilesFieldProps {
  files: FileEntries;
  error: string | undefined;
}

/** Attribute that makes browsers choose a folder; React has no name of its own for it. */
const folder = { webkitdirectory: '' } as object;

/** The files of a version: chosen or dropped, with their folders, each with how far it is. */
export const FilesField = ({ files: { entries, add, ...ways }, error }: FilesFieldProps) => {
  const labelId = useId();
  const resetFiles = useRef<() => void>(null);
  const resetFolder = useRef<() => void>(null);
  const [over, setOver] = useState(false);
  const take = (chosen: File[]) => {
    // Else choosing the same again, to go on with it, would not be noticed.
    resetFiles.current?.();
    resetFolder.current?.();
    add(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const failed = failedOf(entries);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    <div role="group" aria-labelledby={labelId} data-path="files">
      <Text id={labelId} fw={500} size="sm">
        文件
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        每个文件不超过 1 GB。上传中断后，重新选择同一个文件会从断开的地方继续。
      </Text>
      <div
        className={classes.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Group gap="sm" justify="center">
          <FileButton multiple resetRef={resetFiles} onChange={take}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
              >
                选择文件
              </Button>
            )}
          </FileButton>
          <FileButton multiple resetRef={resetFolder} inputProps={folder} onChange={take}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconFolderPlus size={18} stroke={1.5} aria-hidden />}
              >
                选择文件夹
              </Button>
            )}
          </FileButton>
        </Group>
        <Text size="sm" c="dimmed" mt="xs">
          也可以把文件拖到这里
        </Text>
      </div>
      {error && <Input.Error mt="xs">{error}</Input.Error>}
      {failed.length > 1 && (
        <Alert mt="xs" color="danger" role="alert" title={`${failed.length} 个文件没有上传成功`}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">创建或发布时会略过这些文件。</Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => failed.forEach((entry) => ways.remove(entry))}
            >
              取消这 {failed.length} 个文件
            </Button>
          </Group>
        </Alert>
      )}
      {entries.length > 0 && (
        <>
          <ul className={classes.files}>
            {entries.map((entry) => (
              <FileRow key={entry.id} entry={entry} {...ways} />
            ))}
          </ul>
          <Text size="sm" c="dimmed" mt="xs">
            共 {entries.length} 个文件，{sizeText(total)}
          </Text>
        </>
      )}
    </div>
  );
};
