import '@mantine/core/styles/Breadcrumbs.layer.css';
import { Breadcrumbs, Text } from '@mantine/core';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { competitionListPath, competitionPath } from '../../../competitions/paths.ts';
import { useFramed } from '../../../../routing/useFramed.ts';
import { forumListPath } from '../../paths.ts';
import classes from './ForumTrail.module.css';

interface ForumTrailProps {
  competition: { id: string; name: string };
  /** The page within the forum; without it, the forum itself. */
  here?: string;
}

/**
 * Breadcrumbs: competitions / the competition / its forum / a page of it. The list of all
 * competitions is outside of an organization's frame.
 */
export const ForumTrail = ({ competition: { id, name }, here }: ForumTrailProps) => {
  const { framed, inFrame } = useFramed();
  return (
    <nav aria-label="面包屑">
      <Breadcrumbs separator="/" className={classes.trail}>
        {!inFrame && (
          <AppLink to={competitionListPath} size="sm">
            比赛
          </AppLink>
        )}
        <AppLink to={framed(competitionPath(id))} size="sm" className={classes.name}>
          {name}
        </AppLink>
        {here ? (
          <AppLink to={framed(forumListPath(id))} size="sm">
            讨论区
          </AppLink>
        ) : (
          <Text size="sm" c="dimmed" aria-current="page">
            讨论区
          </Text>
        )}
        {here && (
          <Text size="sm" c="dimmed" aria-current="page">
            {here}
          </Text>
        )}
      </Breadcrumbs>
    </nav>
  );
};
