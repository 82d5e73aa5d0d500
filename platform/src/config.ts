import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import { fillsDemo } from '@whaletide/server/demo.ts';
import {
  type Environment,
  type EnvironmentReader,
  environmentReader,
  WebAddress,
} from '@whaletide/server/environment.ts';
import { commonSettings } from '@whaletide/server/settings.ts';
import { Type } from 'typebox';
import { type Limits, readLimits } from './limits.ts';

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** The server that takes our mails, and the address that they come from. */
export interface SmtpConfig {
  url: string;
  from: string;
}

/** Registration of this site with another one that identifies members. */
export interface OAuthConfig {
  id: string;
  secret: string;
  /** Addresses at which browsers sign in, and of its calls. */
  url: string;
  apiUrl: string;
}

export interface Config {
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  host: string;
  port: number;
  dataDir: string;
  /** Signs session tokens; every platform process of one site needs the same. */
  sessionSecret: Uint8Array;
  /** Encrypts ID numbers and keys the hashes of codes: 32 bytes, the same in every process. */
  identityKey: Uint8Array;
  /** Seed of the Ed25519 key that signs the log of scores: 32 bytes, the same in every process. */
  logKey: Uint8Array;
  /** Address to which codes are POSTed to be delivered; undefined: they are written to the log. */
  codeSenderUrl: string | undefined;
  /** Undefined: mails are written to the log. */
  smtp: SmtpConfig | undefined;
  siteName: string;
  /** Origins at which browsers reach the site; without one, no mail that leads there is sent. */
  publicOrigins: string[];
  /** Sites whose identities members sign in with; undefined: hidden. */
  oauth: { github: OAuthConfig | undefined; wechat: OAuthConfig | undefined };
  /**
   * Address of the service that checks real names with the state's register; undefined: the manual
   * route alone.
   */
  identityVerifierUrl: string | undefined;
  /** Address of the service that issues gift cards; undefined: they are entered by hand. */
  giftCardUrl: string | undefined;
  /** Address to which tracked events are POSTed; undefined: they are counted only. */
  trackingUrl: string | undefined;
  /**
   * True where webhooks may lead to addresses of the local network and by http: for development, and
   * where receivers are within the operator's own network.
   */
  webhooksToLocal: boolean;
  /** Words that are masked in posts: those of MASKED_WORDS_FILE, one a line. */
  maskedWords: readonly string[];
  /** Words that mean the same to the search: those of SEARCH_SYNONYMS_FILE, a group a line. */
  searchSynonyms: readonly string[];
  /** Undefined: files go to `dataDir/uploads`. */
  s3: S3Config | undefined;
  /** Proxies whose `x-client-address` is believed, beside loopback: addresses or CIDR ranges. */
  trustedProxies: string[];
  /** An empty database gets the demo community. */
  demo: boolean;
  production: boolean;
  logLevel: string;
  limits: Limits;
}

const MIN_SECRET = 32;
const SessionSecret = Type.String({
  minLength: MIN_SECRET,
  description: `must have at least ${MIN_SECRET} characters`,
});

/** Answers the content of a file of the data folder; the first process to ask writes it. */
const keptIn = (file: string, fresh: string): string => {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, fresh, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

const storedSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'session-secret');
  const stored = keptIn(file, randomBytes(48).toString('base64url'));
  if (stored.length < MIN_SECRET) {
    throw new ConfigurationError(
      `The session secret in ${file} is too short; delete it or set SESSION_SECRET`,
    );
  }
  return stored;
};

const KEY_BYTES = 32;
const KEY = `must hold ${KEY_BYTES} bytes as 64 hex digits`;
const KEY_TEXT = /^[0-9a-f]{64}$/i;
const Key = Type.String({ pattern: KEY_TEXT, description: KEY });

const storedKey = (dataDir: string, name: string): string => {
  const file = path.join(dataDir, name);
  const stored = keptIn(file, randomBytes(KEY_BYTES).toString('hex'));
  if (!KEY_TEXT.test(stored)) throw new ConfigurationError(`${file} ${KEY}`);
  return stored;
};

/** The lines of a text file that a variable names; none without it. */
const linesOf = ({ optionalText, problem }: EnvironmentReader, variable: string): string[] => {
  const file = optionalText(variable);
  if (file === undefined) return [];
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
  } catch (error) {
    problem(`${variable} can't be read: ${(error as Error).message}`);
    return [];
  }
};

const Switch = Type.Enum(['true', 'false'], { description: 'must be true or false' });

const DatabaseUrl = Type.String({
  pattern: '^postgres(ql)?://',
  description: 'must start with postgres:// or postgresql://',
});

const s3Settings = ({ together, text }: EnvironmentReader): S3Config | undefined => {
  const s3 = together(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  return (
    s3 && {
      endpoint: s3.S3_ENDPOINT.replace(/(?<!\/)\/+$/, ''),
      bucket: s3.S3_BUCKET,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
      region: text('S3_REGION', 'auto'),
    }
  );
};

const oauthSettings = (env: EnvironmentReader): Config['oauth'] => {
  const site = (
    names: { id: string; secret: string; url: string; apiUrl: string },
    [url, apiUrl]: [string, string],
  ): OAuthConfig | undefined => {
    const given = env.together([names.id, names.secret]);
    const addresses = {
      url: env.setting(names.url, WebAddress) ?? url,
      apiUrl: env.setting(names.apiUrl, WebAddress) ?? apiUrl,
    };
    const [id, secret] = [given?.[names.id], given?.[names.secret]];
    return id === undefined || secret === undefined ? undefined : { id, secret, ...addresses };
  };
  return {
    github: site(
      {
        id: 'GITHUB_CLIENT_ID',
        secret: 'GITHUB_CLIENT_SECRET',
        url: 'GITHUB_URL',
        apiUrl: 'GITHUB_API_URL',
      },
      ['https://github.com', 'https://api.github.com'],
    ),
    wechat: site(
      {
        id: 'WECHAT_APP_ID',
        secret: 'WECHAT_APP_SECRET',
        url: 'WECHAT_URL',
        apiUrl: 'WECHAT_API_URL',
      },
      ['https://open.weixin.qq.com', 'https://api.weixin.qq.com'],
    ),
  };
};

const SmtpUrl = Type.Refine(
  Type.String({ description: 'must be an address that starts with smtp:// or smtps://' }),
  (text) => URL.canParse(text) && /^smtps?:\/\/[^/]/i.test(text),
);
const MailFrom = Type.String({
  pattern: '^[^\\s@<>",]+@[^\\s@<>",]+$',
  description: 'must be a bare e-mail address such as noreply@example.org',
});

const smtpSettings = (env: EnvironmentReader): SmtpConfig | undefined => {
  if (!env.together(['SMTP_URL', 'MAIL_FROM'])) return undefined;
  const [url, from] = [env.secret('SMTP_URL', SmtpUrl), env.setting('MAIL_FROM', MailFrom)];
  return url !== undefined && from !== undefined ? { url, from } : undefined;
};

/**
 * Platform's settings, read and checked once at the start.
 * @throws ConfigurationError that names every variable that is wrong
 */
export const readConfig = (environment: Environment = process.env): Config => {
  const env = environmentReader(environment);
  const dataDir = path.resolve(env.text('DATA_DIR', '.data'));
  const secret = env.secret('SESSION_SECRET', SessionSecret);
  const identityKey = env.secret('IDENTITY_KEY', Key);
  const logKey = env.secret('LOG_KEY', Key);
  const config = {
    ...commonSettings(env),
    databaseUrl: env.secret('DATABASE_URL', DatabaseUrl),
    port: env.integer('PLATFORM_PORT', 4001, { max: 65_535 }),
    dataDir,
    codeSenderUrl: env.secret('CODE_SENDER_URL', WebAddress),
    smtp: smtpSettings(env),
    oauth: oauthSettings(env),
    identityVerifierUrl: env.secret('IDENTITY_VERIFIER_URL', WebAddress),
    giftCardUrl: env.secret('GIFT_CARD_URL', WebAddress),
    trackingUrl: env.secret('TRACKING_URL', WebAddress),
    webhooksToLocal: env.setting('WEBHOOKS_TO_LOCAL', Switch) === 'true',
    maskedWords: linesOf(env, 'MASKED_WORDS_FILE'),
    searchSynonyms: linesOf(env, 'SEARCH_SYNONYMS_FILE'),
    s3: s3Settings(env),
    demo: fillsDemo(environment),
    production: env.text('NODE_ENV', 'development') === 'production',
    limits: readLimits(env),
  };
  env.setting('DEMO', Switch);
  env.finish();
  return {
    ...config,
    sessionSecret: new TextEncoder().encode(secret ?? storedSecret(dataDir)),
    identityKey: Buffer.from(identityKey ?? storedKey(dataDir, 'identity-key'), 'hex'),
    logKey: Buffer.from(logKey ?? storedKey(dataDir, 'log-key'), 'hex'),
  };
};
