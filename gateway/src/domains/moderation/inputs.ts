import { moderationCalls as calls } from '@whaletide/schema/domains/moderation/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  auditFilter: bind('AuditFilter', calls.log),
  foldContent: bind('FoldContentInput', calls.fold),
  restoreContent: bind('RestoreContentInput', calls.restore),
  removeContent: bind('RemoveContentInput', calls.remove),
};
