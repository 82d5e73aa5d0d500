import { type FieldInput, fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';
import { formProblems } from '@whaletide/schema/shared/rules/fields.ts';
import type { FieldAnswerInput, FormFieldType } from '#apollo/schema.generated.ts';
import type { ProjectChoice } from '#domains/projects/components/ProjectPicker/choice.ts';
import type { UploadedFile } from '#lib/upload.ts';

/** A field as a page asks for it. */
export interface FormField {
  id: string;
  title: string;
  type: FormFieldType;
  isRequired: boolean;
  placeholder: string | null;
  /** KB of 1,024 bytes. */
  sizeLimit: number | null;
  acceptExts: readonly string[];
  options: readonly string[];
  isHidden: boolean;
}

/** A text, the index of an option, a file that has been uploaded, or a project's version. */
export type FieldValue = string | number | UploadedFile | ProjectChoice;
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

/** The types by their numbers in REST, which the rules know. */
export const fieldTypeNumbers: Record<FormFieldType, number> = {
  SHORT_TEXT: fieldTypes.shortText,
  LONG_TEXT: fieldTypes.longText,
  FILE: fieldTypes.file,
  PROJECT_VERSION: fieldTypes.projectVersion,
  OPTION: fieldTypes.option,
  UNKNOWN: 0,
};

/** The field as the rules look at it. */
export const toRuleField = (field: FormField) => ({
  _id: field.id,
  Title: field.title,
  Type: fieldTypeNumbers[field.type],
  Required: field.isRequired,
  SizeLimit: field.sizeLimit,
  AcceptExts: [...field.acceptExts],
  SelectArray: [...field.options],
  Hide: field.isHidden,
});

export const isProject = (value: FieldValue | undefined): value is ProjectChoice =>
  typeof value === 'object' && 'projectId' in value;

export const isFile = (value: FieldValue | undefined): value is UploadedFile =>
  typeof value === 'object' && 'key' in value;

const given = (values: FieldValues): [string, FieldValue][] =>
  Object.entries(values).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]]));

/** Finds the problems of the form, by field; empty when it may be sent. */
export const problemsOf = (
  fields: readonly FormField[],
  values: FieldValues,
): Record<string, string> => {
  const inputs = given(values).map(([SubmissionId, value]): FieldInput => ({
    SubmissionId,
    value: isProject(value) ? { Lab: value.projectId, labVersionId: value.versionId } : value,
  }));
  const problems = formProblems(fields.map(toRuleField), inputs);
  return Object.fromEntries(problems.map(({ field = '', message }) => [field, message]));
};

/** The answers as a mutation takes them; empty texts are left out. */
export const answersOf = (values: FieldValues): FieldAnswerInput[] =>
  given(values).flatMap(([fieldId, value]): FieldAnswerInput[] => {
    if (typeof value === 'number') return [{ fieldId, value: { option: value } }];
    if (typeof value === 'string')
      return value.trim() === '' ? [] : [{ fieldId, value: { text: value } }];
    if (isProject(value)) {
      const { projectId, versionId } = value;
      return [{ fieldId, value: { project: { projectId, versionId } } }];
    }
    const { key, name, ext, size } = value;
    return [{ fieldId, value: { file: { key, name, ext, size } } }];
  });
