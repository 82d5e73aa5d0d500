import {
  MailSubscription,
  Notification,
  NotificationChannels,
  NotificationSettings,
} from '@whaletide/schema/domains/notifications/rest.ts';
import { EitherPageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { eventNames } from './event-names.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const notifications = {
  resolvers: [resolvers],
  restTypes: {
    MailSubscription,
    Notification,
    NotificationChannels,
    NotificationPage: EitherPageOf(Notification),
    NotificationSettings,
  },
  enums: { NotificationEvent: { values: eventNames, rest: 'OTHER' } },
  inputs,
} satisfies Domain;
