import { Text, Title } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { withThousands } from '#lib/numbers.ts';
import { WeeklyBonus } from '#domains/growth/components/WeeklyBonus/WeeklyBonus.tsx';
import { CoinSources } from './CoinSources.tsx';
import { LedgerRow } from './LedgerRow.tsx';
import { useWalletQuery } from './Wallet.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import classes from './WalletPage.module.css';

/** /home/user/wallet?page=: what one has, where it came from and where it went. */
const WalletPage = () => {
  const { page, onPage } = usePage();
  const wallet = useWalletQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const shown = (wallet.data ?? wallet.previousData)?.viewer?.wallet;

  return (
    <PageFrame width="reading">
      <Title order={1} mb="lg">
        我的钱包
      </Title>
      <Loaded
        query={wallet}
        of={shown}
        empty={<ErrorState error={wallet.error} onRetry={wallet.refetch} />}
        skeleton={<RowsSkeleton rows={6} />}
      >
        {({ balance, entries }) => (
          <>
            <section className={`${surfaces.panel} ${classes.balance}`} aria-label="余额">
              <div>
                <Text size="sm" c="dimmed">
                  鲸币余额
                </Text>
                <Text className={classes.coins}>{withThousands(balance)}</Text>
              </div>
              <WeeklyBonus />
            </section>
            <section aria-labelledby="ledger" className={classes.part}>
              <Title order={2} size="h4" id="ledger" mb="sm">
                收支明细
              </Title>
              <PagedList
                list={entries}
                error={wallet.error}
                loading={wallet.loading}
                onRetry={wallet.refetch}
                onPage={onPage}
                empty="还没有鲸币收支"
              >
                {(rows) => (
                  <ul className={surfaces.rows}>
                    {rows.map((entry) => (
                      <LedgerRow key={entry.id} entry={entry} />
                    ))}
                  </ul>
                )}
              </PagedList>
            </section>
            <CoinSources />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
};

export default WalletPage;
