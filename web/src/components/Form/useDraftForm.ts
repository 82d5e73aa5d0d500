import { useForm, type UseFormInput } from '@mantine/form';
import { useDraft } from '../../lib/useDraft.ts';

interface DraftFormOptions<Values> {
  /** When the text that is changed was written last; see useDraft. */
  state?: string | undefined;
  validate: NonNullable<UseFormInput<Values>['validate']>;
}

/** A form that is kept in this browser with every change until it has been sent, or given up. */
export const useDraftForm = <Values extends object>(
  key: string,
  initial: Values,
  { state, validate }: DraftFormOptions<Values>,
) => {
  const { draft, change, clear } = useDraft(key, initial, state);
  const form = useForm<Values>({ initialValues: draft, onValuesChange: change, validate });
  return {
    form,
    clear: () => {
      form.setValues(initial);
      clear();
    },
  };
};
