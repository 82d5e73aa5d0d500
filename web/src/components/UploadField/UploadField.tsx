import '@mantine/core/styles/Progress.layer.css';
import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { IconCloudUpload, IconFileText } from '@tabler/icons-react';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { useId, useRef, useState, type DragEvent } from 'react';
import { UploadFailure } from './UploadFailure.tsx';
import classes from './UploadField.module.css';
import type { useUpload } from './useUpload.ts';

interface UploadFieldProps {
  label: string;
  /** Sentence on what may be sent. */
  hint: string;
  /** With their dots. */
  exts: readonly string[];
  upload: ReturnType<typeof useUpload>;
  disabled?: boolean;
  /** Takes the files after the first, where several may be chosen at once. */
  onMore?: ((files: File[]) => void) | undefined;
  error?: string | null;
}

/** Takes one file by drop or by choice, and shows how far it is, or line by line what is wrong. */
export const UploadField = (props: UploadFieldProps) => {
  const { label, hint, exts, upload, disabled, error, onMore } = props;
  const { state, start, cancel } = upload;
  const [over, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const labelId = useId();
  const take = (files: readonly File[]) => {
    // Else choosing the same, corrected file again would not be noticed.
    reset.current?.();
    const [file, ...more] = files;
    if (!file || disabled) return;
    if (more.length > 0) onMore?.(more);
    void start(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  // A form misses the file that is shown here.
  const isUnsent = state.step === 'failed' && state.fault !== 'FILE';
  const problem = error && isUnsent ? '文件还没有上传成功，请重试或换一个文件' : error;
  const busy = state.step === 'checking' || state.step === 'uploading';

  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} mb={6}>
        {label}
      </Text>
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {state.step === 'idle' ? (
          <IconCloudUpload size={28} stroke={1.5} aria-hidden className={classes.icon} />
        ) : (
          <IconFileText size={28} stroke={1.5} aria-hidden className={classes.icon} />
        )}
        <div className={classes.text}>
          <Text fw={500} className={classes.name}>
            {state.step === 'idle' ? '把文件拖到这里，或者选择文件' : state.file.name}
          </Text>
          <Text size="sm" c="dimmed" aria-live="polite">
            {state.step === 'idle' && hint}
            {state.step === 'checking' && '正在检查文件…'}
            {state.step === 'uploading' && '文件上传中...请稍后'}
            {state.step === 'done' && `已上传，${sizeText(state.uploaded.size)}`}
            {state.step === 'failed' && '这个文件没有上传'}
          </Text>
        </div>
        <Group gap="xs">
          {(busy || state.step === 'failed') && (
            <Button variant="subtle" size="sm" onClick={cancel}>
              {busy ? '取消' : '移除'}
            </Button>
          )}
          <FileButton
            resetRef={reset}
            accept={exts.join(',')}
            multiple={onMore !== undefined}
            onChange={(chosen: File | File[] | null) => take([chosen ?? []].flat())}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="sm"
                disabled={disabled || busy}
                data-refused={Boolean(error) || undefined}
              >
                {state.step === 'idle' ? '选择文件' : '换一个文件'}
              </Button>
            )}
          </FileButton>
        </Group>
      </div>
      {state.step === 'uploading' && (
        <Progress mt="xs" size="sm" value={state.part * 100} aria-label="上传进度" />
      )}
      {state.step === 'failed' && (
        <UploadFailure {...state} onRetry={() => void start(state.file)} />
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
};
