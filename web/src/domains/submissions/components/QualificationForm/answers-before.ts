import type { FieldValue, FormField } from '../FormFields/field-values.ts';
import type { StageQualificationFragment } from '../SubmitPanel/SubmitPanel.generated.ts';

type Answer = NonNullable<StageQualificationFragment['qualification']>['answers'][number];

/** 「标题（版本 3）」, as the answer of a project version reads. */
const VERSION = /^(?<title>.*)（版本 (?<number>\d+)）$/s;

const valueOf = (answer: Answer, field: FormField): FieldValue | undefined => {
  const { text, option, fileKey, fileName, fileSize, projectId, projectVersionId } = answer;
  // The organizer may have put the options in another order since.
  if (option !== null) return field.options[option] === text ? option : undefined;
  if (fileKey && fileName) {
    const ext = /\.[^.]+$/.exec(fileName)?.[0].toLowerCase() ?? '';
    return { key: fileKey, name: fileName, ext, size: fileSize ?? 0 };
  }
  if (projectId && projectVersionId) {
    const { title = text ?? '', number = '1' } = VERSION.exec(text ?? '')?.groups ?? {};
    return { projectId, versionId: projectVersionId, title, number: Number(number) };
  }
  return text ?? undefined;
};

/** Maps the answers handed in before to the form's values, from which the next attempt goes on. */
export const answersBefore = (
  answers: readonly Answer[],
  fields: readonly FormField[],
): Record<string, FieldValue | undefined> =>
  Object.fromEntries(
    answers.flatMap((answer) => {
      const field = fields.find(({ id, type }) => id === answer.fieldId && type === answer.type);
      return field ? [[field.id, valueOf(answer, field)]] : [];
    }),
  );
