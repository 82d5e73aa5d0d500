import { Anchor, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconBulb, IconCircleCheck } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import type { OverviewPanelQuery } from './OverviewPanel.generated.ts';
import classes from './PublishChecklist.module.css';

type Checklist = NonNullable<NonNullable<OverviewPanelQuery['competition']>['checklist']>;

interface PublishChecklistProps {
  competitionId: string;
  items: Checklist;
}

const states = {
  done: { name: '已完成', Icon: IconCircleCheck },
  needed: { name: '必须完成', Icon: IconAlertCircle },
  advised: { name: '建议完成', Icon: IconBulb },
} as const;

const stateOf = ({ missing, isNeeded }: Checklist[number]) => {
  if (missing === null) return 'done';
  return isNeeded ? 'needed' : 'advised';
};

/** 发布前检查: what a draft still lacks, each with the way to where it is mended. */
export const PublishChecklist = ({ competitionId, items }: PublishChecklistProps) => {
  const { shortName = '' } = useParams();
  const needed = items.filter((item) => stateOf(item) === 'needed').length;
  return (
    <section aria-labelledby="publish-checklist">
      <Title order={3} size="h5" id="publish-checklist" mb="xs">
        发布前检查
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {needed > 0
          ? `还有${needed}项必须完成，完成后才能发布。`
          : '必须完成的都已完成，可以发布。'}
      </Text>
      <ul className={classes.list}>
        {items.map((item) => {
          const state = stateOf(item);
          const { name, Icon } = states[state];
          return (
            <li key={item.key} className={classes.item} data-state={state}>
              <Icon size={20} stroke={1.5} role="img" aria-label={name} className={classes.icon} />
              {item.missing === null ? (
                <span>{item.title}</span>
              ) : (
                <Anchor
                  component={Link}
                  to={manageCompetitionPath(shortName, competitionId, item.panel)}
                  className={classes.link}
                >
                  {item.missing}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
