import { Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { QuestionnaireState } from '#apollo/schema.generated.ts';
import { formatDateTime } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import { questionnairePath } from '#domains/announcements/paths.ts';
import layout from '#theme/rows.module.css';
import type { Row } from './questionnaire-values.ts';

export const questionnaireStates: Record<QuestionnaireState, { label: string; color: string }> = {
  DRAFT: { label: '草稿', color: 'gray' },
  OPEN: { label: '进行中', color: 'success' },
  CLOSED: { label: '已结束', color: 'gray' },
  UNKNOWN: { label: '未知', color: 'gray' },
};

interface QuestionnaireRowProps {
  row: Row;
  onEdit: () => void;
  onPublish: () => void;
  onEnd: () => void;
}

/** A questionnaire, whether members are asked it, and what can be done with it. */
export const QuestionnaireRow = ({ row, onEdit, onPublish, onEnd }: QuestionnaireRowProps) => {
  const { id, name, state, questions, answersCount, refusalsCount } = row;
  const { label, color } = questionnaireStates[state];
  return (
    <li className={`${surfaces.panel} ${layout.row}`}>
      <div className={layout.about}>
        <Group gap="xs">
          <h2 className={layout.title}>{name}</h2>
          <Badge variant="light" color={color}>
            {label}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {questions.length} 道题目 · {answersCount} 人填写 · {refusalsCount} 人暂不填写 · 更新于{' '}
          {formatDateTime(row.updatedAt)}
        </Text>
      </div>
      <div className={layout.ways}>
        {state !== 'DRAFT' && (
          <Button
            component={Link}
            to={questionnairePath(id)}
            variant="default"
            size="xs"
            aria-label={`查看${name}的结果`}
          >
            结果
          </Button>
        )}
        {answersCount === 0 && (
          <Button variant="default" size="xs" aria-label={`编辑${name}`} onClick={onEdit}>
            编辑
          </Button>
        )}
        {state === 'OPEN' ? (
          <Button variant="default" size="xs" aria-label={`结束${name}`} onClick={onEnd}>
            结束
          </Button>
        ) : (
          <Button
            variant="light"
            size="xs"
            aria-label={state === 'CLOSED' ? `重新发布${name}` : `发布${name}`}
            onClick={onPublish}
          >
            {state === 'CLOSED' ? '重新发布' : '发布'}
          </Button>
        )}
      </div>
    </li>
  );
};
