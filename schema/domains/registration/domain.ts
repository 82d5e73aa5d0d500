import { domain } from '#shared/domain.ts';
import { registrationCalls } from './rest/registration.ts';

export const registration = domain({
  name: 'registration',
  chinese: '报名',
  rest: 'registrations',
  graphql: 'Registration',
  purpose: 'Registering for a competition: fees, requirements, forms, withdrawal.',
  calls: [registrationCalls],
  knows: {
    platform: [
      'activity-log',
      'members',
      'uploads',
      'growth',
      'moderation',
      'quests',
      'competitions',
      'site',
      'teams',
      'invitations',
    ],
    gateway: [],
    web: ['quests', 'account', 'competitions', 'site', 'invitations'],
  },
});
