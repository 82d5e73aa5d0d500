import { Button, Group, NativeSelect, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { snippetLimits } from '@whaletide/schema/domains/snippets/rules.ts';
import { useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { FramedPage } from '#components/FramedPage/FramedPage.tsx';
import { useNotebookPreviewQuery } from './NotebookPreview.generated.ts';
import { useShareCell } from '#domains/snippets/components/ShareCell/useShareCell.tsx';
import { languageName } from '#domains/projects/language-names.ts';
import classes from './NotebookPreview.module.css';

/** A notebook's file without its ending, as long as a snippet's name may be. */
const nameOf = (file: string) => file.replace(/\.ipynb$/, '').slice(0, snippetLimits.name);

interface NotebookPreviewProps {
  projectId: string;
  /** Null for the newest version. */
  versionId?: string | null;
  token?: string | null;
  /** True where its cells can be shared, from a project that everyone reads. */
  shares?: boolean;
  /** True where the headings of its texts are listed beside it. */
  outlined?: boolean;
  /**
   * Name of the notebook in the address; without `onChoose` the preview keeps the choice itself.
   */
  chosenName?: string | null;
  /** Number of the cell that the reader is led to, from 1. */
  cell?: number | null;
  onChoose?: (name: string) => void;
}

/**
 * A version's notebooks, one at a time. They are members' work, so that each is in a frame.
 */
export const NotebookPreview = (props: NotebookPreviewProps) => {
  const {
    projectId,
    versionId,
    token,
    shares = false,
    outlined = false,
    chosenName,
    cell = null,
    onChoose,
  } = props;
  const shareCell = useShareCell();
  const [own, setOwn] = useState('');
  const chosen = onChoose ? (chosenName ?? '') : own;
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
        const notebook = notebooks?.find(({ name }) => name === chosen) ?? notebooks?.[0];
        if (!notebooks || !notebook) return <EmptyState text="该版本暂无笔记本" />;
        return (
          <div className={classes.preview}>
            <Group justify="space-between" gap="xs">
              {notebooks.length > 1 && (
                <NativeSelect
                  aria-label="选择笔记本"
                  data={notebooks.map(({ name, language }) => ({
                    value: name,
                    label: language ? `${name} · ${languageName(language)}` : name,
                  }))}
                  value={notebook.name}
                  onChange={({ currentTarget: { value } }) => (onChoose ?? setOwn)(value)}
                />
              )}
              <Button
                component="a"
                href={notebook.downloadUrl}
                download
                size="compact-sm"
                variant="subtle"
                ml="auto"
                leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
              >
                下载此笔记本
              </Button>
            </Group>
            <FramedPage
              src={notebook.renderedUrl}
              title={`笔记本：${notebook.name}`}
              grows
              outlined={outlined}
              cell={cell}
              onCode={
                shares
                  ? (told) => shareCell.share({ name: nameOf(notebook.name), ...told })
                  : undefined
              }
            />
            {shareCell.dialog}
          </div>
        );
      }}
    </Loaded>
  );
};
