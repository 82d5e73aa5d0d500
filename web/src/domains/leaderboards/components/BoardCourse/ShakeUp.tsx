import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack, Text } from '@mantine/core';
import { SHAKE_UP_TEXT } from '@whaletide/schema/domains/leaderboards/rules/shake-up.ts';
import { useState } from 'react';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Pager } from '#components/Pager/Pager.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useShakeUpQuery } from './BoardCourse.generated.ts';
import { ShakePlot } from './ShakePlot.tsx';
import { ShakeTable } from './ShakeTable.tsx';
import classes from './BoardCourse.module.css';

/** Changes from the public to the private board, beside what luck alone explains. */
const ShakeUp = ({ taskId }: { taskId: string }) => {
  const [page, setPage] = useState(1);
  const [beyond, setBeyond] = useState(false);
  const query = useShakeUpQuery({
    variables: { taskId, page, beyond },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={(query.data ?? query.previousData)?.competitionTask?.shakeUp}
      empty="最终排名公布后可以查看"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {({ items, totalCount, perPage, beyondCount, page: shown }) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {SHAKE_UP_TEXT}
          </Text>
          <Checkbox
            label={`只看超出运气的团队（${beyondCount}）`}
            checked={beyond}
            onChange={({ currentTarget }) => {
              setBeyond(currentTarget.checked);
              setPage(1);
            }}
          />
          {items.length === 0 ? (
            <Text c="dimmed">
              {beyond
                ? '没有超出运气的变化'
                : '暂时无法计算：团队少于 5 支、评分没有逐行信息，或刚刚更新'}
            </Text>
          ) : (
            <div className={classes.rows}>
              <ShakePlot rows={items} />
              <ShakeTable rows={items} />
            </div>
          )}
          <Pager page={shown} perPage={perPage} totalCount={totalCount} onPage={setPage} />
        </Stack>
      )}
    </Loaded>
  );
};

export default ShakeUp;
