import { Code, Group, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import classes from './ReceiptCheckPage.module.css';
import type { NewestCheckpointQuery } from '#domains/receipts/components/NewestCheckpoint/NewestCheckpoint.generated.ts';

/** The log's newest checkpoint as a signed note, with the key that signs it. */
export const SiteCheckpoint = ({
  checkpoint,
}: {
  checkpoint: NonNullable<NewestCheckpointQuery['receipts']['checkpoint']>;
}) => (
  <section aria-labelledby="newest-checkpoint">
    <Title order={2} size="h3" id="newest-checkpoint" mt="xl">
      最新检查点
    </Title>
    <Text size="sm" c="dimmed" mb="sm">
      得分日志只增不改，现有 {checkpoint.leavesCount.toLocaleString('zh-CN')}{' '}
      条记录。把检查点存到别处，日后就能证明日志没有被改写。
    </Text>
    <Code block className={classes.note} aria-label="检查点">
      {checkpoint.note}
    </Code>
    <Text size="sm" mt="md" mb="xs">
      公钥
    </Text>
    <Code block className={classes.note} aria-label="公钥">
      {checkpoint.key}
    </Code>
    <Group gap="sm" mt="md">
      <CopyButton text={checkpoint.note} variant="default">
        复制检查点
      </CopyButton>
      <CopyButton text={checkpoint.key} variant="subtle">
        复制公钥
      </CopyButton>
    </Group>
  </section>
);
