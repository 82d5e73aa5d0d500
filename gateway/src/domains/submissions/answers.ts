import type { FieldInput } from '@whaletide/schema/rest/fields.ts';
import type { UploadRef } from '@whaletide/schema/rest/uploads.ts';
import { Refusal } from '../../refusal.ts';

export interface FieldAnswerInput {
  fieldId: string;
  text?: string | null;
  option?: number | null;
  file?: UploadRef | null;
  project?: { projectId: string; versionId: string } | null;
}

const FIELD_ID = /^[a-z0-9][a-z0-9_-]{0,63}$/;

const valueOf = ({ text, option, file, project }: FieldAnswerInput) => {
  if (file) return { key: file.key, ext: file.ext, name: file.name, size: file.size };
  if (project) return { Lab: project.projectId, labVersionId: project.versionId };
  return option ?? text ?? undefined;
};

/** The answers to a form as REST takes them; those without a value are left out. */
export const toFieldInputs = (answers: readonly FieldAnswerInput[]): FieldInput[] =>
  answers.flatMap((answer) => {
    if (!FIELD_ID.test(answer.fieldId))
      throw new Refusal('BAD_USER_INPUT', '表单中没有这一项', { field: 'answers' });
    const value = valueOf(answer);
    return value === undefined ? [] : [{ SubmissionId: answer.fieldId, value }];
  });
