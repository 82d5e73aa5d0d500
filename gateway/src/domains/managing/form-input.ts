import type { StageSettings, TaskSettings } from '@whaletide/schema/rest/managing.ts';

/** A field of a form as the SDL has it, its type already in the words of REST. */
export interface FormFieldInput {
  id?: string | null;
  title: string;
  type: number | string;
  required: boolean;
  placeholder?: string | null;
  sizeLimit?: number | null;
  acceptExts: string[];
  options: string[];
  hidden: boolean;
}

export interface FormInput {
  fields: FormFieldInput[];
  dailyLimit?: number | null;
  totalLimit?: number | null;
  maxScore: number;
}

export interface QualificationInput {
  needed: boolean;
  fields: FormFieldInput[];
  notice: string;
}

type Subjective = NonNullable<TaskSettings['Subjective']>;

const FIELD_ID = /^[a-z0-9][a-z0-9_-]{0,63}$/;

const toFields = (fields: readonly FormFieldInput[]): Subjective['Fields'] =>
  fields.map((field) => ({
    // What can't be an id is none of the form's fields.
    ...(field.id != null && FIELD_ID.test(field.id) && { _id: field.id }),
    Title: field.title,
    Type: typeof field.type === 'number' ? field.type : 0,
    Required: field.required,
    Placeholder: field.placeholder ?? null,
    SizeLimit: field.sizeLimit ?? null,
    AcceptExts: field.acceptExts,
    SelectArray: field.options,
    Hide: field.hidden,
  }));

export const toSubjective = (form: FormInput): Subjective => ({
  Fields: toFields(form.fields),
  ReviewDailyLimit: form.dailyLimit ?? null,
  ReviewLimit: form.totalLimit ?? null,
  MaxScore: form.maxScore,
});

export const toAgreement = (
  qualification: QualificationInput,
): NonNullable<StageSettings['Agreement']> => ({
  NeedAgreement: qualification.needed,
  AgreementFields: toFields(qualification.fields),
  AuthorizeNotice: qualification.notice,
});
