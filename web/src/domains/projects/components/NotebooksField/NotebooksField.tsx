import { Alert, Input, Text } from '@mantine/core';
import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { fileProblem, sizeText, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { useState } from 'react';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { useUploadReport } from '#components/UploadField/useUploadReport.ts';
import type { UploadedFile } from '#lib/upload.ts';
import classes from './NotebooksField.module.css';
import { NotebookRow } from './NotebookRow.tsx';
import { useNextUploads } from './useNextUploads.ts';
import { hasNotebook, withNotebook } from './with-notebook.ts';

const rule = uploadRules.notebook;

/** Why a file can't be added to these notebooks; null where it can. */
const problemOf = (file: File, notebooks: readonly UploadedFile[]): string | null => {
  const problem = fileProblem(file, rule);
  if (problem) return problem.message;
  return notebooks.length < projectLimits.notebooks || hasNotebook(notebooks, file.name)
    ? null
    : `已有 ${projectLimits.notebooks} 个笔记本，只能上传同名的文件替换其中一个`;
};

interface NotebooksFieldProps {
  notebooks: readonly UploadedFile[];
  /** Answers the problem of the notebooks: `''` for the whole, `0.name` for the name of one. */
  errorAt: (path: string) => string | undefined;
  onBusy: (busy: boolean) => void;
  onChange: (notebooks: UploadedFile[]) => void;
}

/**
 * The notebooks of a project in their order: added one by one, renamed, moved and removed; a file
 * of the same name takes the place of one.
 */
export const NotebooksField = ({ notebooks, errorAt, onBusy, onChange }: NotebooksFieldProps) => {
  const upload = useUpload('notebook', (file) => {
    const problem = problemOf(file, notebooks);
    return Promise.resolve(problem === null ? [] : [problem]);
  });
  /** Files that others have taken the place of, by the keys of these. */
  const [replaced, setReplaced] = useState<ReadonlyMap<string, UploadedFile>>(new Map());
  const { upload: sending, takeMore, failed, forget } = useNextUploads(upload);
  useUploadReport(upload, {
    onFile: (uploaded) => {
      if (!uploaded) return;
      const { key, name, ext, size } = uploaded;
      const changed = withNotebook(notebooks, { key, name, ext, size });
      const { replaced: before } = changed;
      if (before) setReplaced((known) => new Map(known).set(key, before));
      onChange(changed.notebooks);
    },
    onBusy,
  });
  const move = (from: number, by: 1 | -1) => {
    const [one] = notebooks.slice(from, from + 1);
    if (one) onChange(notebooks.toSpliced(from, 1).toSpliced(from + by, 0, one));
  };
  const problem = errorAt('');
  const isFull = notebooks.length >= projectLimits.notebooks;
  return (
    <div>
      <Input.Label component="div">笔记本</Input.Label>
      <Text size="sm" c="dimmed" mb="xs">
        最多 {projectLimits.notebooks} 个，每个不超过 {sizeText(rule.maxSize)}
        ；读者从第一个看起；同名的文件替换原来的
      </Text>
      <ol className={classes.list} aria-label="已添加的笔记本">
        {notebooks.map((notebook, index) => {
          const { key } = notebook;
          const before = replaced.get(key);
          const changed = (other: UploadedFile) => onChange(notebooks.with(index, other));
          return (
            <NotebookRow
              key={`${key} ${index}`}
              notebook={notebook}
              index={index}
              isLast={index === notebooks.length - 1}
              error={errorAt(`${index}.name`) ?? errorAt(`${index}.key`)}
              onRename={(name) => changed({ ...notebook, name })}
              onMove={(by) => move(index, by)}
              onRemove={() => onChange(notebooks.toSpliced(index, 1))}
              onRestore={before ? () => changed({ ...before, name: notebook.name }) : null}
            />
          );
        })}
      </ol>
      <UploadField
        label={isFull ? '替换笔记本' : '添加笔记本'}
        hint={`.ipynb 文件，可以一次选多个，每个不超过 ${sizeText(rule.maxSize)}`}
        exts={rule.exts}
        upload={sending}
        onMore={takeMore}
        error={problem ?? null}
      />
      {failed.length > 0 && (
        <Alert
          mt="xs"
          color="danger"
          role="alert"
          title={`${failed.length} 个文件没有上传`}
          withCloseButton
          closeButtonLabel="移除没有上传的文件"
          onClose={forget}
        >
          {failed.map(({ name, message }) => (
            <Text key={name} size="sm">
              {name}：{message}
            </Text>
          ))}
        </Alert>
      )}
    </div>
  );
};
