import type { ErrorCode } from '../rest/common.ts';

/** Why something is refused: a code of the closed list, a Chinese message to show, the field at fault. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  /**
   * The whole path of its key in what the call takes, as `Tabs.0.Title`. What the gateway's input
   * and the form call it is worked out of the SDL.
   */
  field?: string;
}

export const refuse = (code: ErrorCode, message: string, field?: string): Refusal =>
  field === undefined ? { code, message } : { code, message, field };
