import { Badge, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDate } from '#lib/dates.ts';
import type { PanelProps } from '#lib/panel-props.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { statusText } from '#domains/managing/status-text.ts';
import { useChildrenPanelQuery } from './ChildrenPanel.generated.ts';
import classes from './ChildrenPanel.module.css';

/** 子比赛: the competitions of a series, drafts too, each with the way to its own page. */
const ChildrenPanel = ({ competitionId }: PanelProps) => {
  const { shortName = '' } = useParams();
  const query = useChildrenPanelQuery({
    variables: { shortName, seriesId: competitionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={query.data?.organization?.managedCompetitions?.items}
      empty="暂无子比赛"
      skeleton={<RowsSkeleton rows={3} />}
    >
      {(children) => {
        if (children.length === 0) return <EmptyState text="暂无子比赛" />;
        return (
          <ul className={classes.list}>
            {children.map((child) => {
              const status = statusText(child);
              return (
                <li key={child.id} className={classes.row}>
                  <AppLink to={manageCompetitionPath(shortName, child.id)} fw={500}>
                    {child.name}
                  </AppLink>
                  <Badge color={status.color}>{status.text}</Badge>
                  <Text size="sm" c="dimmed">
                    {formatDate(child.startDate)} 至{' '}
                    {child.endDate ? formatDate(child.endDate) : '长期'}
                  </Text>
                </li>
              );
            })}
          </ul>
        );
      }}
    </Loaded>
  );
};

export default ChildrenPanel;
