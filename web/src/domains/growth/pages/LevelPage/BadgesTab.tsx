import { Text } from '@mantine/core';
import { IconMedal } from '@tabler/icons-react';
import { badgeLevelNames, badgeRules } from '@whaletide/schema/rules/badges.ts';
import type { BadgeKind } from '../../../../apollo/schema.generated.ts';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { formatDate } from '../../../../lib/dates.ts';
import { grouped } from '../../../../lib/numbers.ts';
import type { LevelMember } from './LevelHeader.tsx';
import surfaces from '../../../../theme/surfaces.module.css';
import classes from './LevelPage.module.css';

interface BadgesTabProps {
  badges: LevelMember['badges'];
  error: unknown;
  onRetry: () => unknown;
}

/** The kinds in the order of their rules (schema/rules/badges.ts). */
const kinds: readonly BadgeKind[] = ['COMPETITION', 'AWARD', 'PROJECT', 'LIKED_POST', 'COLUMN'];

/** All badges there are: those that the member has, since when, and what the others take. */
export const BadgesTab = ({ badges, error, onRetry }: BadgesTabProps) => {
  if (!badges) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <>
      <Text c="dimmed" mb="md">
        已获得 {badges.filter(({ kind }) => kinds.includes(kind)).length} 枚，共{' '}
        {badgeRules.length * badgeLevelNames.length} 枚。达成条件后，新的勋章会在一小时内发放。
      </Text>
      <ul className={surfaces.rows}>
        {badgeRules.map(({ type, name, thresholds, describe }, index) => (
          <li
            key={type}
            id={`badge-${kinds[index]}`}
            className={`${surfaces.row} ${classes.badge}`}
          >
            <h2 className={classes.badgeName}>{name}</h2>
            <ol className={classes.metals}>
              {thresholds.map((threshold, place) => {
                const had = badges.find(
                  ({ kind, level }) => kind === kinds[index] && level === place + 1,
                );
                return (
                  <li key={threshold} className={classes.metal} data-metal={had && place + 1}>
                    <span className={classes.medal}>
                      <IconMedal size={24} stroke={1.5} aria-hidden />
                    </span>
                    <Text span fw={500} size="sm">
                      {badgeLevelNames[place]}
                    </Text>
                    <Text span size="sm" c="dimmed">
                      {describe(grouped(threshold))}
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
