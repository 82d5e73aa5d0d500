import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { movedDeadlines } from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import { useState } from 'react';
import { useNow } from '#lib/useNow.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { type Course, courseAfter, deadlinesOf } from '../DeadlineModal/course.ts';
import { DeadlineModal } from '../DeadlineModal/DeadlineModal.tsx';
import type { Competition, SettingsValues } from './settings-values.ts';

type Times = Pick<Course, 'startDate' | 'endDate' | 'registerEndDate'>;

const timesOf = ({ startDate, endDate, registerEndDate }: SettingsValues): Times => ({
  startDate,
  endDate: endDate || null,
  registerEndDate: registerEndDate || null,
});

const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

/** Tells whether start or end change where stages could move along. */
const shiftsParts = (competition: Competition, values: SettingsValues): boolean => {
  const after = timesOf(values);
  const shifts =
    !isSame(competition.startDate, after.startDate) || !isSame(competition.endDate, after.endDate);
  return shifts && (competition.stages?.length ?? 0) > 0;
};

const audienceOf = ({ isPublished: published, usersCount }: Competition) =>
  published ? usersCount : 0;

const movesOf = (competition: Competition, after: Course, now: Date) =>
  movedDeadlines(deadlinesOf(competition), deadlinesOf(after), now);

/** Tells whether saving has to be confirmed: members are told, or stages could move along. */
export const asksAboutTimes = (
  competition: Competition,
  values: SettingsValues,
  now: Date,
): boolean => {
  const after = courseAfter(competition, timesOf(values), false);
  const tells = audienceOf(competition) > 0 && movesOf(competition, after, now).length > 0;
  return tells || shiftsParts(competition, values);
};

interface MoveModalProps {
  competition: Competition;
  values: SettingsValues;
  onConfirm: (change: { movesParts: boolean; words: string | undefined }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before the times of a competition change, and whether its stages and tasks go along. */
export const MoveModal = ({ competition, values, onConfirm, onClose }: MoveModalProps) => {
  const shifts = shiftsParts(competition, values);
  const [movesParts, setMovesParts] = useState(shifts);
  const now = new Date(useNow());
  const after = courseAfter(competition, timesOf(values), movesParts);
  return (
    <DeadlineModal
      moved={movesOf(competition, after, now)}
      members={audienceOf(competition)}
      onConfirm={(words) => onConfirm({ movesParts, words })}
      onClose={onClose}
    >
      {shifts && (
        <Checkbox
          label="阶段和任务一起移动"
          description={`起止时间同样推移时整体推移，否则与${eventWord(values)}同时开始或结束的部分跟着改变`}
          checked={movesParts}
          onChange={({ currentTarget }) => setMovesParts(currentTarget.checked)}
        />
      )}
    </DeadlineModal>
  );
};
