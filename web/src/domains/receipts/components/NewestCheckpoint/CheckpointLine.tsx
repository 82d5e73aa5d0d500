import { Group, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { receiptCheckPath } from '#domains/receipts/paths.ts';
import { useNewestCheckpointQuery } from './NewestCheckpoint.generated.ts';

/** Characters of the root that tell two checkpoints apart. */
const SHORT_ROOT = 12;

/** The log's newest checkpoint on one line, with the way to check a receipt. */
const CheckpointLine = () => {
  const { data } = useNewestCheckpointQuery();
  const checkpoint = data?.receipts.checkpoint;
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {checkpoint
          ? `得分日志共 ${checkpoint.leavesCount.toLocaleString('zh-CN')} 条，最新检查点 ${checkpoint.root.slice(0, SHORT_ROOT)}…`
          : '每个得分都记入只增不改的日志。'}{' '}
        <AppLink to={receiptCheckPath} underline="always">
          核对回执
        </AppLink>
      </Text>
      {checkpoint && (
        <CopyButton text={checkpoint.note} variant="subtle" size="compact-sm">
          复制检查点
        </CopyButton>
      )}
    </Group>
  );
};

export default CheckpointLine;
