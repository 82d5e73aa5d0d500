import { Notification } from '@whaletide/schema/rest/notifications.ts';
import { PageOf } from '@whaletide/schema/rest/common.ts';
import type { Domain } from '../../graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const notifications = {
  resolvers: [resolvers],
  restTypes: { Notification, NotificationPage: PageOf(Notification) },
  inputs,
} satisfies Domain;
