import type { FieldSettings } from '@whaletide/schema/shared/rules/form-settings.ts';
import { answeredProblems } from '@whaletide/schema/shared/rules/form-settings.ts';
import type { FormFieldInput } from '#apollo/schema.generated.ts';
import { fieldTypeNumbers, type FormField, toRuleField } from '../FormFields/field-values.ts';

export type FieldKind = Exclude<FormField['type'], 'UNKNOWN'>;

/** A field while it is edited; an empty limit is none, options stand one a line. */
export interface EditedField {
  /** Key within this form alone: it stays with the field wherever that moves. */
  key: string;
  /** Null for a new one. */
  id: string | null;
  title: string;
  type: FieldKind;
  isRequired: boolean;
  placeholder: string;
  /** KB of 1,024 bytes. */
  sizeLimit: number | string;
  acceptExts: string[];
  options: string;
  isHidden: boolean;
}

let made = 0;
/** Keys of this page: a draft may hold those of pages before. */
const opened = Date.now();

export const newField = (): EditedField => ({
  key: `new-${opened}-${(made += 1)}`,
  id: null,
  title: '',
  type: 'SHORT_TEXT',
  isRequired: true,
  placeholder: '',
  sizeLimit: '',
  acceptExts: [],
  options: '',
  isHidden: false,
});

/** Stored fields to be edited; one of a type that this page doesn't know is left out. */
export const editedFields = (fields: readonly FormField[]): EditedField[] =>
  fields.flatMap(
    ({ id, title, type, isRequired, placeholder, sizeLimit, acceptExts, options, isHidden }) =>
      type === 'UNKNOWN'
        ? []
        : {
            key: id,
            id,
            title,
            type,
            isRequired,
            isHidden,
            placeholder: placeholder ?? '',
            sizeLimit: sizeLimit ?? '',
            acceptExts: [...acceptExts],
            options: options.join('\n'),
          },
  );

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Makes the fields to send, each with only what its type has. */
export const inputFields = (fields: readonly EditedField[]): FormFieldInput[] =>
  fields.map(
    ({ id, title, type, isRequired, placeholder, sizeLimit, acceptExts, options, isHidden }) => ({
      ...(id !== null && { id }),
      title: title.trim(),
      type,
      isRequired,
      isHidden,
      placeholder: placeholder.trim() || null,
      sizeLimit: type === 'FILE' && sizeLimit !== '' ? Number(sizeLimit) : null,
      acceptExts: type === 'FILE' ? acceptExts : [],
      options: type === 'OPTION' ? lines(options) : [],
    }),
  );

/** The same as the rules look at them. */
export const ruleFields = (fields: readonly EditedField[]): FieldSettings[] =>
  inputFields(fields).map(
    ({ id, title, type, isRequired, placeholder, sizeLimit, acceptExts, options, isHidden }) => ({
      ...(id != null && { _id: id }),
      Title: title,
      Type: fieldTypeNumbers[type],
      Required: isRequired,
      Placeholder: placeholder ?? null,
      SizeLimit: sizeLimit ?? null,
      AcceptExts: [...(acceptExts ?? [])],
      SelectArray: [...(options ?? [])],
      Hide: isHidden ?? false,
    }),
  );

/** Finds what would break answers that were given to these fields. */
export const brokenAnswers = (
  before: readonly FormField[],
  after: readonly EditedField[],
  at: string,
) =>
  answeredProblems(
    before.map((field) => ({ ...toRuleField(field), Placeholder: field.placeholder })),
    ruleFields(after),
    at,
  );
