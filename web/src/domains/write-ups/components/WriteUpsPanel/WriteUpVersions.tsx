import { Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { TeamWriteUpQuery } from './WriteUpsPanel.generated.ts';
import classes from './WriteUpsPanel.module.css';

type WriteUp = NonNullable<NonNullable<TeamWriteUpQuery['team']>['writeUp']>;

interface WriteUpVersionsProps {
  versions: NonNullable<WriteUp['versions']>['items'];
  /** Number of the version that is shown. */
  shown: number;
  /** Answers the address of a version by its number. */
  addressOf: (number: number) => string;
}

/** Newest versions of a write-up: when each was saved, by whom, and the way to its texts. */
export const WriteUpVersions = ({ versions, shown, addressOf }: WriteUpVersionsProps) => (
  <section className={classes.field} aria-labelledby="write-up-versions">
    <Title order={3} size="h4" mb="xs" id="write-up-versions">
      修改记录
    </Title>
    <ul className={classes.versions}>
      {versions.map(({ id, number, author, createdAt }) => (
        <li key={id}>
          <AppLink
            to={addressOf(number)}
            aria-current={number === shown || undefined}
            fw={number === shown ? 600 : undefined}
            alone
          >
            第{number}版
          </AppLink>
          {' · '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {' · '}
          {author?.name ?? '已注销'}
        </li>
      ))}
    </ul>
  </section>
);
