import { unknownLabelsText } from '@whaletide/schema/domains/submissions/rules/result-file.ts';

interface Noted {
  errorMessage: string | null;
  invalidReason: string | null;
  unknownLabels: number | null;
}

/**
 * Answers the note beneath the state of a work: what was wrong with it, or why it was taken out.
 */
export const workNote = ({ errorMessage, invalidReason, unknownLabels }: Noted): string | null => {
  if (invalidReason !== null) return `作废原因：${invalidReason}`;
  return errorMessage ?? unknownLabelsText(unknownLabels);
};
