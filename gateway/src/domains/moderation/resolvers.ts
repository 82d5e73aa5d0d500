import {
  type AuditAction,
  auditActions,
} from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { auditLink } from '@whaletide/schema/domains/moderation/rules/audit-links.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Resolvers of what administrators do to content, and of the log of all changes. */
export const resolvers: Resolvers = {
  Query: {
    auditEntries: (_, { filter, ...page }, context) =>
      inputs.auditFilter.send(context.member(), filter ?? {}, { query: paging(page, 20) }),
  },
  AuditEntry: {
    actor: ({ Actor }, _, { loaders }) =>
      Actor === null ? null : loaders.members.byId.load(Actor),
    byOperator: ({ Actor }) => Actor === null,
    // A change that a newer platform knows is shown by its name.
    actionText: ({ Action }) => auditActions[Action as AuditAction] ?? Action,
    link: ({ Kind, Target }) => auditLink(Kind, Target),
  },
};
