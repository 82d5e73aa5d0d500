import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '#lib/dates.ts';
import { withThousands } from '#lib/numbers.ts';
import type { WalletQuery } from './Wallet.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './WalletPage.module.css';

type Entry = NonNullable<
  NonNullable<NonNullable<WalletQuery['viewer']>['wallet']>['entries']
>['items'][number];

/** +5 came in, −5 went out. */
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${withThousands(Math.abs(amount))}`;

export const LedgerRow = ({ entry: { amount, reason, createdAt, link } }: { entry: Entry }) => (
  <li className={`${surfaces.row} ${classes.entry}`}>
    <div className={classes.reason}>
      {link === null ? (
        <span>{reason}</span>
      ) : (
        <Link to={link} className={surfaces.link}>
          {reason}
        </Link>
      )}
      <Text size="sm" c="dimmed" component="div">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Text>
    </div>
    <span className={classes.amount} data-income={amount > 0 || undefined}>
      {signed(amount)}
    </span>
  </li>
);
