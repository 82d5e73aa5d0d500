import { Badge, Text, Title } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { withThousands } from '#lib/numbers.ts';
import { ownLevelPath } from '#domains/growth/paths.ts';
import type { LevelPageQuery } from './LevelPage.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './LevelPage.module.css';

type Site = LevelPageQuery['site'];
type Level = NonNullable<Site['levels']>[number];

interface LevelTabProps {
  /** 0 before the first point. */
  current: number;
  own: boolean;
  levels: Site['levels'] | undefined;
  privileges: Site['privileges'] | undefined;
  error: unknown;
  onRetry: () => unknown;
}

/** [min, max) in words: 100 以下, 100–399, 20,000 以上. */
const range = ({ min, max }: Level) => {
  if (min === null) return max === null ? '' : `${withThousands(max)} 以下`;
  return max === null
    ? `${withThousands(min)} 以上`
    : `${withThousands(min)}–${withThousands(max - 1)}`;
};

const icon = { size: 18, stroke: 1.5 } as const;

/** The levels with their ranges of growth score, and what each of them opens. */
export const LevelTab = ({ current, own, levels, privileges, error, onRetry }: LevelTabProps) => {
  if (!levels || !privileges) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <>
      <section aria-labelledby="levels">
        <Title order={2} size="h4" id="levels" mb="sm">
          等级与权益
        </Title>
        <ol className={surfaces.rows}>
          {levels.map((one) => (
            <li
              key={one.level}
              id={`level-${one.level}`}
              className={`${surfaces.row} ${classes.level}`}
              data-current={one.level === current || undefined}
            >
              <div className={classes.levelHead}>
                <Text fw={600} span>
                  LV{one.level} {one.name}
                </Text>
                {one.level === current && <Badge color="brand">当前等级</Badge>}
                <Text size="sm" c="dimmed" className={classes.range}>
                  成长值 {range(one)}
                </Text>
              </div>
              <ul className={classes.privileges}>
                {privileges
                  .filter(({ level }) => level === one.level)
                  .map(({ name, description }) => (
                    <li key={name} className={classes.privilege}>
                      {current >= one.level ? (
                        <IconCheck {...icon} role="img" aria-label="已拥有" />
                      ) : (
                        <IconLock {...icon} role="img" aria-label="未拥有" />
                      )}
                      <span>
                        <Text span fw={500}>
                          {name}
                        </Text>{' '}
                        <Text span size="sm" c="dimmed">
                          {description}
                        </Text>
                      </span>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
        <Text size="sm" c="dimmed" mt="sm">
          高等级包含低等级的全部权益。
        </Text>
      </section>
      <section aria-labelledby="growth" className={classes.part}>
        <Title order={2} size="h4" id="growth" mb={4}>
          如何获得成长值
        </Title>
        <Text c="dimmed">
          完成任务并领取奖励，即可获得成长值。
          {own && (
            <AppLink to={ownLevelPath('task')} underline="always">
              查看我的任务
            </AppLink>
          )}
        </Text>
      </section>
    </>
  );
};
