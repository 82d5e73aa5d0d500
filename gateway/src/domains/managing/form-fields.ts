import type {
  CompetitionTaskInput,
  FormFieldInput,
  StageInput,
} from '#graphql/resolvers.generated.ts';

const FIELD_ID = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** Clears ids that can't be ids: such a field is none of the form's, but a new one. */
const knownIds = (fields: readonly FormFieldInput[]): FormFieldInput[] =>
  fields.map((field) =>
    field.id != null && !FIELD_ID.test(field.id) ? { ...field, id: null } : field,
  );

export const withKnownFields = ({ qualification, ...stage }: StageInput): StageInput => ({
  ...stage,
  ...(qualification && {
    qualification: { ...qualification, fields: knownIds(qualification.fields) },
  }),
});

export const withKnownFormFields = ({
  form,
  ...task
}: CompetitionTaskInput): CompetitionTaskInput => ({
  ...task,
  ...(form && { form: { ...form, fields: knownIds(form.fields) } }),
});
