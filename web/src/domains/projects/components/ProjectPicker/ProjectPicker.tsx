import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { isEnter } from '#lib/keyboard.ts';
import type { ProjectChoice, ProjectLock } from './choice.ts';
import { useProjectPickerQuery } from './ProjectPicker.generated.ts';
import classes from './ProjectPicker.module.css';
import { ProjectRow } from './ProjectRow.tsx';

interface ProjectPickerProps {
  lock: ProjectLock;
  /** True where one of the versions is picked, rather than the newest. */
  picksVersion: boolean;
  onPick: (choice: ProjectChoice) => void;
  onClose: () => void;
}

const PAUSE = 500;

/** Picks one of the viewer's projects; one without a version gets its first on the way. */
const ProjectPicker = ({ lock, picksVersion, onPick, onClose }: ProjectPickerProps) => {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [projectId, setProjectId] = useState<string | null>(null);
  const [versionId, setVersionId] = useState<string | null>(null);
  const [title] = useDebouncedValue(keyword.trim(), PAUSE);
  const { data, previousData, error, loading, refetch } = useProjectPickerQuery({
    variables: { page, title: title || null, private: lock && lock === 'private' },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.viewer?.projects;
  const project = list?.items.find(({ id }) => id === projectId);
  const version = project?.versions.find(({ id }) => id === versionId) ?? project?.versions[0];

  return (
    <Dialog onClose={onClose} title="选择项目" size="lg">
      <Stack>
        {lock && (
          <Alert color="brand">{lock === 'public' ? '只能选择公开项目' : '只能选择私有项目'}</Alert>
        )}
        <TextInput
          label="搜索项目"
          placeholder="输入项目名称"
          data-autofocus
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={keyword}
          onChange={({ currentTarget }) => {
            setKeyword(currentTarget.value);
            setPage(1);
          }}
          onKeyDown={(event) => {
            // The form around the picker isn't what Enter is for here.
            if (isEnter(event)) event.preventDefault();
          }}
        />
        <PagedList
          list={list}
          error={error}
          loading={loading}
          onRetry={refetch}
          onPage={setPage}
          empty={title ? '没有找到指定的项目' : '暂无项目'}
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(items) => (
            <div role="radiogroup" aria-label="项目" className={classes.list}>
              {items.map((item) => (
                <ProjectRow
                  key={item.id}
                  project={item}
                  chosen={item.id === projectId}
                  versionId={item.id === projectId ? (version?.id ?? null) : null}
                  picksVersion={picksVersion}
                  onChoose={() => {
                    setProjectId(item.id);
                    setVersionId(null);
                  }}
                  onVersion={setVersionId}
                />
              ))}
            </div>
          )}
        </PagedList>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button
            disabled={!version}
            onClick={() =>
              project &&
              version &&
              onPick({
                projectId: project.id,
                title: project.title,
                versionId: version.id,
                number: version.number,
              })
            }
          >
            选择
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

export default ProjectPicker;
