import type { Answers } from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import type {
  ChannelNames,
  FormField,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';

/**
 * Props of each kind of field; the shape of `value` depends on the kind (RegistrationAnswer.value).
 */
export interface FieldProps {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Problem with the answer, shown at the field. */
  error: string | null;
  /** The other answers: the industries follow the company's type. */
  answers: Answers;
  channels: ChannelNames;
  /** Not the member's to change: the verified name. */
  readOnly: boolean;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => textOf(one)) : [];

/** One part of an answer of several, such as the city of a location. */
export const partOf = (value: unknown, name: string): string =>
  textOf(
    value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : '',
  );
