import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import type { ReceiptTools } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import type { TreeHead } from '@whaletide/schema/domains/receipts/rules/merkle-proofs.ts';
import { type ConsistencyState, useConsistency } from './useConsistency.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

const count = (leaves: number) => leaves.toLocaleString('zh-CN');

const wrongText = (state: ConsistencyState, { size }: TreeHead): string | null => {
  switch (state.of) {
    case 'shorter':
      return `日志现在只有 ${count(state.size)} 条，少于回执检查点的 ${count(size)} 条：有记录被删去，或日志从较早的备份恢复过。`;
    case 'different':
      return `日志现有 ${count(state.size)} 条，但前 ${count(size)} 条与回执的检查点不符：日志被改写过，或从备份恢复过。`;
    case 'unsigned':
      return '本站最新检查点的签名不成立。';
    default:
      return null;
  }
};

interface LogConsistencyProps {
  tools: ReceiptTools;
  /** Tree of the receipt's checkpoint. */
  head: TreeHead;
}

/** Comparison of a receipt's checkpoint with the log as it is now; needs the network. */
export const LogConsistency = ({ tools, head }: LogConsistencyProps) => {
  const { state, retry } = useConsistency(tools, head);
  const wrong = wrongText(state, head);
  if (wrong !== null)
    return (
      <Alert color="danger" mt="sm" title="日志与回执不一致" icon={<IconAlertTriangle {...icon} />}>
        {wrong}
      </Alert>
    );
  if (state.of === 'unchecked')
    return (
      <Alert color="gray" mt="sm" title="没有核对回执之后的日志" icon={<IconCloudOff {...icon} />}>
        <Group gap="sm">
          <Text size="sm">
            这一部分需要联网：看日志在回执之后是否只增不改。其余部分已在本机核对。
          </Text>
          <Button variant="default" size="xs" onClick={retry}>
            重新核对
          </Button>
        </Group>
      </Alert>
    );
  if (state.of !== 'consistent')
    return (
      <Text size="sm" mt="sm">
        正在核对回执之后的日志…
      </Text>
    );
  return (
    <Alert color="success" mt="sm" title="日志只增不改" icon={<IconCircleCheck {...icon} />}>
      日志现有 {count(state.size)} 条，前 {count(head.size)} 条与回执的检查点一致。
    </Alert>
  );
};
