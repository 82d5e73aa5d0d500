import { announcementAdminCalls as calls } from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createAnnouncement: bind('CreateAnnouncementInput', calls.create),
  updateAnnouncement: bind('UpdateAnnouncementInput', calls.update),
  publishAnnouncement: bind('PublishAnnouncementInput', calls.publish),
  endAnnouncement: bind('EndAnnouncementInput', calls.end),
};
