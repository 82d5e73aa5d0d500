import { availableParallelism } from 'node:os';
import type { EnvironmentReader } from '@whaletide/server/environment.ts';
import { KIB, MIB } from '@whaletide/server/settings.ts';

/** Every limit of platform, with its reason. Each can be overridden by the variable beside it. */
export const readLimits = ({ integer }: EnvironmentReader) => ({
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
  /** Codes a minute to one number or address, from all callers, so that no one is pestered. */
  codesPerTarget: integer('CODES_PER_TARGET', 2, { min: 1 }),
  /** A sender or verifier that says nothing for this long is taken for down. */
  outsideCallMs: integer('OUTSIDE_CALL_MS', 3_000, { min: 100 }),
  /** Files of a member that go into an export of their data, and their bytes together: room for most. */
  exportFiles: integer('EXPORT_FILES', 2_000, { min: 0, max: 50_000 }),
  exportFileBytes: integer('EXPORT_FILE_BYTES', KIB * MIB, { min: 0, max: 3 * KIB * MIB }),
  /** Bytes of an archive of a competition, unpacked: room for most, and a bound on what is read. */
  archiveBytes: integer('ARCHIVE_BYTES', 4 * KIB * MIB, { min: MIB, max: 100 * KIB * MIB }),
  /**
   * Longest time of an import: what it scores again is scored by its own programs, and others of its
   * organization wait for it.
   */
  importMs: integer('IMPORT_MS', 1_800_000, { min: 100 }),
  /** Applications to host a competition, a day: one is meant, a second corrects the first. */
  applicationsPerMember: integer('APPLICATIONS_PER_MEMBER', 3, { min: 1 }),
  /** An institution shares one address. */
  applicationsPerAddress: integer('APPLICATIONS_PER_ADDRESS', 10, { min: 1 }),
  /** Work orders of a member a day: more than anybody's day goes wrong, less than pesters the support. */
  workOrdersPerDay: integer('WORK_ORDERS_PER_DAY', 20, { min: 1 }),
  /** Messages of a competition's organizers to its members a day: news, not a conversation. */
  competitionMessagesPerDay: integer('COMPETITION_MESSAGES_PER_DAY', 10, { min: 1 }),
  /** Messages a minute that one member may send: one every two seconds is a fast talk, more is a flood. */
  chatMessagesPerMinute: integer('CHAT_MESSAGES_PER_MINUTE', 30, { min: 1 }),
  /** Whale coins that a creator's project earns by a fork, a like and a bookmark of another member. */
  creatorForkCoins: integer('CREATOR_FORK_COINS', 3, { min: 0, max: 100 }),
  creatorVoteCoins: integer('CREATOR_VOTE_COINS', 1, { min: 0, max: 100 }),
  creatorBookmarkCoins: integer('CREATOR_BOOKMARK_COINS', 2, { min: 0, max: 100 }),
  /** Most whale coins that a creator's projects earn a week: as much as a good dataset, not a wage. */
  creatorWeeklyCoins: integer('CREATOR_WEEKLY_COINS', 60, { min: 0, max: 10_000 }),
  /** Comments of a member a minute: who reads before writing has no use for more. */
  commentsPerMinute: integer('COMMENTS_PER_MINUTE', 10, { min: 1 }),
  /** Members a day whom one may write to for the first time: a captain looks around, a spammer goes on. */
  chatSessionsPerDay: integer('CHAT_SESSIONS_PER_DAY', 50, { min: 1 }),
  /** Password hashes under way at once: each takes 16 MiB and a core for 50 to 250 ms. */
  passwordHashes: integer('PASSWORD_HASHES', 2, { min: 1, max: 64 }),
  /**
   * Longest time that a sign-in may wait for its hash: less than the gateway waits for an answer.
   */
  passwordWaitMs: integer('PASSWORD_WAIT_MS', 3_000, { min: 0 }),
  /** log2 of scrypt's N: 14 is OWASP's advice, one more takes twice the time and memory; less is for tests. */
  passwordCost: integer('PASSWORD_COST', 14, { min: 10, max: 20 }),
  /** Days after a decision in which its photo can be looked at again, when a member asks why. */
  identityPhotoDays: integer('IDENTITY_PHOTO_DAYS', 30, { min: 0 }),
  /** Events are there to catch up with; after a month a client reads lists instead. */
  eventDays: integer('EVENT_DAYS', 30, { min: 1 }),
  /** Bytes that one socket may have unsent before it is closed: a slow reader catches up later. */
  liveBacklogBytes: integer('LIVE_BACKLOG_BYTES', MIB, { min: KIB }),
  /** Below every common proxy's idle time-out of 30 s and more. */
  livePingMs: integer('LIVE_PING_MS', 12_000, { min: 100 }),
  /** The latest time after which a reader looks by itself, should a wake-up have been lost. */
  livePollMs: integer('LIVE_POLL_MS', 4_000, { min: 50 }),
  /** One gateway holds a socket for every member online; this bounds a single process. */
  liveSockets: integer('LIVE_SOCKETS', 20_000, { min: 1 }),
  /** Bytes that one member may have stored in all, so that no one fills the disk alone. */
  uploadTotalBytes: integer('UPLOAD_TOTAL_BYTES', 2 * KIB * MIB, { min: MIB }),
  /** Bytes of a member's files of datasets, which have a room of their own. */
  datasetTotalBytes: integer('DATASET_TOTAL_BYTES', 20 * KIB * MIB, { min: MIB }),
  /** Bytes of one dataset's files together, and how many they are. */
  datasetBytes: integer('DATASET_BYTES', 5 * KIB * MIB, { min: KIB }),
  datasetFiles: integer('DATASET_FILES', 1_000, { min: 1, max: 1_000 }),
  /** Versions of one dataset: each is a list of its files that stays. */
  datasetVersions: integer('DATASET_VERSIONS', 100, { min: 1, max: 1_000 }),
  /** Bytes of a part: what has to be sent again where a line breaks off. */
  uploadPartBytes: integer('UPLOAD_PART_BYTES', 8 * MIB, { min: KIB, max: 64 * MIB }),
  /** Hours in which an upload that broke off can be resumed. */
  uploadSessionHours: integer('UPLOAD_SESSION_HOURS', 24, { min: 1 }),
  /**
   * Results that are scored at once, each by a process on a core of its own: a slow one holds none
   * of another sender's up. Two at least, four by default: each keeps a solution or two in memory.
   */
  scorers: integer('SCORERS', Math.min(4, Math.max(2, availableParallelism())), {
    min: 1,
    max: 64,
  }),
  /** Heap of each, in MiB: a result and a solution of a million rows take some 500. */
  scorerMemory: integer('SCORER_MEMORY_MB', 2_048, { min: 128 }),
  /**
   * Time of scoring a result, and what is added for each MiB of result and solution: ten times what
   * the slowest built-in metric takes, since machines are busy. What takes longer was made to.
   */
  scoringBaseMs: integer('SCORING_BASE_MS', 20_000, { min: 100 }),
  scoringMsPerMb: integer('SCORING_MS_PER_MB', 5_000, { min: 0 }),
  /** Processes that check results before they are submitted. */
  checkers: integer('CHECKERS', 2, { min: 1, max: 64 }),
  /** Processes of trial runs: an organizer's slow one doesn't hold another's up. */
  trialProcesses: integer('TRIAL_PROCESSES', 2, { min: 1, max: 16 }),
  /** A scorer that says nothing for this long is taken for dead, and another takes its job. */
  jobLeaseMs: integer('JOB_LEASE_MS', 30_000, { min: 100 }),
  /**
   * Longest time that a mail server may say nothing; at the end of a mail it looks for viruses and
   * spam.
   */
  smtpMs: integer('SMTP_TIMEOUT_MS', 60_000, { min: 100 }),
  /** A job that failed this often by our own fault is given up and its quota given back. */
  jobTries: integer('JOB_TRIES', 3, { min: 1, max: 20 }),
  /**
   * Times that a job's process may end in the middle of it before it is parked: once is chance,
   * twice is likely its own doing.
   */
  jobDeaths: integer('JOB_DEATHS', 2, { min: 1, max: 20 }),
  /**
   * Milliseconds after which a work is scored again when its scoring has failed by our own or a
   * worker's fault, doubled by each further failure: what was down needs minutes to come back.
   */
  scoringRetryMs: integer('SCORING_RETRY_MS', 60_000, { min: 100 }),
  /** Interval at which an idle worker looks for due jobs that no wake-up announced. */
  jobPollMs: integer('JOB_POLL_MS', 2_000, { min: 20 }),
  /** Time for which a stop is announced before it begins, so that gateways go elsewhere. */
  leaveMs: integer('LEAVE_MS', 1_000, { min: 0, max: 5_000 }),
  /** A large notebook takes two or three seconds; one that takes this long was made to. */
  notebookMs: integer('NOTEBOOK_RENDER_MS', 10_000, { min: 100 }),
  /** Time after which work that took too long on a busy machine is tried again. */
  notebookRetryMs: integer('NOTEBOOK_RETRY_MS', 60_000, { min: 1 }),
  /** Processes that render notebooks: one slow notebook doesn't hold the others up. */
  notebookProcesses: integer('NOTEBOOK_PROCESSES', 2, { min: 1, max: 16 }),
  /** Memory of each of them, in MiB. */
  notebookMemory: integer('NOTEBOOK_RENDER_MEMORY_MB', 512, { min: 64 }),
  /** A page that a browser can still show; pictures stand in it as text. */
  notebookPageBytes: integer('NOTEBOOK_PAGE_BYTES', 32 * MIB, { min: KIB }),
  /** Notebooks that wait for their turn; more would wait longer than a reader does. */
  notebookQueue: integer('NOTEBOOK_QUEUE', 50, { min: 1 }),
  /** Rendered pages that are kept. */
  notebookCacheBytes: integer('NOTEBOOK_CACHE_BYTES', 64 * MIB, { min: KIB }),
  /**
   * A table of 32 MiB takes two seconds, three on a busy machine. Less than the gateway waits for an
   * answer (15 s), so that a file that takes longer is known by then.
   */
  parserMs: integer('PARSER_MS', 12_000, { min: 100 }),
  /**
   * Heap of a process that parses, in MiB; buffers come beside it. The largest workbook takes two
   * thirds.
   */
  parserMemory: integer('PARSER_MEMORY_MB', 256, { min: 64 }),
  /** Processes that read for who looks at a file: one slow file doesn't hold the others up. */
  parserProcesses: integer('PARSER_PROCESSES', 2, { min: 1, max: 16 }),
  /** Looks at files that run or wait; more would wait longer than a reader does. */
  parserQueue: integer('PARSER_QUEUE', 32, { min: 1 }),
  /** Connections to PostgreSQL of one process; the database's own default allows 100 in all. */
  databaseConnections: integer('DATABASE_CONNECTIONS', 16, { min: 2, max: 500 }),
  /** No statement of ours takes a second; one that does must not hold a connection for long. */
  statementMs: integer('DATABASE_STATEMENT_MS', 15_000, { min: 100 }),
  /**
   * Longest time that a transaction of the embedded database may be open, as everything waits for
   * it: the longest of ours, a large import, takes seconds. As long as a job's lease.
   */
  transactionMs: integer('DATABASE_TRANSACTION_MS', 30_000, { min: 100 }),
  /** Longest time that a request waits for a free connection. */
  connectionMs: integer('DATABASE_CONNECTION_MS', 5_000, { min: 100 }),
});

export type Limits = ReturnType<typeof readLimits>;
