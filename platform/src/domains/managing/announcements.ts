import type { ForumPost } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { EVENT_ANNOUNCED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { postType } from '@whaletide/schema/domains/forum/rules.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { createPost } from '../forum/store/posts.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { registeredMembers } from './deadlines.ts';

/** Posts an announcement and tells those who registered, together or not at all. */
export const announce = (
  services: Services,
  caller: Caller,
  competitionId: string,
  text: { Title: string; Content: string },
): Promise<ForumPost> =>
  services.database.transaction(async (tx) => {
    const competition = await managedCompetition(tx, caller, competitionId);
    const input = { ...text, Forum: competitionId, Type: postType.announcement };
    const post = await createPost(tx, services, caller, input);
    const members = await registeredMembers(tx, competitionId);
    await services.events.publish(tx, members, {
      kind: 'notification',
      eventType: EVENT_ANNOUNCED,
      related: competitionId,
      data: {
        Competition: { _id: competitionId, Name: competition.name },
        Post: { _id: post._id, Name: post.Title },
      },
    });
    await record(tx, actedBy(caller, services.now), {
      action: 'outcome.announce',
      ...ofCompetition(competition),
      after: { post: post._id, title: post.Title },
    });
    return post;
  });
