import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import {
  type Environment,
  type EnvironmentReader,
  environmentReader,
  WebAddress,
} from '@whaletide/server/environment.ts';
import { commonSettings, KIB, MIB } from '@whaletide/server/settings.ts';
import { Type } from 'typebox';

/** Every limit of platform, with its reason. Each can be overridden by the variable beside it. */
const readLimits = ({ integer }: EnvironmentReader) => ({
  /** No call takes more than some text; files go through uploads. */
  bodyBytes: integer('PLATFORM_BODY_BYTES', 256 * KIB, { min: KIB }),
  /** A browser that stays signed in is expected for a month; longer only widens a theft. */
  sessionDays: integer('SESSION_DAYS', 30, { min: 1, max: 400 }),
  /** The client uses about ten; the rest is room for others, and a bound on a row's size. */
  weakFlags: integer('WEAK_FLAGS_PER_MEMBER', 200, { min: 1 }),
  /** A person mistypes a few times; a guesser needs thousands of tries. Counted by account and address. */
  signInsPerAccount: integer('SIGN_INS_PER_ACCOUNT', 5, { min: 1 }),
  /**
   * From all addresses together, devices that have signed in before aside: a guesser with many
   * addresses is stopped, and no bystander.
   */
  signInsPerAccountAnywhere: integer('SIGN_INS_PER_ACCOUNT_ANYWHERE', 60, { min: 1 }),
  /** Sign-ups of an address that meet a taken e-mail, an hour: who looks for members' e-mails needs many. */
  takenSignUpsPerAddress: integer('TAKEN_SIGN_UPS_PER_ADDRESS', 10, { min: 1 }),
  /** A classroom shares one address. */
  signInsPerAddress: integer('SIGN_INS_PER_ADDRESS', 60, { min: 1 }),
  /** Zero bits of a captcha's proof of work: 2^15 hashes are a tenth of a second in a browser. */
  captchaBits: integer('CAPTCHA_BITS', 15, { min: 1, max: 24 }),
  /** Codes of one purpose that a member gets a day: each costs the operator money. */
  codesPerDay: integer('CODES_PER_DAY', 10, { min: 1 }),
  /** Codes a minute to one number or address, whoever asks; nobody is to be pestered. */
  codesPerTarget: integer('CODES_PER_TARGET', 2, { min: 1 }),
  /** A sender or verifier that says nothing for this long is taken for down. */
  outsideCallMs: integer('OUTSIDE_CALL_MS', 3_000, { min: 100 }),
  /** Applications to host a competition, a day: one is meant, a second corrects the first. */
  applicationsPerMember: integer('APPLICATIONS_PER_MEMBER', 3, { min: 1 }),
  /** An institution shares one address. */
  applicationsPerAddress: integer('APPLICATIONS_PER_ADDRESS', 10, { min: 1 }),
  /** Work orders of a member a day: more than anybody's day goes wrong, less than pesters the support. */
  workOrdersPerDay: integer('WORK_ORDERS_PER_DAY', 20, { min: 1 }),
  /** Messages a minute that one member may send: one every two seconds is a fast talk, more is a flood. */
  chatMessagesPerMinute: integer('CHAT_MESSAGES_PER_MINUTE', 30, { min: 1 }),
  /** Members a day whom one may write to for the first time: a captain looks around, a spammer goes on. */
  chatSessionsPerDay: integer('CHAT_SESSIONS_PER_DAY', 50, { min: 1 }),
  /** Password hashes under way at once: each takes 16 MiB and a core for 50 to 250 ms. */
  passwordHashes: integer('PASSWORD_HASHES', 2, { min: 1, max: 64 }),
  /** How long a sign-in may have to wait for its hash: less than the gateway waits for an answer. */
  passwordWaitMs: integer('PASSWORD_WAIT_MS', 3_000, { min: 0 }),
  /** log2 of scrypt's N: 14 is OWASP's advice, one more takes twice the time and memory; less is for tests. */
  passwordCost: integer('PASSWORD_COST', 14, { min: 10, max: 20 }),
  /** Days after a decision in which its photo can be looked at again, when a member asks why. */
  identityPhotoDays: integer('IDENTITY_PHOTO_DAYS', 30, { min: 0 }),
  /** Events are there to catch up with; after a month a client reads lists instead. */
  eventDays: integer('EVENT_DAYS', 30, { min: 1 }),
  /** What one socket may have unsent before it is closed: a reader that slow catches up later. */
  liveBacklogBytes: integer('LIVE_BACKLOG_BYTES', MIB, { min: KIB }),
  /** Below every common proxy's idle time-out of 30 s and more. */
  livePingMs: integer('LIVE_PING_MS', 12_000, { min: 100 }),
  /** The latest time after which a reader looks by itself, should a wake-up have been lost. */
  livePollMs: integer('LIVE_POLL_MS', 4_000, { min: 50 }),
  /** One gateway holds a socket for every member online; this bounds a single process. */
  liveSockets: integer('LIVE_SOCKETS', 20_000, { min: 1 }),
  /** Bytes that one member may have stored in all, so that nobody fills the disk alone. */
  uploadTotalBytes: integer('UPLOAD_TOTAL_BYTES', 2 * KIB * MIB, { min: MIB }),
  /** A scorer that says nothing for this long is taken for dead, and another takes its job. */
  jobLeaseMs: integer('JOB_LEASE_MS', 30_000, { min: 100 }),
  /** A job that failed this often by our own fault is given up and its quota given back. */
  jobTries: integer('JOB_TRIES', 3, { min: 1, max: 20 }),
  /** How often an idle worker looks for due jobs that no wake-up announced. */
  jobPollMs: integer('JOB_POLL_MS', 2_000, { min: 20 }),
  /** How long a stop is announced before it begins, so that gateways go elsewhere. */
  leaveMs: integer('LEAVE_MS', 1_000, { min: 0, max: 5_000 }),
  /** A large notebook takes two or three seconds; one that takes this long was made to. */
  notebookMs: integer('NOTEBOOK_RENDER_MS', 10_000, { min: 100 }),
  /** Memory of the process that renders notebooks, in MiB. */
  notebookMemory: integer('NOTEBOOK_RENDER_MEMORY_MB', 512, { min: 64 }),
  /** A page that a browser can still show; pictures stand in it as text. */
  notebookPageBytes: integer('NOTEBOOK_PAGE_BYTES', 32 * MIB, { min: KIB }),
  /** Notebooks that wait for their turn; more would wait longer than a reader does. */
  notebookQueue: integer('NOTEBOOK_QUEUE', 50, { min: 1 }),
  /** Rendered pages that are kept. */
  notebookCacheBytes: integer('NOTEBOOK_CACHE_BYTES', 64 * MIB, { min: KIB }),
  /** Connections to PostgreSQL of one process; the database's own default allows 100 in all. */
  databaseConnections: integer('DATABASE_CONNECTIONS', 16, { min: 2, max: 500 }),
  /** No statement of ours takes a second; one that does must not hold a connection for long. */
  statementMs: integer('DATABASE_STATEMENT_MS', 15_000, { min: 100 }),
  /** How long a request waits for a free connection. */
  connectionMs: integer('DATABASE_CONNECTION_MS', 5_000, { min: 100 }),
});

export type Limits = ReturnType<typeof readLimits>;

export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
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
  /** Where codes are POSTed to be delivered; undefined: they are written to the log. */
  codeSenderUrl: string | undefined;
  /** What checks real names with the state's register; undefined: the manual route alone. */
  identityVerifierUrl: string | undefined;
  /** What is masked in posts: words of MASKED_WORDS_FILE, one a line. */
  maskedWords: readonly string[];
  /** Undefined: files go to `dataDir/uploads`. */
  s3: S3Config | undefined;
  /** Whose `x-client-address` is believed, beside loopback: addresses or CIDR ranges. */
  trustedProxies: string[];
  logLevel: string;
  limits: Limits;
}

const MIN_SECRET = 32;
const SessionSecret = Type.String({
  minLength: MIN_SECRET,
  description: `must have at least ${MIN_SECRET} characters`,
});

/** What a file of the data folder holds; the first process that asks writes it. */
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

const IDENTITY_KEY_BYTES = 32;
const IDENTITY_KEY = `must hold ${IDENTITY_KEY_BYTES} bytes as 64 hex digits`;
const IDENTITY_KEY_TEXT = /^[0-9a-f]{64}$/i;
const IdentityKey = Type.String({ pattern: IDENTITY_KEY_TEXT, description: IDENTITY_KEY });

const storedKey = (dataDir: string): string => {
  const file = path.join(dataDir, 'identity-key');
  const stored = keptIn(file, randomBytes(IDENTITY_KEY_BYTES).toString('hex'));
  if (!IDENTITY_KEY_TEXT.test(stored)) throw new ConfigurationError(`${file} ${IDENTITY_KEY}`);
  return stored;
};

const maskedWords = ({ optionalText, problem }: EnvironmentReader): string[] => {
  const file = optionalText('MASKED_WORDS_FILE');
  if (file === undefined) return [];
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
  } catch (error) {
    problem(`MASKED_WORDS_FILE can't be read: ${(error as Error).message}`);
    return [];
  }
};

const DatabaseUrl = Type.String({
  pattern: '^postgres(ql)?://',
  description: 'must start with postgres:// or postgresql://',
});

const s3Settings = ({ together, text }: EnvironmentReader): S3Config | undefined => {
  const s3 = together(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  return (
    s3 && {
      endpoint: s3.S3_ENDPOINT.replace(/\/+$/, ''),
      bucket: s3.S3_BUCKET,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
      region: text('S3_REGION', 'auto'),
    }
  );
};

/**
 * Platform's settings, read and checked once at the start.
 * @throws ConfigurationError that names every variable that is wrong
 */
export const readConfig = (environment: Environment = process.env): Config => {
  const env = environmentReader(environment);
  const dataDir = path.resolve(env.text('DATA_DIR', '.data'));
  const secret = env.secret('SESSION_SECRET', SessionSecret);
  const key = env.secret('IDENTITY_KEY', IdentityKey);
  const config = {
    ...commonSettings(env),
    databaseUrl: env.secret('DATABASE_URL', DatabaseUrl),
    port: env.integer('PLATFORM_PORT', 4001, { max: 65_535 }),
    dataDir,
    codeSenderUrl: env.secret('CODE_SENDER_URL', WebAddress),
    identityVerifierUrl: env.secret('IDENTITY_VERIFIER_URL', WebAddress),
    maskedWords: maskedWords(env),
    s3: s3Settings(env),
    limits: readLimits(env),
  };
  env.finish();
  return {
    ...config,
    sessionSecret: new TextEncoder().encode(secret ?? storedSecret(dataDir)),
    identityKey: Buffer.from(key ?? storedKey(dataDir), 'hex'),
  };
};
