import { domain } from '#shared/domain.ts';

export const digests = domain({
  name: 'digests',
  chinese: '摘要邮件',
  purpose: 'Mails that gather a week’s or a day’s notifications.',
  calls: [],
  knows: {
    platform: [
      'members',
      'notifications',
      'organizations',
      'competitions',
      'teams',
      'projects',
      'datasets',
      'columns',
      'channels',
      'write-ups',
    ],
  },
});
