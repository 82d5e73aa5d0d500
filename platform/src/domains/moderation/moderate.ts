import type { ModeratedContent } from '@whaletide/schema/domains/moderation/rest.ts';
import {
  type ContentKind,
  foldingProblem,
  moderationReasonProblem,
  removableKinds,
} from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import {
  EVENT_CONTENT_FOLDED,
  EVENT_CONTENT_REMOVED,
  EVENT_CONTENT_RESTORED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from './store.ts';
import type { ContentSource } from './store/content.ts';

export type Deed = { does: 'fold' | 'remove'; reason: string } | { does: 'restore' };

const states = { fold: 'FOLDED', restore: 'SHOWN', remove: 'REMOVED' } as const;
const events = {
  fold: EVENT_CONTENT_FOLDED,
  restore: EVENT_CONTENT_RESTORED,
  remove: EVENT_CONTENT_REMOVED,
} as const;

/**
 * Folds, restores or deletes content: the row, the log and its owner's notice in one transaction;
 * of two at once the second finds what the first has left.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT without a reason, CONFLICT as moderation/rules/content-moderation.ts says
 */
export const moderate = (
  { database, events: log, now }: Services,
  caller: Caller,
  { source, kind, id }: { source: ContentSource; kind: ContentKind; id: string },
  deed: Deed,
): Promise<ModeratedContent> => {
  const { does } = deed;
  const reason = deed.does === 'restore' ? null : deed.reason.trim();
  if (reason !== null) refuseIf(moderationReasonProblem(reason));
  if (does === 'remove' && !removableKinds.includes(kind))
    throw conflict(`${kind === 'COLUMN' ? '专栏' : '频道'}只能折叠，不能由管理员删除`);
  return database.transaction(async (tx) => {
    const found = await source.find(tx, id);
    if (!found) throw notFound('内容');
    if (does === 'remove') await source.remove(tx, id);
    else {
      refuseIf(foldingProblem(found.collapsedReason !== null, does === 'fold'));
      const collapsedDate = does === 'fold' ? now() : null;
      await source.fold(tx, id, { collapsedDate, collapsedReason: reason });
    }
    const State = states[does];
    await record(tx, actedBy(caller, now), {
      action: `moderation.${does}`,
      kind,
      target: id,
      title: found.title,
      reason,
      before: { state: found.collapsedReason === null ? 'SHOWN' : 'FOLDED' },
      after: { state: State },
    });
    if (found.ownerId !== null && found.ownerId !== caller.id)
      await log.publish(tx, [found.ownerId], {
        kind: 'notification',
        eventType: events[does],
        related: null,
        data: { ...found.data, ...(reason !== null && { Message: reason }) },
      });
    return { _id: id, Kind: kind, State, Reason: reason };
  });
};
