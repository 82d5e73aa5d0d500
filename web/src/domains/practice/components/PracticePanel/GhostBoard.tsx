import '#theme/styles/tables.ts';
import { Table, Text, Title } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { teamPath } from '#domains/teams/paths.ts';
import { usePage } from '#routing/usePage.ts';
import { type GhostsQuery, useGhostsQuery } from './PracticePanel.generated.ts';

type Ghosts = NonNullable<
  NonNullable<NonNullable<GhostsQuery['competition']>['practice']>['ghosts']
>;

/** Time between looks at a board that grows, in ms. */
const POLL_MS = 15_000;

const Row = ({ ghost }: { ghost: Ghosts['items'][number] }) => (
  <Table.Tr
    aria-current={ghost.isOwn || undefined}
    bg={ghost.isOwn ? 'var(--mantine-primary-color-light)' : undefined}
  >
    <Table.Td>{ghost.rank}</Table.Td>
    <Table.Td>
      {ghost.isOwn && <strong>你</strong>}
      {!ghost.isOwn &&
        (ghost.team ? (
          <AppLink to={teamPath(ghost.team.id)}>{ghost.team.name}</AppLink>
        ) : (
          '团队已不存在'
        ))}
    </Table.Td>
    <Table.Td ta="right">{scoreText(ghost.score)}</Table.Td>
    <Table.Td ta="right">{ghost.finalRank ?? '—'}</Table.Td>
  </Table.Tr>
);

interface GhostBoardProps {
  competitionId: string;
  taskId: string;
  isOver: boolean;
}

/** The public board as it stood when the competition was as old, with one's own best in it. */
export const GhostBoard = ({ competitionId, taskId, isOver }: GhostBoardProps) => {
  const { page, onPage } = usePage({ name: 'ghosts', keepsScroll: true });
  const query = useGhostsQuery({
    variables: { id: competitionId, taskId, page },
    fetchPolicy: 'cache-and-network',
    pollInterval: isOver ? 0 : POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const list = (query.data ?? query.previousData)?.competition?.practice?.ghosts;
  return (
    <section aria-labelledby="ghost-board">
      <Title order={2} size="h4" id="ghost-board">
        {isOver ? '比赛结束时的榜单' : '比赛进行到同一时刻的榜单'}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        按 Public 得分排名；最终名次是这支团队后来在私有榜上的名次。
      </Text>
      <PagedList
        list={list}
        error={query.error}
        loading={query.loading}
        onRetry={query.refetch}
        onPage={onPage}
        empty="这一时刻还没有团队提交"
      >
        {(rows) => (
          <WideTable label="同一时刻的榜单" minWidth={480}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>名次</Table.Th>
                <Table.Th>团队</Table.Th>
                <Table.Th ta="right">Public 得分</Table.Th>
                <Table.Th ta="right">最终名次</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((ghost) => (
                <Row key={ghost.team?.id ?? `${ghost.rank}-${ghost.isOwn}`} ghost={ghost} />
              ))}
            </Table.Tbody>
          </WideTable>
        )}
      </PagedList>
    </section>
  );
};
