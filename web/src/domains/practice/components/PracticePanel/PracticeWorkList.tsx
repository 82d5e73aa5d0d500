import '#theme/styles/tables.ts';
import { Table, Text, Title } from '@mantine/core';
import { practicePlaceText } from '@whaletide/schema/domains/practice/rules.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { useEffect } from 'react';
import { AuthorshipMark } from '#components/AuthorshipMark/AuthorshipMark.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { WorkStatusBadge } from '#domains/submissions/components/WorkList/WorkStatusBadge.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { usePage } from '#routing/usePage.ts';
import { type PracticeWorkRowFragment, usePracticeWorksQuery } from './PracticePanel.generated.ts';

/** Time between looks at a list in which a result waits for its score, in ms. */
const POLL_MS = 2_000;

const shownScore = (score: number | null) => (score === null ? '—' : scoreText(score));

const Row = ({ work, several }: { work: PracticeWorkRowFragment; several: boolean }) => (
  <Table.Tr>
    <Table.Td>
      {work.fileName} <AuthorshipMark of={work} />
      <Text size="sm" c="dimmed">
        {several && work.task && `${work.task.name} · `}
        <time dateTime={work.createdAt}>{formatDateTime(work.createdAt)}</time>
      </Text>
    </Table.Td>
    <Table.Td>
      {work.rank === null ? '—' : practicePlaceText({ ...work, rank: work.rank })}
    </Table.Td>
    <Table.Td>
      <WorkStatusBadge status={work.status} note={work.errorMessage} />
    </Table.Td>
    <Table.Td ta="right">{shownScore(work.publicScore)}</Table.Td>
    <Table.Td ta="right">{shownScore(work.privateScore)}</Table.Td>
  </Table.Tr>
);

interface PracticeWorkListProps {
  competitionId: string;
  mode: 'PRACTICE' | 'VIRTUAL';
  /** True where there are several tasks, so that each row names its own. */
  several: boolean;
}

/** Results that were handed in for practice, the newest first; scores come by themselves. */
export const PracticeWorkList = ({ competitionId, mode, several }: PracticeWorkListProps) => {
  const { page, onPage } = usePage({ name: 'practice', keepsScroll: true });
  const query = usePracticeWorksQuery({
    variables: { id: competitionId, mode, page },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const list = (query.data ?? query.previousData)?.competition?.practice?.works;
  const waits = list?.items.some(({ status }) => status === 'PENDING') ?? false;
  const { client, startPolling, stopPolling } = query;
  useEffect(() => {
    if (!waits) return;
    startPolling(POLL_MS);
    return () => {
      stopPolling();
      // A score that has come stands in the board of then as well.
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === 'Ghosts',
      });
    };
  }, [waits, client, startPolling, stopPolling]);
  return (
    <section aria-labelledby="practice-works">
      <Title order={2} size="h4" id="practice-works" mb="sm">
        练习记录
      </Title>
      <PagedList
        list={list}
        error={query.error}
        loading={query.loading}
        onRetry={query.refetch}
        onPage={onPage}
        empty="还没有练习记录"
      >
        {(rows) => (
          <WideTable label="练习记录" minWidth={640}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>文件</Table.Th>
                <Table.Th>名次</Table.Th>
                <Table.Th>状态</Table.Th>
                <Table.Th ta="right">Public 得分</Table.Th>
                <Table.Th ta="right">Private 得分</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((work) => (
                <Row key={work.id} work={work} several={several} />
              ))}
            </Table.Tbody>
          </WideTable>
        )}
      </PagedList>
    </section>
  );
};
