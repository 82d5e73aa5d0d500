import { domain } from '#shared/domain.ts';
import { announcementAdminCalls, announcementCalls } from './rest/announcements.ts';
import { questionnaireAdminCalls, questionnaireCalls } from './rest/questionnaires.ts';

export const announcements = domain({
  name: 'announcements',
  chinese: '公告',
  examplesHeading: '公告与问卷',
  rest: 'announcements, questionnaire',
  graphql: 'Announcement, Questionnaire',
  purpose: 'What the site tells and asks its members.',
  calls: [announcementCalls, announcementAdminCalls, questionnaireCalls, questionnaireAdminCalls],
  knows: { platform: ['members', 'moderation'], gateway: [], web: ['account'] },
});
