import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime } from '#lib/dates.ts';
import { withThousands } from '#lib/numbers.ts';
import surfaces from '#theme/surfaces.module.css';
import { createDatasetPath } from '#domains/datasets/paths.ts';
import { createProjectPath } from '#domains/projects/paths.ts';
import { creatorCentrePath } from '#domains/creators/paths.ts';
import type { CreatorFactsFragment } from './CreatorCentre.generated.ts';
import { RunningWeek } from './RunningWeek.tsx';
import { weekText } from './week-text.ts';
import classes from './CreatorCentrePage.module.css';

/** 概览: tiles of what has been earned, what can be exchanged, and when the next week is settled. */
export const OverviewTab = ({ facts }: { facts: CreatorFactsFragment }) => {
  const { earned, earnedLast, settledWeek, balance, held, exchangeLeft } = facts;
  const tiles = [
    { name: '累计收益', value: `${withThousands(earned)} 鲸币` },
    {
      name: settledWeek === null ? '最近一周收益' : `${weekText(settledWeek)} 收益`,
      value: `${withThousands(earnedLast)} 鲸币`,
    },
    {
      name: '鲸币余额',
      value: `${withThousands(balance)} 鲸币`,
      more: held > 0 && `兑换中 ${held}`,
    },
    { name: '本月还可兑换', value: `${exchangeLeft} 元` },
  ];
  return (
    <>
      <dl className={classes.tiles}>
        {tiles.map(({ name, value, more }) => (
          <div key={name} className={`${surfaces.panel} ${classes.tile}`}>
            <dt>{name}</dt>
            <dd>
              {value}
              {more && (
                <Text span size="sm" c="dimmed" ml="xs">
                  {more}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Text mt="lg">
        {facts.status === 'ACTIVE'
          ? `下次结算：${formatDateTime(facts.nextSettlementAt)}，结算上一个自然周的收益。`
          : '当前不结算收益。'}
      </Text>
      {facts.status === 'ACTIVE' && <RunningWeek />}
      <Group mt="md" gap="sm">
        <Button component={Link} to={creatorCentrePath('profit')} variant="default">
          查看收益明细
        </Button>
        <Button component={Link} to={createDatasetPath} variant="default">
          发布数据集
        </Button>
        <Button component={Link} to={createProjectPath} variant="default">
          发布项目
        </Button>
      </Group>
    </>
  );
};
