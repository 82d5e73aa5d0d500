import { NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Loaded } from '../../../../components/Loaded/Loaded.tsx';
import { FramedPage } from '../../../../components/FramedPage/FramedPage.tsx';
import { useNotebookPreviewQuery } from './NotebookPreview.generated.ts';
import classes from './NotebookPreview.module.css';

interface NotebookPreviewProps {
  projectId: string;
  /** Null for the newest version. */
  versionId?: string | null;
  token?: string | null;
}

/**
 * A version's notebooks, one at a time. They are members' work, so that each is in a frame.
 */
export const NotebookPreview = ({ projectId, versionId, token }: NotebookPreviewProps) => {
  const [chosen, setChosen] = useState('');
  const query = useNotebookPreviewQuery({
    variables: { id: projectId, versionId: versionId ?? null, token: token ?? null },
  });
  return (
    <Loaded
      query={query}
      of={query.data?.project}
      empty="该版本暂无笔记本"
      skeleton={<Skeleton className={classes.frame} />}
    >
      {(project) => {
        const { notebooks } = project;
        const notebook = notebooks?.find(({ id }) => id === chosen) ?? notebooks?.[0];
        if (!notebooks || !notebook) return <EmptyState text="该版本暂无笔记本" />;
        return (
          <div className={classes.preview}>
            {notebooks.length > 1 && (
              <NativeSelect
                aria-label="选择笔记本"
                data={notebooks.map(({ id, name }) => ({ value: id, label: name }))}
                value={notebook.id}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              />
            )}
            <FramedPage src={notebook.renderedUrl} title={`笔记本：${notebook.name}`} grows />
          </div>
        );
      }}
    </Loaded>
  );
};
