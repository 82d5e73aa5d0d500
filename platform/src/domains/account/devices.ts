import { jwtVerify, SignJWT } from 'jose';
import { newId } from '#ids.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'device';
/** Days for which a device is known. */
export const DEVICE_DAYS = 180;

/**
 * Marks a device on which this member has just proved their identity; it opens nothing by itself.
 * The browser stays the same for all members who sign in on it.
 */
export const signDevice = (
  memberId: string,
  browser: string,
  secret: Uint8Array,
  now: Date,
): Promise<string> =>
  new SignJWT({ browser })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(memberId)
    .setAudience(AUDIENCE)
    .setJti(newId(now.getTime()))
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + DEVICE_DAYS * DAY))
    .sign(secret);

/** The id of a device that this member has signed in on; null for any other. */
export const deviceOf = async (
  token: string | undefined,
  memberId: string | undefined,
  secret: Uint8Array,
  now: Date,
): Promise<string | null> => {
  if (token === undefined || memberId === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      subject: memberId,
      currentDate: now,
    });
    return payload.jti ?? null;
  } catch {
    return null;
  }
};

/** Browser that a token marks, for any member; null for a token that isn't ours. */
export const browserOf = async (
  token: string | undefined,
  secret: Uint8Array,
  now: Date,
): Promise<string | null> => {
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: now,
    });
    return typeof payload['browser'] === 'string' ? payload['browser'] : null;
  } catch {
    return null;
  }
};
