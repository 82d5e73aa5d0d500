import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  AuditEntry,
  contentStates,
  ModeratedContent,
} from '@whaletide/schema/domains/moderation/rest.ts';
import { auditKinds } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { contentKinds } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

const named = <Name extends string>(names: readonly Name[]): Record<string, Name> =>
  Object.fromEntries(names.map((name) => [name, name]));

export const moderation = {
  resolvers: [resolvers],
  restTypes: { AuditEntry, AuditEntryPage: PageOf(AuditEntry), ModeratedContent },
  enums: {
    AuditKind: { values: named(auditKinds), rest: 'OTHER' },
    ContentKind: { values: named(contentKinds) },
    ContentState: { values: named(contentStates) },
  },
  inputs,
} satisfies Domain;
