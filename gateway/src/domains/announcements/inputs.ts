import { announcementAdminCalls as calls } from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createAnnouncement: calls.create,
  updateAnnouncement: calls.update,
  publishAnnouncement: calls.publish,
  endAnnouncement: calls.end,
});
