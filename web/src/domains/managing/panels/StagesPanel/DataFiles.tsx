import { ActionIcon, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { partLimits } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { OneFile } from './OneFile.tsx';
import type { StoredFile } from './task-values.ts';
import type { FileState } from './useTaskFiles.ts';

const rule = uploadRules.asset;
const check = (file: File) => {
  const problem = fileProblem(file, rule);
  return Promise.resolve(problem ? [problem.message] : []);
};

interface DataFilesProps {
  files: StoredFile[];
  error: string | undefined;
  onState: (state: FileState) => void;
  onChange: (files: StoredFile[]) => void;
}

/** List of the files that the task hands out: training data, test data without labels. */
export const DataFiles = ({ files, error, onState, onChange }: DataFilesProps) => (
  <div>
    {files.length > 0 && (
      <Text fw={500} size="sm" mb={4}>
        已有的数据文件
      </Text>
    )}
    {files.map(({ key, name }) => (
      <Group key={key} gap="xs" mb={4}>
        <Text size="sm">{name}</Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`移除数据文件：${name}`}
          onClick={() => onChange(files.filter((file) => file.key !== key))}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
    ))}
    {files.length < partLimits.files && (
      <OneFile
        label="添加数据文件"
        hint={`参赛者可以下载，${rule.exts.join('、')}`}
        purpose="asset"
        exts={rule.exts}
        check={check}
        error={error}
        onState={onState}
        onFile={(file) => file && onChange([...files, { key: file.key, name: file.name }])}
      />
    )}
  </div>
);
