import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { classPath } from '#domains/classes/paths.ts';
import type { ClassRowFragment } from './OwnClasses.generated.ts';
import classes from './OwnClassesPage.module.css';

const roleNames = { TEACHER: '老师', STUDENT: '学生', OFFERED: '邀请你加入' };

interface ClassCardProps {
  row: ClassRowFragment;
  busy: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** A class of the member's, or one that is offered to them. */
export const ClassCard = ({ row, busy, onAccept, onDecline }: ClassCardProps) => {
  const { id, name, description, role, organization, teacher } = row;
  const isOffered = role === 'OFFERED';
  const of = [organization?.name, teacher && `${teacher.name} 老师`].filter(Boolean).join(' · ');
  return (
    <Paper component="li" withBorder radius="md" className={classes.row}>
      <Group justify="space-between" align="start" wrap="nowrap">
        <Title order={2}>{isOffered ? name : <AppLink to={classPath(id)}>{name}</AppLink>}</Title>
        <Badge variant="light" color={isOffered ? 'gold' : 'brand'}>
          {roleNames[role]}
        </Badge>
      </Group>
      {of && (
        <Text size="sm" c="dimmed">
          {of}
        </Text>
      )}
      {description && <Text size="sm">{description}</Text>}
      <div className={classes.foot}>
        {isOffered ? (
          <>
            <Button disabled={busy} aria-label={`加入${name}`} onClick={onAccept}>
              加入
            </Button>
            <Button
              variant="default"
              disabled={busy}
              aria-label={`不加入${name}`}
              onClick={onDecline}
            >
              不加入
            </Button>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {row.studentsCount} 名学生 · {row.itemsCount} 项任务
          </Text>
        )}
      </div>
    </Paper>
  );
};
