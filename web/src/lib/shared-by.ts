import { readStored, removeStored, writeStored } from './stored.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Names the member whose link an address is (lib/share-address.ts). */
const PARAMETER = 'shareby';
const KEY = 'shared-by';
/** Time for which a followed link counts; members who sign up later came by themselves. */
const RETENTION = 30 * DAY;

/** Keeps whose link led a visitor here, however they walk around before they sign up. */
export const rememberSharedBy = (search: string, now: number) => {
  const memberId = new URLSearchParams(search).get(PARAMETER);
  if (memberId && /^[0-9a-f]{24}$/.test(memberId))
    writeStored(KEY, JSON.stringify({ memberId, at: now }));
};

/** Answers the member whose link led here; null when none did, or too long ago. */
export const sharedBy = (now = Date.now()): string | null => {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '');
    if (!kept || typeof kept !== 'object' || !('memberId' in kept) || !('at' in kept)) return null;
    const { memberId, at } = kept;
    return typeof memberId === 'string' && typeof at === 'number' && now - at < RETENTION
      ? memberId
      : null;
  } catch {
    return null;
  }
};

/**
 * Forgets the link once it was reported, or where it doesn't matter: members who sign in aren't
 * new.
 */
export const forgetSharedBy = () => removeStored(KEY);
