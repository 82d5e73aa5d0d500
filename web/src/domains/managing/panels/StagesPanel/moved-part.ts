import {
  movedDeadlines,
  type MovedDeadline,
} from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import type { Competition } from './opened.ts';

interface Part {
  id: string;
  name: string;
  endDate: string;
}

/** The deadline of a task that saving moves and members are told of; none of a new one. */
export const movedPart = (
  { isPublished: published, usersCount }: Competition,
  part: Part | undefined,
  endDate: string,
): MovedDeadline[] => {
  if (!part || !published || usersCount === 0) return [];
  const deadline = { of: 'TASK' as const, id: part.id, name: part.name };
  return movedDeadlines(
    [{ ...deadline, date: part.endDate }],
    [{ ...deadline, date: endDate }],
    new Date(),
  );
};
