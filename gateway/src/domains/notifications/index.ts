import {
  MailSubscription,
  Notification,
  NotificationChannels,
  NotificationSettings,
} from '@whaletide/schema/rest/notifications.ts';
import { PageOf } from '@whaletide/schema/rest/common.ts';
import type { Domain } from '../../graphql/domain.ts';
import { eventNames } from './event-names.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const notifications = {
  resolvers: [resolvers],
  restTypes: {
    MailSubscription,
    Notification,
    NotificationChannels,
    NotificationPage: PageOf(Notification),
    NotificationSettings,
  },
  enums: { NotificationEvent: { values: eventNames, rest: 'OTHER' } },
  inputs,
} satisfies Domain;
