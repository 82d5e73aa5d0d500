import type { CompetitionTaskInput } from '#apollo/schema.generated.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { DeadlineModal } from '../DeadlineModal/DeadlineModal.tsx';
import { EarlyOpeningModal } from './EarlyOpeningModal.tsx';
import { movedPart } from './moved-part.ts';
import type { Competition, Task } from './opened.ts';
import { type RescoreAnswer, RescoreModal } from './RescoreModal.tsx';
import type { TaskValues } from './task-values.ts';

export type Question = 'deadline' | 'opening' | 'rescore';

/** Answers given so far: words that were typed, and that works are scored again. */
export type Answered = Pick<
  CompetitionTaskInput,
  'privateBoardConfirmation' | 'deadlineConfirmation'
> &
  Partial<RescoreAnswer> & { rescore?: boolean };

/** Question asked before a task is saved. */
export interface Asking {
  what: Question;
  values: TaskValues;
  answered: Answered;
  /** Questions that were answered before. */
  questions: readonly Question[];
}

interface TaskQuestionsProps {
  asking: Asking | null;
  competition: Competition;
  task: Task | undefined;
  onAnswer: (asked: Asking, answer: Answered) => Promise<void>;
  onClose: (question: Question) => void;
}

/** The questions before saving, one after the other: who is told, what opens, what is scored again. */
export const TaskQuestions = ({
  asking,
  competition,
  task,
  onAnswer,
  onClose,
}: TaskQuestionsProps) => (
  <>
    <Opened of={asking?.what === 'deadline' && asking}>
      {(asked) => (
        <DeadlineModal
          moved={movedPart(competition, task, asked.values.endDate)}
          members={competition.usersCount}
          onConfirm={(typed) => onAnswer(asked, typed ? { deadlineConfirmation: typed } : {})}
          onClose={() => onClose('deadline')}
        />
      )}
    </Opened>
    <Opened of={asking?.what === 'opening' && asking}>
      {(asked) => (
        <EarlyOpeningModal
          of="任务"
          onConfirm={(typed) => onAnswer(asked, { privateBoardConfirmation: typed })}
          onClose={() => onClose('opening')}
        />
      )}
    </Opened>
    {task && (
      <Opened of={asking?.what === 'rescore' && asking}>
        {(asked) => (
          <RescoreModal
            task={task}
            onConfirm={(answer) => onAnswer(asked, { rescore: true, ...answer })}
            onClose={() => onClose('rescore')}
          />
        )}
      </Opened>
    )}
  </>
);
