import '#theme/styles/tables.ts';
import { Table, Text, Title } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { classPath } from '#domains/classes/paths.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { usePage } from '#routing/usePage.ts';
import { useClassBoardQuery } from './ClassPage.generated.ts';

interface ClassBoardProps {
  classId: string;
  itemId: string;
  /** Name of what it is about. */
  title: string;
}

/** Board of an item, of the class alone. */
export const ClassBoard = ({ classId, itemId, title }: ClassBoardProps) => {
  const { page, onPage } = usePage();
  const query = useClassBoardQuery({
    variables: { id: classId, itemId, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const list = (query.data ?? query.previousData)?.viewer?.class?.item?.board;
  return (
    <section aria-labelledby="class-board">
      <Title order={2} size="h3" id="class-board">
        班级榜 · {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        只有本班可见。比赛的得分与 Public 榜相同，练习取最好的 Public 得分。
      </Text>
      <PagedList
        list={list}
        error={query.error}
        loading={query.loading}
        onRetry={query.refetch}
        onPage={onPage}
        empty="还没有可以显示的得分"
      >
        {(rows) => (
          <WideTable label={`班级榜 ${title}`} minWidth={320}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>名次</Table.Th>
                <Table.Th>同学</Table.Th>
                <Table.Th ta="right">得分</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ member, rank, score, isOwn }, at) => (
                <Table.Tr
                  key={member?.id ?? at}
                  aria-current={isOwn || undefined}
                  bg={isOwn ? 'var(--mantine-primary-color-light)' : undefined}
                >
                  <Table.Td>{rank}</Table.Td>
                  <Table.Td>
                    {member ? <MemberName member={member} alone /> : '已注销的成员'}
                    {isOwn && '（你）'}
                  </Table.Td>
                  <Table.Td ta="right">{scoreText(score)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
        )}
      </PagedList>
      <AppLink to={classPath(classId)} alone mt="md" display="inline-block">
        返回班级任务
      </AppLink>
    </section>
  );
};
