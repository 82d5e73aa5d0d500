import { Badge } from '@mantine/core';
import { IconFeather } from '@tabler/icons-react';
import { Link } from 'react-router';
import { creatorCentrePath, creatorPlanPath } from '#domains/creators/paths.ts';
import { useCreatorState } from '../CreatorState/useCreatorState.ts';
import classes from './CreatorBadge.module.css';

/** Mark of a creator: it leads a creator to the creator centre, and everybody else to the plan. */
export const CreatorBadge = () => {
  const isCreator = useCreatorState() === 'ACTIVE';
  return (
    <Link to={isCreator ? creatorCentrePath() : creatorPlanPath} className={classes.link}>
      <Badge color="gold" leftSection={<IconFeather size={14} stroke={1.5} aria-hidden />}>
        创作者
      </Badge>
    </Link>
  );
};
