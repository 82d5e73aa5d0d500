import { Skeleton } from '@mantine/core';
import surfaces from '#theme/surfaces.module.css';
import classes from './CompetitionRow.module.css';

export const CompetitionRowSkeleton = () => (
  <li className={surfaces.row} aria-hidden>
    <div className={classes.row}>
      <Skeleton className={classes.cover} radius={0} />
      <div className={classes.text}>
        <Skeleton height={18} width="45%" mt={4} radius="sm" />
        <Skeleton height={13} width="80%" mt={10} radius="sm" />
        <Skeleton height={12} width="30%" mt={10} radius="sm" className={classes.small} />
      </div>
      <div className={classes.facts}>
        <Skeleton height={14} width={80} radius="sm" />
      </div>
      <div className={classes.course}>
        <Skeleton height={14} width={72} radius="sm" />
      </div>
    </div>
  </li>
);
