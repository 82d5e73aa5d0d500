import '@mantine/core/styles/Progress.layer.css';
import { Button, Progress, Text, TextInput } from '@mantine/core';
import { pathLimits, pathProblem } from '@whaletide/schema/domains/datasets/rules/dataset-paths.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import type { FileEntry } from '#domains/datasets/uploading/entries.ts';
import type { FileEntries } from '#domains/datasets/uploading/useFileEntries.ts';
import classes from './FilesField.module.css';

interface FileRowProps extends Pick<FileEntries, 'rename' | 'pause' | 'resume' | 'remove'> {
  entry: FileEntry;
}

const said = ({ state, part }: FileEntry): string =>
  ({
    waiting: '等待上传',
    uploading: part < 1 ? `正在上传 ${Math.floor(part * 100)}%` : '正在合并…',
    paused: `已暂停 ${Math.floor(part * 100)}%`,
    failed: '没有上传成功',
    done: '已就绪',
  })[state];

/** A file of a version: its path, how far it is, and what there is to do with it. */
export const FileRow = ({ entry, rename, pause, resume, remove }: FileRowProps) => {
  const { id, path, size, state, part, problem, file } = entry;
  const moves = state === 'waiting' || state === 'uploading';
  return (
    <li className={classes.file}>
      <TextInput
        aria-label={`文件路径：${path}`}
        size="sm"
        maxLength={pathLimits.path}
        value={path}
        error={pathProblem(path.trim())}
        onChange={({ currentTarget: { value } }) => rename(id, value)}
      />
      <div className={classes.state}>
        <Text size="sm" c="dimmed">
          {sizeText(size)}，{said(entry)}
        </Text>
        <span className={classes.ways}>
          {moves && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`暂停上传 ${path}`}
              onClick={() => pause(id)}
            >
              暂停
            </Button>
          )}
          {(state === 'paused' || (state === 'failed' && file)) && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${state === 'paused' ? '继续上传' : '重试上传'} ${path}`}
              onClick={() => resume(id)}
            >
              {state === 'paused' ? '继续' : '重试'}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${state === 'done' ? '移除' : '取消'} ${path}`}
            onClick={() => remove(entry)}
          >
            {state === 'done' ? '移除' : '取消'}
          </Button>
        </span>
      </div>
      {(state === 'uploading' || state === 'paused') && (
        <Progress size="sm" value={part * 100} aria-label={`${path} 的上传进度`} />
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </li>
  );
};
