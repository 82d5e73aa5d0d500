import '#theme/styles/forms.ts';
import { NativeSelect, Title } from '@mantine/core';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { pageOf } from '#routing/usePage.ts';
import type { Asked } from './ManageModal.tsx';
import { MemberDialogs } from './MemberDialogs.tsx';
import { MemberRow } from './MemberRow.tsx';
import { useMembersQuery } from './Members.generated.ts';
import { roles, states } from './roles.ts';
import classes from './MembersPage.module.css';

/** /home/admin/members?q=&role=&state=&page=: the members of the site, for its administrators. */
const MembersPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const text = query.get('q') ?? '';
  const role = roles.find(({ value }) => value === query.get('role'))?.value;
  const state = states.find(({ value }) => value === query.get('state'))?.value;
  const page = pageOf(query);
  const [opened, setOpened] = useState<{ id: string; asked: Asked | null } | null>(null);
  const { viewer } = useViewer();
  const { data, previousData, error, loading, refetch } = useMembersQuery({
    variables: { text: text || null, role: role ?? null, state: state ?? null, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const list = (data ?? previousData)?.administration?.members;
  const choose = (part: Record<string, string>, options?: { replace: boolean }) =>
    changeQuery({ page: null, ...part }, options);
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        用户管理
      </Title>
      <div className={classes.controls}>
        <SearchField
          label="搜索用户"
          placeholder="名字、邮箱或手机号的开头，或完整的编号"
          text={text}
          maxLength={254}
          onSearch={(q) => choose({ q })}
        />
        <NativeSelect
          aria-label="角色"
          value={role ?? ''}
          data={[{ value: '', label: '所有角色' }, ...roles]}
          onChange={({ currentTarget }) => choose({ role: currentTarget.value })}
        />
        <NativeSelect
          aria-label="账号状态"
          value={state ?? ''}
          data={[{ value: '', label: '所有状态' }, ...states]}
          onChange={({ currentTarget }) => choose({ state: currentTarget.value })}
        />
      </div>
      <PagedList
        list={list}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={(next, options) => choose({ page: String(next) }, options)}
        empty="没有找到用户"
        skeleton={<RowsSkeleton rows={8} />}
      >
        {(rows) => (
          <ul className={surfaces.rows}>
            {rows.map((row) => (
              <MemberRow
                key={row.id}
                row={row}
                onOpen={() => setOpened({ id: row.id, asked: null })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Opened of={opened}>
        {({ id, asked }) => {
          // As the list has it now: what was changed in the dialog is there at once.
          const row = list?.items.find((one) => one.id === id);
          return (
            row && (
              <MemberDialogs
                row={row}
                own={viewer?.member.id === id}
                asked={asked}
                onAsk={(next) => setOpened({ id, asked: next })}
                onClose={() => setOpened(null)}
              />
            )
          );
        }}
      </Opened>
    </PageFrame>
  );
};

export default MembersPage;
