import { isDeepStrictEqual } from 'node:util';
import type { FieldDefinition } from '@whaletide/schema/shared/rest/fields.ts';
import {
  answeredProblems,
  type FieldSettings,
  tidyField,
} from '@whaletide/schema/shared/rules/form-settings.ts';
import { newId } from '#ids.ts';
import { refuseIf } from '#refusal.ts';

interface Change {
  before: readonly FieldDefinition[];
  after: readonly FieldSettings[];
  /** Set once a member has filled the form in. */
  answered: boolean;
  /** The fields' name in refusals. */
  at: string;
  now: Date;
}

/**
 * The fields as they are kept: one keeps its id as long as it is one of the form's, others get a
 * new one. @throws Refusal CONFLICT where answers would break
 */
export const changedFields = ({ before, after, answered, at, now }: Change): FieldDefinition[] => {
  const known = new Set(before.map(({ _id }) => _id));
  const fields = after.map((field) => {
    const tidy = tidyField(field);
    const kept = tidy._id !== undefined && known.delete(tidy._id) ? tidy._id : undefined;
    return { ...tidy, _id: kept ?? newId(now.getTime()) };
  });
  if (answered && !isDeepStrictEqual(before, fields))
    refuseIf(answeredProblems(before, fields, at)[0] ?? null);
  return fields;
};
