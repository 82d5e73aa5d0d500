import { moderationCalls as calls } from '@whaletide/schema/domains/moderation/rest.ts';
import { bind, bindMutations } from '#graphql/inputs.ts';

export const inputs = {
  ...bindMutations({
    foldContent: calls.fold,
    restoreContent: calls.restore,
    removeContent: calls.remove,
  }),
  auditFilter: bind('AuditFilter', calls.log),
};
