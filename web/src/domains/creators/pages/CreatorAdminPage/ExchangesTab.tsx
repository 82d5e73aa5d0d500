import '#theme/styles/forms.ts';
import { NativeSelect } from '@mantine/core';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import surfaces from '#theme/surfaces.module.css';
import { exchangeTexts } from '#domains/creators/exchange-status.ts';
import { useAdministeredExchangesQuery } from './CreatorAdmin.generated.ts';
import type { ExchangeDialog } from './ExchangeDialogs.tsx';
import { ExchangeItem } from './ExchangeItem.tsx';
import { useChoices } from './useChoices.ts';
import classes from './CreatorAdminPage.module.css';

const ExchangeDialogs = lazy(() => import('./ExchangeDialogs.tsx'));

const statuses = ['WAITING', 'PAID', 'RETURNED'] as const;

/** Everybody's exchanges, to be paid or returned; those that wait come first. */
export const ExchangesTab = () => {
  const { query, page, choose, onPage } = useChoices();
  const chosen = query.get('status') ?? 'WAITING';
  const status = statuses.find((one) => one === chosen) ?? null;
  const [dialog, setDialog] = useState<ExchangeDialog | null>(null);
  const { data, previousData, error, loading, refetch } = useAdministeredExchangesQuery({
    variables: { status, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <>
      <NativeSelect
        className={classes.filter}
        aria-label="兑换状态"
        value={status ?? 'ALL'}
        data={[
          ...statuses.map((value) => ({ value, label: exchangeTexts[value] })),
          { value: 'ALL', label: '全部' },
        ]}
        onChange={({ currentTarget: { value } }) =>
          choose({ status: value === 'WAITING' ? '' : value })
        }
      />
      <PagedList
        list={(data ?? previousData)?.administration?.exchanges}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty={status === 'WAITING' ? '没有待发放的兑换' : '没有兑换'}
      >
        {(rows) => (
          <ul className={surfaces.rows}>
            {rows.map((exchange) => (
              <ExchangeItem key={exchange.id} exchange={exchange} onDecide={setDialog} />
            ))}
          </ul>
        )}
      </PagedList>
      <Opened of={dialog}>
        {(shown) => (
          <Contained>
            <ExchangeDialogs dialog={shown} onDecided={refetch} onClose={() => setDialog(null)} />
          </Contained>
        )}
      </Opened>
    </>
  );
};
