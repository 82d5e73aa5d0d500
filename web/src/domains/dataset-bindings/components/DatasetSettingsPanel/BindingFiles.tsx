import { ActionIcon, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { datasetLimits } from '@whaletide/schema/domains/dataset-bindings/rules.ts';
import { fileProblem, sizeText, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { useUploadReport } from '#components/UploadField/useUploadReport.ts';

const rule = uploadRules.dataset;
const check = (file: File) => {
  const problem = fileProblem(file, rule);
  return Promise.resolve(problem ? [problem.message] : []);
};

interface StoredFile {
  key: string;
  name: string;
}

interface BindingFilesProps {
  files: StoredFile[];
  error: string | undefined;
  onBusy: (busy: boolean) => void;
  onChange: (files: StoredFile[]) => void;
}

/** The files of a dataset, in the order in which they are shown. */
export const BindingFiles = ({ files, error, onBusy, onChange }: BindingFilesProps) => {
  const upload = useUpload('dataset', check);
  useUploadReport(upload, {
    onFile: (uploaded) =>
      uploaded && onChange([...files, { key: uploaded.key, name: uploaded.name }]),
    onBusy,
  });
  return (
    <div>
      {files.map(({ key, name }) => (
        <Group key={key} gap="xs" mb={4}>
          <Text size="sm">{name}</Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`移除文件：${name}`}
            onClick={() => onChange(files.filter((file) => file.key !== key))}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {files.length < datasetLimits.files && (
        <UploadField
          label="添加文件"
          hint={`表格、文本、压缩包、图片或模型，不超过 ${sizeText(rule.maxSize)}`}
          exts={rule.exts}
          upload={upload}
          error={error ?? null}
        />
      )}
    </div>
  );
};
