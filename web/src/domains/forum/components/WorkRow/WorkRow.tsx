import { Text } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import classes from './WorkRow.module.css';

interface WorkRowProps {
  id: string;
  title: string;
  cover: string | undefined;
  award?: string | null | undefined;
  /** Name of its owner, below the title. */
  by: string;
  /** Path that it links to. */
  to: string;
}

/** A work in a narrow list, with a small cover. */
export const WorkRow = ({ id, title, cover, award, by, to }: WorkRowProps) => (
  <li className={classes.work}>
    <div className={classes.cover}>
      <Cover id={id} about={title} image={cover ?? null} />
    </div>
    <div className={classes.text}>
      <AppLink to={to} className={classes.link}>
        {title}
      </AppLink>
      {award && (
        <Text size="sm" className={classes.award}>
          <IconTrophy size={14} stroke={1.5} aria-hidden />
          {award}
        </Text>
      )}
      <Text size="xs" c="dimmed" truncate>
        {by}
      </Text>
    </div>
  </li>
);
