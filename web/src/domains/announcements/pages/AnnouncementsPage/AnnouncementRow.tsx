import { Badge, Button, Group, Text } from '@mantine/core';
import type { AnnouncementState } from '#apollo/schema.generated.ts';
import { formatDateTime } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import type { Row } from './announcement-values.ts';
import layout from '#theme/rows.module.css';

const states: Record<AnnouncementState, { label: string; color: string }> = {
  DRAFT: { label: '草稿', color: 'gray' },
  SCHEDULED: { label: '待开始', color: 'gold' },
  OPEN: { label: '显示中', color: 'success' },
  ENDED: { label: '已结束', color: 'gray' },
  UNKNOWN: { label: '未知', color: 'gray' },
};

interface AnnouncementRowProps {
  row: Row;
  onEdit: () => void;
  onPublish: () => void;
  onEnd: () => void;
}

/** An announcement, whether members see it, and what can be done with it. */
export const AnnouncementRow = ({ row, onEdit, onPublish, onEnd }: AnnouncementRowProps) => {
  const { title, state, startsAt, endsAt } = row;
  return (
    <li className={`${surfaces.card} ${layout.row}`}>
      <div className={layout.about}>
        <Group gap="xs">
          <h2 className={layout.title}>{title}</h2>
          <Badge variant="light" color={states[state].color}>
            {states[state].label}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {row.kind === 'BANNER' ? '页面顶部横幅' : '首页弹窗'} · {formatDateTime(startsAt)} 至{' '}
          {endsAt ? formatDateTime(endsAt) : '手动结束'}
        </Text>
      </div>
      <div className={layout.ways}>
        <Button variant="default" size="xs" aria-label={`编辑${title}`} onClick={onEdit}>
          编辑
        </Button>
        {state === 'DRAFT' && (
          <Button variant="light" size="xs" aria-label={`发布${title}`} onClick={onPublish}>
            发布
          </Button>
        )}
        {(state === 'OPEN' || state === 'SCHEDULED') && (
          <Button variant="default" size="xs" aria-label={`结束${title}`} onClick={onEnd}>
            结束
          </Button>
        )}
      </div>
    </li>
  );
};
