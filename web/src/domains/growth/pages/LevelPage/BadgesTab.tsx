import { Text } from '@mantine/core';
import { IconMedal } from '@tabler/icons-react';
import {
  badgeDescription,
  badgeLevelNames,
} from '@whaletide/schema/domains/badges/rules/badges.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDate } from '#lib/dates.ts';
import { withThousands } from '#lib/numbers.ts';
import { badgeTypeOf } from '#domains/growth/badge-kinds.ts';
import type { LevelMember } from './LevelHeader.tsx';
import type { LevelPageQuery } from './LevelPage.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './LevelPage.module.css';

interface BadgesTabProps {
  badges: LevelMember['badges'];
  /** Name of each badge, and what it takes. */
  kinds: LevelPageQuery['site']['badgeKinds'] | undefined;
  error: unknown;
  onRetry: () => unknown;
}

/**
 * All badges that are given: those that the member has, since when, and what the others take; of
 * those that aren't given any more what the member has.
 */
export const BadgesTab = ({ badges, kinds, error, onRetry }: BadgesTabProps) => {
  if (!badges || !kinds) return <ErrorState error={error} onRetry={onRetry} />;
  const given = kinds.filter(
    ({ kind, isActive }) => isActive || badges.some((badge) => badge.kind === kind),
  );
  return (
    <>
      <Text c="dimmed" mb="md">
        已获得 {badges.filter((badge) => kinds.some(({ kind }) => kind === badge.kind)).length}{' '}
        枚，共 {given.length * badgeLevelNames.length} 枚。达成条件后，新的勋章会在一小时内发放。
      </Text>
      <ul className={surfaces.rows}>
        {given.map(({ kind: shown, name, thresholds }) => (
          <li key={shown} id={`badge-${shown}`} className={`${surfaces.row} ${classes.badge}`}>
            <h2 className={classes.badgeName}>{name}</h2>
            <ol className={classes.metals}>
              {thresholds.map((threshold, place) => {
                const had = badges.find(({ kind, level }) => kind === shown && level === place + 1);
                return (
                  <li key={threshold} className={classes.metal} data-metal={had && place + 1}>
                    <span className={classes.medal}>
                      <IconMedal size={24} stroke={1.5} aria-hidden />
                    </span>
                    <Text span fw={500} size="sm">
                      {badgeLevelNames[place]}
                    </Text>
                    <Text span size="sm" c="dimmed">
                      {badgeDescription(badgeTypeOf(shown), withThousands(threshold))}
                    </Text>
                    <Text span size="xs" c="dimmed">
                      {had ? `${formatDate(had.earnedAt)} 获得` : '未获得'}
                    </Text>
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ul>
    </>
  );
};
