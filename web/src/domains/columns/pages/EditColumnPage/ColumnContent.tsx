import '../../../../theme/styles/tables.ts';
import { Button, Group, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '../../../../components/InfiniteList/InfiniteList.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { notify } from '../../../../lib/notify.ts';
import { projectPath } from '../../../projects/paths.ts';
import {
  useColumnContentQuery,
  useRemoveColumnProjectMutation,
} from './ColumnContent.generated.ts';
import type { Collected } from './collected.ts';
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
  const [adding, setAdding] = useState(false);
  // The shared answer may be a second older than what one has just done.
  const [added, setAdded] = useState<readonly Collected[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const list = data?.columnProjects;
  const fresh = added.filter(({ id }) => !list?.items.some((item) => item.id === id));
  const rows = [...fresh, ...(list?.items ?? [])].filter(({ id }) => !removed.has(id));

  const add = (project: Collected) => {
    setAdded([project, ...added.filter(({ id }) => id !== project.id)]);
    setRemoved(new Set([...removed].filter((id) => id !== project.id)));
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
                  <Table.Tr key={project.id}>
                    <Table.Td>
                      <AppLink to={projectPath(project.id)} target="_blank" alone>
                        {project.title}
                      </AppLink>
                    </Table.Td>
                    <Table.Td className={classes.wide}>
                      {formatDateTime(project.updatedAt)}
                    </Table.Td>
                    <Table.Td>
                      <Button
                        variant="subtle"
                        color="danger"
                        size="compact-sm"
                        disabled={loading}
                        aria-label={`移除「${project.title}」`}
                        onClick={() => void takeOut(project)}
                      >
                        移除
                      </Button>
                    </Table.Td>
                  </Table.Tr>
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
