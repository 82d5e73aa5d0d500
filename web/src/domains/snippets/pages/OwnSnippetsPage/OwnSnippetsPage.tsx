import '#theme/styles/forms.ts';
import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { notify } from '#lib/notify.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';
import type { OwnSnippetFactsFragment } from '#domains/snippets/components/KeepSnippet/KeepSnippet.generated.ts';
import KeepSnippetModal from '#domains/snippets/components/KeepSnippet/KeepSnippetModal.tsx';
import { useDeleteSnippetMutation, useOwnSnippetsQuery } from './OwnSnippets.generated.ts';
import { RenameModal } from './RenameModal.tsx';
import { SharingModal } from './SharingModal.tsx';
import { type Deed, SnippetRow } from './SnippetRow.tsx';
import classes from './OwnSnippetsPage.module.css';

const showsErrors = { context: { showsErrors: true } };

/** /home/user/snippets?folder=&q=&page= */
const OwnSnippetsPage = () => {
  const [search, changeQuery] = useAddressQuery();
  const [asked, setAsked] = useState<{ snippet: OwnSnippetFactsFragment; deed: Deed } | null>(null);
  const [writing, setWriting] = useState(false);
  const folder = search.get('folder');
  const name = search.get('q');
  const page = pageOf(search);
  const { data, previousData, error, loading, refetch } = useOwnSnippetsQuery({
    variables: { folder, name, page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  const [remove] = useDeleteSnippetMutation(showsErrors);
  const folders = (data ?? previousData)?.viewer?.snippetFolders ?? [];
  const change = (changes: Record<string, string>, replace = true) =>
    changeQuery(changes, { replace });
  const close = () => setAsked(null);
  const deleteIt = async (id: string) => {
    await remove({ variables: { input: { snippetId: id } } });
    notify.done('已删除');
    await refetch();
  };
  return (
    <PageFrame>
      <div className={classes.head}>
        <div>
          <Title order={1}>我的代码片段</Title>
          <Text c="dimmed">收藏和分享过的代码，都在自己的目录里</Text>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setWriting(true)}>
          新建片段
        </Button>
      </div>
      <div className={classes.bar}>
        <NativeSelect
          aria-label="目录"
          data={[
            { value: '', label: '全部目录' },
            ...folders.map(({ name: value, count }) => ({ value, label: `${value}（${count}）` })),
          ]}
          value={folder ?? ''}
          onChange={({ currentTarget: { value } }) => change({ folder: value, page: '' })}
        />
        <SearchField
          label="搜索代码片段"
          maxLength={100}
          text={name ?? ''}
          onSearch={(text) => change({ q: text, page: '' })}
        />
      </div>
      <PagedList
        list={data?.viewer?.snippets}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={(next, options) => change({ page: String(next) }, options?.replace ?? false)}
        empty={folder || name ? '没有找到指定的代码片段' : '还没有代码片段'}
      >
        {(rows) => (
          <ul className={classes.rows}>
            {rows.map((snippet) => (
              <SnippetRow
                key={snippet.id}
                snippet={snippet}
                onDeed={(deed) => setAsked({ snippet, deed })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Opened of={writing}>
        {() => (
          <KeepSnippetModal
            title="新建片段"
            action="保存"
            onKept={async () => {
              notify.done('已保存');
              await refetch();
            }}
            onClose={() => setWriting(false)}
          />
        )}
      </Opened>
      <Opened of={asked?.deed === 'rename' && asked.snippet}>
        {(snippet) => (
          <RenameModal
            snippet={snippet}
            folders={folders.map((one) => one.name)}
            onDone={refetch}
            onClose={close}
          />
        )}
      </Opened>
      <Opened of={asked?.deed === 'share' && asked.snippet}>
        {(snippet) => <SharingModal snippet={snippet} onClose={close} />}
      </Opened>
      <Opened of={asked?.deed === 'delete' && asked.snippet}>
        {(snippet) => (
          <ConfirmModal
            title="删除代码片段"
            action="删除"
            failed="删除失败"
            danger
            onConfirm={() => deleteIt(snippet.id)}
            onClose={close}
          >
            <Text>「{snippet.name}」删除后不能恢复，分享的链接也不再有效。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </PageFrame>
  );
};

export default OwnSnippetsPage;
