import { Title } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import { type CreatorFactsFragment, useCreatorExchangesQuery } from './CreatorCentre.generated.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { ExchangeRow } from './ExchangeRow.tsx';
import classes from './CreatorCentrePage.module.css';

interface ExchangeTabProps {
  facts: CreatorFactsFragment;
  /** Refetches the balance and the month. */
  onExchanged: () => Promise<unknown>;
}

/** Form to exchange coins for a gift card, and the exchanges so far. */
export const ExchangeTab = ({ facts, onExchanged }: ExchangeTabProps) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useCreatorExchangesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <ExchangeForm
        facts={facts}
        onExchanged={async () => {
          await Promise.all([onExchanged(), refetch()]);
        }}
      />
      <section aria-labelledby="exchanges" className={classes.part}>
        <Title order={2} size="h4" id="exchanges" mb="sm">
          兑换记录
        </Title>
        <PagedList
          list={(data ?? previousData)?.viewer?.exchanges}
          error={error}
          loading={loading}
          onRetry={refetch}
          onPage={onPage}
          empty="还没有兑换"
        >
          {(rows) => (
            <ul className={surfaces.rows}>
              {rows.map((exchange) => (
                <ExchangeRow key={exchange.id} exchange={exchange} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </>
  );
};
