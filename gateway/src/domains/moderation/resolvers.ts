import {
  type AuditAction,
  auditActions,
} from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { auditChanges } from '@whaletide/schema/domains/moderation/rules/audit-changes.ts';
import { auditLink } from '@whaletide/schema/domains/moderation/rules/audit-links.ts';
import { cursorPaging, paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Resolvers of what administrators do to content, and of the log of all changes. */
export const resolvers: Resolvers = {
  Administration: {
    auditEntries: (_, { filter, ...page }, context) =>
      inputs.auditFilter.send(context.member(), filter ?? {}, {
        query: { ...paging({}, 20), ...cursorPaging(page) },
      }),
  },
  AuditEntry: {
    actor: ({ Actor }, _, { loaders }) =>
      Actor === null ? null : loaders.members.byId.load(Actor),
    isByOperator: ({ Actor, ServiceAccount }) => Actor === null && !ServiceAccount,
    // A change that a newer platform knows is shown by its name.
    actionText: ({ Action }) => auditActions[Action as AuditAction] ?? Action,
    link: ({ Kind, Target }) => auditLink(Kind, Target),
    changes: ({ Before, After }) => auditChanges(Before, After),
  },
  AuditChange: {
    name: ({ name }) => name,
    before: ({ before }) => before,
    after: ({ after }) => after,
  },
};
