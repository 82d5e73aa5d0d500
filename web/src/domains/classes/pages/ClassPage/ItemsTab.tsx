import { Button, Text } from '@mantine/core';
import { LATE_HINT, MAX_CLASS_ITEMS } from '@whaletide/schema/domains/classes/rules/items.ts';
import { lazy, useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { ClassPageQuery } from './ClassPage.generated.ts';
import { useRemoveClassItemMutation } from './ClassPage.generated.ts';
import { type Item, itemTitle } from './item-texts.ts';
import { ItemRow } from './ItemRow.tsx';
import classes from './ClassPage.module.css';

const AddItemModal = lazy(() => import('./AddItemModal.tsx'));
const ItemTimesModal = lazy(() => import('./ItemTimesModal.tsx'));

export type OpenClass = NonNullable<NonNullable<ClassPageQuery['viewer']>['class']>;

interface ItemsTabProps {
  of: OpenClass;
  onChanged: () => Promise<unknown>;
}

/** Items of the class, those due first first; who runs it adds, changes and removes them. */
export const ItemsTab = ({ of, onChanged }: ItemsTabProps) => {
  const runs = of.role === 'TEACHER';
  const items = of.items ?? [];
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Item | null>(null);
  const [removed, setRemoved] = useState<Item | null>(null);
  const [remove] = useRemoveClassItemMutation({ context: { showsErrors: true } });
  const takeOut = async ({ id }: Item) => {
    await remove({ variables: { input: { itemId: id } } });
    await onChanged();
  };
  return (
    <>
      <div className={classes.bar}>
        <Text size="sm" c="dimmed">
          {LATE_HINT}
        </Text>
        {runs && (
          <Button
            aria-haspopup="dialog"
            disabled={items.length >= MAX_CLASS_ITEMS}
            onClick={() => setAdding(true)}
          >
            添加任务
          </Button>
        )}
      </div>
      {items.length === 0 && <EmptyState text="还没有任务" />}
      <ul className={classes.items}>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            classId={of.id}
            item={item}
            students={runs ? of.studentsCount : null}
            onEdit={() => setEdited(item)}
            onRemove={() => setRemoved(item)}
          />
        ))}
      </ul>
      <Opened of={isAdding}>
        {() => (
          <Contained>
            <AddItemModal classId={of.id} onDone={onChanged} onClose={() => setAdding(false)} />
          </Contained>
        )}
      </Opened>
      <Opened of={edited}>
        {(item) => (
          <Contained>
            <ItemTimesModal item={item} onDone={onChanged} onClose={() => setEdited(null)} />
          </Contained>
        )}
      </Opened>
      <Opened of={removed}>
        {(item) => (
          <ConfirmModal
            title="移除任务"
            action="移除"
            failed="移除失败"
            danger
            onConfirm={() => takeOut(item)}
            onClose={() => setRemoved(null)}
          >
            <Text>
              「{itemTitle(item)}」会从班级中移除，成绩表里不再有这一项。学生的提交和练习不受影响。
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
