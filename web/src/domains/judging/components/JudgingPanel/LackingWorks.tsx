import { Alert, Text } from '@mantine/core';
import type { JudgingOverviewFragment } from './JudgingPanel.generated.ts';

/** Works that are named; the rest is a number. */
const NAMED = 20;

/** Works that lack reviews, and those that have too few judges without a conflict of interest. */
export const LackingWorks = ({ overview }: { overview: JudgingOverviewFragment }) => {
  const { worksCount, lackingCount, lackingWorks } = overview;
  if (lackingCount === 0)
    return <Alert color="success">全部 {worksCount} 件作品的评审都已足够。</Alert>;
  const without = lackingWorks.filter(({ possibleCount }) => possibleCount === 0);
  const named = lackingWorks.slice(0, NAMED);
  return (
    <Alert color="gold" title={`${lackingCount} / ${worksCount} 件作品的评审还不够`}>
      <Text size="sm">
        {named
          .map(
            ({ number, team, doneCount, neededCount }) =>
              `作品 ${number}（${team?.name ?? '已解散的团队'}）${doneCount}/${neededCount}`,
          )
          .join('，')}
        {lackingCount > named.length && ` 等`}
      </Text>
      {without.length > 0 && (
        <Text size="sm" mt={4}>
          没有可用评委的作品：{without.map(({ number }) => `作品 ${number}`).join('，')}
          。请邀请与这些团队不同校、不同组织的评委。
        </Text>
      )}
    </Alert>
  );
};
