import { domain } from '#shared/domain.ts';
import { applicationFormCalls } from './rest.ts';

export const applicationForms = domain({
  name: 'application-forms',
  chinese: '申请表',
  examplesHeading: '办赛申请',
  rest: 'applicationForms',
  graphql: 'HostApplication',
  purpose: 'Applications to host a competition or to become a data source.',
  calls: [applicationFormCalls],
  knows: { platform: ['members', 'moderation', 'organizations'], gateway: [], web: ['account'] },
});
