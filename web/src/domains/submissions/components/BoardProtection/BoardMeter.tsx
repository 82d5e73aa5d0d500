import { Text } from '@mantine/core';
import type { BoardProtectionFragment } from './BoardProtection.generated.ts';

/** Number of bits that a board has given away at most, all teams together. */
export const BoardMeter = ({ protection }: { protection: BoardProtectionFragment }) => {
  const { bits, answersCount, shownCount, publicRowsCount } = protection;
  if (answersCount === 0)
    return <Text c="dimmed">开启保护后评审的提交会在这里计入已泄露的信息量。</Text>;
  return (
    <div aria-live="polite">
      <Text>
        该榜单至多泄露了 <strong>{bits.toLocaleString('zh-CN')}</strong> 比特
        {publicRowsCount !== null && `，公开部分共 ${publicRowsCount.toLocaleString('zh-CN')} 行`}。
      </Text>
      <Text size="sm" c="dimmed">
        已评审 {answersCount} 次，其中 {shownCount} 次公布了得分。所有团队合并计算，只增不减。
      </Text>
    </div>
  );
};
