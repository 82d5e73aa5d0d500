import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Count } from '#components/Count/Count.tsx';
import { notify } from '#lib/notify.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './PublishedSection.module.css';

interface PublishedSectionProps {
  /** Id of its heading. */
  id: string;
  title: string;
  totalCount: number;
  hasNextPage: boolean;
  /** Loads the next page. */
  onMore: () => Promise<unknown>;
  /** Its rows. */
  children: ReactNode;
}

/** Section of what is published in an organization's name, of one kind, a few rows at a time. */
export const PublishedSection = (props: PublishedSectionProps) => {
  const { id, title, totalCount, hasNextPage, onMore, children } = props;
  const [busy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    try {
      await onMore();
    } catch (error) {
      notify.failed('加载失败', failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          共 <Count value={totalCount} /> 个
        </Text>
      </div>
      <ul className={surfaces.rows}>{children}</ul>
      {hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          loading={busy}
          aria-label={`更多${title}`}
          onClick={() => void more()}
        >
          更多
        </Button>
      )}
    </section>
  );
};
