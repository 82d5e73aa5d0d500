import { Badge, Button, Group, Text } from '@mantine/core';
import {
  isQuestTrigger,
  questTriggers,
} from '@whaletide/schema/domains/quests/rules/quest-settings.ts';
import surfaces from '#theme/surfaces.module.css';
import { RewardChips } from '#domains/quests/components/RewardsModal/RewardChips.tsx';
import { type Row, typeNames } from './quest-values.ts';
import layout from '#theme/rows.module.css';

interface QuestRowProps {
  row: Row;
  onEdit: () => void;
  onSwitch: () => void;
}

/** A task, what it counts and pays, and what can be done with it. */
export const QuestRow = ({ row, onEdit, onSwitch }: QuestRowProps) => {
  const { name, type, isActive, threshold, events, rewards } = row;
  const counted = events.map((event) => (isQuestTrigger(event) ? questTriggers[event] : '其他'));
  return (
    <li className={`${surfaces.panel} ${layout.row}`}>
      <div className={layout.about}>
        <Group gap="xs">
          <h2 className={layout.title}>{name}</h2>
          <Badge variant="light">{typeNames[type]}</Badge>
          <Badge variant="light" color={isActive ? 'success' : 'gray'}>
            {isActive ? '已启用' : '已停用'}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed" mb={4}>
          {counted.join('、')} · {threshold} 次 · 权重 {row.sortWeight}
        </Text>
        <RewardChips rewards={rewards} />
      </div>
      <div className={layout.ways}>
        <Button variant="default" size="xs" aria-label={`编辑${name}`} onClick={onEdit}>
          编辑
        </Button>
        <Button
          variant={isActive ? 'default' : 'light'}
          size="xs"
          aria-label={`${isActive ? '停用' : '启用'}${name}`}
          onClick={onSwitch}
        >
          {isActive ? '停用' : '启用'}
        </Button>
      </div>
    </li>
  );
};
