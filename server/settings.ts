import { Type } from 'typebox';
import { AddressRange } from './addresses.ts';
import type { EnvironmentReader } from './environment.ts';

export const KIB = 1024;
export const MIB = 1024 * KIB;

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const LogLevel = Type.Enum(levels, { description: `must be one of ${levels.join(', ')}` });

/** Reads the operator's settings that both layers share. */
export const commonSettings = (env: EnvironmentReader) => ({
  host: env.text('HOST', '127.0.0.1'),
  /** Proxies whose statement of a client's address is trusted: addresses or CIDR ranges. */
  trustedProxies: env.list('TRUSTED_PROXIES', AddressRange),
  logLevel: env.setting('LOG_LEVEL', LogLevel) ?? 'info',
  siteName: env.text('SITE_NAME', '鲸潮社区'),
  /**
   * Origins at which browsers reach the site; the first is the address that the site gives as its
   * own.
   */
  publicOrigins: env.origins('PUBLIC_ORIGINS'),
});
