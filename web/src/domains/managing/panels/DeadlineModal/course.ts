import { type Deadline, movedAlong } from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import type { CompetitionKind } from '#apollo/schema.generated.ts';
import { isActivity } from '#domains/competitions/paths.ts';

interface Part {
  id: string;
  name: string;
  startDate: string;
  endDate: string;
}

/** The times of a competition with its stages and tasks, ISO 8601; null is none. */
export interface Course {
  kind: CompetitionKind;
  startDate: string;
  endDate: string | null;
  registerEndDate: string | null;
  stages: readonly (Part & { tasks: readonly Part[] | null })[] | null;
}

/** The same course where the competition has other times, with its parts moved along or as they were. */
export const courseAfter = (
  course: Course,
  times: Pick<Course, 'startDate' | 'endDate' | 'registerEndDate'>,
  movesParts: boolean,
): Course => {
  const move = <P extends Part>(part: P): P =>
    movesParts ? { ...part, ...movedAlong(part, course, times) } : part;
  return {
    kind: course.kind,
    ...times,
    stages: (course.stages ?? []).map((stage) => ({
      ...move(stage),
      tasks: (stage.tasks ?? []).map(move),
    })),
  };
};

/** Everything in a course that members work towards. */
export const deadlinesOf = ({ kind, endDate, registerEndDate, stages }: Course): Deadline[] => [
  { of: 'REGISTRATION', id: '', name: '', date: registerEndDate },
  { of: isActivity({ kind }) ? 'ACTIVITY' : 'COMPETITION', id: '', name: '', date: endDate },
  ...(stages ?? []).map(({ id, name, endDate: date }): Deadline => ({
    of: 'STAGE',
    id,
    name,
    date,
  })),
  ...(stages ?? []).flatMap(({ tasks }) =>
    (tasks ?? []).map(({ id, name, endDate: date }): Deadline => ({ of: 'TASK', id, name, date })),
  ),
];
