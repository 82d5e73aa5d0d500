import { CLIENT_COOKIE_DAYS } from '@whaletide/schema/domains/tracking/rules.ts';

const NAME = 'client-signature';
const SECONDS_A_DAY = 86_400;

/**
 * The sign by which this browser is known from visit to visit, set for 180 days where it has none.
 * By the script, as a page that all visitors share can set no cookie.
 */
export const clientSignature = (): string => {
  const known = /(?:^|; )client-signature=([\w-]{8,64})/.exec(document.cookie)?.[1];
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const sign = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = CLIENT_COOKIE_DAYS * SECONDS_A_DAY;
  document.cookie = `${NAME}=${sign}; Max-Age=${life}; Path=/; SameSite=Lax${secure}`;
  return sign;
};
