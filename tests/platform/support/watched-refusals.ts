import { declaresRefusal } from '@whaletide/schema/shared/rest/call.ts';
import type { OnRefusal } from '#platform/src/http/route.ts';
import { keepCaused } from '#tests/support/caused-refusals.ts';

/** Keeps what the calls of a platform refuse with and don't declare. */
export const watchRefusals = (): { watch: OnRefusal; requireDeclared: () => void } => {
  const undeclared = new Set<string>();
  return {
    watch: (call, code) => {
      keepCaused(call.operation, code);
      if (!declaresRefusal(call, code)) undeclared.add(`${call.operation} ${code}`);
    },
    /** @throws Error that names them, such as `teams.get CONFLICT` */
    requireDeclared: () => {
      if (undeclared.size === 0) return;
      throw new Error(`Not among the refusals of its call: ${[...undeclared].join(', ')}`);
    },
  };
};
