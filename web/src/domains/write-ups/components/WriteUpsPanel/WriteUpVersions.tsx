import { Title } from '@mantine/core';
import { formatDateTime } from '#lib/dates.ts';
import type { TeamWriteUpQuery } from './WriteUpsPanel.generated.ts';
import classes from './WriteUpsPanel.module.css';

type WriteUp = NonNullable<NonNullable<TeamWriteUpQuery['team']>['writeUp']>;

interface WriteUpVersionsProps {
  versions: NonNullable<WriteUp['versions']>['items'];
}

/** Newest versions of a write-up: when each was saved, and by whom. */
export const WriteUpVersions = ({ versions }: WriteUpVersionsProps) => (
  <section className={classes.field} aria-labelledby="write-up-versions">
    <Title order={3} size="h4" mb="xs" id="write-up-versions">
      修改记录
    </Title>
    <ol reversed start={versions[0]?.number}>
      {versions.map(({ id, author, createdAt }) => (
        <li key={id}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {' · '}
          {author?.name ?? '已注销'}
        </li>
      ))}
    </ol>
  </section>
);
