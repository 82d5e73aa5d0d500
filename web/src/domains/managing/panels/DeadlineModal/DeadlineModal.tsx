import '@mantine/core/styles/List.layer.css';
import { List, Text } from '@mantine/core';
import {
  type MovedDeadline,
  movedText,
  movesNear,
  MOVING_WORDS,
  NEAR_DAYS,
} from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import { chineseNumber } from '@whaletide/schema/shared/rules/number-words.ts';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { useNow } from '#lib/useNow.ts';

interface DeadlineModalProps {
  moved: readonly MovedDeadline[];
  /** Members who have registered: so many are told. */
  members: number;
  /** Further choices in the same dialog. */
  children?: ReactNode;
  /** Called with what was typed, where a deadline is near. */
  onConfirm: (words?: string) => Promise<unknown>;
  onClose: () => void;
}

/** Says which deadlines a change moves and who is told, and asks; where one is near, it asks twice. */
export const DeadlineModal = ({
  moved,
  members,
  children,
  onConfirm,
  onClose,
}: DeadlineModalProps) => {
  const now = new Date(useNow());
  const [again, setAgain] = useState(false);
  const goesOn = useRef(false);
  const isTold = members > 0 && moved.length > 0;
  const asksTwice = isTold && movesNear(moved, now);
  if (again)
    return (
      <ConfirmModal
        key="again"
        title="截止时间已近"
        action="修改并通知"
        failed="保存失败"
        danger
        words={MOVING_WORDS}
        onConfirm={() => onConfirm(MOVING_WORDS)}
        onClose={onClose}
      >
        <Text>
          {chineseNumber(NEAR_DAYS)}天内的截止时间有变动，{members}{' '}
          位报名成员可能正在准备提交。请再次确认。
        </Text>
      </ConfirmModal>
    );
  const confirm = async () => {
    goesOn.current = asksTwice;
    if (asksTwice) setAgain(true);
    else await onConfirm();
  };
  return (
    <ConfirmModal
      title="时间有变动"
      action={isTold ? '修改并通知' : '修改'}
      failed="保存失败"
      onConfirm={confirm}
      onClose={() => {
        if (!goesOn.current) onClose();
      }}
    >
      {moved.length > 0 && (
        <List size="sm">
          {moved.map((one) => (
            <List.Item key={`${one.of}:${one.name}`}>{movedText(one)}</List.Item>
          ))}
        </List>
      )}
      {isTold && <Text>{members} 位报名成员会收到站内通知和邮件（时间为北京时间）。</Text>}
      {children}
    </ConfirmModal>
  );
};
