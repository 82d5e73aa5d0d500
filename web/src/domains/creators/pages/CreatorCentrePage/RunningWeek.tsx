import { Text, Title } from '@mantine/core';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { withThousands } from '#lib/numbers.ts';
import surfaces from '#theme/surfaces.module.css';
import { CoinRow } from './CoinRow.tsx';
import {
  type CreatorRunningWeekQuery,
  useCreatorRunningWeekQuery,
} from './CreatorCentre.generated.ts';
import { weekText } from './week-text.ts';
import classes from './CreatorCentrePage.module.css';

type Overview = NonNullable<CreatorRunningWeekQuery['viewer']>['creator']['overview'];
type Week = NonNullable<NonNullable<Overview>['week']>;

const Lines = ({ lines }: { lines: Week['lines'] }) => (
  <ul className={surfaces.rows} aria-label="本周进行中">
    {lines.map(({ kind, targetId, title, source, coins, text, notes }) => (
      <CoinRow
        key={`${targetId}:${source}`}
        kind={kind}
        id={targetId}
        title={title}
        coins={`+${coins} 鲸币`}
      >
        {text}
        {notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
      </CoinRow>
    ))}
  </ul>
);

const Sum = ({ week }: { week: Week }) => {
  const { coins, cutCoins, weeklyCap, settlesAt } = week;
  return (
    <Text mb="sm">
      {weekText(week.week)} 到现在共 {withThousands(coins)} 鲸币
      {cutCoins > 0 && `，另有 ${withThousands(cutCoins)} 鲸币超出项目每周 ${weeklyCap} 鲸币的上限`}
      。{formatDateTime(settlesAt)} 起结算，以结算时为准。
    </Text>
  );
};

/** 本周进行中: what counts so far in the running week, what the cap cuts off, and why nothing counts. */
export const RunningWeek = () => {
  const query = useCreatorRunningWeekQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <section aria-labelledby="running-week" className={classes.part}>
      <Title order={2} size="h4" id="running-week" mb="sm">
        本周进行中
      </Title>
      <Loaded
        query={query}
        of={query.data?.viewer?.creator.overview?.week}
        empty={<ErrorState error={query.error} onRetry={query.refetch} />}
        skeleton={<RowsSkeleton rows={3} />}
      >
        {(week) => (
          <>
            <Sum week={week} />
            {week.lines.length === 0 ? (
              <EmptyState text="本周还没有 Fork、点赞、收藏，也没有待结算的数据集" />
            ) : (
              <Lines lines={week.lines} />
            )}
            {week.linesCount > week.lines.length && (
              <Text size="sm" c="dimmed" mt="sm">
                还有 {week.linesCount - week.lines.length} 项没有列出，已计入合计。
              </Text>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
};
