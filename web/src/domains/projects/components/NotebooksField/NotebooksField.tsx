import { ActionIcon, Alert, Input, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { fileProblem, sizeText, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { useUploadReport } from '#components/UploadField/useUploadReport.ts';
import type { UploadedFile } from '#lib/upload.ts';
import classes from './NotebooksField.module.css';
import { useNextUploads } from './useNextUploads.ts';

const rule = uploadRules.notebook;
const check = (file: File) => {
  const problem = fileProblem(file, rule);
  return Promise.resolve(problem ? [problem.message] : []);
};

interface NotebooksFieldProps {
  notebooks: readonly UploadedFile[];
  /** Answers the problem of the notebooks: `''` for the whole, `0.name` for the name of one. */
  errorAt: (path: string) => string | undefined;
  onBusy: (busy: boolean) => void;
  onChange: (notebooks: UploadedFile[]) => void;
}

/** The notebooks of a project in their order: added one by one, renamed, moved and removed. */
export const NotebooksField = ({ notebooks, errorAt, onBusy, onChange }: NotebooksFieldProps) => {
  const upload = useUpload('notebook', check);
  const { upload: sending, takeMore, failed, forget } = useNextUploads(upload);
  useUploadReport(upload, {
    onFile: (uploaded) => {
      if (!uploaded) return;
      const { key, name, ext, size } = uploaded;
      onChange([...notebooks, { key, name, ext, size }]);
    },
    onBusy,
  });
  const move = (from: number, by: 1 | -1) => {
    const [one] = notebooks.slice(from, from + 1);
    if (one) onChange(notebooks.toSpliced(from, 1).toSpliced(from + by, 0, one));
  };
  const problem = errorAt('');
  return (
    <div>
      <Input.Label component="div">笔记本</Input.Label>
      <Text size="sm" c="dimmed" mb="xs">
        最多 {projectLimits.notebooks} 个，每个不超过 {sizeText(rule.maxSize)}
        ；读者从第一个看起
      </Text>
      <ol className={classes.list} aria-label="已添加的笔记本">
        {notebooks.map(({ key, name, size }, index) => (
          <li key={`${key} ${index}`} className={classes.row} data-path={`notebooks.${index}.name`}>
            <TextInput
              className={classes.name}
              aria-label={`第 ${index + 1} 个笔记本的名称`}
              value={name}
              error={errorAt(`${index}.name`) ?? errorAt(`${index}.key`)}
              onChange={({ currentTarget: { value } }) =>
                onChange(notebooks.map((one, at) => (at === index ? { ...one, name: value } : one)))
              }
            />
            <Text size="sm" c="dimmed" className={classes.size}>
              {sizeText(size)}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`上移笔记本：${name}`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <IconChevronUp size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`下移笔记本：${name}`}
              disabled={index === notebooks.length - 1}
              onClick={() => move(index, 1)}
            >
              <IconChevronDown size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`移除笔记本：${name}`}
              onClick={() => onChange(notebooks.toSpliced(index, 1))}
            >
              <IconTrash size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {notebooks.length < projectLimits.notebooks && (
        <UploadField
          label="添加笔记本"
          hint={`.ipynb 文件，可以一次选多个，每个不超过 ${sizeText(rule.maxSize)}`}
          exts={rule.exts}
          upload={sending}
          onMore={takeMore}
          error={problem ?? null}
        />
      )}
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
      {notebooks.length >= projectLimits.notebooks && problem && (
        <Input.Error>{problem}</Input.Error>
      )}
    </div>
  );
};
