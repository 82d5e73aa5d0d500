import { DAY, HOUR, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Answers how long somebody has waited since a time: 2 天 3 小时, 3 小时, 12 分钟. */
export const waitText = (since: string, now: number): string => {
  const waited = Math.max(0, now - Date.parse(since));
  const [days, hours] = [Math.floor(waited / DAY), Math.floor((waited % DAY) / HOUR)];
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`;
  return hours > 0 ? `${hours} 小时` : `${Math.floor(waited / MINUTE)} 分钟`;
};
