import { Text } from '@mantine/core';
import { reasonText } from '@whaletide/schema/domains/recommendations/rules.ts';
import feed from '../FeedList/FeedList.module.css';
import { FeedTarget } from '../FeedList/FeedTarget.tsx';
import type { Recommended } from './useRecommendations.ts';
import classes from './Recommendations.module.css';

/** Describes how much a recommended member has done. */
const figuresOf = ({ target, competitionsCount }: Recommended): string => {
  if (target?.__typename !== 'Member') return '';
  const figures: [number | null, string][] = [
    [target.writtenCount, '个项目'],
    [target.datasetsCount, '个数据集'],
    [competitionsCount, '场比赛'],
  ];
  return figures.flatMap(([count, what]) => (count ? [`${count} ${what}`] : [])).join(' · ');
};

const types = { Member: 'MEMBER', Column: 'COLUMN', Channel: 'CHANNEL' } as const;

const whyOf = ({ target, reason, count, about }: Recommended): string =>
  reason === 'OTHER' || !target
    ? ''
    : reasonText({ type: types[target.__typename], reason, count, about });

/** The cards of what is recommended, each with why, and a button to follow it. */
export const RecommendedTargets = ({ items }: { items: readonly Recommended[] }) => (
  <ul className={classes.targets}>
    {items.map((one) => {
      const { id, target } = one;
      const [figures, why] = [figuresOf(one), whyOf(one)];
      return (
        target && (
          <li
            key={id}
            className={`${feed.target} ${classes.target}`}
            data-exposes={`${target.__typename.toLowerCase()}:${id}`}
          >
            <FeedTarget
              target={target}
              note={
                <>
                  {figures && (
                    <Text size="sm" c="dimmed">
                      {figures}
                    </Text>
                  )}
                  {why && <Text size="sm">{why}</Text>}
                </>
              }
            />
          </li>
        )
      );
    })}
  </ul>
);
