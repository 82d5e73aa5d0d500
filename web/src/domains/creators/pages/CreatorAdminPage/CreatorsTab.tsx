import '#theme/styles/forms.ts';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { ReasonModal } from '#components/ReasonModal/ReasonModal.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { notify } from '#lib/notify.ts';
import surfaces from '#theme/surfaces.module.css';
import {
  type AdministeredCreatorFactsFragment,
  useAdministeredCreatorsQuery,
  useRecordCreatorViolationMutation,
} from './CreatorAdmin.generated.ts';
import { CreatorItem } from './CreatorItem.tsx';
import { useChoices } from './useChoices.ts';
import classes from './CreatorAdminPage.module.css';

/** Creators, of whom administrators record violations. */
export const CreatorsTab = () => {
  const { query, page, choose, onPage } = useChoices();
  const text = query.get('q') ?? '';
  const [asked, setAsked] = useState<AdministeredCreatorFactsFragment | null>(null);
  const [violate] = useRecordCreatorViolationMutation({ context: { showsErrors: true } });
  const { data, previousData, error, loading, refetch } = useAdministeredCreatorsQuery({
    variables: { text: text || null, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <>
      <div className={classes.search}>
        <SearchField
          label="搜索创作者"
          placeholder="名字的一部分"
          text={text}
          maxLength={100}
          onSearch={(q) => choose({ q })}
        />
      </div>
      <PagedList
        list={(data ?? previousData)?.administeredCreators}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="没有找到创作者"
      >
        {(rows) => (
          <ul className={surfaces.rows}>
            {rows.map((creator) => (
              <CreatorItem
                key={creator.id}
                creator={creator}
                onViolation={() => setAsked(creator)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Opened of={asked}>
        {({ id: memberId, member, violations }) => (
          <ReasonModal
            title={`记录${member?.name ?? '创作者'}的违规`}
            text={
              violations.length === 0
                ? '这是第一次违规；累计两次将退出创作者计划。'
                : '这是第二次违规，对方将立即退出创作者计划，且不能再次加入。'
            }
            action="记录违规"
            readBy="对方会看到"
            send={async (reason) => {
              await violate({ variables: { input: { memberId, reason } } });
              notify.done('已记录违规');
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </Opened>
    </>
  );
};
