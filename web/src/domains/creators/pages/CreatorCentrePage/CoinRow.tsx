import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CreatorContentKind } from '#apollo/schema.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import { contentPath } from './content-path.ts';
import classes from './CreatorCentrePage.module.css';

interface CoinRowProps {
  kind: CreatorContentKind;
  id: string;
  title: string;
  /** Whale coins, as they are shown. */
  coins: string;
  /** Facts below the title. */
  children: ReactNode;
}

/** Row of a project or dataset, as a whole the link to it, with its coins. */
export const CoinRow = ({ kind, id, title, coins, children }: CoinRowProps) => (
  <li className={`${surfaces.row} ${classes.row}`}>
    <div className={classes.about}>
      <Link to={contentPath(kind, id)} className={surfaces.link}>
        {title}
      </Link>
      <Text size="sm" c="dimmed" component="div">
        {children}
      </Text>
    </div>
    <span className={classes.coins}>{coins}</span>
  </li>
);
