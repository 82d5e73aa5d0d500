import '#theme/styles/forms.ts';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import surfaces from '#theme/surfaces.module.css';
import { useAdministeredCreatorsQuery } from './CreatorAdmin.generated.ts';
import { CreatorItem } from './CreatorItem.tsx';
import { useChoices } from './useChoices.ts';
import { ViolationDialog, type ViolationQuestion } from './ViolationDialog.tsx';
import classes from './CreatorAdminPage.module.css';

/** Creators, of whom administrators record and withdraw violations. */
export const CreatorsTab = () => {
  const { query, page, choose, onPage } = useChoices();
  const text = query.get('q') ?? '';
  const [asked, setAsked] = useState<ViolationQuestion | null>(null);
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
        list={(data ?? previousData)?.administration?.creators}
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
                onViolation={() => setAsked({ creator })}
                onWithdraw={(withdrawn) => setAsked({ creator, withdrawn })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Opened of={asked}>
        {(question) => <ViolationDialog {...question} onClose={() => setAsked(null)} />}
      </Opened>
    </>
  );
};
