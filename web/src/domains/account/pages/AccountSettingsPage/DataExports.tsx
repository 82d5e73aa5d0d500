import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { EXPORT_DAYS } from '@whaletide/schema/domains/account/rules/data-exports.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { lazy, useState } from 'react';
import { BrokenPart } from '#components/Contained/BrokenPart.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { DataExportRowFragment } from './DataExports.generated.ts';

const ExportModal = lazy(() => import('./ExportModal.tsx'));

const stateText = ({ state, size, expiresAt, filesLeftOut }: DataExportRowFragment) => {
  if (state === 'PENDING') return '正在导出，完成后会通知你';
  if (state === 'FAILED') return '导出失败，请重新导出';
  return [
    size !== null && sizeText(size),
    expiresAt && `${formatDateTime(expiresAt)} 之前可以下载`,
    filesLeftOut > 0 && `有 ${filesLeftOut} 个文件没有放入，见压缩包中的说明`,
  ]
    .filter(Boolean)
    .join(' · ');
};

interface DataExportsProps {
  exports: readonly DataExportRowFragment[] | null;
  /** True where the second step is on. */
  asksForCode: boolean;
  error: unknown;
  onRetry: () => unknown;
}

/** 导出我的数据: what there is to download, and the way to another. */
export const DataExports = ({ exports, asksForCode, error, onRetry }: DataExportsProps) => {
  const [asking, setAsking] = useState(false);
  const pending = exports?.some(({ state }) => state === 'PENDING') ?? false;
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="data-exports">
      <Group justify="space-between" align="start">
        <div>
          <Title order={2} size="h3" id="data-exports">
            导出我的数据
          </Title>
          <Text size="sm" c="dimmed">
            把与你有关的数据和你上传的文件打包成一个ZIP文件，每天可以导出一次，保留{EXPORT_DAYS}天
          </Text>
        </div>
        <Button variant="light" size="sm" disabled={pending} onClick={() => setAsking(true)}>
          {pending ? '正在导出' : '导出数据'}
        </Button>
      </Group>
      {!exports && <ErrorState error={error} onRetry={onRetry} />}
      {exports && exports.length > 0 && (
        <Stack gap="md" mt="md" component="ul" p={0} style={{ listStyle: 'none' }}>
          {exports.map((row) => (
            <Group key={row.id} justify="space-between" wrap="nowrap" component="li">
              <div>
                <Text fw={500}>{formatDateTime(row.createdAt)}</Text>
                <Text size="sm" c="dimmed">
                  {stateText(row)}
                </Text>
              </div>
              {row.url && (
                <Button
                  component="a"
                  href={row.url}
                  download
                  variant="default"
                  size="sm"
                  style={{ flexShrink: 0 }}
                  aria-label={`下载 ${formatDateTime(row.createdAt)} 的数据`}
                >
                  下载
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      )}
      <Opened of={asking}>
        {() => (
          <Contained broken={<BrokenPart />}>
            <ExportModal asksForCode={asksForCode} onClose={() => setAsking(false)} />
          </Contained>
        )}
      </Opened>
    </Paper>
  );
};
