import type { Notification } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  type NotificationSubject,
  notificationSubject,
} from '@whaletide/schema/domains/notifications/rules/notification-subject.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { NamedTypes } from '#graphql/named-types.ts';

type Loaders = GatewayContext['loaders'];

/** Loads a subject of each type for the viewer; null where it is gone, or isn't for them. */
const loads = {
  Channel: ({ channels }, id) => channels.byId.load(id),
  Column: ({ columns }, id) => columns.byId.load(id),
  Competition: ({ competitions }, id) => competitions.byId.load(id),
  CompetitionTask: ({ competitions }, id) => competitions.task.load(id),
  Dataset: ({ datasets }, id) => datasets.byId.load(id),
  ForumPost: ({ forum }, id) => forum.publicPost.load(id),
  Member: ({ members }, id) => members.byId.load(id),
  Project: ({ projects }, id) => projects.byId.load(id),
  Stage: ({ competitions }, id) => competitions.stage.load(id),
  Team: ({ teams }, id) => teams.current.load(id),
  Work: async ({ submissions }, id) => (await submissions.byId?.load(id)) ?? null,
} as const satisfies Record<
  NotificationSubject['type'],
  (loaders: Loaders, id: string) => Promise<object | null>
>;

export const subjectTypes = new NamedTypes<NotificationSubject['type'] | 'ChatMessage'>();

/** Resolves what a notification is about: a message as it was written, all else as it is now. */
export const subjectOf = async (
  { EventType, Data }: Notification,
  _: unknown,
  { loaders }: GatewayContext,
) => {
  if (Data.ChatMessage) return subjectTypes.note(Data.ChatMessage, 'ChatMessage');
  const subject = notificationSubject(EventType, Data);
  if (!subject) return null;
  const { type, id } = subject;
  return subjectTypes.note(await loads[type](loaders, id), type);
};
