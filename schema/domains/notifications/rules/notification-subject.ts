import type { NotificationData } from '../rest.ts';
import { EVENT_TEAM_BANNED, EVENT_TEAM_UNBANNED, isTeamEvent } from './notifications.ts';

/** Types of what a notification can be about, by the keys of its data, the most telling first. */
const keysOfTypes = {
  Work: 'Work',
  ForumPost: 'Post',
  Channel: 'Zone',
  Column: 'Column',
  Project: 'Lab',
  Dataset: 'Dataset',
  CompetitionTask: 'Task',
  Stage: 'Stage',
  Competition: 'Competition',
  Team: 'Team',
  Member: 'User',
} as const satisfies Record<string, keyof NotificationData>;

/** Thing that a notification is about, by its GraphQL type and id. */
export interface NotificationSubject {
  type: keyof typeof keysOfTypes;
  id: string;
}

const teamEvents: readonly number[] = [EVENT_TEAM_BANNED, EVENT_TEAM_UNBANNED];
const types = Object.keys(keysOfTypes) as NotificationSubject['type'][];

/**
 * Answers what a notification is about: the thing that changed, before those that it belongs to and
 * the member who did it; null where its data names none.
 */
export const notificationSubject = (
  eventType: number,
  data: NotificationData,
): NotificationSubject | null => {
  const isOfTeam = isTeamEvent(eventType) || teamEvents.includes(eventType);
  const order: typeof types = isOfTeam ? ['Team', ...types] : types;
  for (const type of order) {
    const id = data[keysOfTypes[type]]?._id;
    if (id !== undefined) return { type, id };
  }
  return null;
};
