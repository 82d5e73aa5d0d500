import { type Static, Type } from 'typebox';
import { Id, Line, Nullable, TitleLine } from './common.ts';
import { LabToken } from '#domains/projects/rest/project-documents.ts';
import { UploadRef } from '#domains/uploads/rest.ts';

/** Kinds of fields of a form; a project version is a project and its version. */
export const fieldTypes = {
  shortText: 1,
  longText: 2,
  file: 3,
  projectVersion: 4,
  option: 5,
} as const;

/** Lower case: a refusal names the field by it, through layers that write keys differently. */
export const FieldId = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' });

/** One field of a form that organizers define: of a subjective task or a qualification review. */
export const FieldDefinition = Type.Object({
  _id: FieldId,
  Title: Type.String({ minLength: 1, maxLength: 150, format: 'title' }),
  /** fieldTypes. */
  Type: Type.Integer(),
  Required: Type.Boolean(),
  Placeholder: Nullable(Line),
  /** Largest size of a file, in KB of 1,024 bytes. */
  SizeLimit: Nullable(Type.Integer()),
  /** Extensions of a file, with their dot. */
  AcceptExts: Type.Array(Type.String()),
  /** Texts to choose from, of an option. */
  SelectArray: Type.Array(Type.String()),
  /** Not shown and not asked for any more; answers given before stay. */
  Hide: Type.Boolean(),
});
export type FieldDefinition = Static<typeof FieldDefinition>;

/** Fields of a form in their order; one without an id is new. Refused as shared/rules/form-settings.ts says. */
export const FieldSettings = Type.Array(
  Type.Object({
    ...FieldDefinition.properties,
    _id: Type.Optional(FieldId),
    Title: TitleLine,
    AcceptExts: Type.Array(Type.String({ maxLength: 16 }), { maxItems: 30 }),
    SelectArray: Type.Array(Line, { maxItems: 100 }),
  }),
  { maxItems: 100 },
);

/** A project and one of its versions. */
const ProjectVersionRef = Type.Object({ Lab: Id, labVersionId: Id });

/**
 * Answer that a member fills in: a text, the index of an option from 0, an uploaded file, or a
 * project version, as the field's type says.
 */
export const FieldInput = Type.Object({
  SubmissionId: FieldId,
  value: Type.Union([
    Type.String({ maxLength: 20_000 }),
    Type.Integer(),
    UploadRef,
    ProjectVersionRef,
  ]),
});
export type FieldInput = Static<typeof FieldInput>;

export const FieldInputs = Type.Array(FieldInput, { maxItems: 100 });

/** An answer as its readers see it, with the field's title and type at that time. */
export const FieldAnswer = Type.Object({
  SubmissionId: FieldId,
  title: Type.String(),
  type: Type.Integer(),
  /** The text, the text of the chosen option, or the title and the version of a project. */
  value: Nullable(Type.String()),
  /** Index of an option, from 0. */
  option: Nullable(Type.Integer()),
  /** Address at which readers download a file, its name, and its size in bytes. */
  url: Nullable(Type.String()),
  /** Key that hands a file in again, for the team that handed it in. */
  fileKey: Nullable(Type.String()),
  fileName: Nullable(Type.String()),
  fileSize: Nullable(Type.Integer()),
  /**
   * Project of a project version, with the token by which its readers read it where it isn't
   * public.
   */
  Lab: Nullable(Id),
  labVersionId: Nullable(Id),
  labToken: Nullable(LabToken),
});
export type FieldAnswer = Static<typeof FieldAnswer>;
