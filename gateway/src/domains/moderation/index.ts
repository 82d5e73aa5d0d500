import { EitherPageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  AuditEntry,
  contentStates,
  ModeratedContent,
} from '@whaletide/schema/domains/moderation/rest.ts';
import { auditKinds } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import type { AuditChange } from '@whaletide/schema/domains/moderation/rules/audit-changes.ts';
import { contentKinds } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

const named = <Name extends string>(names: readonly Name[]): Record<string, Name> =>
  Object.fromEntries(names.map((name) => [name, name]));

export const moderation = {
  resolvers: [resolvers],
  restTypes: {
    AuditEntry,
    AuditChange: madeHere<AuditChange>(),
    AuditEntryPage: EitherPageOf(AuditEntry),
    ModeratedContent,
  },
  enums: {
    AuditKind: { values: named(auditKinds), rest: 'OTHER' },
    ContentKind: { values: named(contentKinds) },
    ContentState: { values: named(contentStates) },
  },
  inputs,
} satisfies Domain;
