import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import surfaces from '#theme/surfaces.module.css';
import classes from './MemberHome.module.css';

interface RecentProps {
  title: string;
  /** Text shown where there is none. */
  empty: string;
  /** Path to all of them. */
  all?: string;
  things: readonly { id: string; title: string; updatedAt: string }[];
  pathOf: (id: string) => string;
}

/** List of what the member worked on last, at most three. */
export const Recent = ({ title, empty, all, things, pathOf }: RecentProps) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`${surfaces.panel} ${classes.panel}`}>
      <div className={classes.heading}>
        <Title order={2} size="h5" id={heading}>
          {title}
        </Title>
        {all && (
          <AppLink to={all} size="sm" alone>
            全部
          </AppLink>
        )}
      </div>
      {things.length === 0 && <Text c="dimmed">{empty}</Text>}
      <ul className={classes.list}>
        {things.map((thing) => (
          <li key={thing.id}>
            <AppLink to={pathOf(thing.id)} alone className={classes.line}>
              {thing.title}
            </AppLink>
            <Text size="sm" c="dimmed">
              <RelativeTime time={thing.updatedAt} />
              更新
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
};
