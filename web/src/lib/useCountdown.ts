import { HOUR, MINUTE } from '@whaletide/schema/shared/rules/time.ts';
import { useNow } from './useNow.ts';

/** The present time in ms, moving each minute, and each second in the last hour before a deadline. */
export const useCountdown = (deadline: string): number => {
  const left = Date.parse(deadline) - useNow();
  return useNow(left > 0 && left < HOUR + MINUTE ? 1_000 : MINUTE);
};
