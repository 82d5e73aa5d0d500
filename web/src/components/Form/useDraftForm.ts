import { useForm, type UseFormInput } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsHydrating } from '#lib/page-render.ts';
import { removeStored } from '#lib/stored.ts';
import { readDraft, writeDraft } from '#lib/useDraft.ts';

interface DraftFormOptions<Values> {
  /** Time at which the edited text was last written; see useDraft. */
  state?: string | undefined;
  /** Values that override the draft's, as those that the address chooses. */
  chosen?: (kept: Values) => Partial<Values>;
  validate: NonNullable<UseFormInput<Values>['validate']>;
}

/** A form that is kept in this browser with every change until it has been sent, or given up. */
export const useDraftForm = <Values extends object>(
  key: string,
  initial: Values,
  { state = '', chosen, validate }: DraftFormOptions<Values>,
) => {
  // The draft changes the text as it was when the form opened, whatever has happened since.
  const [begun, setBegun] = useState(state);
  const hydrating = useIsHydrating();
  const valuesOf = (kept: Values): Values => ({ ...kept, ...chosen?.(kept) });
  const [first] = useState(() => valuesOf(hydrating ? initial : readDraft(key, initial, begun)));
  const form = useForm<Values>({
    initialValues: first,
    onValuesChange: (values) => writeDraft(key, values, begun),
    validate,
  });
  // Drafts of this browser are unknown to the server: they are shown after hydration.
  const cameRendered = useRef(hydrating);
  const showKept = useEffectEvent(() => {
    const values = valuesOf(readDraft(key, initial, begun));
    form.setInitialValues(values);
    form.setValues(values);
  });
  useEffect(() => {
    if (hydrating || !cameRendered.current) return;
    cameRendered.current = false;
    showKept();
  }, [hydrating]);
  return {
    form,
    /** These values are the text now, written at `state`; what was typed meanwhile is a draft of it. */
    saved: (values: Values, state: string) => {
      setBegun(state);
      const held = form.getValues();
      if (JSON.stringify(held) === JSON.stringify(values)) removeStored(key);
      else writeDraft(key, held, state);
    },
    /** Forgets the draft. */
    clear: () => {
      form.setValues(initial);
      removeStored(key);
    },
  };
};
