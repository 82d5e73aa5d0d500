import { Badge, Button, Group, Text } from '@mantine/core';
import { hasPeriod } from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import { periodText } from '../LeaderboardPanel/period-text.ts';
import classes from './BoardGroupsPanel.module.css';
import type { BoardGroup, GroupBoard, OpenedPart, Task } from './opened.ts';

interface GroupCardProps {
  task: Task;
  group: BoardGroup;
  onOpen: (opened: OpenedPart) => void;
}

const Hidden = () => (
  <Badge color="gray" variant="light">
    未启用
  </Badge>
);

const teamsText = ({ hasAllTeams, teamsCount }: GroupBoard) =>
  hasAllTeams ? '全部团队' : `${teamsCount} 支团队`;

/** A group with its boards, and what can be done with them. */
export const GroupCard = ({ task, group, onOpen }: GroupCardProps) => (
  <section className={classes.group} aria-label={group.name}>
    <Group justify="space-between" gap="xs">
      <Group gap="xs">
        <Text fw={500}>{group.name}</Text>
        {!group.isActive && <Hidden />}
      </Group>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-label={`编辑分组：${group.name}`}
          onClick={() => onOpen({ what: 'group', task, group })}
        >
          编辑
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={`删除分组：${group.name}`}
          onClick={() => onOpen({ what: 'delete', group })}
        >
          删除
        </Button>
      </Group>
    </Group>
    <ul className={classes.boards}>
      {group.leaderboards.map((board) => (
        <li key={board.id} className={classes.board}>
          <div>
            <Group gap="xs">
              <Text size="sm">{board.name}</Text>
              {!board.isActive && <Hidden />}
            </Group>
            <Text size="sm" c="dimmed">
              {[teamsText(board), hasPeriod(board) && periodText(board)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          {!board.hasAllTeams && (
            <Button
              variant="light"
              size="xs"
              aria-label={`选择团队：${board.name}`}
              onClick={() => onOpen({ what: 'teams', board })}
            >
              选择团队
            </Button>
          )}
        </li>
      ))}
    </ul>
  </section>
);
