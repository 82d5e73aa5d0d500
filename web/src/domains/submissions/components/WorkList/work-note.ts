import { unknownLabelsText } from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import {
  type ClippedPredictions,
  clippedText,
} from '@whaletide/schema/domains/submissions/rules/rounding.ts';

interface Noted {
  errorMessage: string | null;
  invalidReason: string | null;
  unknownLabels: number | null;
  clipped: ClippedPredictions | null;
}

/**
 * Answers the note beneath the state of a work: what was wrong with it, why it was taken out, or
 * which of its predictions were taken for others.
 */
export const workNote = ({
  errorMessage,
  invalidReason,
  unknownLabels,
  clipped,
}: Noted): string | null => {
  if (invalidReason !== null) return `作废原因：${invalidReason}`;
  return errorMessage ?? unknownLabelsText(unknownLabels) ?? (clipped && clippedText(clipped));
};
