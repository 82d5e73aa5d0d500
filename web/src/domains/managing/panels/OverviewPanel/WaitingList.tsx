import { Anchor, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { realNameReviewsPath } from '#domains/account/paths.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import type { OverviewPanelQuery } from './OverviewPanel.generated.ts';
import classes from './OverviewPanel.module.css';

type Waiting = NonNullable<NonNullable<OverviewPanelQuery['competition']>['waiting']>;

interface WaitingListProps {
  competitionId: string;
  waiting: Waiting;
}

/** 待处理: how much of what waits, each with the way to where it is decided. */
export const WaitingList = ({ competitionId, waiting }: WaitingListProps) => {
  const { shortName = '' } = useParams();
  const panel = (key: string) => manageCompetitionPath(shortName, competitionId, key);
  const items = [
    { name: '报名待审核', count: waiting.registrations, to: panel('registrations') },
    { name: '资质待审核', count: waiting.qualifications, to: panel('qualifications') },
    { name: '作品待评审', count: waiting.works, to: panel('works') },
    { name: '提交评审出错', count: waiting.failedWorks, to: `${panel('works')}?status=failed` },
    { name: '全站实名认证待审核', count: waiting.realNames ?? 0, to: realNameReviewsPath },
  ].filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting">
      <Title order={3} size="h5" id="waiting" mb="xs">
        待处理
      </Title>
      {items.length === 0 ? (
        <Text c="dimmed">没有待处理的事项</Text>
      ) : (
        <ul className={classes.waiting}>
          {items.map(({ name, count, to }) => (
            <li key={name}>
              <Anchor component={Link} to={to} className={classes.link}>
                <span>{name}</span> <strong>{count}</strong>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
