import { type SubmitEvent, useState } from 'react';
import type { FieldAnswerInput } from '#apollo/schema.generated.ts';
import { useDraft } from '#lib/useDraft.ts';
import { answersOf, type FieldValue, type FormField, problemsOf } from './field-values.ts';

interface Begun {
  /** Answers that were handed in before. */
  initial: Record<string, FieldValue | undefined>;
  /** Time at which they were handed in; a draft from before it is out of date. */
  state: string;
}

const nothing: Begun = { initial: {}, state: '' };

/**
 * Holds the values of a form, kept under `draftKey` until it is handed in, and the problem of each
 * field.
 */
export const useFieldForm = (
  fields: readonly FormField[],
  draftKey: string,
  { initial, state }: Begun = nothing,
) => {
  const { draft, change, clear } = useDraft(draftKey, initial, state);
  // An older draft may hold what isn't asked any more: it would be refused, at no field.
  const values = Object.fromEntries(
    fields.flatMap(({ id, isHidden: hidden }) => (hidden ? [] : [[id, draft[id]]])),
  );
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [uploading, setUploading] = useState<Record<string, boolean>>({});
  /** Raised to empty the form: files forget what they uploaded. */
  const [round, setRound] = useState(0);

  const setError = (id: string, message: string | undefined) =>
    setErrors((before) => ({ ...before, [id]: message }));

  /** The answers when they may be sent; else null, with what is wrong at the fields. */
  const check = () => {
    const problems = problemsOf(fields, values);
    for (const [id, busy] of Object.entries(uploading))
      if (busy) problems[id] = '文件上传中...请稍后';
    setErrors(problems);
    return Object.keys(problems).length === 0 ? answersOf(values) : null;
  };

  return {
    values,
    errors,
    round,
    set: (id: string, value: FieldValue | undefined) => {
      change({ [id]: value });
      setError(id, undefined);
    },
    setError,
    setUploading: (id: string, busy: boolean) =>
      setUploading((before) => (before[id] === busy ? before : { ...before, [id]: busy })),
    /** Submit handler for components/Form. */
    onSubmit:
      (send: (answers: FieldAnswerInput[]) => void, refuse: () => void) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const answers = check();
        if (answers) send(answers);
        else refuse();
      },
    setFieldError: setError,
    reset: () => {
      clear();
      setErrors({});
      setUploading({});
      setRound((before) => before + 1);
    },
  };
};
export type FieldForm = ReturnType<typeof useFieldForm>;
