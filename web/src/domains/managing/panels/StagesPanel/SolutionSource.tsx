import { Stack, Text } from '@mantine/core';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { Task } from './opened.ts';
import classes from './SolutionSource.module.css';

/** Facts about the solution that counts, beyond how it was read. */
export type StoredSolution = Pick<
  NonNullable<NonNullable<Task['management']>['solution']>,
  'fileName' | 'storedAt' | 'storedBy' | 'checksum' | 'downloadUrl'
>;

/**
 * Source of the solution that counts: who stored it, when and from which file, and the way to
 * download it.
 */
export const SolutionSource = ({ stored }: { stored: StoredSolution }) => {
  const { fileName, storedAt, storedBy, checksum, downloadUrl } = stored;
  const source = [
    fileName !== null && `文件 ${fileName}`,
    storedAt !== null && `${storedBy?.name ?? '已注销的成员'} 于 ${formatDateTime(storedAt)} 保存`,
  ].filter((text) => text !== false);
  return (
    <Stack gap={4} mt={4}>
      {source.length > 0 && (
        <Text size="sm" c="dimmed">
          {source.join('，')}
        </Text>
      )}
      {checksum !== null && (
        <Text size="sm" c="dimmed">
          SHA-256 <code className={classes.checksum}>{checksum}</code>
        </Text>
      )}
      <div>
        <ExportButton address={downloadUrl} name="标准答案" label="下载标准答案" size="xs" />
        <Text size="sm" c="dimmed" mt={4}>
          每次下载都会记入操作日志
        </Text>
      </div>
    </Stack>
  );
};
