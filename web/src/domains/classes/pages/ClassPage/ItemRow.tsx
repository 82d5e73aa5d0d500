import { Badge, Button, Paper, Text, Title } from '@mantine/core';
import { itemStateNames, type ItemState } from '@whaletide/schema/domains/classes/rules/items.ts';
import { Link } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { classBoardPath } from '#domains/classes/paths.ts';
import { useNow } from '#lib/useNow.ts';
import { useMarkClassLessonMutation } from './ClassPage.generated.ts';
import {
  type Item,
  itemPath,
  itemTitle,
  kindName,
  periodText,
  resultText,
  stateOf,
} from './item-texts.ts';
import classes from './ClassPage.module.css';

const stateColors: Record<ItemState, string> = {
  NOT_OPEN: 'gray',
  OPEN: 'brand',
  MISSING: 'danger',
  DONE: 'success',
  LATE: 'gold',
};

/** State of it for the viewer, a student; a lesson is marked by hand. */
const OwnState = ({ item }: { item: Item }) => {
  const [mark, { loading }] = useMarkClassLessonMutation();
  const now = useNow(undefined, [item.opensAt, item.dueAt]);
  const state = stateOf(item, item.result, now);
  const toggle = () =>
    void mark({ variables: { input: { itemId: item.id, isRead: !item.result } } }).catch(
      () => null,
    );
  return (
    <>
      {item.result && <Text size="sm">{resultText(item.result)}</Text>}
      <Badge variant="light" color={stateColors[state]}>
        {itemStateNames[state]}
      </Badge>
      {item.kind === 'LESSON' && (item.result || state !== 'NOT_OPEN') && (
        <Button
          variant="default"
          loading={loading}
          aria-label={`${item.result ? '标为未读' : '标为已读'}「${itemTitle(item)}」`}
          onClick={toggle}
        >
          {item.result ? '标为未读' : '标为已读'}
        </Button>
      )}
    </>
  );
};

interface ItemRowProps {
  classId: string;
  item: Item;
  /** Number of students, for who runs the class; null for a student. */
  students: number | null;
  onEdit: () => void;
  onRemove: () => void;
}

/** Something that the class does, with what the viewer did of it, or may change in it. */
export const ItemRow = ({ classId, item, students, onEdit, onRemove }: ItemRowProps) => {
  const title = itemTitle(item);
  const path = itemPath(item);
  return (
    <Paper component="li" withBorder radius="md" className={classes.item}>
      <div className={classes.what}>
        <Text size="sm" c="dimmed">
          {kindName(item)}
          {item.column && ` · ${item.column.name}`}
        </Text>
        <Title order={2}>{path ? <AppLink to={path}>{title}</AppLink> : title}</Title>
        <Text size="sm" c="dimmed">
          {periodText(item)}
        </Text>
      </div>
      <div className={classes.actions}>
        {students === null ? (
          <OwnState item={item} />
        ) : (
          <Text size="sm">
            {item.doneCount} / {students} 人完成
          </Text>
        )}
        {item.kind !== 'LESSON' && (
          <Button
            component={Link}
            to={classBoardPath(classId, item.id)}
            variant="default"
            aria-label={`班级榜「${title}」`}
          >
            班级榜
          </Button>
        )}
        {students !== null && (
          <>
            <Button
              variant="default"
              aria-haspopup="dialog"
              aria-label={`修改「${title}」的时间`}
              onClick={onEdit}
            >
              时间
            </Button>
            <Button
              variant="default"
              aria-haspopup="dialog"
              aria-label={`移除「${title}」`}
              onClick={onRemove}
            >
              移除
            </Button>
          </>
        )}
      </div>
    </Paper>
  );
};
