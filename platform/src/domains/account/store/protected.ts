import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { forbidden } from '#refusal.ts';
import { protectedUntil } from '../protection.ts';

/**
 * Lets through who has proved themselves lately in this session, which is still there. An access
 * token is never protected.
 * @throws Refusal FORBIDDEN
 */
export const requireProtected = async (db: Handle, caller: Caller, now: Date): Promise<void> => {
  if (!(await protectedUntil(db, caller, now))) throw forbidden('请先完成身份验证');
};
