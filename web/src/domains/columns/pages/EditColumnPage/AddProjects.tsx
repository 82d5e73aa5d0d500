import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { forget } from '#apollo/forget.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '#lib/dates.ts';
import {
  useAddColumnProjectMutation,
  useCollectableProjectsQuery,
  useHeldProjectsQuery,
} from './ColumnContent.generated.ts';
import type { Collected } from './collected.ts';
import classes from './ColumnContent.module.css';

interface AddProjectsProps {
  columnId: string;
  /** Projects added and removed on this page: answers may be a second older. */
  changed: { added: ReadonlySet<string>; removed: ReadonlySet<string> };
  onAdded: (project: Collected) => void;
  onClose: () => void;
}

const PAUSE = 500;

/** One's own public projects, to add to one's column; one without a version has nothing to show. */
const AddProjects = ({ columnId, changed, onAdded, onClose }: AddProjectsProps) => {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [title] = useDebouncedValue(keyword.trim(), PAUSE);
  const { data, previousData, error, loading, refetch } = useCollectableProjectsQuery({
    variables: { title: title || null, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.viewer?.projects;
  const ids = list?.items.map(({ id }) => id) ?? [];
  // Only for these: a column holds up to 10,000.
  const held = useHeldProjectsQuery({
    variables: { columnId, ids },
    skip: ids.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const holds = new Set(held.data?.column?.projects?.items.map(({ id }) => id));
  const collected = (id: string) =>
    changed.added.has(id) || (holds.has(id) && !changed.removed.has(id));
  // Where it can't be known, adding what is there changes nothing.
  const unknown = !held.data && !held.error;
  const [add, adding] = useAddColumnProjectMutation({
    context: { showsErrors: true },
    // Its page is requested again when it is opened.
    update: (cache) => forget(cache, 'Column', 'projects'),
  });
  const take = async (project: Collected) => {
    const input = { columnId, projectId: project.id };
    const done = await add({ variables: { input } }).catch(() => null);
    if (done?.data) onAdded(project);
  };

  return (
    <Dialog onClose={onClose} title="添加项目" size="lg">
      <Stack>
        <Alert color="brand">只能添加自己的公开项目</Alert>
        <TextInput
          label="搜索项目"
          placeholder="输入项目名称"
          data-autofocus
          maxLength={100}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={keyword}
          onChange={({ currentTarget }) => {
            setKeyword(currentTarget.value);
            setPage(1);
          }}
        />
        {adding.error && (
          <Alert color="danger" title="添加失败" role="alert">
            {failureOf(adding.error).message}
          </Alert>
        )}
        <PagedList
          list={list}
          error={error}
          loading={loading}
          onRetry={refetch}
          onPage={setPage}
          empty={title ? '没有找到指定的项目' : '暂无公开项目'}
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(projects) => (
            <ul className={classes.rows}>
              {projects.map((project) => (
                <li key={project.id} className={classes.row}>
                  <div>
                    <Text fw={500}>{project.title}</Text>
                    <Text size="sm" c="dimmed">
                      {project.versions.length === 0
                        ? '还没有版本，生成版本后可以添加'
                        : `更新于 ${formatDateTime(project.updatedAt)}`}
                    </Text>
                  </div>
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={`${collected(project.id) ? '已添加' : '添加'}「${project.title}」`}
                    disabled={
                      unknown ||
                      adding.loading ||
                      project.versions.length === 0 ||
                      collected(project.id)
                    }
                    onClick={() => void take(project)}
                  >
                    {collected(project.id) ? '已添加' : '添加'}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Stack>
    </Dialog>
  );
};

export default AddProjects;
