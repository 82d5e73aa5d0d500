import { useForm, type UseFormInput } from '@mantine/form';
import { useState } from 'react';
import { removeStored } from '../../lib/stored.ts';
import { readDraft, writeDraft } from '../../lib/useDraft.ts';

interface DraftFormOptions<Values> {
  /** When the text that is changed was written last; see useDraft. */
  state?: string | undefined;
  /** Goes before what was kept, as what an address chooses. */
  chosen?: (kept: Values) => Partial<Values>;
  validate: NonNullable<UseFormInput<Values>['validate']>;
}

/** A form that is kept in this browser with every change until it has been sent, or given up. */
export const useDraftForm = <Values extends object>(
  key: string,
  initial: Values,
  { state = '', chosen, validate }: DraftFormOptions<Values>,
) => {
  // What is being changed stays what it was when the form opened.
  const [begun] = useState(state);
  const [kept] = useState(() => readDraft(key, initial, begun));
  const form = useForm<Values>({
    initialValues: { ...kept, ...chosen?.(kept) },
    onValuesChange: (values) => writeDraft(key, values, begun),
    validate,
  });
  return {
    form,
    /** Forgets it. */
    clear: () => {
      form.setValues(initial);
      removeStored(key);
    },
  };
};
