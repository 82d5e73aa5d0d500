import '#theme/styles/tables.ts';
import { Button, Group, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { notify } from '#lib/notify.ts';
import {
  useColumnContentQuery,
  useMoveColumnProjectMutation,
  useRemoveColumnProjectMutation,
} from './ColumnContent.generated.ts';
import type { Collected } from './collected.ts';
import { inMovedOrder, stepOf } from './content-order.ts';
import { ContentRow } from './ContentRow.tsx';
import classes from './ColumnContent.module.css';

const AddProjects = lazy(() => import('./AddProjects.tsx'));

interface ColumnContentProps {
  columnId: string;
  count: number;
}

/** The projects of one's column, to add to and to take out of. */
export const ColumnContent = ({ columnId, count }: ColumnContentProps) => {
  const { data, error, refetch, fetchMore } = useColumnContentQuery({
    variables: { columnId, page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const [remove, { loading }] = useRemoveColumnProjectMutation({ context: { showsErrors: true } });
  const [move, { loading: moving }] = useMoveColumnProjectMutation({
    context: { showsErrors: true },
  });
  const [adding, setAdding] = useState(false);
  // The shared answer may be a second older than what one has just done.
  const [added, setAdded] = useState<readonly Collected[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<readonly string[]>([]);
  const list = data?.column?.projects;
  const fresh = added.filter(({ id }) => !list?.items.some((item) => item.id === id));
  const held = [...(list?.items ?? []), ...fresh].filter(({ id }) => !removed.has(id));
  const rows = inMovedOrder(held, order);

  const add = (project: Collected) => {
    setAdded([project, ...added.filter(({ id }) => id !== project.id)]);
    setRemoved(new Set([...removed].filter((id) => id !== project.id)));
  };
  const moveBy = (projectId: string, by: -1 | 1) => {
    const step = stepOf(rows, projectId, by);
    // Before rows that aren't loaded yet nothing can be put.
    if (!step || (step.beforeId === null && list?.hasNextPage)) return undefined;
    return async () => {
      try {
        await move({ variables: { input: { columnId, projectId, beforeId: step.beforeId } } });
        setOrder(step.order);
      } catch (failure) {
        notify.failed('移动失败', failureOf(failure).message);
      }
    };
  };
  const takeOut = async ({ id }: Collected) => {
    try {
      await remove({ variables: { input: { columnId, projectId: id } } });
      setAdded(added.filter((project) => project.id !== id));
      setRemoved(new Set([...removed, id]));
      notify.done('已移除');
    } catch (failure) {
      notify.failed('移除失败', failureOf(failure).message);
    }
  };

  return (
    <section aria-label="内容管理">
      <Group justify="space-between" mb="md" gap="sm">
        <Text c="dimmed">共收录 {count} 个项目</Text>
        <Button
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          添加项目
        </Button>
      </Group>
      {!list &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={5} />)}
      {list && rows.length === 0 && <EmptyState text="这个专栏还没有收录项目" />}
      {list && rows.length > 0 && (
        <InfiniteList
          hasMore={list.hasNextPage}
          leadHeight={800}
          onMore={() => fetchMore({ variables: { page: list.page + 1 } })}
        >
          <div className={classes.frame}>
            <Table verticalSpacing="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>标题</Table.Th>
                  <Table.Th className={classes.wide}>最近更新</Table.Th>
                  <Table.Th>操作</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((project) => (
                  <ContentRow
                    key={project.id}
                    project={project}
                    busy={loading || moving}
                    onUp={moveBy(project.id, -1)}
                    onDown={moveBy(project.id, 1)}
                    onRemove={() => void takeOut(project)}
                  />
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </InfiniteList>
      )}
      <Opened of={adding}>
        {() => (
          <Suspense>
            <AddProjects
              columnId={columnId}
              changed={{ added: new Set(added.map(({ id }) => id)), removed }}
              onAdded={add}
              onClose={() => setAdding(false)}
            />
          </Suspense>
        )}
      </Opened>
    </section>
  );
};
