import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import type { ContentDialog } from './ContentDialogs.tsx';
import { type Content, contentNames, emptyTexts } from './content.ts';
import { ContentsTable } from './ContentsTable.tsx';
import type { AskedContents } from './useAskedContents.ts';
import { useContentChanges } from './useContentChanges.ts';
import classes from './ContentsPanel.module.css';

const ContentDialogs = lazy(() => import('./ContentDialogs.tsx'));

interface ContentsPanelProps {
  channelId: string;
  kind: 'PROJECT' | 'DATASET';
  /** Id of the section that is shown, into which is collected; null for all. */
  sectionId: string | null;
  sorts: readonly { value: string; label: string }[];
  asked: AskedContents;
  onAsk: (asked: AskedContents) => void;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  list: { items: Content[]; page: number; perPage: number; totalCount: number } | undefined;
  pathOf: (id: string) => string;
}

/** Contents of a channel of one kind: searched, ordered, collected, pinned, grouped, taken out. */
export const ContentsPanel = (props: ContentsPanelProps) => {
  const { channelId, kind, sectionId, sorts, asked, onAsk, query, list, pathOf } = props;
  const [dialog, setDialog] = useState<ContentDialog>();
  const changes = useContentChanges({ channelId, kind, onChanged: query.refetch });
  const name = contentNames[kind];
  return (
    <section aria-label={name} className={classes.main}>
      <div className={classes.bar}>
        <SearchField
          label={`搜索${name}`}
          className={classes.search}
          maxLength={200}
          text={asked.text}
          onSearch={(text) => onAsk({ ...asked, text, page: 1 })}
        />
        <NativeSelect
          aria-label={`${name}排序`}
          w={140}
          data={sorts.map(({ value, label }) => ({ value, label }))}
          value={asked.sort || sorts[0]?.value}
          onChange={({ currentTarget }) => onAsk({ ...asked, sort: currentTarget.value, page: 1 })}
        />
        <Button
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setDialog({ kind: 'collect' })}
        >
          添加
        </Button>
      </div>
      <PagedList
        list={list}
        error={query.error}
        loading={query.loading}
        onRetry={query.refetch}
        onPage={(page) => onAsk({ ...asked, page })}
        empty={emptyTexts[kind]}
      >
        {(rows) => (
          <ContentsTable rows={rows} pathOf={pathOf} changes={changes} onDialog={setDialog} />
        )}
      </PagedList>
      <Opened of={dialog}>
        {(shown) => (
          <Contained>
            <ContentDialogs
              channelId={channelId}
              kind={kind}
              sectionId={sectionId}
              dialog={shown}
              changes={changes}
              onClose={() => setDialog(undefined)}
            />
          </Contained>
        )}
      </Opened>
    </section>
  );
};
