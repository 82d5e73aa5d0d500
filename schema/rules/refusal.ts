import type { ErrorCode } from '../rest/common.ts';

/** Why something is refused: a code of the closed list, a Chinese message to show, the field at fault. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  field?: string;
}

export const refuse = (code: ErrorCode, message: string, field?: string): Refusal =>
  field === undefined ? { code, message } : { code, message, field };
