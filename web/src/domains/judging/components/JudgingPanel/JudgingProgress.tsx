import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { JudgesTable } from './JudgesTable.tsx';
import { type TaskJudgingFragment, useJudgingOverviewQuery } from './JudgingPanel.generated.ts';
import { LackingWorks } from './LackingWorks.tsx';
import { PublishModal } from './PublishModal.tsx';
import { RankingTable } from './RankingTable.tsx';

/** Progress of the judges, how they agree, what lacks reviews, and the ranking that comes of it. */
export const JudgingProgress = ({ judging }: { judging: TaskJudgingFragment }) => {
  const { taskId, publishedAt } = judging;
  const [publishing, setPublishing] = useState(false);
  const query = useJudgingOverviewQuery({
    variables: { taskId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={query.data?.competitionTask?.judgingOverview}
      empty="暂无评审"
      skeleton={<RowsSkeleton rows={6} />}
    >
      {(overview) => (
        <Stack gap="lg">
          {overview.addedCount > 0 && (
            <Alert color="gold">
              有 {overview.addedCount} 件新提交的作品还没有分配，请重新分配评委。
            </Alert>
          )}
          <section aria-labelledby="judges-title">
            <Title order={3} size="h4" id="judges-title" mb={4}>
              评委
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              {overview.agreementText}
              {overview.agreement !== null &&
                `（Krippendorff α = ${overview.agreement.toFixed(2)}）`}
              。「可能随机」的评委默认不计入排名。
            </Text>
            <JudgesTable judging={judging} judges={overview.judges} />
          </section>
          <LackingWorks overview={overview} />
          <section aria-labelledby="ranking-title">
            <Group justify="space-between" mb="sm">
              <Title order={3} size="h4" id="ranking-title">
                排名
              </Title>
              {!publishedAt && <Button onClick={() => setPublishing(true)}>发布评审结果</Button>}
            </Group>
            <Text size="sm" c="dimmed" mb="sm">
              括号中是名次的 95% 区间：与之相比分不出高下的作品都在区间内。
              {!overview.isConnected && '有的作品之间还没有直接或间接的比较，名次仅供参考。'}
            </Text>
            <RankingTable judging={judging} />
          </section>
          <Opened of={publishing}>
            {() => (
              <PublishModal
                taskId={taskId}
                lackingCount={overview.lackingCount}
                onClose={() => setPublishing(false)}
              />
            )}
          </Opened>
        </Stack>
      )}
    </Loaded>
  );
};
