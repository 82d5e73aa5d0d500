import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Parent } from './parents.ts';
import type { GatewayContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 in UTC, such as `2026-11-21T03:26:40.000Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** Input of `acceptApplication`. */
export type AcceptApplicationInput = {
  /** Id of the work order. */
  workOrderId: Scalars['ID']['input'];
};

/** Input of `acceptColumnApplication`. */
export type AcceptColumnApplicationInput = {
  /** Id of the work order. */
  workOrderId: Scalars['ID']['input'];
};

/** A token with which another internal client acts as the member. */
export type AccessToken = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Null for a token without an end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id of the access token. */
  id: Scalars['ID']['output'];
  /** When a request came with it last; null for one that was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the member called it, at most 50 characters. */
  name: Scalars['String']['output'];
  /** The first characters, to tell tokens apart. */
  prefix: Scalars['String']['output'];
  /** What it is good for. */
  scopes: Array<AccessTokenScope>;
  /** The secret; only in the answer of `createAccessToken`, null ever after. */
  token?: Maybe<Scalars['String']['output']>;
};

/** What an access token is good for. Who it acts as, and ending itself, every token may. */
export type AccessTokenScope =
  /** Reads the sessions and access tokens of the account. What changes who may sign in needs a session in any case. */
  | 'account'
  /** Reads what the member may read, live events too. */
  | 'read'
  /** Changes what the member may change. A mutation's answer reads only what the change itself answered; relations need READ. */
  | 'write';

/** An account that has been closed. */
export type AccountClosure = {
  /** Until when signing in brings it back: 30 days after it was closed. */
  closesAt: Scalars['DateTime']['output'];
};

/** A field that activities are of. */
export type ActivityField = {
  /** Published activities that are of it. */
  count: Scalars['Int']['output'];
  /** Name of its picture, such as chart. */
  icon: Scalars['String']['output'];
  /** Opaque id of the field. */
  id: Scalars['ID']['output'];
  /** Name of it in addresses; it never changes. */
  key: Scalars['String']['output'];
  /** At most 12 characters. */
  name: Scalars['String']['output'];
};

/** A field of activities. */
export type ActivityFieldInput = {
  /** Name of its picture, one of 10: chart, brain, eye, message, robot, database, code, leaf, heart or building. */
  icon: Scalars['String']['input'];
  /** Lower-case letters, digits and hyphens, at most 31; the same key keeps the field. */
  key: Scalars['String']['input'];
  /** At most 12 characters, not empty. */
  name: Scalars['String']['input'];
};

/** Settings that activities alone have, as a whole. */
export type ActivitySettingsInput = {
  /** 1 to 3; null says nothing. */
  difficulty?: InputMaybe<Scalars['Int']['input']>;
  /** Free text such as "6 小时", at most 30 characters; empty for none. */
  estimatedTime: Scalars['String']['input'];
  /** Key of its field, as `activityFields` names it; null for none. */
  fieldKey?: InputMaybe<Scalars['String']['input']>;
  /** Time at which its live session ends, after it begins. */
  liveEndDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Time at which its live session begins; null for none. */
  liveStartDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** An http or https address, for registered members alone; empty for none. */
  liveUrl: Scalars['String']['input'];
  /** Activities with a larger number come first, 0 to 10,000. Changed by administrators of the site alone; absent keeps it. */
  sequence?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5 of at most 30 characters. */
  slogans: Array<Scalars['String']['input']>;
  /** Key of an uploaded picture (purpose `post-image`); null takes it away, absent keeps it. */
  sponsorLogoKey?: InputMaybe<Scalars['ID']['input']>;
  /** At most 40 characters; null for none. */
  sponsorName?: InputMaybe<Scalars['String']['input']>;
  /** Members who teach it, in their order; at most 10. */
  tutorIds: Array<Scalars['ID']['input']>;
  /** EXERCISE is a kind of its own. */
  type: ActivityType;
};

/** Sponsor of an activity. */
export type ActivitySponsor = {
  /** Address of its picture; null for none. */
  logo?: Maybe<Scalars['String']['output']>;
  /** At most 40 characters. */
  name: Scalars['String']['output'];
};

/** Type of an activity. */
export type ActivityType =
  /** A ranking activity ("练习赛"). */
  | 'EXERCISE'
  /** A live session ("直播"). */
  | 'LIVE'
  /** Any other ("其他"). */
  | 'OTHER'
  /** A training camp with stages ("训练营"). */
  | 'TRAINING_CAMP'
  /** A workshop ("实战"). */
  | 'WORKSHOP';

/** Input of `addChannelModerator`. */
export type AddChannelModeratorInput = {
  /** Name, e-mail or phone of an account, at most 1,000 characters. */
  account: Scalars['String']['input'];
  /** Id of the channel. */
  channelId: Scalars['ID']['input'];
};

/** Input of `addOrganizationMember`. */
export type AddOrganizationMemberInput = {
  /** E-mail address or user name, at most 254 characters. */
  account: Scalars['String']['input'];
  /** The organization's short name, at most 32 characters. */
  organization: Scalars['String']['input'];
  /** What they may do in it. */
  role: OrganizationRole;
};

/** A creator, for administrators. */
export type AdministeredCreator = {
  /** Whale coins that content has earned in all. */
  earned: Scalars['Int']['output'];
  /** When the programme ended for them. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** When the member joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** The member. */
  member?: Maybe<Member>;
  /** How the member stands. */
  status: CreatorStatus;
  /** Recorded violations, the oldest first. */
  violations: Array<CreatorViolation>;
};

/** One page of creators. */
export type AdministeredCreatorPage = {
  /** Whether there is another page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<AdministeredCreator>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on a page at most. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A member as administrators see one. */
export type AdministeredMember = {
  /** Since when the account is closed for good, and nothing of the person is left. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the member may come back who has closed the account; null where an administrator stopped it. */
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Why they are taken. */
  creatorBanReason?: Maybe<Scalars['String']['output']>;
  /** Since when the rights as a creator are taken; null while they aren't. */
  creatorBannedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when nobody signs in to the account; null while it works. */
  deactivatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The e-mail address; null where none is bound. */
  email?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the member. */
  id: Scalars['ID']['output'];
  /** The member as others see them. */
  member: Member;
  /** The phone number with its country code, its middle digits masked; null where none is bound. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Rights on the whole site; empty for most. */
  roles: Array<Role>;
};

/** One page of members, for administrators. */
export type AdministeredMemberPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<AdministeredMember>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Numbers of what waits for administrators and the support; a count is null where the viewer doesn't handle what it counts. */
export type AdministrationCounts = {
  /** Applications to host a competition. */
  hostApplications?: Maybe<Scalars['Int']['output']>;
  /** Jobs that are parked. */
  parkedJobs?: Maybe<Scalars['Int']['output']>;
  /** Mails that are parked. */
  parkedMails?: Maybe<Scalars['Int']['output']>;
  /** Real names with a photo to look at. */
  realNames?: Maybe<Scalars['Int']['output']>;
  /** Applications to be named as a source of datasets. */
  sourceApplications?: Maybe<Scalars['Int']['output']>;
  /** Work orders that wait for an answer; the support handles them too. */
  workOrders?: Maybe<Scalars['Int']['output']>;
};

/** A picture with a link. */
export type Advertisement = {
  /** Address of the picture. */
  image: Scalars['String']['output'];
  /** A path of this site, or an address. */
  link: Scalars['String']['output'];
  /** What it says, for those who don't see it. */
  title: Scalars['String']['output'];
};

/** A picture with a link. */
export type AdvertisementInput = {
  /** A path of this site, or an address. */
  image: Scalars['String']['input'];
  /** A path of this site, or an address. */
  link: Scalars['String']['input'];
  /** What it says, for those who don't see it; not empty. */
  title: Scalars['String']['input'];
};

/** What follows a registration. */
export type AfterRegistration = {
  /** False shows the usual words. */
  customized: Scalars['Boolean']['output'];
  /** What the link is called, at most 40 characters. */
  linkText: Scalars['String']['output'];
  /** A path of this site or an address on the web; empty leads nowhere. */
  redirectionUrl: Scalars['String']['output'];
  /** What is said, at most 300 characters. */
  text: Scalars['String']['output'];
};

/** As AfterRegistration. */
export type AfterRegistrationInput = {
  /** False shows the usual words. */
  customized: Scalars['Boolean']['input'];
  /** What the link is called, at most 40 characters. */
  linkText: Scalars['String']['input'];
  /** A path of this site or an address on the web, at most 500 characters; empty leads nowhere. */
  redirectionUrl: Scalars['String']['input'];
  /** What is said, at most 300 characters. */
  text: Scalars['String']['input'];
};

/** Input of `announceToCompetition`. */
export type AnnounceToCompetitionInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Markdown, at most 20,000 characters. */
  content: Scalars['String']['input'];
  /** At most 50 characters. */
  title: Scalars['String']['input'];
};

/** What the site tells its members: once each, until they close it. */
export type Announcement = {
  /** At most 3; the last is the one to do. */
  buttons: Array<AnnouncementButton>;
  /** Markdown: of a popup at most 5,000 characters, of a banner at most 200, or none. */
  content: Scalars['String']['output'];
  /** Until when; null until it is ended. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id of the announcement. */
  id: Scalars['ID']['output'];
  /** Where it stands. */
  kind: AnnouncementKind;
  /** From when on members see it, once published. */
  startDate: Scalars['DateTime']['output'];
  /** Whether members see it. */
  state: AnnouncementState;
  /** At most 60 characters. */
  title: Scalars['String']['output'];
  /** When it was written or changed last. With the id the key by which it is closed. */
  updateDate: Scalars['DateTime']['output'];
};

/** A button of an announcement. */
export type AnnouncementButton = {
  /** At most 12 characters. */
  name: Scalars['String']['output'];
  /** What it does. */
  type: AnnouncementButtonType;
  /** A path of this site or a whole address, at most 500 characters. */
  url: Scalars['String']['output'];
};

/** A button of an announcement. */
export type AnnouncementButtonInput = {
  /** At most 12 characters. */
  name: Scalars['String']['input'];
  /** A path of this site or a whole address, at most 500 characters. It opens in a new tab. */
  url: Scalars['String']['input'];
};

/** What a button of an announcement does. */
export type AnnouncementButtonType =
  /** Opens its address in a new tab, then closes the announcement. */
  | 'Link'
  /** What this schema doesn't know yet. */
  | 'UNKNOWN';

/** Where an announcement stands. */
export type AnnouncementKind =
  /** Above every page. */
  | 'banner'
  /** In a window, at /home alone. */
  | 'popup'
  /** A place that this schema doesn't know yet. */
  | 'UNKNOWN';

/** One page of announcements. */
export type AnnouncementPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Announcement>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Whether members see an announcement. */
export type AnnouncementState =
  /** It isn't published. */
  | 'DRAFT'
  /** Its end has passed. */
  | 'ENDED'
  /** It is shown, where none of its kind opened later. */
  | 'OPEN'
  /** It is published, and its start is to come. */
  | 'SCHEDULED'
  /** A state that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Input of `answerHostApplication`. */
export type AnswerHostApplicationInput = {
  /** True accepts, false declines. */
  accepts: Scalars['Boolean']['input'];
  /** Answer that the applicant reads, 1 to 500 characters. */
  answer: Scalars['String']['input'];
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
};

/** Input of `answerQuestionnaire`. */
export type AnswerQuestionnaireInput = {
  /** All of its questions, in their order. */
  answers: Array<QuestionnaireAnswerInput>;
  /** Id of the questionnaire. */
  questionnaireId: Scalars['ID']['input'];
};

/** Input of `answerTeamApplication`. */
export type AnswerTeamApplicationInput = {
  /** What the viewer answers. */
  answer: TeamApplicationAnswer;
  /** Id of the request. */
  applicationId: Scalars['ID']['input'];
};

/** Purpose of an application. */
export type ApplicationKind =
  /** To be named as a source of datasets. */
  | 5
  /** To host a competition. */
  | 4;

/** State of an application. */
export type ApplicationStatus =
  /** It was accepted. */
  | 1
  /** It was declined. */
  | 2
  /** It waits for an administrator. */
  | 0;

/** Input of `applyAsCreator`. */
export type ApplyAsCreatorInput = {
  /** WeChat or phone number, at most 100 characters; may be empty. */
  contact: Scalars['String']['input'];
  /** Competition records, at most 1,000 characters; may be empty. */
  records: Scalars['String']['input'];
  /** E-mail of the account of who referred the viewer, at most 254 characters; may be empty. */
  referrer: Scalars['String']['input'];
  /** Address of works, at most 500 characters, beginning with http:// or https://. */
  worksLink: Scalars['String']['input'];
};

/** Input of `applyToHost`. */
export type ApplyToHostInput = {
  /** School, institution or company, at most 100 characters. */
  company: Scalars['String']['input'];
  /** At most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its purpose. */
  kind: ApplicationKind;
  /** Name of the applicant, at most 50 characters. */
  name: Scalars['String']['input'];
  /** 11 digits, the first of them 1. */
  phone: Scalars['String']['input'];
};

/** Input of `applyToTeam`. */
export type ApplyToTeamInput = {
  /** At most 100 characters. */
  note: Scalars['String']['input'];
  /** The team to be merged into. */
  teamId: Scalars['ID']['input'];
};

/** Input of `assignWorkOrder`. */
export type AssignWorkOrderInput = {
  /** Id of one of `supportStaff`; null releases the work order. */
  handlerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the work order. */
  workOrderId: Scalars['ID']['input'];
};

/** A change, as it was written down with it; entries never change. */
export type AuditEntry = {
  /** Name of the change, such as "moderation.fold": what `AuditFilter.action` takes. */
  action: Scalars['String']['output'];
  /** The same in Chinese words. */
  actionText: Scalars['String']['output'];
  /** Who made the change; null for the operator, and when the account couldn't be asked for. */
  actor?: Maybe<Member>;
  /** The same values as they became; null where it was deleted. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** The values that have changed by their names, as they were: an object, of which values above 2,000 characters are cut; null where it is new. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** Whether the operator made it, at the machine. */
  byOperator: Scalars['Boolean']['output'];
  /** When it was made. */
  date: Scalars['DateTime']['output'];
  /** Opaque id of the entry. */
  id: Scalars['ID']['output'];
  /** What was changed. */
  kind: AuditKind;
  /** Path of its page; null where it has none of its own. */
  link?: Maybe<Scalars['String']['output']>;
  /** Why, in the words of who did it; null where none was asked for. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Id of what was changed, of an organization its short name; null for the site. It may be gone. */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** What it was called then. */
  title: Scalars['String']['output'];
};

/** One page of the log of changes. */
export type AuditEntryPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<AuditEntry>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Which entries of the log are asked for. */
export type AuditFilter = {
  /** Of one name, as `AuditEntry.action` says, at most 100 characters. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Id of who made the change. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Of one kind of thing. */
  kind?: InputMaybe<AuditKind>;
  /** Id of the thing that was changed, of an organization its short name; at most 100 characters. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a change was made to. */
export type AuditKind =
  /** An announcement of the site. */
  | 'ANNOUNCEMENT'
  /** An application to host, or to be a source of datasets. */
  | 'APPLICATION'
  /** A badge of the site's. */
  | 'BADGE'
  /** A channel. */
  | 'CHANNEL'
  /** A column. */
  | 'COLUMN'
  /** A comment on a project. */
  | 'COMMENT'
  /** A competition, or a part of it. */
  | 'COMPETITION'
  /** A dataset. */
  | 'DATASET'
  /** A job that was parked. */
  | 'JOB'
  /** A mail that was parked. */
  | 'MAIL'
  /** A member of the site. */
  | 'MEMBER'
  /** An organization. */
  | 'ORGANIZATION'
  /** A kind that this schema doesn't know yet. */
  | 'OTHER'
  /** A post of a forum. */
  | 'POST'
  /** A project. */
  | 'PROJECT'
  /** A quest of the members'. */
  | 'QUEST'
  /** A questionnaire of the site's. */
  | 'QUESTIONNAIRE'
  /** A reply to a post. */
  | 'REPLY'
  /** The site itself. */
  | 'SITE'
  /** A snippet that is shared. */
  | 'SNIPPET'
  /** A team. */
  | 'TEAM'
  /** A submission. */
  | 'WORK'
  /** A work order. */
  | 'WORK_ORDER';

/** How result files are taken and scored. */
export type AutomaticReview = {
  /** With their dot: `.csv`. */
  acceptExts: Array<Scalars['String']['output']>;
  /** Works a day, days being those of Asia/Shanghai; null is without limit. */
  dailyLimit?: Maybe<Scalars['Int']['output']>;
  /** Teams choose works for a private board: `selectWorks`. */
  hasPrivateBoard: Scalars['Boolean']['output'];
  /** False where the smallest score ranks first. */
  higherIsBetter: Scalars['Boolean']['output'];
  /** Header of the column of row ids. */
  idColumn: Scalars['String']['output'];
  /** The labels that a prediction can be, where the task publishes them and is open to the viewer; null for numbers and above 1,000 labels. */
  labels?: Maybe<Array<Scalars['String']['output']>>;
  /** The measure that scores are of. */
  metric: Metric;
  /** Whether members may know the labels, so that a result with another one is refused with its lines. */
  publishesLabels: Scalars['Boolean']['output'];
  /** Until when teams choose; null is the task's end. */
  selectionEndDate?: Maybe<Scalars['DateTime']['output']>;
  /** How many works a team may choose, 1 or 2. */
  selectionLimit: Scalars['Int']['output'];
  /** Largest result file, in KB of 1,024 bytes. */
  sizeLimit: Scalars['Int']['output'];
  /** How result files come. */
  submitType: SubmitType;
  /** Header of the column of predictions. */
  targetColumn: Scalars['String']['output'];
  /** Works in all; null is without limit. */
  totalLimit?: Maybe<Scalars['Int']['output']>;
};

/** Input of `awardWorkPost`. */
export type AwardWorkPostInput = {
  /** At most 20 characters; null takes the award away. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the post. */
  postId: Scalars['ID']['input'];
  /** From 1. */
  ranking?: InputMaybe<Scalars['Int']['input']>;
};

/** One level of a badge, as a member was given it. */
export type Badge = {
  /** When it was given. */
  earnedAt: Scalars['DateTime']['output'];
  /** What it is given for. */
  kind: BadgeKind;
  /** 1 to 3. */
  level: Scalars['Int']['output'];
};

/** What a badge is given for. */
export type BadgeKind =
  /** Awards in published final rankings. */
  | 2
  /** Followers of all of the member's columns. */
  | 5
  /** Competitions that are over, in which the member's team has a reviewed work. */
  | 1
  /** Posts in forums that others like. */
  | 4
  /** Public projects. */
  | 3
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** What a badge is called and takes. */
export type BadgeSetting = {
  /** Whether it is given; what was given stays. */
  active: Scalars['Boolean']['output'];
  /** What it is given for. */
  kind: BadgeKind;
  /** At most 12 characters. */
  name: Scalars['String']['output'];
  /** How many it takes for each of the three levels, ascending. */
  thresholds: Array<Scalars['Int']['output']>;
};

/** Input of `banCreator`. */
export type BanCreatorInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** What the member is told, at most 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input of `beginOAuthBinding`. */
export type BeginOAuthBindingInput = {
  /** Of the authenticator app, or a recovery code; at most 32 characters. Needed where the second step is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
  /** Which site. */
  provider: OAuthProvider;
};

/** Input of `beginOAuthSignIn`. */
export type BeginOAuthSignInInput = {
  /** Which site. */
  provider: OAuthProvider;
  /** Where the browser goes afterwards: a path of this site, at most 2,000 characters; any other is passed over. */
  redirect?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `beginUpload`. */
export type BeginUploadInput = {
  /** SHA-256 of the whole in hex, which it has to have in the end; absent where it isn't known. */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** When the file changed last on its device, in milliseconds since 1970 (in JavaScript: `lastModified`). */
  modified: Scalars['Float']['input'];
  /** 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** What the file is for. */
  purpose: PartedPurpose;
  /** Bytes. */
  size: Scalars['Int']['input'];
};

/** Input of `bindPhone`. */
export type BindPhoneInput = {
  /** 6 digits. */
  code: Scalars['String']['input'];
  /** Such as 86, without +. */
  countryCode: Scalars['String']['input'];
  /** Instead of a protected session; at most 256 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The number that the code was sent to, at most 32 characters. */
  phone: Scalars['String']['input'];
};

/** A text that the support inserts into its answers. */
export type CannedAnswer = {
  /** Opaque id of the canned answer. */
  id: Scalars['ID']['output'];
  /** Markdown, at most 2,000 characters. */
  text: Scalars['String']['output'];
  /** Its title, at most 50 characters; members don't see it. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A challenge that costs a browser a tenth of a second, and whoever asks for many a lot. */
export type Captcha = {
  /** How many zero bits the hash has to begin with. */
  bits: Scalars['Int']['output'];
  /** The text to find a number for. */
  challenge: Scalars['String']['output'];
  /** When it ends: ten minutes after it was made. */
  expiresAt: Scalars['DateTime']['output'];
};

/** A challenge of `requestCaptcha` with what solves it. */
export type CaptchaInput = {
  /** The number that solves it. */
  answer: Scalars['Int']['input'];
  /** The challenge, at most 64 characters. */
  challenge: Scalars['String']['input'];
};

/** What became of a cell, or of several together that stayed. */
export type CellChange = {
  /** What became of it. */
  change: NotebookChangeKind;
  /** Cells that it stands for. */
  count: Scalars['Int']['output'];
  /** Null of several that stayed. */
  kind?: Maybe<CellKind>;
  /** Lines of at most 1,000 characters, each after its mark: `+` came, `-` went, a space stayed. None of those that stayed. */
  lines: Array<Scalars['String']['output']>;
};

/** What a cell is. */
export type CellKind =
  /** It runs. */
  | 'CODE'
  /** It explains. */
  | 'MARKDOWN';

/** Input of `changeEmail`. */
export type ChangeEmailInput = {
  /** 6 digits. */
  code: Scalars['String']['input'];
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** The new one again, at most 256 characters. */
  confirmPassword: Scalars['String']['input'];
  /** Whether the account's access tokens end too. */
  endAccessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** 8 to 128 characters; common ones are refused. */
  newPassword: Scalars['String']['input'];
  /** The password until now, at most 256 characters. */
  oldPassword: Scalars['String']['input'];
};

/** Projects, datasets, competitions and activities on one subject, with a forum. */
export type Channel = {
  /** Published competitions and activities in it. */
  competitionsCount: Scalars['Int']['output'];
  /** Public datasets in it. */
  datasetsCount: Scalars['Int']['output'];
  /** At most 50 characters. */
  description: Scalars['String']['output'];
  /** Why administrators have folded it; only they and its moderators still read it. Null for what everybody reads. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** The forum of its followers; null when it has none or it couldn't be asked for. */
  forum?: Maybe<Forum>;
  /** True when it has a forum. */
  forumEnabled: Scalars['Boolean']['output'];
  /** Opaque id of the channel. */
  id: Scalars['ID']['output'];
  /** Address of the picture at its head; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** When something was collected last; null where nothing ever was. */
  lastCollectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Members who moderate it, the first named first. */
  moderators?: Maybe<Array<Member>>;
  /** At most 20 characters. */
  name: Scalars['String']['output'];
  /** Public projects in it. */
  projectsCount: Scalars['Int']['output'];
  /** Its sections in their order. */
  sections?: Maybe<Array<ChannelSection>>;
  /** Members who follow it. */
  subscribersCount: Scalars['Int']['output'];
  /** True when the viewer follows it; null for a visitor. */
  viewerFollows?: Maybe<Scalars['Boolean']['output']>;
  /** True when the viewer follows it and hasn't seen what was collected last; null for a visitor. */
  viewerHasNews?: Maybe<Scalars['Boolean']['output']>;
  /** True when its news is mailed to the viewer; null for a visitor. */
  viewerMail?: Maybe<Scalars['Boolean']['output']>;
  /** True when the viewer moderates it, as its moderators and administrators do; null for a visitor. */
  viewerModerates?: Maybe<Scalars['Boolean']['output']>;
};


/** Projects, datasets, competitions and activities on one subject, with a forum. */
export type ChannelSectionsArgs = {
  includeHidden?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Kinds of content that channels collect. */
export type ChannelContentKind =
  /** A competition or an activity. */
  | 'Competition'
  /** A dataset. */
  | 'Dataset'
  /** A project. */
  | 'Lab';

/** A project of the hot list. */
export type ChannelHotItem = {
  /** The channels that hold it, the last collected first. */
  channels?: Maybe<Array<Channel>>;
  /** The project. */
  project: Project;
};

/** The place of something in a channel. */
export type ChannelPlace = {
  /** The channel. */
  channel?: Maybe<Channel>;
  /** When it was collected. */
  collectedAt: Scalars['DateTime']['output'];
  /** True when it is pinned before the others. */
  isPinned: Scalars['Boolean']['output'];
  /** The sections that hold it; hidden ones for moderators alone. */
  sections: Array<ChannelSectionName>;
};

/** A section of a channel; they go three levels deep. */
export type ChannelSection = {
  /** The sections below it in their order; those of the third level have none. */
  children: Array<ChannelSection>;
  /** Public datasets in it and in what is shown below it, each once. */
  datasetsCount: Scalars['Int']['output'];
  /** True when it and the sections below it are for moderators alone. */
  hidden: Scalars['Boolean']['output'];
  /** Opaque id of the section. */
  id: Scalars['ID']['output'];
  /** At most 20 characters. */
  name: Scalars['String']['output'];
  /** Public projects in it and in what is shown below it, each once. */
  projectsCount: Scalars['Int']['output'];
};

/** Input of `addToChannelSection` and `removeFromChannelSection`. */
export type ChannelSectionContentInput = {
  /** Id of something that the channel holds. */
  contentId: Scalars['ID']['input'];
  /** Of what kind it is. */
  kind: ChannelContentKind;
  /** Id of the section. */
  sectionId: Scalars['ID']['input'];
};

/** A section by its name. */
export type ChannelSectionName = {
  /** Opaque id of the section. */
  id: Scalars['ID']['output'];
  /** At most 20 characters. */
  name: Scalars['String']['output'];
};

/** The kinds of conversations. */
export type ChatKind =
  /** Between two members. */
  | 'direct'
  /** Of a team. */
  | 'team';

/** A message of a conversation, for its members alone. */
export type ChatMessage = {
  /** Plain text of at most 1,000 characters, with what the site masks masked. */
  content: Scalars['String']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The same member; null when the account couldn't be asked for. */
  from?: Maybe<Member>;
  /** The member who wrote it. */
  fromId: Scalars['ID']['output'];
  /** Opaque id of the chat message. */
  id: Scalars['ID']['output'];
  /** Its place in the conversation, from 1, without gaps. */
  number: Scalars['Int']['output'];
  /** Id of its conversation. */
  sessionId: Scalars['ID']['output'];
};

/** A part of a conversation's messages. */
export type ChatMessagePage = {
  /** Whether there are earlier ones. */
  hasMore: Scalars['Boolean']['output'];
  /** In the order in which they were written. */
  items: Array<ChatMessage>;
};

/** A conversation of the viewer with one other member, or of a team that the viewer is in. Nobody else can read it; who leaves the team can't either, who joins it reads all of it. */
export type ChatSession = {
  /** Whether there is a message to the viewer that they haven't read. */
  hasUnread: Scalars['Boolean']['output'];
  /** Opaque id of the chat session. */
  id: Scalars['ID']['output'];
  /** Null where nothing was written yet, or since the viewer deleted it. */
  lastMessage?: Maybe<ChatMessage>;
  /** Whether the other member has read the last message; true where it is their own. In a team: whether anybody beside its author has. */
  lastMessageRead: Scalars['Boolean']['output'];
  /** The team whose conversation it is; null between two members. */
  team?: Maybe<Team>;
  /** The other member; null in a team's, and when the account couldn't be asked for. */
  to?: Maybe<Member>;
  /** Messages to the viewer that they haven't read. */
  unreadCount: Scalars['Int']['output'];
};

/** Input of `markChatSessionRead` and `deleteChatSession`. */
export type ChatSessionInput = {
  /** Id of a conversation of the viewer's. */
  sessionId: Scalars['ID']['input'];
};

/** One page of chat sessions. */
export type ChatSessionPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ChatSession>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Input of `checkPassword`. */
export type CheckPasswordInput = {
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
};

/** Input of `claimTaskReward`. */
export type ClaimTaskRewardInput = {
  /** Id of the quest. */
  taskId: Scalars['ID']['input'];
};

/** Input of `closeAccount`. */
export type CloseAccountInput = {
  /** Of the authenticator app, or a recovery code; at most 32 characters. Needed where the second step is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
};

/** Input of `closeQuestionnaire`. */
export type CloseQuestionnaireInput = {
  /** Id of the questionnaire. */
  id: Scalars['ID']['input'];
};

/** Something that has to be handed over before an account can be closed. */
export type ClosureBlocker = {
  /** What it is about. */
  kind: ClosureBlockerKind;
  /** Id of the team, the competition or the organization; null for the site itself. */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** What that is called; empty for the site itself. */
  title: Scalars['String']['output'];
};

/** Why an account can't be closed yet. */
export type ClosureBlockerKind =
  /** The only administrator of the site. */
  | 'ADMIN'
  /** Captain of a team with others in it, in a competition that hasn't ended. */
  | 'CAPTAIN'
  /** The only administrator of an organization. */
  | 'ORGANIZATION'
  /** Organizer of a competition that hasn't ended. */
  | 'ORGANIZER';

/** A code is on its way. */
export type CodeSent = {
  /** When the code ends; it takes five tries. */
  expiresAt: Scalars['DateTime']['output'];
  /** Seconds until another may be asked for. */
  retryAfter: Scalars['Int']['output'];
};

/** Input of `collectIntoChannel`. */
export type CollectIntoChannelInput = {
  /** Id of a channel that the viewer moderates. */
  channelId: Scalars['ID']['input'];
  /** Ids of what is collected, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** Of what kind all of them are. */
  kind: ChannelContentKind;
  /** Id of a section of the channel; absent for none. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};

/** A collection of projects that its owner curates. */
export type Column = {
  /** At most 140 characters. */
  description: Scalars['String']['output'];
  /** Why administrators have folded it; only its owner and they still read it. Null for what everybody reads. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the column. */
  id: Scalars['ID']['output'];
  /** Address of the picture at its head; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** The three that were added last. */
  latestProjects?: Maybe<Array<Project>>;
  /** At most 30 characters. */
  name: Scalars['String']['output'];
  /** Who writes it; null when the account couldn't be asked for. */
  owner?: Maybe<Member>;
  /** Public projects in it. */
  projectsCount: Scalars['Int']['output'];
  /** Members who follow it. */
  subscribersCount: Scalars['Int']['output'];
  /** When its texts or its projects changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the viewer follows it; null for a visitor. */
  viewerSubscribed?: Maybe<Scalars['Boolean']['output']>;
};

/** One page of columns. */
export type ColumnPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Column>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The place of a project in a column, in the order that the column's owner gave. */
export type ColumnPlace = {
  /** The column. */
  column?: Maybe<Column>;
  /** The project after it; null at the end. */
  next?: Maybe<Project>;
  /** The place, from 1. */
  number: Scalars['Int']['output'];
  /** The project before it; null at the beginning. */
  previous?: Maybe<Project>;
  /** How many projects everyone reads there. */
  total: Scalars['Int']['output'];
};

/** Input of `addColumnProject` and `removeColumnProject`. */
export type ColumnProjectInput = {
  /** Id of a column of the viewer's. */
  columnId: Scalars['ID']['input'];
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** The order of a column's projects. */
export type ColumnProjectSort =
  /** In the order that the column's owner gave them. */
  | 'Position'
  /** Newest change first. */
  | '-UpdateDate'
  /** Oldest change first. */
  | 'UpdateDate'
  /** By title. */
  | 'Title';

/** Input of `subscribeToColumn` and `unsubscribeFromColumn`. */
export type ColumnReferenceInput = {
  /** Id of the column. */
  columnId: Scalars['ID']['input'];
};

/** The order of columns. */
export type ColumnSort =
  /** Most projects first. */
  | '-LabsCount'
  /** Most followers first. */
  | '-SubscribesCount'
  /** Newest change first. */
  | '-UpdateDate';

/** That a member follows a column. */
export type ColumnSubscription = {
  /** Who follows; null when the account couldn't be asked for. */
  member?: Maybe<Member>;
  /** Since when. */
  subscribedAt: Scalars['DateTime']['output'];
};

/** One page of column subscriptions. */
export type ColumnSubscriptionPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ColumnSubscription>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A comment, or an answer that stands under one. */
export type Comment = {
  /** Who wrote it; null when the account couldn't be asked for. */
  author?: Maybe<Member>;
  /** Markdown, with what the site masks masked to others; empty of what is gone. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The comment that an answer stands under; null for one that stands by itself. */
  firstId?: Maybe<Scalars['ID']['output']>;
  /** Why they have; for its author and administrators. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the comment. */
  id: Scalars['ID']['output'];
  /** The comment that it answers; null for one that stands by itself. */
  inReplyTo?: Maybe<CommentReference>;
  /** Whether it was deleted. */
  isDeleted: Scalars['Boolean']['output'];
  /** Whether administrators have folded it; its content is then empty to all but its author and them. */
  isFolded: Scalars['Boolean']['output'];
  /** The first answers under it, three at most, as they were written; all come by `commentReplies`. */
  replies: Array<Comment>;
  /** Answers under it that everybody reads. */
  repliesCount: Scalars['Int']['output'];
  /** When it was edited last; null when it never was. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of comments. */
export type CommentPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Comment>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The comment that another answers. */
export type CommentReference = {
  /** Who wrote it; null when the account couldn't be asked for. */
  author?: Maybe<Member>;
  /** Opaque id of the comment. */
  id: Scalars['ID']['output'];
};

/** Which comments come first. */
export type CommentSort =
  /** What was written last. */
  | '-CreateDate'
  /** What was written first. */
  | 'CreateDate';

/** What can be commented on. */
export type CommentedKind =
  /** A dataset. */
  | 'DATASET'
  /** A project. */
  | 'LAB';

/** How much the community has of what everybody sees. */
export type CommunityCounts = {
  /** Columns with something in them. */
  columns: Scalars['Int']['output'];
  /** Competitions. */
  competitions: Scalars['Int']['output'];
  /** Members, without stopped accounts. */
  members: Scalars['Int']['output'];
  /** Posts in forums. */
  posts: Scalars['Int']['output'];
  /** Public projects. */
  projects: Scalars['Int']['output'];
  /** Teams. */
  teams: Scalars['Int']['output'];
  /** Results handed in, of all competitions. */
  works: Scalars['Int']['output'];
};

/** What the community has verified of a member. */
export type CommunityVerification = {
  /** What was verified, such as the organization's name. */
  name: Scalars['String']['output'];
  /** Whether it is an organization or a person. */
  type: CommunityVerificationType;
};

/** Whom a verification is of. */
export type CommunityVerificationType =
  /** An organization's account. */
  | 1
  /** A person of a profession. */
  | 2
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** A link of the footer. */
export type CompanyLink = {
  /** What it says, at most 20 characters. */
  title: Scalars['String']['output'];
  /** A path of this site, or a whole address. */
  url: Scalars['String']['output'];
};

/** A link of the footer. */
export type CompanyLinkInput = {
  /** What it says, at most 20 characters. */
  title: Scalars['String']['input'];
  /** A path of this site, or a whole address. */
  url: Scalars['String']['input'];
};

/** A type of companies that the registration form knows. */
export type CompanyType = {
  /** Opaque id of the company type. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** A competition, activity or series. A draft is seen by those who manage it; what is inside an organization's by its members. */
export type Competition = {
  /** Field of an activity; null where it has none. */
  activityField?: Maybe<ActivityField>;
  /** Type of an activity; null for a competition. */
  activityType?: Maybe<ActivityType>;
  /** Free text such as ¥50,000. */
  award?: Maybe<Scalars['String']['output']>;
  /** Its places in open channels, the last collected first; with `channelId` in that one alone. */
  channelPlaces?: Maybe<Array<ChannelPlace>>;
  /** The competitions of a series; empty for others. */
  children: Array<Competition>;
  /** What it hands out, in the organizer's order. Datasets of a review stage are there for teams that have come to it, and for managers. */
  datasetBindings?: Maybe<Array<DatasetBinding>>;
  /** Markdown above its datasets; empty for none. */
  datasetDescription?: Maybe<Scalars['String']['output']>;
  /** Type of an activity as REST names it; EXERCISE is a ranking activity ("打榜"). See `activityType`. */
  detailType?: Maybe<Scalars['String']['output']>;
  /** Difficulty of an activity, 1 to 3; null where its organizer says nothing. */
  difficulty?: Maybe<Scalars['Int']['output']>;
  /** Short text on its card, at most 12 characters; null for none. */
  displayLabel?: Maybe<Scalars['String']['output']>;
  /** Null for a competition without an end. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** Free text such as "6 小时", at most 30 characters; null for none. */
  estimatedTime?: Maybe<Scalars['String']['output']>;
  /** A leaderboard that comes from elsewhere; null for most competitions. */
  externalBoard?: Maybe<ExternalBoard>;
  /** Whether the coins of the final ranking were paid, after which it can't be taken back. */
  finalRankingPaid?: Maybe<Scalars['Boolean']['output']>;
  /** Where its members talk; null when it couldn't be asked for. */
  forum?: Maybe<Forum>;
  /** Its outcome has been published: see `finalRanking`. */
  hasFinalRanking: Scalars['Boolean']['output'];
  /** Address of the wide picture of the detail page. */
  headingImage?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the competition. */
  id: Scalars['ID']['output'];
  /** Address of the 16:9 cover; null shows a generated one. */
  image?: Maybe<Scalars['String']['output']>;
  /** How members invite others; null where they don't. */
  invitation?: Maybe<InvitationSettings>;
  /** Whether it holds other competitions and has no stages of its own. */
  isSeries: Scalars['Boolean']['output'];
  /** What it is: its managers choose that before it is published. */
  kind: CompetitionKind;
  /** Where a series has its own site; may come without its scheme. */
  landingUrl?: Maybe<Scalars['String']['output']>;
  /** Of a series: whether one may register for one of its competitions only; null as publishesToAll. */
  limitsRegistrations?: Maybe<Scalars['Boolean']['output']>;
  /** Live session of an activity; null where it has none. */
  live?: Maybe<LiveSession>;
  /** All groups of all of its tasks, for those who manage it; none for others. */
  managedLeaderboardGroups?: Maybe<Array<LeaderboardGroup>>;
  /** Members that a team can have, 1 to 50. */
  maxMembersPerTeam: Scalars['Int']['output'];
  /** At most 60 characters. */
  name: Scalars['String']['output'];
  /** Whether the forum of an organization competition is open to those who aren't registered. */
  opensForum?: Maybe<Scalars['Boolean']['output']>;
  /** The organization that runs it; null for a competition without one. */
  organization?: Maybe<Organization>;
  /** Where it is held. */
  publishStatus: PublishStatus;
  /** False for a draft, which its managers alone see. */
  published: Scalars['Boolean']['output'];
  /** Whether an organization competition stands in the community's list too; null where the viewer may not see the whole competition. */
  publishesToAll?: Maybe<Scalars['Boolean']['output']>;
  /** Null when one can register as long as it runs. */
  registerEndDate?: Maybe<Scalars['DateTime']['output']>;
  /** Markdown to agree to before registering; null asks nothing. */
  registerNotice?: Maybe<Scalars['String']['output']>;
  /** What is asked of those who register. */
  registrationSettings?: Maybe<RegistrationSettings>;
  /** The columns beside it, in the organizer's order. */
  relatedColumns?: Maybe<Array<Column>>;
  /** Activities with a larger number come first in their list, 0 to 10,000. */
  sequence?: Maybe<Scalars['Int']['output']>;
  /** The series that it belongs to; null for one of its own, and as publishesToAll. */
  series?: Maybe<RegistrationSeries>;
  /** One sentence for its card, at most 200 characters. */
  shortDescription: Scalars['String']['output'];
  /** The skills that it gives, and for what, in the organizer's order. */
  skillRules?: Maybe<Array<SkillRule>>;
  /** What speaks for an activity, at most 5 lines of 30 characters. */
  slogans: Array<Scalars['String']['output']>;
  /** Sponsor of an activity; null for none. */
  sponsor?: Maybe<ActivitySponsor>;
  /** Stages by their start. */
  stages?: Maybe<Array<Stage>>;
  /** From when on it runs, included. */
  startDate: Scalars['DateTime']['output'];
  /** By its dates at the moment of the answer. */
  status: CompetitionStatus;
  /** Whether it stands before others in the community's list. */
  sticky: Scalars['Boolean']['output'];
  /** The texts of the content page, in order. */
  tabs?: Maybe<Array<CompetitionTab>>;
  /** At most 6 words of at most 12 characters. */
  tags: Array<Scalars['String']['output']>;
  /** Names of teams stay as they are; after the end they always do. */
  teamNameLocked?: Maybe<Scalars['Boolean']['output']>;
  /** Markdown of the organizer for the team tab; null for none. */
  teamNotification?: Maybe<Scalars['String']['output']>;
  /** Only members of one university may team up. */
  teamSameUniversity?: Maybe<Scalars['Boolean']['output']>;
  /** Teams that exist in it. */
  teamsCount: Scalars['Int']['output'];
  /** Members who teach an activity, in the organizer's order; at most 10. */
  tutors: Array<Member>;
  /** When its settings changed last; null where the backend doesn't say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Members who have registered. */
  usersCount: Scalars['Int']['output'];
  /** Runs on the shared compute platform ("统一算力"). */
  usesSharedCompute: Scalars['Boolean']['output'];
  /** Whether the viewer manages it: as its organizer, or as an administrator of its organization or of the site. */
  viewerManages?: Maybe<Scalars['Boolean']['output']>;
  /** What stands between the viewer and this competition; null for a visitor. */
  viewerRegistration?: Maybe<ViewerRegistration>;
  /** What the competition is to the viewer; null for a visitor. */
  viewerState?: Maybe<CompetitionViewerState>;
  /** Effect of withdrawing for the viewer; null unless they are registered or under review. */
  viewerWithdrawal?: Maybe<ViewerWithdrawal>;
  /** How much waits for those who manage it; null for others. */
  waiting?: Maybe<CompetitionWaiting>;
  /** Submissions of all teams. */
  worksCount: Scalars['Int']['output'];
};


/** A competition, activity or series. A draft is seen by those who manage it; what is inside an organization's by its members. */
export type CompetitionChannelPlacesArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a competition is. */
export type CompetitionKind =
  /** Any other activity, such as a training camp: see `activityType`. */
  | 'activity'
  /** A competition with stages. */
  | 'competition'
  /** A ranking activity ("打榜"), detailType EXERCISE. */
  | 'exercise'
  /** Holds other competitions, and has neither stages nor registration of its own. */
  | 'series';

/** One page of competitions. */
export type CompetitionPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Competition>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A registration as those who manage the competition see it. */
export type CompetitionRegistration = {
  /** Whale coins that were paid and not given back. */
  entranceFee: Scalars['Int']['output'];
  /** As the member typed it. */
  invitationCode?: Maybe<Scalars['String']['output']>;
  /** Who registered; null when the account couldn't be asked for. */
  member?: Maybe<Member>;
  /** The member's id: a member has one registration for a competition. */
  memberId: Scalars['ID']['output'];
  /** Their id on another platform, where one was asked for. */
  platformId?: Maybe<Scalars['String']['output']>;
  /** When that id was filled in; null before. */
  platformIdFilledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was rejected. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was decided; null before. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: RegistrationStatus;
  /** When the member registered last. */
  submittedAt: Scalars['DateTime']['output'];
};

/** One page of competition registrations. */
export type CompetitionRegistrationPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<CompetitionRegistration>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The order of competitions. */
export type CompetitionSort =
  /** Soonest end first: of the registration, of the competition where that has no end of its own. Endless ones last. */
  | 'EndDate'
  /** Newest start first. */
  | '-StartDate'
  /** Most members first. */
  | '-UsersNumber';

/** Where a competition stands in its time, by its dates. */
export type CompetitionStatus =
  /** From `endDate` on. */
  | 2
  /** Before `startDate`: nobody can register yet ("未开始"). */
  | 0
  /** From `startDate` until before `endDate`; without an end for good. */
  | 1;

/** A text of the competition's content page. */
export type CompetitionTab = {
  /** Markdown. */
  content: Scalars['String']['output'];
  /** Opaque id of the competition tab. */
  id: Scalars['ID']['output'];
  /** At most 20 characters. */
  title: Scalars['String']['output'];
  /** The kind of text: 1 may hold LaTeX, 0 is plain Markdown. */
  type: Scalars['Int']['output'];
};

/** A text of the competition's content page. */
export type CompetitionTabInput = {
  /** Markdown, at most 100,000 characters. */
  content: Scalars['String']['input'];
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters. */
  title: Scalars['String']['input'];
  /** 1 may hold LaTeX, 0 is plain Markdown. */
  type: Scalars['Int']['input'];
};

/** A tag of competitions. */
export type CompetitionTag = {
  /** How many published competitions bear it. */
  count: Scalars['Int']['output'];
  /** As it stands on the cards, such as "分类". */
  name: Scalars['String']['output'];
};

/** A task of a competition's stage. (`Task` is a member's quest.) */
export type CompetitionTask = {
  /** The competition that it belongs to. */
  competition?: Maybe<Competition>;
  /** Markdown. */
  description: Scalars['String']['output'];
  /** Until when works can be submitted, excluded. */
  endDate: Scalars['DateTime']['output'];
  /** Why it doesn't count in any ranking; null while it counts. */
  exclusion?: Maybe<TaskExclusion>;
  /** What the task hands out, such as training data and test data without labels. */
  files: Array<DataFile>;
  /** The form that is handed in, where people review the task; null for others. */
  form?: Maybe<SubjectiveForm>;
  /** Opaque id of the competition task. */
  id: Scalars['ID']['output'];
  /** Whether the viewer may read what the task is about: who manages it, and from the stage's start the members of teams that have come to it. To others the description is empty, and there are no files, sample and fields of the form. */
  isOpen: Scalars['Boolean']['output'];
  /** Boards of a part of its teams or of the time, those that are open. */
  leaderboardGroups?: Maybe<Array<LeaderboardGroup>>;
  /** What only those who manage the competition see; null for others. */
  management?: Maybe<TaskManagement>;
  /** At most 50 characters. */
  name: Scalars['String']['output'];
  /** The work of the viewer's team that stands on the private board; null while that isn't shown, and without a team. */
  privateBestWork?: Maybe<Work>;
  /** When the private board opens by itself; null is by hand alone. */
  privateLeaderboardDate?: Maybe<Scalars['DateTime']['output']>;
  /** What the viewer's team has used of the limits; null without a team. */
  quota?: Maybe<SubmissionQuota>;
  /** How result files are taken and scored; null for a task that people review. */
  review?: Maybe<AutomaticReview>;
  /** Address of a result file in the right form; null where there is none. */
  sampleFileUrl?: Maybe<Scalars['String']['output']>;
  /** Whether its public board is open to those who may see the competition. */
  showsLeaderboard: Scalars['Boolean']['output'];
  /** Whether a team sees its best private work once the private board is open. */
  showsPrivateBestWork: Scalars['Boolean']['output'];
  /** Whether its private board is open to them. */
  showsPrivateLeaderboard: Scalars['Boolean']['output'];
  /** The stage that it belongs to. */
  stage?: Maybe<Stage>;
  /** From when on works can be submitted, included. */
  startDate: Scalars['DateTime']['output'];
  /** Shown above the submission form. */
  submissionNotice?: Maybe<Scalars['String']['output']>;
  /** Whether the organizer has closed it for submissions. */
  submitDisabled: Scalars['Boolean']['output'];
  /** How what is handed in is scored. */
  type: CompetitionTaskType;
  /** Submits a result file from any HTTP client: `POST /uploads/works`, multipart field `file`, as Bearer token. For the captain of the viewer's team alone, null for anyone else and for tasks that take files from the page. Keep it secret; `renewUploadToken` replaces it. */
  uploadToken?: Maybe<Scalars['String']['output']>;
  /** The works of the viewer's team, newest first; null without a team. */
  works?: Maybe<WorkPage>;
};


/** A task of a competition's stage. (`Task` is a member's quest.) */
export type CompetitionTaskWorksArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A task as a whole. */
export type CompetitionTaskInput = {
  /** "修改截止时间", as the organizer has typed it: asked for where a deadline that is less than three days away, before or after, moves while members have registered. Refused without, BAD_USER_INPUT with `field` deadlineConfirmation. */
  deadlineConfirmation?: InputMaybe<Scalars['String']['input']>;
  /** Markdown, at most 50,000 characters. */
  description: Scalars['String']['input'];
  /** Within the stage's time, after `startDate`. */
  endDate: Scalars['DateTime']['input'];
  /** Keys of uploaded files (purpose `asset`) that the task hands out; at most 20. */
  fileKeys: Array<Scalars['ID']['input']>;
  /** What is handed in to a task that people review; of such a one only. Absent keeps what there is. */
  form?: InputMaybe<SubjectiveFormInput>;
  /** At most 50 characters. */
  name: Scalars['String']['input'];
  /** How result files are scored; of an automatic task only. */
  objective?: InputMaybe<ObjectiveInput>;
  /** "提前公开", as the organizer has typed it: asked for where a private board comes to be shown before the end. Refused without, BAD_USER_INPUT with `field` privateBoardConfirmation. */
  privateBoardConfirmation?: InputMaybe<Scalars['String']['input']>;
  /** When the private board opens by itself, not before the task's end; null is by hand alone, absent keeps what there is. */
  privateLeaderboardDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether its public board is open. */
  showsLeaderboard: Scalars['Boolean']['input'];
  /** Whether a team sees its best private work once the private board is open. Absent keeps what there is; a new task shows it. */
  showsPrivateBestWork?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether everyone sees the private board. Shown before the end, it doesn't tell of works submitted from then on: until the end they stand on the public board alone, and their `privateScore` is null to their team. */
  showsPrivateLeaderboard: Scalars['Boolean']['input'];
  /** Within the stage's time. */
  startDate: Scalars['DateTime']['input'];
  /** Shown above the submission form, at most 500 characters; empty for none. */
  submissionNotice: Scalars['String']['input'];
  /** Closes it for submissions. */
  submitDisabled: Scalars['Boolean']['input'];
};

/** How a task is scored. */
export type CompetitionTaskType =
  /** A result file, scored automatically. */
  | 0
  /** A form, reviewed by people. */
  | 1
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** What a competition is to the viewer, for them alone. */
export type CompetitionViewerState = {
  /** The stage that the viewer's team may submit in. */
  currentStage?: Maybe<Stage>;
  /** The stages that the viewer's team has been promoted out of. */
  passedStages?: Maybe<Array<Stage>>;
  /** Requests that wait for the viewer's answer in their team; null without a team. */
  pendingApplicationsCount?: Maybe<Scalars['Int']['output']>;
  /** Null when the viewer never registered. */
  registration?: Maybe<RegistrationStatus>;
  /** The viewer's team in it; null without one. */
  team?: Maybe<Team>;
  /** Why the organizer banned the team; null while it isn't banned. */
  teamBanReason?: Maybe<Scalars['String']['output']>;
  /** A banned team can't submit, edit, dissolve or leave. */
  teamBanned: Scalars['Boolean']['output'];
};

/** How much waits for those who manage a competition. */
export type CompetitionWaiting = {
  /** Works that the platform failed to score; `rescoreTask` tries them again. */
  failedWorks: Scalars['Int']['output'];
  /** Qualification reviews, of all stages. */
  qualifications: Scalars['Int']['output'];
  /** Real names to review on the whole site; null for who is no administrator of it. */
  realNames?: Maybe<Scalars['Int']['output']>;
  /** Registrations under review. */
  registrations: Scalars['Int']['output'];
  /** Works of forms that nobody has reviewed. */
  works: Scalars['Int']['output'];
};

/** Input of `confirmTwoFactor`. */
export type ConfirmTwoFactorInput = {
  /** The 6 digits that the app shows, at most 32 characters. */
  code: Scalars['String']['input'];
};

/** What administrators moderate. */
export type ContentKind =
  /** A channel. */
  | 'CHANNEL'
  /** A column. */
  | 'COLUMN'
  /** A comment on a public project. */
  | 'COMMENT'
  /** A dataset that others see. */
  | 'DATASET'
  /** A post of a forum. */
  | 'POST'
  /** A public project. */
  | 'PROJECT'
  /** A reply to a post. */
  | 'REPLY'
  /** A snippet that is shared. */
  | 'SNIPPET';

/** How content stands. */
export type ContentState =
  /** Its owner and administrators alone see it. */
  | 'FOLDED'
  /** It is deleted. */
  | 'REMOVED'
  /** Everybody sees it. */
  | 'SHOWN';

/** Input of `continueOAuthSignIn`. */
export type ContinueOAuthSignInInput = {
  /** Of the authenticator app, or a recovery code; at most 32 characters. Needed where the second step is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Whether to bring an account back that its member has closed. */
  restore?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `createAccessToken`. */
export type CreateAccessTokenInput = {
  /** Of the authenticator app (6 digits), or a recovery code, where the second step is on; passed over elsewhere. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** In the future, at most a year ahead; omitted: no end. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 50 characters, for the member's own eyes. */
  name: Scalars['String']['input'];
  /** The member's password, at most 256 characters; a protected session needs none. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** What it is good for, one at least; omitted: all, as tokens were before there were scopes. */
  scopes?: InputMaybe<Array<AccessTokenScope>>;
};

/** Input of `createAnnouncement`. */
export type CreateAnnouncementInput = {
  /** At most 3. */
  buttons: Array<AnnouncementButtonInput>;
  /** Markdown: of a popup at most 5,000 characters, of a banner at most 200, or none. */
  content: Scalars['String']['input'];
  /** Until when, later than the start; null until it is ended. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it stands. */
  kind: AnnouncementKind;
  /** From when on members see it, once published. */
  startDate: Scalars['DateTime']['input'];
  /** At most 60 characters. */
  title: Scalars['String']['input'];
};

/** Input of `createCannedAnswer`. */
export type CreateCannedAnswerInput = {
  /** Markdown, at most 2,000 characters. */
  text: Scalars['String']['input'];
  /** At most 50 characters. */
  title: Scalars['String']['input'];
};

/** Input of `createChannel`. */
export type CreateChannelInput = {
  /** At most 50 characters. */
  description: Scalars['String']['input'];
  /** At most 20 characters. */
  name: Scalars['String']['input'];
};

/** Input of `createChannelSection`. */
export type CreateChannelSectionInput = {
  /** Id of a channel that the viewer moderates. */
  channelId: Scalars['ID']['input'];
  /** At most 20 characters. */
  name: Scalars['String']['input'];
  /** Id of the section above it; absent or null at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `createColumn`. */
export type CreateColumnInput = {
  /** At most 140 characters. */
  description: Scalars['String']['input'];
  /** Key of an uploaded picture (purpose `post-image`). */
  imageKey: Scalars['ID']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
};

/** Input of `createComment`. */
export type CreateCommentInput = {
  /** Markdown, 1 to 2,000 characters. */
  content: Scalars['String']['input'];
  /** A comment or an answer on the same thing that it answers; absent for a comment that stands by itself. */
  inReplyToId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about. */
  kind: CommentedKind;
  /** Its id. */
  targetId: Scalars['ID']['input'];
};

/** Input of `createCompetition`. */
export type CreateCompetitionInput = {
  /** Type of an activity; a workshop where it is absent. */
  activityType?: InputMaybe<ActivityType>;
  /** Until when it runs, excluded; after `startDate`. */
  endDate: Scalars['DateTime']['input'];
  /** What it is to be. */
  kind?: InputMaybe<CompetitionKind>;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** The organization's short name, at most 32 characters. */
  organization: Scalars['String']['input'];
  /** From when on it runs, included. */
  startDate: Scalars['DateTime']['input'];
};

/** Input of `createCompetitionTask`. */
export type CreateCompetitionTaskInput = {
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
  /** The task. */
  task: CompetitionTaskInput;
  /** How it is scored; stays as it is. */
  type: CompetitionTaskType;
};

/** Input of `createDatasetBinding`. */
export type CreateDatasetBindingInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** The dataset. */
  settings: DatasetBindingSettingsInput;
};

/** Input of `createDataset`. */
export type CreateDatasetInput = {
  /** At most 200 characters; empty says nothing. */
  description: Scalars['String']['input'];
  /** Markdown, at most 50,000 characters. */
  document: Scalars['String']['input'];
  /** At most 1,000; without any there is no version yet, and no list shows it. */
  files: Array<DatasetFileInput>;
  /** Address of an upload of purpose `post-image`; null for a drawn picture. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Id of a licence; null names none. */
  licenseId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of an organization that the viewer belongs to, in whose name it stands; null or absent is the viewer's own. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 3, in the order in which they are shown; none of those that are given alone. */
  tagIds: Array<Scalars['ID']['input']>;
  /** 1 to 50 characters. */
  title: Scalars['String']['input'];
  /** Who sees it. */
  visibility: Visibility;
};

/** Input of `createForumPost`. */
export type CreateForumPostInput = {
  /** Markdown, at most 20,000 characters. */
  content: Scalars['String']['input'];
  /** Id of a competition or a channel. */
  forumId: Scalars['ID']['input'];
  /** A public project of the viewer's with at least one version; not for TEAMMATES. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** A team of this competition that the viewer is in; a team has one work. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 characters. */
  title: Scalars['String']['input'];
  /** A type of its forum's kind; announcements are for the organizer and administrators. */
  type: ForumPostType;
  /** With it, the post is the work of `teamId`. */
  work?: InputMaybe<WorkPostInput>;
};

/** Input of `createForumReply`. */
export type CreateForumReplyInput = {
  /** Markdown, at most 5,000 characters. */
  content: Scalars['String']['input'];
  /** The reply of the same post that it answers. */
  inReplyToId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the post. */
  postId: Scalars['ID']['input'];
};

/** Input of `createInvitationCode`. */
export type CreateInvitationCodeInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
};

/** Input of `createLeaderboardGroup`. */
export type CreateLeaderboardGroupInput = {
  /** The group. */
  group: LeaderboardGroupInput;
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** Input of `createOrganization`. */
export type CreateOrganizationInput = {
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** The part of its addresses, which stays: 2 to 32 lower-case letters, digits or hyphens. */
  shortName: Scalars['String']['input'];
};

/** Input of `createProject`. */
export type CreateProjectInput = {
  /** Datasets that it works with, at most 20 of those that the viewer may see. */
  datasetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The viewer's own uploads for `notebook`, in their order, at most 20; each has a name of its own, of 1 to 100 characters. */
  notebooks?: InputMaybe<Array<UploadInput>>;
  /** Id of an organization that the viewer belongs to, in whose name it stands; null or absent is the viewer's own. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 5, in the order in which they are shown; none of those that are given alone. */
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 50 characters. */
  title: Scalars['String']['input'];
  /** PRIVATE unless said otherwise. */
  visibility?: InputMaybe<Visibility>;
};

/** Input of `createProjectVersion`. */
export type CreateProjectVersionInput = {
  /** What is new in it, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** Input of `createQuestionnaire`. */
export type CreateQuestionnaireInput = {
  /** What it is about and what for, at most 500 characters; may be empty. */
  description: Scalars['String']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** In their order, 1 to 20. */
  questions: Array<QuestionnaireQuestionInput>;
};

/** Input of `createSnippet`. */
export type CreateSnippetInput = {
  /** 1 to 20,000 characters. */
  code: Scalars['String']['input'];
  /** A folder that there is, or a new one; 1 to 30 characters. */
  folder: Scalars['String']['input'];
  /** As highlight.js names it, at most 20 characters. */
  language: Scalars['String']['input'];
  /** 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** Absent is PRIVATE. */
  sharing?: InputMaybe<SnippetSharing>;
};

/** Input of `createStage`. */
export type CreateStageInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** The stage. */
  stage: StageInput;
};

/** Input of `createTask`. */
export type CreateTaskInput = {
  /** Whether the same thing counts once a period. */
  countsOnce: Scalars['Boolean']['input'];
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** What it counts, at least one. */
  events: Array<TaskEvent>;
  /** Markdown of at most 5,000 characters; may be empty. */
  guideline: Scalars['String']['input'];
  /** A path of this site, at most 300 characters. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** Route names on which it is recommended, such as `competition-list`; at most 50, and unknown ones are refused. */
  relatedPages: Array<Scalars['String']['input']>;
  /** Each type once, at least one. */
  rewards: Array<RewardInput>;
  /** 0 to 100,000, ascending. */
  sortWeight: Scalars['Int']['input'];
  /** Steps needed, 1 to 1,000. */
  threshold: Scalars['Int']['input'];
  /** How often it comes; it can't be changed later. */
  type: TaskType;
};

/** Input of `createWorkOrder`. */
export type CreateWorkOrderInput = {
  /** With a type whose group is about competitions. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** Markdown, at most 10,000 characters; with pictures uploaded for `work-order`. */
  content: Scalars['String']['input'];
  /** One that the viewer belongs to; without it, the work order is about the community. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a type out of `workOrderTypeGroups`. */
  typeId: Scalars['ID']['input'];
};

/** A published project or dataset of the viewer's, and what it earns. */
export type CreatorContent = {
  /** Whale coins so far. */
  earned: Scalars['Int']['output'];
  /** From here on it earns, 10 days after it was published. */
  earnsFrom: Scalars['DateTime']['output'];
  /** Until here, 6 months after it was published. */
  earnsTo: Scalars['DateTime']['output'];
  /** Id of the project or dataset. */
  id: Scalars['ID']['output'];
  /** Kind of the content. */
  kind: CreatorContentKind;
  /** When everybody could see it first. */
  publishedAt: Scalars['DateTime']['output'];
  /** Rating of a dataset; null where there is none. */
  rating?: Maybe<DatasetRating>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Kinds of content that earn. */
export type CreatorContentKind =
  /** Datasets. */
  | 'DATASET'
  /** Projects. */
  | 'PROJECT';

/** One page of published content. */
export type CreatorContentPage = {
  /** Whether there is another page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<CreatorContent>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on a page at most. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A member's own place in the creator programme; only the member sees it. */
export type CreatorOverview = {
  /** Whale coins in the wallet. */
  balance: Scalars['Int']['output'];
  /** Why the rights are taken; null while they aren't. */
  banReason?: Maybe<Scalars['String']['output']>;
  /** Whale coins that content has earned in all. */
  earned: Scalars['Int']['output'];
  /** Whale coins that it earned in the week settled last. */
  earnedLast: Scalars['Int']['output'];
  /** Yuan that the member may still exchange this month. */
  exchangeLeft: Scalars['Int']['output'];
  /** Whale coins held for exchanges that wait. */
  held: Scalars['Int']['output'];
  /** Id of the member. */
  id: Scalars['ID']['output'];
  /** When the member joined; null before. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the next settlement. */
  nextSettlementAt: Scalars['DateTime']['output'];
  /** Day by which an exchange that is requested now is paid, as 2026-12-15. */
  paidBy: Scalars['String']['output'];
  /** Monday of the week settled last, as 2026-11-16; null before the first. */
  settledWeek?: Maybe<Scalars['String']['output']>;
  /** How the member stands. */
  status: CreatorStatus;
  /** Recorded violations, the oldest first; two end the programme. */
  violations: Array<CreatorViolation>;
};

/** The creator programme as everybody sees it. */
export type CreatorPlan = {
  /** Whale coins that a project earns by a bookmark of another member. */
  bookmarkCoins: Scalars['Int']['output'];
  /** Creators whom administrators feature, in their order; at most 6. */
  featured: Array<Member>;
  /** Whale coins that a project earns by a fork of another member. */
  forkCoins: Scalars['Int']['output'];
  /** Whale coins that a project earns by a like of another member. */
  likeCoins: Scalars['Int']['output'];
  /** Most whale coins that a creator's projects earn a week. */
  weeklyCap: Scalars['Int']['output'];
};

/** One line of profit: what one thing earned for one reason in one week. */
export type CreatorProfit = {
  /** Whale coins. */
  amount: Scalars['Int']['output'];
  /** Members who forked, liked or bookmarked; 1 for datasets. */
  count: Scalars['Int']['output'];
  /** Opaque id of the line. */
  id: Scalars['ID']['output'];
  /** Kind of the content. */
  kind: CreatorContentKind;
  /** Rating that a dataset had; null where it had none. */
  rating?: Maybe<DatasetRating>;
  /** When it was settled. */
  settledAt: Scalars['DateTime']['output'];
  /** What it earned by. */
  source: CreatorProfitSource;
  /** Id of the project or dataset. */
  targetId: Scalars['ID']['output'];
  /** The reason in words, in Chinese. */
  text: Scalars['String']['output'];
  /** What it was called at the settlement. */
  title: Scalars['String']['output'];
  /** Monday of the week that it was earned in, as 2026-11-16. */
  week: Scalars['String']['output'];
};

/** One page of lines of profit. */
export type CreatorProfitPage = {
  /** Whether there is another page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<CreatorProfit>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on a page at most. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Reasons for a line of profit. */
export type CreatorProfitSource =
  /** A published project works with an unrated dataset. */
  | 'ATTACHED'
  /** Other members bookmarked a project. */
  | 'BOOKMARK'
  /** Other members forked a project. */
  | 'FORK'
  /** Other members liked a project. */
  | 'VOTE'
  /** A dataset was rated; a better rating adds the difference. */
  | 'RATING';

/** How a member stands in the creator programme. */
export type CreatorStatus =
  /** The member is a creator. */
  | 1
  /** An administrator has taken the creator's rights for now. */
  | -1
  /** The programme has ended for the member after two violations. */
  | -2
  /** The member never joined. */
  | 0;

/** A recorded violation of the programme's rules. */
export type CreatorViolation = {
  /** When it was recorded. */
  date: Scalars['DateTime']['output'];
  /** Opaque id of the violation. */
  id: Scalars['ID']['output'];
  /** Why it was recorded. */
  reason: Scalars['String']['output'];
};

/** An export of a member's own data: a ZIP with one JSON file a table, and the member's own files. */
export type DataExport = {
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be downloaded: 7 days after it was made. Null until then. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member's files that were too many or too large to go in; the archive names them. */
  filesLeftOut: Scalars['Int']['output'];
  /** Opaque id of the export. */
  id: Scalars['ID']['output'];
  /** Bytes of the archive; null until it is made. */
  size?: Maybe<Scalars['Float']['output']>;
  /** How it stands. */
  state: DataExportState;
  /** Where the browser that is signed in downloads it, a path of this site; null unless it is ready. */
  url?: Maybe<Scalars['String']['output']>;
};

/** How an export stands. */
export type DataExportState =
  /** It could not be made, and may be asked for again. */
  | 'FAILED'
  /** Being made. */
  | 'PENDING'
  /** Can be downloaded. */
  | 'READY';

/** A file that a task hands out, for those who may read the task. */
export type DataFile = {
  /** The name of the file as it was uploaded. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Where it is downloaded; a path of the site. */
  url: Scalars['String']['output'];
};

/** Files of a member that others work with, in numbered versions. */
export type Dataset = {
  /** Where all files of the newest version are downloaded as one ZIP, a path of the site for members; `?version=` names an older one. */
  archiveUrl: Scalars['String']['output'];
  /** Members who keep it among their favourites. */
  bookmarksCount: Scalars['Int']['output'];
  /** Its places in open channels, the last collected first; with `channelId` in that one alone. */
  channelPlaces?: Maybe<Array<ChannelPlace>>;
  /** Comments on it and their answers, as everybody reads them. */
  commentsCount: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who published it; null when the account couldn't be asked for. */
  creator?: Maybe<Member>;
  /** What it is, in a line or two; empty where nobody wrote any. */
  description: Scalars['String']['output'];
  /** What it says of itself at length, as Markdown; empty where nobody wrote any, null when it couldn't be asked for. */
  document?: Maybe<Scalars['String']['output']>;
  /** How often members downloaded of it, each once a day. */
  downloadsCount: Scalars['Int']['output'];
  /** Extensions of those files, each once, with their dots. */
  extensions: Array<Scalars['String']['output']>;
  /** Whether editors have chosen it. */
  featured: Scalars['Boolean']['output'];
  /** The files of a version by their paths, at most 1,000; empty where there is no such version. One call of its own for each dataset. */
  files: Array<DatasetVersionFile>;
  /** Files of the newest version. */
  filesCount: Scalars['Int']['output'];
  /** Why administrators have folded it; only its author and they still read it. Null for what isn't folded. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the dataset. */
  id: Scalars['ID']['output'];
  /** Address of its picture; null for one that the site draws. */
  image?: Maybe<Scalars['String']['output']>;
  /** Under which terms it may be used; null where its author named none. */
  license?: Maybe<DatasetLicense>;
  /** In whose name its creator publishes it; null in their own, and when it couldn't be asked for. */
  organization?: Maybe<Organization>;
  /** Projects that work with it. */
  projectsCount: Scalars['Int']['output'];
  /** Bytes of those files together; a Float, since they may be more than an Int says. */
  size: Scalars['Float']['output'];
  /** In the order in which they are shown. */
  tags: Array<DatasetTag>;
  /** What its author called it. */
  title: Scalars['String']['output'];
  /** When it changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** The newest version's number; null before there is any. */
  version?: Maybe<Scalars['Int']['output']>;
  /** Newest first. */
  versions: Array<DatasetVersion>;
  /** Whether it is among the viewer's favourites; null for a visitor. */
  viewerBookmarked?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer likes it; null for a visitor. */
  viewerVoted?: Maybe<Scalars['Boolean']['output']>;
  /** How often members looked at it, each once a day. */
  viewsCount: Scalars['Int']['output'];
  /** Who sees it. */
  visibility: Visibility;
  /** Members who like it. */
  votesCount: Scalars['Int']['output'];
};


/** Files of a member that others work with, in numbered versions. */
export type DatasetChannelPlacesArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
};


/** Files of a member that others work with, in numbered versions. */
export type DatasetFilesArgs = {
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** An archive's listing; it is never unpacked. */
export type DatasetArchive = {
  /** At most 500 files. */
  entries: Array<DatasetArchiveEntry>;
  /** What the archive says that it holds, folders included. */
  entriesCount: Scalars['Int']['output'];
  /** Whether it holds more than is listed. */
  truncated: Scalars['Boolean']['output'];
};

/** A file in an archive. */
export type DatasetArchiveEntry = {
  /** With its folders, divided by slashes. */
  name: Scalars['String']['output'];
  /** Bytes, as the archive says. */
  size: Scalars['Float']['output'];
};

/** Files that a competition hands out, with what there is to know about them. */
export type DatasetBinding = {
  /** Markdown. */
  description: Scalars['String']['output'];
  /** In the organizer's order, at most 30; who may not read them sees their names and sizes. */
  files: Array<DatasetFile>;
  /** Opaque id of the dataset binding. */
  id: Scalars['ID']['output'];
  /** Whether everyone may read the files; otherwise who is registered may. */
  public: Scalars['Boolean']['output'];
  /** Whether the viewer may read the files. */
  readable: Scalars['Boolean']['output'];
  /** The stage from which on it is there, from 1; null for data that is there from the start. */
  reviewStage?: Maybe<Scalars['Int']['output']>;
  /** At most 60 characters. */
  title: Scalars['String']['output'];
};

/** A dataset of a competition as a whole. */
export type DatasetBindingSettingsInput = {
  /** Markdown, at most 20,000 characters. */
  description: Scalars['String']['input'];
  /** Keys of files uploaded with `purpose=dataset`, or tokens of those that it has; at most 30, in their order. */
  files: Array<Scalars['ID']['input']>;
  /** Not together with a review stage. */
  public: Scalars['Boolean']['input'];
  /** A stage of the competition, counted from 1. */
  reviewStage?: InputMaybe<Scalars['Int']['input']>;
  /** At most 60 characters. */
  title: Scalars['String']['input'];
};

/** A column of a table, with what its counted rows hold. */
export type DatasetColumn = {
  /** Values that aren't missing. */
  count: Scalars['Int']['output'];
  /** How many numbers lie in each of 12 equal steps from the least to the most, in one where all are the same; empty for others. */
  histogram: Array<Scalars['Int']['output']>;
  /** The largest of numbers; null for others. */
  max?: Maybe<Scalars['Float']['output']>;
  /** The mean of numbers; null for others. */
  mean?: Maybe<Scalars['Float']['output']>;
  /** Of numbers, as `max` and `mean`. */
  min?: Maybe<Scalars['Float']['output']>;
  /** Rows without a value. */
  missing: Scalars['Int']['output'];
  /** Its header. */
  name: Scalars['String']['output'];
  /** The 5 most frequent values; none where there are more than 2,000 different ones. */
  topValues: Array<DatasetColumnValue>;
  /** What its values are. */
  type: DatasetColumnType;
  /** Different values: exact up to 2,000, estimated above. */
  unique: Scalars['Int']['output'];
};

/** What the values of a column are. */
export type DatasetColumnType =
  /** Two values such as true and false. */
  | 0
  /** Days, with a time or without. */
  | 18
  /** Whole numbers. */
  | 7
  /** Numbers, some of them with a fraction. */
  | 12
  /** Any text; codes such as 05319561 too, and ids of 16 digits and more. */
  | 17;

/** A value of a column and how often it is there. */
export type DatasetColumnValue = {
  /** Rows that have it. */
  count: Scalars['Int']['output'];
  /** The value as text, cut at 200 characters. */
  value: Scalars['String']['output'];
};

/** A file of a dataset. */
export type DatasetFile = {
  /** With its dot, lower case. */
  ext: Scalars['String']['output'];
  /** The name of the file as it was uploaded. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Input of `datasetFilePreview`, and what an organizer names the file by. */
  token: Scalars['ID']['output'];
  /** Where it is downloaded by those who may read it; a path of the site. */
  url: Scalars['String']['output'];
};

/** A file as it comes into a version of a dataset. */
export type DatasetFileInput = {
  /** With its dot, at most 16 characters; what was stored counts. */
  ext?: InputMaybe<Scalars['String']['input']>;
  /** The `key` that an upload of purpose `dataset` answered, or the token of a file that a version has. */
  key: Scalars['String']['input'];
  /** The name as the member's device has it, 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** Folders and name, apart by slashes, at most 255 characters and 10 folders; absent is the name alone. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** Bytes; what was stored counts. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** What a file is shown as. */
export type DatasetFileKind =
  /** `archive`. */
  | 'zip'
  /** The file itself is shown. */
  | 'image'
  /** A trained model: its name and size are all that is shown. */
  | 'model'
  /** The pages of the file itself are shown. */
  | 'pdf'
  /** Delimited text with a header: `table`. */
  | 'table_data'
  /** `text`. */
  | 'plain_text'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** A part of a dataset's file. */
export type DatasetFilePart = {
  /** Null where it can't be shown. */
  kind?: Maybe<DatasetFileKind>;
  /** 50 rows and columns of a table; null for others. */
  table?: Maybe<DatasetTable>;
  /** The beginning of a text; null for others. */
  text?: Maybe<DatasetText>;
};

/** A file of a dataset as its viewer shows it, for those who may read the file. */
export type DatasetFilePreview = {
  /** Null unless the kind is ARCHIVE. */
  archive?: Maybe<DatasetArchive>;
  /** With its dot, lower case. */
  ext: Scalars['String']['output'];
  /** Null unless the state is READY. */
  kind?: Maybe<DatasetFileKind>;
  /** The name of the file as it was uploaded. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** How far the preview is. */
  state: DatasetFileState;
  /** Null unless the kind is TABLE. */
  table?: Maybe<DatasetTable>;
  /** Null unless the kind is TEXT. */
  text?: Maybe<DatasetText>;
  /** What `datasetFilePreview` took. */
  token: Scalars['ID']['output'];
  /** Where it is downloaded; a path of the site. */
  url: Scalars['String']['output'];
};

/** How far a file's preview is. */
export type DatasetFileState =
  /** Being parsed; ask again in a few seconds. */
  | 'pending'
  /** It can be shown. */
  | 'ready'
  /** The file can't be shown, only downloaded. */
  | 'none';

/** Under which terms a dataset may be used. */
export type DatasetLicense = {
  /** What it belongs to, such as Creative Commons. */
  group: Scalars['String']['output'];
  /** Opaque id of the licence. */
  id: Scalars['ID']['output'];
  /** Where its text is; null where there is none to point to. */
  link?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** One page of datasets. */
export type DatasetPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Dataset>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Ratings of datasets, the best first. */
export type DatasetRating =
  /** "传世精品": 50 whale coins. */
  | 'CLASSIC'
  /** "稀世珍本": 100 whale coins. */
  | 'MASTERPIECE'
  /** "朴实无华": 15 whale coins. */
  | 'PLAIN'
  /** "小试锋芒": 30 whale coins. */
  | 'PROMISING';

/** A group of recommended datasets. */
export type DatasetRecommendation = {
  /** Three, in their order. */
  datasets: Array<RecommendedDataset>;
  /** What they have in common. */
  name: Scalars['String']['output'];
};

/** Input of `bookmarkDataset` and `unbookmarkDataset`. */
export type DatasetReferenceInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
};

/** Recommended datasets, and the members they come from. */
export type DatasetShowcase = {
  /** At most five, in their order. */
  groups: Array<DatasetRecommendation>;
  /** At most three members whose datasets are worth a look; null when they couldn't be asked for. */
  sponsors?: Maybe<Array<Member>>;
};

/** A dataset of a group. */
export type DatasetShowcaseEntry = {
  /** The dataset; null where the viewer can't see it any more. */
  dataset?: Maybe<Dataset>;
  /** Id of the dataset. */
  datasetId: Scalars['ID']['output'];
  /** Why it is there. */
  reason: Scalars['String']['output'];
};

/** A dataset as it comes into a group. */
export type DatasetShowcaseEntryInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
  /** Why it is there, 1 to 100 characters. */
  reason: Scalars['String']['input'];
};

/** A group as it was put together. */
export type DatasetShowcaseGroup = {
  /** Of which visitors see the first three that are public. */
  datasets: Array<DatasetShowcaseEntry>;
  /** What its datasets have in common. */
  name: Scalars['String']['output'];
  /** Whether visitors see it. */
  shown: Scalars['Boolean']['output'];
};

/** A group as it is put together. */
export type DatasetShowcaseGroupInput = {
  /** 3 to 10 public datasets, each once. */
  datasets: Array<DatasetShowcaseEntryInput>;
  /** 1 to 20 characters. */
  name: Scalars['String']['input'];
  /** Whether visitors see it. */
  shown: Scalars['Boolean']['input'];
};

/** What stands above the list of datasets, to those who put it together. */
export type DatasetShowcaseSettings = {
  /** All groups, in their order. */
  groups: Array<DatasetShowcaseGroup>;
  /** Ids of the members they come from, in their order. */
  sponsorIds: Array<Scalars['ID']['output']>;
};

/** Which datasets come first; of equal ones what changed last. */
export type DatasetSort =
  /** What was downloaded most. */
  | '-DownloadCount'
  /** What most projects work with. */
  | '-LabsCount'
  /** What editors put first. */
  | '-SortWeight'
  /** What changed last. */
  | '-UpdateDate'
  /** What was looked at most. */
  | '-ViewsCount'
  /** What most members like. */
  | '-VotesCount';

/** The beginning of a table, and what its columns hold. */
export type DatasetTable = {
  /** 50 of them, from `firstColumn` on. */
  columns: Array<DatasetColumn>;
  /** Columns of the whole file. */
  columnsCount: Scalars['Int']['output'];
  /** The first of the columns, from 0. */
  firstColumn: Scalars['Int']['output'];
  /** The first of the rows, from 0. */
  firstRow: Scalars['Int']['output'];
  /** What of the file was read how, in Chinese: its encoding, its delimiter, rows that are longer than the header. */
  notes: Array<Scalars['String']['output']>;
  /** Cells of 50 rows, from `firstRow` on, cut at 200 characters. */
  rows: Array<Array<Scalars['String']['output']>>;
  /** Data rows that were counted, at most 200,000 or those of 32 MiB. */
  rowsCount: Scalars['Int']['output'];
  /** The place of this sheet among them, from 0. */
  sheet: Scalars['Int']['output'];
  /** Names of a workbook's sheets that aren't hidden, at most 100; empty for other files. */
  sheets: Array<Scalars['String']['output']>;
  /** Rows of the whole file, where it says so itself; else null. */
  totalRows?: Maybe<Scalars['Float']['output']>;
  /** Whether the file goes on after what was counted. */
  truncated: Scalars['Boolean']['output'];
};

/** A tag of datasets. */
export type DatasetTag = {
  /** Opaque id of the tag. */
  id: Scalars['ID']['output'];
  /** What it says. */
  name: Scalars['String']['output'];
};

/** Tags of one kind. */
export type DatasetTagGroup = {
  /** Opaque id; it stands for all of its tags. */
  id: Scalars['ID']['output'];
  /** Topic, Field or Kind. */
  key: Scalars['String']['output'];
  /** What they are about. */
  name: Scalars['String']['output'];
  /** In their order. */
  tags: Array<DatasetTag>;
};

/** The beginning of a text file. */
export type DatasetText = {
  /** The first 64 KiB. */
  text: Scalars['String']['output'];
  /** Whether the file goes on after it. */
  truncated: Scalars['Boolean']['output'];
};

/** A state of a dataset that stays as it is. */
export type DatasetVersion = {
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Files that it has. */
  filesCount: Scalars['Int']['output'];
  /** Opaque id of the version. */
  id: Scalars['ID']['output'];
  /** What has changed, in its author's words; empty where nobody wrote any. */
  note: Scalars['String']['output'];
  /** From 1, by dataset. */
  number: Scalars['Int']['output'];
  /** Bytes of those files together. */
  size: Scalars['Float']['output'];
};

/** A file of a version of a dataset. */
export type DatasetVersionFile = {
  /** With its dot, in lower case. */
  ext: Scalars['String']['output'];
  /** SHA-256 of its bytes in hex; null for what came before it was kept. */
  hash?: Maybe<Scalars['String']['output']>;
  /** Folders and name, apart by slashes. */
  path: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** What its preview is asked for by (`datasetFilePreview`). */
  token: Scalars['ID']['output'];
  /** Where it is looked at, a path of the site. */
  url: Scalars['String']['output'];
};

/** Input of `deactivateMember`. */
export type DeactivateMemberInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** Why, at most 200 characters; it stands in the log. */
  reason: Scalars['String']['input'];
};

/** Input of `deleteCannedAnswer`. */
export type DeleteCannedAnswerInput = {
  /** Id of the canned answer. */
  cannedAnswerId: Scalars['ID']['input'];
};

/** Input of `deleteChannelSection`. */
export type DeleteChannelSectionInput = {
  /** Id of the section. */
  sectionId: Scalars['ID']['input'];
};

/** Input of `deleteColumn`. */
export type DeleteColumnInput = {
  /** Id of a column of the viewer's. */
  columnId: Scalars['ID']['input'];
};

/** Input of `deleteComment`. */
export type DeleteCommentInput = {
  /** Id of the comment. */
  commentId: Scalars['ID']['input'];
};

/** Input of `deleteCompetition`. */
export type DeleteCompetitionInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
};

/** Input of `deleteCompetitionTask`. */
export type DeleteCompetitionTaskInput = {
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** Input of `deleteDataset`. */
export type DeleteDatasetInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
};

/** Input of `deleteForumPost`. */
export type DeleteForumPostInput = {
  /** Id of the post. */
  postId: Scalars['ID']['input'];
};

/** Input of `deleteForumReply`. */
export type DeleteForumReplyInput = {
  /** Id of the reply. */
  replyId: Scalars['ID']['input'];
};

/** Input of `deleteLeaderboardGroup`. */
export type DeleteLeaderboardGroupInput = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
};

/** Input of `deleteProject`. */
export type DeleteProjectInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** Input of `deleteSnippet`. */
export type DeleteSnippetInput = {
  /** Id of the snippet. */
  snippetId: Scalars['ID']['input'];
};

/** Input of `deleteStage`. */
export type DeleteStageInput = {
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
};

/** Input of `disableTwoFactor`. */
export type DisableTwoFactorInput = {
  /** Of the app, or a recovery code; at most 32 characters. */
  code: Scalars['String']['input'];
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
};

/** A skill that a member has earned. */
export type EarnedSkill = {
  /** Where it was earned first. */
  competition?: Maybe<Competition>;
  /** When it was earned first. */
  earnedAt: Scalars['DateTime']['output'];
  /** The skill. */
  skill: Skill;
};

/** Input of `endAnnouncement`. */
export type EndAnnouncementInput = {
  /** Id of the announcement. */
  id: Scalars['ID']['input'];
};

/** A request for an electronic gift card; its member and administrators see it. */
export type Exchange = {
  /** Yuan, for as many whale coins. */
  amount: Scalars['Int']['output'];
  /** The card's code; for its member alone, else null. */
  cardCode?: Maybe<Scalars['String']['output']>;
  /** When it was paid or returned. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id of the exchange. */
  id: Scalars['ID']['output'];
  /** Who asked for it. */
  member?: Maybe<Member>;
  /** Day by which it is paid, as 2026-12-15. */
  paidBy: Scalars['String']['output'];
  /** Why it was returned. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Its status. */
  status: ExchangeStatus;
};

/** One page of exchanges. */
export type ExchangePage = {
  /** Whether there is another page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Exchange>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on a page at most. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Status of an exchange. */
export type ExchangeStatus =
  /** The card was handed out. */
  | 'PAID'
  /** The coins were given back. */
  | 'RETURNED'
  /** It waits for an administrator; its coins are held. */
  | 'WAITING';

/** A leaderboard that comes from elsewhere. */
export type ExternalBoard = {
  /** What stands above it, at most 20 characters. */
  title: Scalars['String']['output'];
  /** Address of what it shows, for a frame without scripts and origin. */
  url: Scalars['String']['output'];
};

/** A leaderboard that comes from elsewhere. */
export type ExternalBoardInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** The part of its address: a letter, then letters, digits or -, at most 40. */
  name: Scalars['String']['input'];
  /** At most 20 characters. */
  title: Scalars['String']['input'];
};

/** A leaderboard that comes from elsewhere, as the site names it. */
export type ExternalBoardSetting = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['output'];
  /** The part of its address. */
  name: Scalars['String']['output'];
  /** What stands above it, at most 20 characters. */
  title: Scalars['String']['output'];
};

/** Input of `featureDataset`. */
export type FeatureDatasetInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
  /** False puts it back among the others. */
  featured: Scalars['Boolean']['input'];
};

/** What somebody did. */
export type FeedAction =
  /** Keeps it among their favourites. */
  | 'BOOKMARK'
  /** Commented on it. */
  | 'COMMENT'
  /** Follows them, or it. */
  | 'FOLLOW'
  /** Made a project of their own out of it. */
  | 'FORK'
  /** Took part in a competition. */
  | 'JOIN'
  /** Published it; a column, that it took it in. */
  | 'PUBLISH'
  /** Liked it. */
  | 'VOTE';

/** What somebody did; several of one kind by one actor within an hour stand together. */
export type FeedItem = {
  /** What was done. */
  action: FeedAction;
  /** When the newest of it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the item. */
  id: Scalars['ID']['output'];
  /** Who did it; null where they are gone. */
  source?: Maybe<FeedSource>;
  /** Of which kind its targets are. */
  targetType: FeedTargetType;
  /** Those that are still there, the newest first: fewer than `targetsCount` where some were deleted or folded. A page has at most 20 in all. */
  targets: Array<FeedTarget>;
  /** How many targets there were. */
  targetsCount: Scalars['Int']['output'];
};

/** A page of a feed. */
export type FeedPage = {
  /** With it the next page is asked for; null where there is nothing. */
  cursor?: Maybe<Scalars['String']['output']>;
  /** Newest first; private things are in no feed. */
  items: Array<FeedItem>;
  /** By it is asked what came since; `0` where there is nothing. */
  newest: Scalars['ID']['output'];
  /** The most items that a page holds. */
  pageSize: Scalars['Int']['output'];
  /** Whether this is the end of the feed: no page follows. */
  tail: Scalars['Boolean']['output'];
};

/** Who does what a feed tells. */
export type FeedSource = Channel | Column | Member;

/** What it was done to. */
export type FeedTarget = Channel | Column | Competition | Dataset | Member | Project;

/** A kind of what is done something to. */
export type FeedTargetType =
  /** A channel. */
  | 'ZONE'
  /** A column. */
  | 'COLUMN'
  /** A competition. */
  | 'COMPETITION'
  /** A dataset. */
  | 'DATASET'
  /** A member. */
  | 'USER'
  /** A project. */
  | 'LAB';

/** An answer to a field, with the field's title and type at that time. */
export type FieldAnswer = {
  /** Id of the field. */
  fieldId: Scalars['ID']['output'];
  /** Of a file: the `key` with which the team can hand it in again after a rejection. */
  fileKey?: Maybe<Scalars['String']['output']>;
  /** Of a file: its name as it was uploaded. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  fileSize?: Maybe<Scalars['Int']['output']>;
  /** Of an option: its index, from 0. */
  option?: Maybe<Scalars['Int']['output']>;
  /** Of a project version: whose text names the project. */
  projectId?: Maybe<Scalars['ID']['output']>;
  /** With which the readers of this answer may read the version; null where it is everybody's. */
  projectToken?: Maybe<Scalars['String']['output']>;
  /** Of a project version: its id. */
  projectVersionId?: Maybe<Scalars['ID']['output']>;
  /** The text, the text of the chosen option, or the title and the version of a project. */
  text?: Maybe<Scalars['String']['output']>;
  /** The field's title when it was answered. */
  title: Scalars['String']['output'];
  /** The field's type when it was answered. */
  type: FormFieldType;
  /** Of a file: where its readers download it. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What a field is filled in with: the one of these that its type asks for. A field that is left empty is left out. */
export type FieldAnswerInput = {
  /** Id of the field. */
  fieldId: Scalars['ID']['input'];
  /** Of FILE: uploaded before for `answer`. */
  file?: InputMaybe<UploadInput>;
  /** Of OPTION: its index, from 0. */
  option?: InputMaybe<Scalars['Int']['input']>;
  /** Of PROJECT_VERSION. */
  project?: InputMaybe<ProjectVersionInput>;
  /** Of SHORT_TEXT, at most 150 characters, and of LONG_TEXT, at most 3,000. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `fillPlatformId`. */
export type FillPlatformIdInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** At most 64 letters, digits and @ . _ + -. */
  platformId: Scalars['String']['input'];
};

/** A team's place in the outcome of a competition. */
export type FinalRankingRow = {
  /** From 1; teams that are tied share one (1, 2, 2, 4). */
  place: Scalars['Int']['output'];
  /** Free text such as "一等奖 ¥10,000"; null for none. */
  reward?: Maybe<Scalars['String']['output']>;
  /** The team's score on the private board that the ranking was made of; null where it has none there. */
  score?: Maybe<Scalars['Float']['output']>;
  /** The team; null when it couldn't be asked for. */
  team?: Maybe<Team>;
};

/** A team's place in the outcome. */
export type FinalRankingRowInput = {
  /** Whale coins for each member of the team, 0 to 1,000,000. */
  coins: Scalars['Int']['input'];
  /** Free text such as "一等奖", at most 40 characters; empty for none. */
  reward: Scalars['String']['input'];
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
  /** Whether it shares the place of the team above it. */
  tied?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A private board of a competition: of a stage as a whole, or of one of its tasks. */
export type FinalRankingSourceInput = {
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
  /** Id of one of its tasks. */
  taskId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `foldContent`. */
export type FoldContentInput = {
  /** Id of the content. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: ContentKind;
  /** What its owner is told, at most 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input of `follow` and `unfollow`. */
export type FollowInput = {
  /** Id of the member, the column or the channel. */
  id: Scalars['ID']['input'];
  /** Of what kind it is. */
  kind: FollowKind;
};

/** What can be followed. */
export type FollowKind =
  /** A channel. */
  | 'CHANNEL'
  /** A column. */
  | 'COLUMN'
  /** A member. */
  | 'MEMBER';

/** What was followed, or isn't followed any more. */
export type FollowTarget = Channel | Column | Member;

/** Input of `forkProject`. */
export type ForkProjectInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
  /** Id of a version of it; absent is the newest. */
  versionId?: InputMaybe<Scalars['ID']['input']>;
};

/** One field of a form that organizers define: of a task that people review, or of a qualification review. */
export type FormField = {
  /** Of a file: extensions with their dot; empty takes all that uploads take. */
  acceptExts: Array<Scalars['String']['output']>;
  /** Not shown and not asked for any more. */
  hidden: Scalars['Boolean']['output'];
  /** Opaque id of the form field. */
  id: Scalars['ID']['output'];
  /** Of an option: the texts to choose from. */
  options: Array<Scalars['String']['output']>;
  /** A hint, at most 100 characters; null for none. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** Whether it has to be filled in. */
  required: Scalars['Boolean']['output'];
  /** Of a file: its largest size, in KB of 1,024 bytes; null is without a limit of its own. */
  sizeLimit?: Maybe<Scalars['Int']['output']>;
  /** At most 60 characters. */
  title: Scalars['String']['output'];
  /** What it asks for. */
  type: FormFieldType;
};

/** A field of a form. Once the form has been filled in, a field keeps its type and its options in their order; it may be renamed, moved and hidden. */
export type FormFieldInput = {
  /** Of a file: at most 30 extensions with their dot; empty takes all that uploads take. */
  acceptExts: Array<Scalars['String']['input']>;
  /** Not shown and not asked for any more. */
  hidden: Scalars['Boolean']['input'];
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of an option: 2 to 50 texts to choose from, each at most 60 characters. */
  options: Array<Scalars['String']['input']>;
  /** A hint, at most 100 characters. */
  placeholder?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has to be filled in. */
  required: Scalars['Boolean']['input'];
  /** Of a file: its largest size in KB of 1,024 bytes, at most 204,800; null is without a limit of its own. */
  sizeLimit?: InputMaybe<Scalars['Int']['input']>;
  /** At most 60 characters, different from the others. */
  title: Scalars['String']['input'];
  /** What it asks for. */
  type: FormFieldType;
};

/** What a field of a form asks for. */
export type FormFieldType =
  /** A file, uploaded with the purpose `answer`. */
  | 3
  /** At most 3,000 characters. */
  | 2
  /** One of the field's options. */
  | 5
  /** A version of one of the member's own projects. */
  | 4
  /** At most 150 characters. */
  | 1
  /** A type that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Where members talk about a competition, or in a channel. */
export type Forum = {
  /** The channel that it belongs to; null for a competition's. */
  channel?: Maybe<Channel>;
  /** The competition that it belongs to; null for a channel's. */
  competition?: Maybe<Competition>;
  /** Opaque id of the forum: that of its competition or channel. */
  id: Scalars['ID']['output'];
  /** The kind of its owner, a competition or a channel. */
  kind: ForumKind;
  /** What the viewer may do here. */
  permissions: ForumPermissions;
  /** True when the viewer may write posts and replies: members from level 2 on, and its managers. */
  viewerWrites: Scalars['Boolean']['output'];
};

/** What a forum belongs to. */
export type ForumKind =
  /** A channel. */
  | 'ZONE'
  /** A competition. */
  | 'COMPETITION';

/** What the viewer may do in a forum. */
export type ForumPermissions = {
  /** Sticky and good posts, in a competition's forum announcements and awards of works too: the organizer, or the channel's moderators, and administrators. */
  manage: Scalars['Boolean']['output'];
  /** Editing what others wrote: administrators. */
  moderate: Scalars['Boolean']['output'];
  /** Deleting what others wrote: the channel's moderators, and administrators. */
  remove: Scalars['Boolean']['output'];
  /** Posts and replies: from level 2 on, and those who manage it. */
  write: Scalars['Boolean']['output'];
};

/** A post of a forum, for those who may read the forum. Some are works of teams. */
export type ForumPost = {
  /** Who wrote it; null when the account couldn't be asked for. */
  author?: Maybe<Member>;
  /** Markdown as its author wrote it, at most 20,000 characters. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Why administrators have folded it; only its author and they still read it. Null for what everybody reads. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** The forum that it stands in. */
  forum?: Maybe<Forum>;
  /** Opaque id of the forum post. */
  id: Scalars['ID']['output'];
  /** Whether the organizer recommends it. */
  isGood: Scalars['Boolean']['output'];
  /** Whether it stands before the others. */
  isSticky: Scalars['Boolean']['output'];
  /** Of the newest reply, or of the post itself. */
  lastReplyAt: Scalars['DateTime']['output'];
  /** Who wrote the newest reply, or the post itself; null when the account couldn't be asked for. */
  lastReplyAuthor?: Maybe<Member>;
  /** The content as it is shown: with what the site masks masked. */
  moderatedContent: Scalars['String']['output'];
  /** Null where the post has none, or it was deleted or isn't public any more. */
  project?: Maybe<Project>;
  /** The id of the public project that the post is about; null without one. */
  projectId?: Maybe<Scalars['ID']['output']>;
  /** Without deleted replies. */
  repliesCount: Scalars['Int']['output'];
  /** At most 50 characters, with what the site masks masked. */
  title: Scalars['String']['output'];
  /** What it is about. */
  type: ForumPostType;
  /** When its texts changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Null for a visitor. */
  viewerState?: Maybe<ForumPostViewerState>;
  /** One a day for each member or address. */
  viewsCount: Scalars['Int']['output'];
  /** Members who like it. */
  votesCount: Scalars['Int']['output'];
  /** Null for an ordinary post. */
  work?: Maybe<WorkPost>;
};

/** One page of forum posts. */
export type ForumPostPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ForumPost>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The order of posts, behind the sticky ones. */
export type ForumPostSort =
  /** The good ones first, of each the newest first. */
  | '-IsGood'
  /** The one with the newest reply first. */
  | '-TopicProps.LastPostTime'
  /** The one with the most views first. */
  | '-ViewsCount'
  /** The newest first. */
  | '-CreateTime';

/** What a post is about. */
export type ForumPostType =
  /** Of the organizer ("官方公告"); in forums of competitions. */
  | 1
  /** Tells of experience ("经验分享"). */
  | 3
  /** Anything else ("其它"): in forums of channels, and for a kind that this schema doesn't know yet. */
  | 7
  /** Asks something ("问题讨论"). */
  | 4
  /** Looks for teammates ("队友招募"); in forums of competitions. */
  | 2;

/** What a post is to the viewer. */
export type ForumPostViewerState = {
  /** Whether the viewer likes it. */
  voted: Scalars['Boolean']['output'];
};

/** A reply to a post. A deleted one keeps its place and nothing else. */
export type ForumReply = {
  /** Who wrote it; null when it was deleted, and when the account couldn't be asked for. */
  author?: Maybe<Member>;
  /** Markdown; empty when it was deleted. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it is folded, for its author and administrators; null else. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the forum reply. */
  id: Scalars['ID']['output'];
  /** The reply that it answers; null when it answers the post. */
  inReplyTo?: Maybe<ForumReplyReference>;
  /** Whether it was deleted. */
  isDeleted: Scalars['Boolean']['output'];
  /** Whether administrators have folded it: its content is empty to all but its author and them. */
  isFolded: Scalars['Boolean']['output'];
  /** Its floor, from 1: "#N楼". */
  number: Scalars['Int']['output'];
  /** Null when it was never edited. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of forum replies. */
export type ForumReplyPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ForumReply>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** All floors, deleted replies among them. */
  totalCount: Scalars['Int']['output'];
};

/** The reply that another one answers. */
export type ForumReplyReference = {
  /** Who wrote it; null when it was deleted. */
  author?: Maybe<Member>;
  /** Opaque id of the forum reply reference. */
  id: Scalars['ID']['output'];
  /** Its floor, from 1. */
  number: Scalars['Int']['output'];
};

/** What to look for in a forum. */
export type ForumSearchInput = {
  /** Where to look for it. */
  scope?: InputMaybe<ForumSearchScope>;
  /** At most 100 characters; blanks around it don't count. */
  text: Scalars['String']['input'];
};

/** Where a text is looked for. */
export type ForumSearchScope =
  /** In title, content and the author's name. */
  | 'any'
  /** The author's name. */
  | 'userName'
  /** In the content. */
  | 'Content'
  /** In the title. */
  | 'Title';

/** Input of `giveUpJob`. */
export type GiveUpJobInput = {
  /** Id of the job. */
  jobId: Scalars['ID']['input'];
  /** For the log, 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input of `giveUpMail`. */
export type GiveUpMailInput = {
  /** Key of the mail, at most 200 characters. */
  key: Scalars['String']['input'];
  /** For the log, 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** A file that was given to review a registration by, for its uploader. */
export type GivenQualification = {
  /** With its dot: ".pdf". */
  ext: Scalars['String']['output'];
  /** The field that it was given for. */
  fieldId: Scalars['ID']['output'];
  /** Key of its upload, to hand back when registering again. */
  key: Scalars['String']['output'];
  /** The name of the file as it was uploaded. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** Either of the two. */
export type GrantProtectionInput = {
  /** 6 digits. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, at most 256 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** One board of a group: its rows are `leaderboard(leaderboardId:)`. */
export type GroupLeaderboard = {
  /** Whether others than the competition's managers see it. */
  active: Scalars['Boolean']['output'];
  /** Whether all teams stand on it, else those that were chosen. */
  allTeams: Scalars['Boolean']['output'];
  /** Results from here on don't count; null counts all. */
  endDate?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id of the group leaderboard. */
  id: Scalars['ID']['output'];
  /** At most 20 characters. */
  name: Scalars['String']['output'];
  /** Results from here on count; null counts from the start of the task. A board of a part of the time has no private side. */
  startDate?: Maybe<Scalars['DateTime']['output']>;
  /** How many teams were chosen. */
  teamsCount: Scalars['Int']['output'];
};

/** A board of a group. */
export type GroupLeaderboardInput = {
  /** Whether others than the competition's managers see it. */
  active: Scalars['Boolean']['input'];
  /** Whether all teams stand on it, else those that `setLeaderboardTeams` chose. */
  allTeams: Scalars['Boolean']['input'];
  /** Results from here on don't count; null counts all. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters, another one than those of the group's other boards. */
  name: Scalars['String']['input'];
  /** Results from here on count; null counts from the start of the task. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Application of somebody who would like to host a competition, or to be named as a source of datasets. Seen by administrators, and by the member who sent it. */
export type HostApplication = {
  /** Answer of an administrator; null before. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Time of the answer; null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** School, institution or company. */
  company: Scalars['String']['output'];
  /** Time at which it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Text of the applicant; empty where there is none. */
  description: Scalars['String']['output'];
  /** Opaque id of the host application. */
  id: Scalars['ID']['output'];
  /** Its purpose. */
  kind: ApplicationKind;
  /** Null for a visitor. */
  member?: Maybe<Member>;
  /** Name of the applicant. */
  name: Scalars['String']['output'];
  /** Organization that was made from it; null before. */
  organization?: Maybe<Organization>;
  /** Mobile number of the mainland, 11 digits. */
  phone: Scalars['String']['output'];
  /** Its state. */
  status: ApplicationStatus;
};

/** One page of host applications. */
export type HostApplicationPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<HostApplication>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An industry that the registration form knows. */
export type IndustryType = {
  /** The wider industry. */
  level1: Scalars['String']['output'];
  /** The narrower one within it. */
  level2: Scalars['String']['output'];
};

/** The viewer's invitation to a competition, for them alone. */
export type Invitation = {
  /** Given at registration as `invitationCode`; null until the viewer has asked for one. */
  code?: Maybe<Scalars['String']['output']>;
  /** As the organizer set them. */
  settings: InvitationSettings;
  /** Members who registered with it. */
  usedCount: Scalars['Int']['output'];
};

/** A member and how many they invited. */
export type InvitationRankingRow = {
  /** Who invited; null when the account couldn't be asked for. */
  member?: Maybe<Member>;
  /** Members who registered with their code. */
  usedCount: Scalars['Int']['output'];
};

/** That a member registered with the viewer's code. */
export type InvitationRecord = {
  /** Who registered. */
  member?: Maybe<Member>;
  /** When they registered. */
  registeredAt: Scalars['DateTime']['output'];
};

/** One page of invitation records. */
export type InvitationRecordPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<InvitationRecord>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** How members of a competition invite others. */
export type InvitationSettings = {
  /** What is written above the link that a member passes on. */
  linkText: Scalars['String']['output'];
  /** Markdown; null shows none. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Whether everyone sees who has invited how many. */
  showsRanking: Scalars['Boolean']['output'];
};

/** As InvitationSettings. */
export type InvitationSettingsInput = {
  /** At most 60 characters. */
  linkText: Scalars['String']['input'];
  /** Markdown, at most 3,000 characters. */
  notice?: InputMaybe<Scalars['String']['input']>;
  /** Whether everyone sees who has invited how many. */
  showsRanking: Scalars['Boolean']['input'];
};

/** Why a job was parked. */
export type JobFailure =
  /** The database refused a statement. */
  | 'DATABASE'
  /** Its workers ended in the middle of it. */
  | 'DIED'
  /** Anything else; the log says what. */
  | 'FAILED';

/** The part of the solution that a board is of. */
export type LeaderboardBoard =
  /** On the private part of the solution; open once the organizer shows it. Until its task's end, works that were submitted after the opening don't count on it. */
  | 'privateLb'
  /** On the public part of the solution; teams see these scores at once. */
  | 'leaderboard';

/** Boards of a task that belong together, such as "高校组" and "企业组". */
export type LeaderboardGroup = {
  /** Whether others than the competition's managers see it. */
  active: Scalars['Boolean']['output'];
  /** Opaque id of the leaderboard group. */
  id: Scalars['ID']['output'];
  /** In the organizer's order, 1 to 20; managers see those that aren't active too. */
  leaderboards: Array<GroupLeaderboard>;
  /** At most 20 characters. */
  name: Scalars['String']['output'];
  /** Id of the task that it belongs to. */
  taskId: Scalars['ID']['output'];
};

/** A group with its boards as a whole. */
export type LeaderboardGroupInput = {
  /** Whether others than the competition's managers see it. */
  active: Scalars['Boolean']['input'];
  /** 1 to 20, in their order; those that are missing are removed. */
  leaderboards: Array<GroupLeaderboardInput>;
  /** At most 20 characters. */
  name: Scalars['String']['input'];
};

/** What has a board of its own. */
export type LeaderboardOwner =
  /** A stage as a whole. */
  | 'stage'
  /** One task of a competition. */
  | 'task';

/** One page of leaderboards. */
export type LeaderboardPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<LeaderboardRow>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Address of this page in the look that its organizer gave it, for a frame without scripts and origin; null where there is none. */
  templateUrl?: Maybe<Scalars['String']['output']>;
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The row of the viewer's own team on this board, wherever it is, as of the same moment as the page; null without a score. */
  viewerRow?: Maybe<LeaderboardRow>;
};

/** A team's place on a board. */
export type LeaderboardRow = {
  /** When the work was submitted that has the score; the earlier of equal ones stands first. */
  bestSubmittedAt: Scalars['DateTime']['output'];
  /** Reviewed works of the team. */
  entries: Scalars['Int']['output'];
  /** When the team submitted last. */
  lastSubmittedAt: Scalars['DateTime']['output'];
  /** Place among all rows, from 1; its page is ceil(position / perPage). */
  position: Scalars['Int']['output'];
  /** On a private board, while the public one is shown too: the team's rank there. Null elsewhere. */
  publicRank?: Maybe<Scalars['Int']['output']>;
  /** From 1; equal scores share one (1, 2, 2, 4). */
  rank: Scalars['Int']['output'];
  /** The team's best, in the task's metric. */
  score: Scalars['Float']['output'];
  /** The team; null when it couldn't be asked for. */
  team?: Maybe<Team>;
};

/** A team and whether it was chosen for a board, for those who manage the competition. */
export type LeaderboardTeam = {
  /** While it is banned, it stands on no board. */
  banned: Scalars['Boolean']['output'];
  /** Whether it was chosen for the board. */
  member: Scalars['Boolean']['output'];
  /** The team; null when it couldn't be asked for. */
  team?: Maybe<Team>;
};

/** One page of leaderboard teams. */
export type LeaderboardTeamPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<LeaderboardTeam>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The look that an organizer gave to a board, for those who manage its competition. */
export type LeaderboardTemplate = {
  /** At most 50,000 characters, with placeholders such as {{team}} between {{#rows}} and {{/rows}}; null where the board has no look of its own. */
  html?: Maybe<Scalars['String']['output']>;
  /** The id of the task or stage. */
  id: Scalars['ID']['output'];
};

/** A way to learn, as a picture that leads there. */
export type LearningPath = {
  /** Address of the picture. */
  image: Scalars['String']['output'];
  /** A path of this site, or an address. */
  link: Scalars['String']['output'];
  /** What it says, for those who don't see it. */
  title: Scalars['String']['output'];
};

/** A way to learn. */
export type LearningPathInput = {
  /** A path of this site, or an address. */
  image: Scalars['String']['input'];
  /** A path of this site, or an address. */
  link: Scalars['String']['input'];
  /** What it says, at most 30 characters, not empty. */
  title: Scalars['String']['input'];
};

/** A level that growth score leads to. */
export type Level = {
  /** Its number, 1 to 7. */
  level: Scalars['Int']['output'];
  /** Up to here, excluded; null is without bound. */
  max?: Maybe<Scalars['Int']['output']>;
  /** From here, included; null is without bound. */
  min?: Maybe<Scalars['Int']['output']>;
  /** Its name in Chinese. */
  name: Scalars['String']['output'];
};

/** How far a member is with growth score. Seen by the member. */
export type LevelProgress = {
  /** 0 before the first point, then 1 to 7. */
  level: Scalars['Int']['output'];
  /** Null at level 0. */
  name?: Maybe<Scalars['String']['output']>;
  /** Growth score at which the next level begins; null at the last. */
  nextAt?: Maybe<Scalars['Int']['output']>;
  /** Way through the present level in percent, at most 100. */
  percent: Scalars['Int']['output'];
};

/** A live session. */
export type LiveSession = {
  /** Time at which it ends. */
  endDate: Scalars['DateTime']['output'];
  /** Time at which it begins. */
  startDate: Scalars['DateTime']['output'];
  /** Address where it is seen; null for viewers who aren't registered and don't manage the activity. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A place without others below it. */
export type LocationLeaf = {
  /** Its province. */
  level1: Scalars['String']['output'];
  /** Its city; empty where it is a province. */
  level2: Scalars['String']['output'];
  /** Its district; empty where it is a province or city. */
  level3: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Places of one level. */
export type Locations = {
  /** Places that have others below them. */
  innerNodes: Array<Scalars['String']['output']>;
  /** Places that have none. */
  leafNodes: Array<LocationLeaf>;
};

/** Why a mail was parked. */
export type MailFailure =
  /** Its workers ended in the middle of it. */
  | 'DIED'
  /** Anything else; the log says what. */
  | 'FAILED'
  /** The mail server refused to let us in. */
  | 'LOGIN'
  /** The site's address isn't set, so that the mail could not be unsubscribed from. */
  | 'NO_SITE'
  /** The mail server refused the recipient or the mail. */
  | 'RECIPIENT'
  /** The mail server asked to come again later, each time. */
  | 'TEMPORARY'
  /** It may have arrived: its worker ended before the mail server had answered. */
  | 'UNCERTAIN'
  /** The mail server couldn't be reached. */
  | 'UNREACHABLE';

/** Mails that can be unsubscribed from. */
export type MailKind =
  /** News of one channel, in the weekly mail on channels. */
  | 'CHANNEL'
  /** The weekly mail on channels, with all that the member subscribed to. */
  | 'CHANNELS'
  /** The weekly summary. */
  | 'DIGEST';

/** Mails that a link unsubscribes from. */
export type MailSubscription = {
  /** Where they go, masked: m***@demo.test; null where the account has no address any more. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the mail is over a year old: its link ends nothing any more. */
  expired: Scalars['Boolean']['output'];
  /** Which mails. */
  kind: MailKind;
  /** Name of the channel; null for mails that aren't about one. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether they still come. */
  subscribed: Scalars['Boolean']['output'];
};

/** A major that the registration form knows. */
export type Major = {
  /** The discipline that it belongs to. */
  discipline: Scalars['String']['output'];
  /** Opaque id of the major. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Input of `makeHostOrganization`. */
export type MakeHostOrganizationInput = {
  /** E-mail addresses or user names, at most 20, beside the member who applied; at least one where a visitor did. */
  administrators: Array<Scalars['String']['input']>;
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** The part of its addresses, which stays: 2 to 32 lower-case letters, digits or hyphens. */
  shortName: Scalars['String']['input'];
};

/** A file that was uploaded for a competition, for those who manage it. */
export type ManagedFile = {
  /** Key of its upload, to hand back when the task is set. */
  key: Scalars['ID']['output'];
  /** The name of the file as it was uploaded. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** A questionnaire, as administrators have it. */
export type ManagedQuestionnaire = {
  /** Members who have answered. */
  answersCount: Scalars['Int']['output'];
  /** What it is about and what for, at most 500 characters; may be empty. */
  description: Scalars['String']['output'];
  /** Opaque id of the questionnaire. */
  id: Scalars['ID']['output'];
  /** At most 60 characters. */
  name: Scalars['String']['output'];
  /** In their order, 1 to 20. */
  questions: Array<QuestionnaireQuestion>;
  /** Members who would not answer. */
  refusalsCount: Scalars['Int']['output'];
  /** Whether members are asked. */
  state: QuestionnaireState;
  /** When it was written or changed last. */
  updateDate: Scalars['DateTime']['output'];
};

/** A member's task, as administrators have it. */
export type ManagedTask = {
  /** Whether it is counted, and shown to members. */
  active: Scalars['Boolean']['output'];
  /** Whether the same thing counts once a period: three visits to one competition are one. */
  countsOnce: Scalars['Boolean']['output'];
  /** What it is about, at most 200 characters. */
  description: Scalars['String']['output'];
  /** What members do that it counts. */
  events: Array<TaskEvent>;
  /** Markdown of at most 5,000 characters; may be empty. */
  guideline: Scalars['String']['output'];
  /** Opaque id of the task. */
  id: Scalars['ID']['output'];
  /** Path on this site where it is done, at most 300 characters. */
  link?: Maybe<Scalars['String']['output']>;
  /** Its name in Chinese, at most 30 characters. */
  name: Scalars['String']['output'];
  /** Route names on which it is recommended, such as competition-list. */
  relatedPages: Array<Scalars['String']['output']>;
  /** What it pays to who completes it from now on. */
  rewards: Array<Reward>;
  /** Ascending order within its group, 0 to 100,000. */
  sortWeight: Scalars['Int']['output'];
  /** Steps needed, 1 to 1,000. */
  threshold: Scalars['Int']['output'];
  /** How often it comes. */
  type: TaskType;
  /** When it was changed last. */
  updateDate: Scalars['DateTime']['output'];
};

/** One page of tasks. */
export type ManagedTaskPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ManagedTask>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A team as those who manage its competition see it. */
export type ManagedTeam = {
  /** Why it is banned; null while it isn't. */
  banReason?: Maybe<Scalars['String']['output']>;
  /** Whether it is banned. */
  banned: Scalars['Boolean']['output'];
  /** Opaque id of the managed team. */
  id: Scalars['ID']['output'];
  /** The stage that it stands in; null after the last. */
  stage?: Maybe<Stage>;
  /** The team; null when it couldn't be asked for. */
  team?: Maybe<Team>;
};

/** One page of managed teams. */
export type ManagedTeamPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ManagedTeam>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Input of `markForumPost`. */
export type MarkForumPostInput = {
  /** Left out, it stays. */
  isGood?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out, it stays. */
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the post. */
  postId: Scalars['ID']['input'];
};

/** Input of `markNotificationsRead`. */
export type MarkNotificationsReadInput = {
  /** True marks all of them but those of chat messages. */
  all?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of notifications, at most 1,000; those of others are ignored. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A member as everyone may see them. */
export type Member = {
  /** Address of the picture; null shows initials. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** The badges that the member was given, by kind and level; kept for ever. Everyone may see them. */
  badges?: Maybe<Array<Badge>>;
  /** What the member wrote of themselves at more length, at most 500 characters; null for none. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Set for verified organizations and professionals. */
  communityVerification?: Maybe<CommunityVerification>;
  /** The company; null where it isn't known. */
  company?: Maybe<Scalars['String']['output']>;
  /** Public datasets that have a version; null where the profile is hidden from the viewer. */
  datasetsCount?: Maybe<Scalars['Int']['output']>;
  /** Whether the account is stopped; it is shown as a hidden profile is, and nobody can follow it. */
  deactivated: Scalars['Boolean']['output'];
  /** Members who follow them; null where the profile is hidden from the viewer. */
  followersCount?: Maybe<Scalars['Int']['output']>;
  /** Points from tasks and competitions, from which the level follows. */
  growthScore: Scalars['Int']['output'];
  /** Whether others see name, picture, level and verification alone: what else may be null is null for them. */
  hideProfile: Scalars['Boolean']['output'];
  /** Opaque id of the member. */
  id: Scalars['ID']['output'];
  /** "学生" (a student) or "在职" (employed); null where it isn't known. */
  identity?: Maybe<Scalars['String']['output']>;
  /** Whether the member is in the creator programme, and not banned. */
  isCreator?: Maybe<Scalars['Boolean']['output']>;
  /** The position at the company. */
  job?: Maybe<Scalars['String']['output']>;
  /** 0 before the first point, then 1 to 7. */
  level: Scalars['Int']['output'];
  /** The city. */
  location?: Maybe<Scalars['String']['output']>;
  /** The major; null where it isn't known. */
  major?: Maybe<Scalars['String']['output']>;
  /** The discipline that the major belongs to. */
  majorTag?: Maybe<Scalars['String']['output']>;
  /** The open channels that the member moderates. */
  moderatedChannels?: Maybe<Array<Channel>>;
  /** Unique, 2 to 20 characters. */
  name: Scalars['String']['output'];
  /** Public projects that have a version; null where the profile is hidden from the viewer. */
  projectsCount?: Maybe<Scalars['Int']['output']>;
  /** A line that the member wrote of themselves; null for none. */
  signature?: Maybe<Scalars['String']['output']>;
  /** The newest 100 skills that the member has earned, newest first. Everyone may see them. */
  skills?: Maybe<Array<EarnedSkill>>;
  /** The university that the member names in the settings, else the one that they last gave when they registered for a competition; so with what follows. */
  university?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer follows them; null for a visitor. */
  viewerFollows?: Maybe<Scalars['Boolean']['output']>;
  /** An address that begins with http; null for none. */
  website?: Maybe<Scalars['String']['output']>;
};

/** A member in a list of followers or followees. */
export type MemberFollow = {
  /** Since when. */
  followedAt: Scalars['DateTime']['output'];
  /** Who follows, or is followed; null when the account couldn't be asked for. */
  member?: Maybe<Member>;
};

/** One page of followers or followees. */
export type MemberFollowPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<MemberFollow>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** How an account stands, for administrators who look for some. */
export type MemberState =
  /** It works. */
  | 'ACTIVE'
  /** The rights as a creator are taken. */
  | 'CREATOR_BANNED'
  /** It is stopped. */
  | 'DEACTIVATED';

/** A measure of how good a result is. Scores are kept to the precision of a 64-bit number. */
export type Metric =
  /** Share of right labels, 0 to 1; the largest is best. */
  | 'accuracy'
  /** Area under the ROC curve, 0 to 1; the largest is best. */
  | 'auc'
  /** Mean of the labels' F1, 0 to 1; the largest is best. */
  | 'macroF1'
  /** Mean absolute error, from 0; the smallest is best. */
  | 'mae'
  /** Root of the mean squared error, from 0; the smallest is best. */
  | 'rmse'
  /** A metric that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Content after an administrator has moderated it. */
export type ModeratedContent = {
  /** Opaque id of the content. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: ContentKind;
  /** What its owner is told; null for what was put back. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What it is now. */
  state: ContentState;
};

/** Input of `moveColumnProject`. */
export type MoveColumnProjectInput = {
  /** Id of the project before which it is put; null for the end. */
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a column of the viewer's. */
  columnId: Scalars['ID']['input'];
  /** Id of a project that it holds. */
  projectId: Scalars['ID']['input'];
};

/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type Mutation = {
  /** Accepts an application, and gives its creator the right that it asks for: to write columns, or the creator programme. They read so in the thread, which awaits their confirmation. For the support. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (the own application), CONFLICT (no application, one that isn't open, one who has the right already, or whose creator's rights are taken). */
  acceptApplication: WorkOrder;
  /**
   * Accepts an application as `acceptApplication` does. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT.
   * @deprecated `acceptApplication` accepts every kind of application.
   */
  acceptColumnApplication: WorkOrder;
  /** Names a moderator of a channel, who is told; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (channel, or `field` account), CONFLICT (a moderator already, or 20 of them). */
  addChannelModerator: Channel;
  /** Adds a public project of the viewer's, which has a version, to their own column; doing it again changes nothing. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (10,000 projects already), BAD_USER_INPUT with `field` projectId. */
  addColumnProject: Column;
  /** Adds the account of an e-mail address or user name, who is told; for the organization's administrators and the site's, as what follows. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND ("未找到该账号"), CONFLICT where it belongs to the organization already, both with `field` account. */
  addOrganizationMember: Organization;
  /** Puts something that the channel holds into a section; doing it again changes nothing. For moderators of its channel and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  addToChannelSection: Channel;
  /** Posts an announcement into the competition's forum and tells those who registered. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` title or content. */
  announceToCompetition: ForumPost;
  /** Accepts or declines an application that waits; a member hears the answer by notification, and by mail at a verified address. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` answer, CONFLICT ("该申请已经答复过了"). */
  answerHostApplication: HostApplication;
  /** Answers a questionnaire, once. Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with `field`, CONFLICT (answered before, or closed). */
  answerQuestionnaire: Scalars['Boolean']['output'];
  /** Answers a pending request. ACCEPT and REJECT are the recipient's, WITHDRAW the sender's. An accepted merge moves all members, works and submission counts to the receiving team, which keeps the better result of both on every board; the other team ends. An accepted leave or removal gives the member a team of their own that inherits the submission counts. Codes: UNAUTHENTICATED, NOT_FOUND (a request of others), FORBIDDEN, CONFLICT ("该申请已被处理", or no longer possible). */
  answerTeamApplication: TeamApplication;
  /** Applies to join the creator programme, by a work order of its own type. Codes: UNAUTHENTICATED, BAD_USER_INPUT with `field` (worksLink, records, contact, referrer), CONFLICT (an application is open, or the viewer has joined, is banned or had to leave), RATE_LIMITED past 20 work orders a day. */
  applyAsCreator: WorkOrder;
  /** Applies to host a competition, or to be named as a source of datasets; someone will be in touch within one working day. Codes: BAD_USER_INPUT ("请输入11位手机号码" and others, with the field), RATE_LIMITED. */
  applyToHost: HostApplication;
  /** Asks to merge the viewer's team into another, for whose captain it then waits. By the captain. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (no captain), CONFLICT ("请先报名比赛", "不能选择自己的团队", full, above the cap, banned, another stage, after the end, asked already), BAD_USER_INPUT with `field` note ("申请说明不能为空", "申请说明超出字数限制": 100 characters). */
  applyToTeam: TeamApplication;
  /** Gives a work order to somebody of the support, or releases it; what nobody of the support has yet is anybody's to take. For support staff and administrators. Codes: UNAUTHENTICATED, NOT_FOUND (also with `field` handlerId for who isn't of the support), FORBIDDEN (the viewer's own, or one that a colleague has), BAD_USER_INPUT with `field` (handlerId: its creator), CONFLICT (closed, a colleague has it, or nothing would change). */
  assignWorkOrder: WorkOrder;
  /** Gives a work an award, or takes it away; the organizer and administrators. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT with `field` name. */
  awardWorkPost: ForumPost;
  /** Takes a member's rights as a creator at once and tells them why. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` reason, CONFLICT where they are taken. */
  banCreator: AdministeredMember;
  /** Begins to bind an identity of another site to the viewer's account, by password and code. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), UNAUTHENTICATED or BAD_USER_INPUT with `field` code (the second step), BAD_USER_INPUT with `field` password, NOT_FOUND (isn't configured), CONFLICT (one is bound), RATE_LIMITED. */
  beginOAuthBinding: OAuthStart;
  /** Begins to sign in with an identity of another site; the browser goes to the address that it answers, and comes back by itself. Codes: NOT_FOUND (isn't configured), RATE_LIMITED. */
  beginOAuthSignIn: OAuthStart;
  /** A new secret for an authenticator app, in a protected session (`grantProtection`); the second step isn't on until `confirmTwoFactor`. Codes: UNAUTHENTICATED, FORBIDDEN (session isn't protected, asked with an access token), CONFLICT ("两步验证已开启"). */
  beginTwoFactor: TwoFactorSetup;
  /** Begins an upload in parts, or finds the one of the same file (name, size, time of change) that has broken off. Each part goes through `PUT /uploads/sessions/:id/parts/:number` (from 0, `application/octet-stream`, `partSize` bytes but for the last), in any order. Codes: UNAUTHENTICATED, BAD_USER_INPUT with `field` file, CONFLICT where the viewer's files would be too many. */
  beginUpload: UploadSession;
  /** Binds a phone number, in a protected session or with the password. Codes: UNAUTHENTICATED, FORBIDDEN (session isn't protected, asked with an access token), BAD_USER_INPUT with `field` ("验证码错误", "验证码无效", "密码错误"), CONFLICT ("该手机账号已与其他账号绑定"), RATE_LIMITED. */
  bindPhone: Viewer;
  /** Keeps a dataset among the viewer's favourites; doing it again changes nothing. Codes: UNAUTHENTICATED, NOT_FOUND. */
  bookmarkDataset: Dataset;
  /** Keeps a project among the viewer's favourites; doing it again changes nothing. Codes: UNAUTHENTICATED, NOT_FOUND. */
  bookmarkProject: Project;
  /** Throws away an upload that isn't done, and answers its id. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT while it is put together. */
  cancelUpload: Scalars['ID']['output'];
  /** Binds the address that this session's last code was sent to. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), BAD_USER_INPUT with `field` ("验证码错误", "验证码无效"), CONFLICT when another account has the address. */
  changeEmail: Viewer;
  /** Changes the password in a protected session. All other sessions end at once, this one after a second. Codes: UNAUTHENTICATED, FORBIDDEN (session isn't protected, asked with an access token), BAD_USER_INPUT with `field`, RATE_LIMITED. */
  changePassword: Scalars['Boolean']['output'];
  /** True where the password is right. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), BAD_USER_INPUT ("密码错误"), RATE_LIMITED after 5 a minute. */
  checkPassword: Scalars['Boolean']['output'];
  /** Pays the reward of a completed task, once. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT (not completed, or claimed already). */
  claimTaskReward: TaskReward;
  /** Closes the viewer's account ("注销账号"). It is stopped at once and all its sessions and access tokens end. For 30 days `signIn` with `restore` brings it back; then name, picture, e-mail, phone, profile, real name and personal files are removed, and what others refer to stays under "已注销用户". Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), UNAUTHENTICATED or BAD_USER_INPUT with `field` code (the second step), BAD_USER_INPUT with `field` password, CONFLICT (see `Viewer.closureBlockers`), RATE_LIMITED after 5 wrong ones. */
  closeAccount: AccountClosure;
  /** Closes an open questionnaire now. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for any other. */
  closeQuestionnaire: ManagedQuestionnaire;
  /** Collects into a channel what everybody may see; what it holds already stays as it is. For its moderators and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (channel, section or content), CONFLICT (the channel is full), BAD_USER_INPUT with `field` ids. */
  collectIntoChannel: Channel;
  /** Has the parts put together, once all have come; `uploadSession` says when that is done. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT while parts are missing. */
  completeUpload: UploadSession;
  /** Turns the second step on by a code of the new secret, in a protected session. Sessions and access tokens stay. Codes: UNAUTHENTICATED, FORBIDDEN (session isn't protected, asked with an access token), BAD_USER_INPUT with `field` code, CONFLICT (nothing was begun, on already), RATE_LIMITED after 5 wrong codes. */
  confirmTwoFactor: RecoveryCodes;
  /** Signs in with the identity that waits in this browser (`pendingOAuth`), by what was missing. Codes: as of `signIn`, UNAUTHENTICATED or BAD_USER_INPUT with `field` code or restore; BAD_USER_INPUT without one where nothing waits any more, CONFLICT where nobody has bound it, RATE_LIMITED. */
  continueOAuthSignIn: Viewer;
  /** Makes a token with which another internal client acts as the member: `Authorization: Bearer …`. What it asks for beyond its scopes is refused as FORBIDDEN. Needs a session, not another token, and as it outlives that session the password or a protected session (`grantProtection`), with a code where the second step is on. Codes: UNAUTHENTICATED, also with `field` code where a code is missing; FORBIDDEN (asked with a token, or neither protected nor with the password), BAD_USER_INPUT with `field`, CONFLICT at 20 tokens, RATE_LIMITED. */
  createAccessToken: AccessToken;
  /** Writes an announcement as a draft, which nobody else sees; for administrators of the site, as all that follows here. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `field`. */
  createAnnouncement: Announcement;
  /** Keeps a text for the support's answers; for support staff and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `field` (title, text), CONFLICT past 200. */
  createCannedAnswer: CannedAnswer;
  /** Makes a channel; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, CONFLICT (one channel too many), BAD_USER_INPUT with `field` name or description. */
  createChannel: Channel;
  /** Makes a section of a channel, behind its siblings. For its moderators and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (too many sections), BAD_USER_INPUT with `field` name or parentId (below the third level). */
  createChannelSection: Channel;
  /** Makes a column; for those of whom `Viewer.columns` says so. Codes: UNAUTHENTICATED, FORBIDDEN, CONFLICT (10 columns already), NOT_FOUND (a picture that isn't the viewer's own upload for `post-image`), BAD_USER_INPUT with `field` name or description. */
  createColumn: Column;
  /** Comments on something that everybody reads, or answers a comment on it; its author, and who is answered, hear of it. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for what isn't everybody's, BAD_USER_INPUT with `field` content (empty, or above 2,000 characters), RATE_LIMITED for too many a minute. */
  createComment: Comment;
  /** Makes a draft of an organization; for its administrators and the site's. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field`. */
  createCompetition: Competition;
  /** Adds a task at the end of its stage. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` such as name or objective.solution. */
  createCompetitionTask: Stage;
  /** Makes a dataset of the viewer's, and of its files the first version. Codes: UNAUTHENTICATED, NOT_FOUND for another's file, FORBIDDEN with `field` organizationId (the viewer doesn't belong to it), BAD_USER_INPUT with `field` title, description, document, tagIds, licenseId or files. */
  createDataset: Dataset;
  /** Adds a dataset at the end of a competition that the viewer manages; at most 30. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT with `field`. */
  createDatasetBinding: DatasetBinding;
  /** Writes a post. Codes: UNAUTHENTICATED, NOT_FOUND (forum, or a picture that isn't the viewer's own upload for `post-image`), FORBIDDEN (below level 2, not in the team), CONFLICT (the team has a work already), BAD_USER_INPUT with `field` type, title, content, summary, cover, pictures or projectId. */
  createForumPost: ForumPost;
  /** Replies to a post, or to a reply of it. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (below level 2), BAD_USER_INPUT with `field` content. */
  createForumReply: ForumReply;
  /** Makes the viewer's code, or answers the one that there is. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT ("该比赛没有邀请活动", "请先报名比赛"). */
  createInvitationCode: Invitation;
  /** Adds a group of boards to a task; for those who manage its competition, as what follows. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT at 10 groups, BAD_USER_INPUT with `field` such as name or leaderboards.0.endDate. */
  createLeaderboardGroup: LeaderboardGroup;
  /** Makes an organization without members; for administrators of the site. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `field`, CONFLICT where another has the short name. */
  createOrganization: Organization;
  /** Makes a project of the viewer's, with its first version where it has notebooks. Codes: UNAUTHENTICATED, NOT_FOUND (a notebook that isn't the viewer's own upload for `notebook`), CONFLICT (one project too many), FORBIDDEN with `field` organizationId (the viewer doesn't belong to it), BAD_USER_INPUT with `field` title, description, tagIds or notebooks. */
  createProject: Project;
  /** Makes a version of what the viewer's project is now; where nothing has changed since the last one, it stays the last one. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT (one version too many), BAD_USER_INPUT with `field` note. */
  createProjectVersion: Project;
  /** Writes a questionnaire as a draft, which nobody else sees; for administrators of the site, as all that follows here. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `field`. */
  createQuestionnaire: ManagedQuestionnaire;
  /** Keeps code as a snippet of the viewer's. Codes: UNAUTHENTICATED, CONFLICT (1,000 snippets, or with `field` folder 100 folders already), BAD_USER_INPUT with `field` name, language, code or folder. */
  createSnippet: OwnSnippet;
  /** Adds a stage. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field`, CONFLICT where promoted teams would change their stage. */
  createStage: Competition;
  /** Adds a task, switched off; for administrators of the site, as all that follows here. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `field`, CONFLICT above 100 tasks. */
  createTask: ManagedTask;
  /** Files a work order; the support answers within 5 working days. Codes: UNAUTHENTICATED, BAD_USER_INPUT with `field` (content, competitionId), NOT_FOUND with `field` (typeId, competitionId, organizationId), RATE_LIMITED past 20 a day. */
  createWorkOrder: WorkOrder;
  /** Stops an account and ends all its sessions and access tokens at once. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` reason, CONFLICT (the own account; one that is stopped). */
  deactivateMember: AdministeredMember;
  /** Removes a canned answer, and answers its id; for support staff and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deleteCannedAnswer: Scalars['ID']['output'];
  /** Deletes a section: what it held stays in the channel, and its children move up to its place. For moderators of its channel and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deleteChannelSection: Channel;
  /** Takes what was written so far out of the viewer's sight; the other member keeps it, and a new message brings the conversation back. Answers its id. Codes: UNAUTHENTICATED, NOT_FOUND. */
  deleteChatSession: Scalars['ID']['output'];
  /** Deletes a column of the viewer's for good while it is empty, and answers its id. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (it holds projects). */
  deleteColumn: Scalars['ID']['output'];
  /** Deletes a comment of the viewer's; administrators delete others' by `removeContent`. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for others'. */
  deleteComment: Comment;
  /** Deletes a draft for which nobody has registered, with its stages, tasks, datasets and rules; answers its id. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT ("已发布的比赛不能删除", "已有成员报名，不能删除" and others). */
  deleteCompetition: Scalars['ID']['output'];
  /** Removes a task without works. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT. */
  deleteCompetitionTask: Stage;
  /** Deletes a dataset of the viewer's for good, and answers its id. Codes: UNAUTHENTICATED, NOT_FOUND. */
  deleteDataset: Scalars['ID']['output'];
  /** Deletes a post; its author, the moderators of its channel and administrators. Answers its id. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  deleteForumPost: Scalars['ID']['output'];
  /** Deletes a reply, whose floor stays; its author, the moderators of its channel and administrators. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  deleteForumReply: ForumReply;
  /** Removes a group with its boards; no result is lost. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deleteLeaderboardGroup: Scalars['Boolean']['output'];
  /** Deletes a project of the viewer's for good, and answers its id. Codes: UNAUTHENTICATED, NOT_FOUND. */
  deleteProject: Scalars['ID']['output'];
  /** Deletes a snippet of the viewer's, and answers its id; what others have collected of it stays theirs. Codes: UNAUTHENTICATED, NOT_FOUND. */
  deleteSnippet: Scalars['ID']['output'];
  /** Removes a stage without tasks. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT. */
  deleteStage: Competition;
  /** Deletes a work for good and gives its submission back; the team's next best work stands on the boards. Answers its id. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  deleteWork: Scalars['ID']['output'];
  /** Turns the second step off. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), BAD_USER_INPUT with `field` password or code, CONFLICT where it is off, RATE_LIMITED after 5 wrong ones. */
  disableTwoFactor: Viewer;
  /** Dissolves the team: each member gets a team of their own with the works that they submitted, and with the submission counts of the whole. By the captain. Answers the competition with the viewer's new team. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT (alone in the team, banned, after the end). */
  dissolveTeam?: Maybe<Competition>;
  /** Ends an announcement now. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for a draft, and for what has ended already. */
  endAnnouncement: Announcement;
  /** Puts a public dataset among those that editors have chosen, or out; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  featureDataset: Dataset;
  /** Fills in, or corrects, the viewer's id on another platform, where the site asks for one (`Site.platformIdBoxes`). Codes: UNAUTHENTICATED; NOT_FOUND; FORBIDDEN ("请先报名比赛"); BAD_USER_INPUT with `field` platformId; CONFLICT ("该比赛无需填写平台ID"). */
  fillPlatformId: Competition;
  /** Takes a post, a reply, a project, a comment or a column out of all lists and counts; its owner is told why and still reads it. For administrators of the site, as all that follows here. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` reason (missing, or above 200 characters), CONFLICT where it is folded. */
  foldContent: ModeratedContent;
  /** Follows a member, a column or a channel; doing it again changes nothing. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (oneself, one's own column), CONFLICT (the account is stopped). */
  follow: FollowTarget;
  /** Makes a private project of the viewer's out of a version of one that they may read; its author is told. Codes: UNAUTHENTICATED, NOT_FOUND (project or version), CONFLICT (one project too many), BAD_USER_INPUT (the project has no version). */
  forkProject: Project;
  /** Never does a parked job, and answers its id. Codes: UNAUTHENTICATED, FORBIDDEN, CONFLICT (somebody else has decided), BAD_USER_INPUT with `field` reason. */
  giveUpJob: Scalars['ID']['output'];
  /** Never sends a parked mail, and answers its key. Codes: UNAUTHENTICATED, FORBIDDEN, CONFLICT (somebody else has decided), BAD_USER_INPUT with `field` reason. */
  giveUpMail: Scalars['String']['output'];
  /** Protects this session for 15 minutes, by code or password. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), BAD_USER_INPUT with `field` ("验证码错误", "验证码无效", "密码错误"), RATE_LIMITED. */
  grantProtection: Viewer;
  /** Takes a work out, with a reason that its team reads; it counts towards the limits and stands on no board. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT (taken out already, or with an error), BAD_USER_INPUT with `field` reason. */
  invalidateWork: Work;
  /** Makes an organization from an accepted application, once, with its administrators, who are told; the member who applied is the first of them. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (an account that isn't there, with `field` administrators), BAD_USER_INPUT with `field`, CONFLICT ("请先通过该申请", "该申请已经新建过组织", the short name is taken). */
  makeHostOrganization: HostApplication;
  /** Marks all messages of a conversation as read, and their notifications. Codes: UNAUTHENTICATED, NOT_FOUND. */
  markChatSessionRead: ChatSession;
  /** Makes a post sticky or good, or no longer; the organizer, the moderators of the channel and administrators. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  markForumPost: ForumPost;
  /** Marks the listed notifications as read, or all of them but those of chat messages. Codes: UNAUTHENTICATED, BAD_USER_INPUT. */
  markNotificationsRead: Viewer;
  /** Moves a project within the viewer's own column. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (the column doesn't hold it, or not the one before which it is put). */
  moveColumnProject: Column;
  /** Changes what the viewer's team says of one of its works. Codes: UNAUTHENTICATED, NOT_FOUND for anyone who isn't in the team, CONFLICT for a banned team, BAD_USER_INPUT with `field` note (more than 200 characters). */
  noteWork: Work;
  /** The conversation with another member, made where there is none; there is one for each two members. Codes: UNAUTHENTICATED, NOT_FOUND (no such member), BAD_USER_INPUT with `field` memberId (none given, or oneself), RATE_LIMITED (too many new ones in a day). */
  openChatSession: ChatSession;
  /** The conversation of a team that the viewer is in, made with the first look. Codes: UNAUTHENTICATED, NOT_FOUND (also for all who aren't in the team). */
  openTeamChat: ChatSession;
  /** Sets the order of a competition's datasets, each named once. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT when they have become others. */
  orderDatasetBindings: Competition;
  /** Hands a gift card out by its code, which its member alone sees. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN (also for one's own), NOT_FOUND, CONFLICT (it was decided, or the operator's issuer doesn't answer), BAD_USER_INPUT with `field` code. */
  payExchange: Exchange;
  /** Pins things of a channel before the others, or puts them back. For its moderators and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  pinInChannel: Channel;
  /** Puts a public project before all others of the list, or back among them; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  pinProject: Project;
  /** Promotes teams out of a stage into the next and pays the award of that, once a member and stage; they submit in the old one too until it ends. Teams that don't stand in it or are banned are passed over. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT after the last stage. */
  promoteTeams: Promotion;
  /** Shows a draft to members from its start on. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where it was published before, or its end has passed. */
  publishAnnouncement: Announcement;
  /** Publishes these files as the next version of the viewer's dataset; where nothing has changed since the last one, it stays the last one. Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with `field` files or note, CONFLICT for too many versions. */
  publishDatasetVersion: Dataset;
  /** Publishes the final ranking in place of an earlier one. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT ("比赛结束后才能发布最终排名", "奖励已经发放，最终排名不能再修改"; a banned team). From then on it is frozen: the times, stages and tasks of the competition stay, and teams neither merge nor part, until it is taken back. */
  publishFinalRanking: Competition;
  /** Opens a draft to members, or one that was closed once more; who answered or refused it isn't asked again. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for an open one. */
  publishQuestionnaire: ManagedQuestionnaire;
  /** Rates a creator's published dataset; the same rating again changes nothing. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN (also for one's own), NOT_FOUND. */
  rateDataset: RateableDataset;
  /** Starts a stopped account again. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where it isn't stopped, or is closed for good. */
  reactivateMember: AdministeredMember;
  /** Pays this week's bonus, once a week. Codes: UNAUTHENTICATED, CONFLICT ("本周鲸彩已领取，下周继续"). */
  receiveWeeklyCoinBonus: Viewer;
  /** Keeps that the viewer has seen the news of a channel that they follow. Codes: UNAUTHENTICATED, NOT_FOUND. */
  recordChannelView: Channel;
  /** Records that a creator broke the rules, and tells them why; the second ends the programme for them. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN (also for oneself), NOT_FOUND, CONFLICT (it has ended), BAD_USER_INPUT with `field` reason. */
  recordCreatorViolation: AdministeredCreator;
  /** Counts a view: one a day for each member, or for each address without one. Answers whether it is there. Codes: NOT_FOUND. */
  recordForumPostView: Scalars['Boolean']['output'];
  /** Records that a page was seen; may advance a task that asks for a visit. Codes: BAD_USER_INPUT, RATE_LIMITED. */
  recordPageView: Scalars['Boolean']['output'];
  /** Counts a view: one a day for each member, or for each address without one. Answers whether it is there. Codes: NOT_FOUND. */
  recordProjectView: Scalars['Boolean']['output'];
  /** Sets another password by the code that was sent, ends all sessions of the account, and its access tokens where asked; sign in anew afterwards. Codes: BAD_USER_INPUT with `field` as for `resetPassword`; RATE_LIMITED. */
  recoverAccount: RecoveredAccount;
  /** Says that the viewer would not answer a questionnaire: it isn't asked again. Who has answered it already has. Codes: UNAUTHENTICATED, NOT_FOUND. */
  refuseQuestionnaire: Scalars['Boolean']['output'];
  /** Registers the viewer, who gets a team of their own at once, or when those who manage the competition have passed the registration. Codes: UNAUTHENTICATED; NOT_FOUND; FORBIDDEN (phone, e-mail or real name must be verified first); BAD_USER_INPUT with `field` answers, files or invitationCode ("{name} 是必填项" and others); CONFLICT ("你已报名当前比赛", "比赛未开始，无法报名", "报名已截止", "比赛已经结束，无法报名", "该系列赛仅能报名一个子比赛哦", the wallet is short of the entrance fee, the fee is no longer the one that was agreed to). */
  registerForCompetition: Competition;
  /** Takes a moderator of a channel away; without them nothing changes. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  removeChannelModerator: Channel;
  /** Takes a project out of the viewer's own column; without it nothing changes. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  removeColumnProject: Column;
  /** Deletes a post, a reply, a comment or a project for good and tells its owner why. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` reason, CONFLICT for a column, which is folded only. */
  removeContent: ModeratedContent;
  /** Takes a dataset away with its files. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  removeDatasetBinding: Scalars['Boolean']['output'];
  /** Takes something out of a section; it stays in the channel. For moderators of its channel and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  removeFromChannelSection: Channel;
  /** Takes a member out of the organization; the competitions that they organize stay theirs. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT ("组织至少要有一名管理员，请先指定其他管理员", for an administrator of the organization alone). */
  removeOrganizationMember: Organization;
  /** Ten other recovery codes in place of those that are left. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), BAD_USER_INPUT with `field` password or code, CONFLICT where the second step is off, RATE_LIMITED after 5 wrong ones. */
  renewRecoveryCodes: RecoveryCodes;
  /** Replaces the upload token of the viewer's team for a task; the old one stops at once. Codes: UNAUTHENTICATED, FORBIDDEN for anyone but the captain, NOT_FOUND, BAD_USER_INPUT for a task without one. */
  renewUploadToken: CompetitionTask;
  /** A challenge that has to be solved before a code is sent: find a whole number whose SHA-256 of `challenge:number` begins with `bits` zero bits. Lives ten minutes, good once. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), RATE_LIMITED. */
  requestCaptcha: Captcha;
  /** Asks for an export of all of the viewer's data ("导出我的数据"); a notification tells when it is ready. One a day (Asia/Shanghai); one that failed doesn't count. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), UNAUTHENTICATED or BAD_USER_INPUT with `field` code (the second step), BAD_USER_INPUT with `field` password, RATE_LIMITED (the second one of a day, or 5 wrong passwords or codes). */
  requestDataExport: DataExport;
  /** Asks for a gift card of 50, 100 or 200 yuan and holds as many whale coins. Codes: UNAUTHENTICATED, FORBIDDEN (no creator, or banned), BAD_USER_INPUT and CONFLICT with `field` amount (another amount; above 300 yuan a month, or the balance). */
  requestExchange: Exchange;
  /** Asks a member to consent to their removal. By the captain. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT (banned, after the end, asked already). */
  requestMemberRemoval: TeamApplication;
  /** Hands in a name, an ID number and a photo for an administrator to look at, within 24 hours. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), BAD_USER_INPUT with `field` ("请先上传身份证照片" and others), NOT_FOUND (not the viewer's upload of the purpose `identity`), CONFLICT (one waits already, or the name is verified), RATE_LIMITED. */
  requestRealNameReview: Viewer;
  /** A challenge for a visitor who has forgotten the password, as of `requestCaptcha`. Lives ten minutes, good once. Codes: RATE_LIMITED after 60 a minute for an address. */
  requestRecoveryCaptcha: Captcha;
  /** Asks the captain to consent to the viewer's leave. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT (a captain of others, banned, after the end, asked already). */
  requestTeamLeave: TeamApplication;
  /** Scores all works of an automatically reviewed task again, each keeping its result until the new one is there. Answers how many were queued. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT for a task that people review. */
  rescoreTask: Scalars['Int']['output'];
  /**
   * Sets another password by the code that was sent, and ends all sessions of the account; sign in anew afterwards. Codes: BAD_USER_INPUT with `field` code (wrong, old, or for a contact that nobody has), newPassword, confirmPassword, email or phone; RATE_LIMITED after 5 tries a minute.
   * @deprecated `recoverAccount` does the same and says which access tokens there are.
   */
  resetPassword: Scalars['Boolean']['output'];
  /** Puts folded content back and tells its owner. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where it isn't folded. */
  restoreContent: ModeratedContent;
  /** Gives a member's rights as a creator back and tells them. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where they aren't taken. */
  restoreCreator: AdministeredMember;
  /** Takes a work that was taken out back in; its team hears of it. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT. */
  restoreWork: Work;
  /** Does a parked job again, and answers its id. Codes: UNAUTHENTICATED, FORBIDDEN, CONFLICT (somebody else has decided). */
  retryJob: Scalars['ID']['output'];
  /** Sends a parked mail again, and answers its key. Codes: UNAUTHENTICATED, FORBIDDEN, CONFLICT (with `field` mayRepeat for one that may have arrived; or somebody else has decided). */
  retryMail: Scalars['String']['output'];
  /** Gives the coins of an exchange back, and tells the member why. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN (also for one's own), NOT_FOUND, CONFLICT (it was decided), BAD_USER_INPUT with `field` reason. */
  returnExchange: Exchange;
  /** Passes or rejects a qualification review; the team hears of it. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT once it was decided, BAD_USER_INPUT with `field` reason. */
  reviewQualification: QualificationReview;
  /** Passes or rejects a waiting real-name request; its member is notified. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT ("请填写拒绝的原因"), CONFLICT (decided already, or the number verifies another account). */
  reviewRealName: RealNameRequestDetail;
  /** Passes or rejects a registration that is under review; for those who manage the competition. A rejected member gets the entrance fee back and may register again. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT with `field` reason, CONFLICT ("该报名已经审核过了"). */
  reviewRegistration: RegistrationReview;
  /** Passes or rejects several registrations that are under review, with one reason, as `reviewRegistration` does with one; for those who manage the competition. One that is decided already, or isn't there, says so in its result and stops no other. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT with `field` reason or memberIds. */
  reviewRegistrations: Array<ReviewedRegistration>;
  /** Gives a work that people review one's score and comment, in place of one's own before; its score is the mean of its reviewers'. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT (scored automatically, invalidated), BAD_USER_INPUT with `field` score or comment. */
  reviewWork: Work;
  /** Revokes a token at once; its sockets close within 5 seconds. Codes: UNAUTHENTICATED, NOT_FOUND. */
  revokeAccessToken: Viewer;
  /** Ends another session of the member; its sockets close within 5 seconds. Codes: UNAUTHENTICATED, NOT_FOUND. */
  revokeSession: Viewer;
  /** Chooses one or two works of the viewer's team for the private board, in place of those chosen before; any member of the team may, until the task ends or its private board opens. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT (not registered, banned team, too late), BAD_USER_INPUT with `field` workIds (none, more than two, one with an error). */
  selectWorks: CompetitionTask;
  /** Sends a message to the other member, who gets event 2 (the first) or 3, or to the team, whose other members get 2080. Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with `field` content, RATE_LIMITED (too many in a minute). */
  sendChatMessage: ChatMessage;
  /** Sends a code to an e-mail address, in a protected session or with the password: one a minute, ten a day. Codes: UNAUTHENTICATED, FORBIDDEN (session isn't protected, asked with an access token), BAD_USER_INPUT with `field`, RATE_LIMITED, CONFLICT when it couldn't be sent. */
  sendEmailCode: CodeSent;
  /** Sends a code to a phone number: one a minute, ten a day. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), BAD_USER_INPUT ("请输入有效手机号", "该手机号已被绑定，请输入新手机号", a captcha that isn't good), RATE_LIMITED, CONFLICT when it couldn't be sent. */
  sendPhoneCode: CodeSent;
  /** Sends a code to the bound phone or e-mail address, with which this session can be protected. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), CONFLICT where none is bound, BAD_USER_INPUT (captcha), RATE_LIMITED. */
  sendProtectionCode: CodeSent;
  /** Sends a code to an e-mail address or a phone number that a member has verified, one a minute and ten a day. The answer, and the time that it takes, are the same where nobody has it. Codes: BAD_USER_INPUT with `field` email, phone, countryCode or captcha; RATE_LIMITED. */
  sendRecoveryCode: CodeSent;
  /** Writes in a work order. Codes: UNAUTHENTICATED, NOT_FOUND (also for attachments that aren't the viewer's uploads), BAD_USER_INPUT with `field` ("请输入发送内容"), CONFLICT where it is closed, or awaits the confirmation of the member who writes. */
  sendWorkOrderMessage: WorkOrder;
  /** Sets the fields of activities as a whole, in their order; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `field` such as fields.0.name, CONFLICT where one is left out that activities are of. */
  setActivityFields: Array<ActivityField>;
  /** Has the news of a channel sent to the viewer's e-mail, and follows it; or ends the mails. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT (the account has no e-mail that is proved). */
  setChannelMail: Channel;
  /** Publishes the competition, or takes it back to a draft while nobody has registered. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT ("发布前请至少添加一个阶段", "已有成员报名，不能撤回发布" and others). */
  setCompetitionPublished: Competition;
  /** Takes a task out of the ranking, with a reason that everyone sees and those registered hear of, or puts it back in. Its works stay, and are still taken. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` reason, CONFLICT where it is so already, and once the final ranking is published. */
  setCompetitionTaskExcluded: CompetitionTask;
  /** Sets what stands above the datasets of a competition that the viewer manages. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT. */
  setDatasetDescription: Competition;
  /** Puts it together anew, as a whole; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for a dataset that isn't public or a member who isn't there, BAD_USER_INPUT, each with `field` groups, groups.0.name, groups.0.datasets or sponsorIds. */
  setDatasetShowcase: DatasetShowcaseSettings;
  /** Sets what an external board of the site's settings shows; for administrators, also by an access token. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` html. */
  setExternalBoard: ExternalBoard;
  /** Chooses the creators whom the page of the plan features, in their order. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND with `field` memberIds (no creator), BAD_USER_INPUT with `field` memberIds (more than 6, or one twice). */
  setFeaturedCreators: CreatorPlan;
  /** Sets or ends the invitation of a competition that the viewer manages; codes stay as they are. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` linkText or notice. */
  setInvitation: Competition;
  /** Puts teams on a board of a group and takes others off. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT above 1,000 teams. */
  setLeaderboardTeams: GroupLeaderboard;
  /** Sets the HTML that the board of a task or of a stage is shown in, or takes it away; for those who manage its competition. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` html. */
  setLeaderboardTemplate: LeaderboardTemplate;
  /** Gives a member a role or takes it; what they have, or lack, already stays. For administrators of the site, as all that follows here. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT with `field` role (the own role of administrator; a creator whose rights are taken). */
  setMemberRole: AdministeredMember;
  /** Changes where the viewer wants notifications; what isn't given stays. What has come before is shown by it too. Codes: UNAUTHENTICATED, BAD_USER_INPUT with `field` ("系统通知不能关闭站内提醒"). */
  setNotificationSettings: Viewer;
  /** Sets the role of a member of the organization, who is told. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT ("组织至少要有一名管理员，请先指定其他管理员", for an administrator of the organization alone). */
  setOrganizationMemberRole: Organization;
  /** Sets what is recommended, as a whole; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `field`. */
  setRecommendConfig: RecommendConfig;
  /** Sets the channels of the carousel, and answers it; none stands for the most followed. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` channelIds. */
  setRecommendedChannels: Array<Channel>;
  /** Sets the columns beside a competition that the viewer manages; at most 4. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` columnIds. */
  setRelatedColumns: Competition;
  /** Sets what the site is configured with, as a whole; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `field`. */
  setSiteSettings: Site;
  /** Sets all skill rules of a competition that the viewer manages; at most 30. A skill that nobody has named before is new. Rules count from now on: who has earned a skill keeps it, and what happened before earns nothing. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` rules.<index>.<part>. */
  setSkillRules: Competition;
  /** Switches a task on or off. Off it isn't counted or shown, but to those whose reward waits. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  setTaskActive: ManagedTask;
  /** Bans a team, with a reason of at most 200 characters that its members read, or takes the ban back; for those who manage its competition. While it is banned it stands on no board, in no ranking and in no count of a board, and comes back with its works. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT. */
  setTeamBanned: ManagedTeam;
  /** Opens or closes the team for applications. By the captain. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT (at the cap, banned). */
  setTeamReceiving: Team;
  /** Sets the named settings of the member and leaves the others. Codes: UNAUTHENTICATED, BAD_USER_INPUT (keys of letters, digits, `_`, `:` and `-`; values boolean, number or at most 200 characters; at most 200 keys). */
  setWeakFlags: Viewer;
  /** Moves a work order. Its creator: to CLOSED (where it awaited confirmation, as RESOLVED), out of AWAITING_CONFIRMATION or CLOSED to PROCESSING. The support: to CLOSED, with a reason unless it awaits confirmation. Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with `field` (reason), CONFLICT where it can't come there from where it is. */
  setWorkOrderStatus: WorkOrder;
  /** Makes a link by which others read a project of the viewer's; where there is one, it stays. Codes: UNAUTHENTICATED, NOT_FOUND. */
  shareProject: Project;
  /** Says who reads a snippet of the viewer's. LINK keeps the link that there is; any other ends it for good. Codes: UNAUTHENTICATED, NOT_FOUND. */
  shareSnippet: OwnSnippet;
  /** Signs in and, in a browser, sets the session cookie. Where the account's second step is on and the password was right, but `code` is missing: UNAUTHENTICATED with `field` code; the same is then sent again with it. Codes: BAD_USER_INPUT ("账号或密码错误"; with `field` code "验证码错误或已使用过"), UNAUTHENTICATED with `field` code, RATE_LIMITED after 5 attempts a minute for an account or 60 for an address, or after 5 wrong codes. */
  signIn: Viewer;
  /** Ends this session on the server and clears its cookie. True also for a visitor. Codes: none. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all sessions of the member but this one, and this one too where asked; their sockets close within 5 seconds. Access tokens stay unless they are named too. Null once this session has ended. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token). */
  signOutEverywhere?: Maybe<Viewer>;
  /** Makes an account and signs in. Codes: BAD_USER_INPUT with `field` name, email or password; CONFLICT with `field` when the e-mail or the name is taken; RATE_LIMITED. */
  signUp: Viewer;
  /** Hands in the qualification review of the viewer's team for a stage, again after a rejection; any member of the team may. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT (not registered, banned team, in review or passed already, outside the stage's dates), BAD_USER_INPUT with the id of the form's field as `field`. */
  submitQualification: Stage;
  /** Submits a result file, which is queued for review, or the answers to a form that people review; follow `notificationReceived` or the work itself for the score. Codes: UNAUTHENTICATED, NOT_FOUND (task, or a file that isn't the viewer's own upload for results or answers), CONFLICT (not registered, banned team, before the start, after the deadline, closed, over the daily or total limit, neither the team's stage nor one that it was promoted from and that still runs, without the stage's qualification review), BAD_USER_INPUT with `field` result (extension, size) or the id of the form's field, or note (more than 200 characters). */
  submitWork: Work;
  /** Follows a column; doing it again changes nothing. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (one's own column). */
  subscribeToColumn: Column;
  /** Counts what a reader did or saw; for visitors too. Names are lower-case words joined by `_`, at most 40 characters; an event named `client_error` goes to the operator's log. Codes: BAD_USER_INPUT, RATE_LIMITED. */
  track: Scalars['Boolean']['output'];
  /** Makes another member captain. By the captain. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT (banned, after the end). */
  transferTeamCaptaincy: Team;
  /** Unbinds an identity of another site, by password and code. Codes: UNAUTHENTICATED, FORBIDDEN (asked with an access token), UNAUTHENTICATED or BAD_USER_INPUT with `field` code (the second step), BAD_USER_INPUT with `field` password, CONFLICT (nothing is bound; it is the only way in), RATE_LIMITED. */
  unbindOAuth: Viewer;
  /** Takes a dataset out of the viewer's favourites; without it nothing changes. Codes: UNAUTHENTICATED, NOT_FOUND. */
  unbookmarkDataset: Dataset;
  /** Takes a project out of the viewer's favourites; without it nothing changes. Codes: UNAUTHENTICATED, NOT_FOUND. */
  unbookmarkProject: Project;
  /** Takes things out of a channel and of its sections; what it doesn't hold changes nothing. For its moderators and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  uncollectFromChannel: Channel;
  /** Ends following a member, a column or a channel, and a channel's mails; without following it nothing changes. Codes: UNAUTHENTICATED, NOT_FOUND. */
  unfollow: FollowTarget;
  /** Ends the link by which others read a project of the viewer's, for good. Codes: UNAUTHENTICATED, NOT_FOUND. */
  unshareProject: Project;
  /** Ends following a column; without following it nothing changes. Codes: UNAUTHENTICATED, NOT_FOUND. */
  unsubscribeFromColumn: Column;
  /** Ends what the link in a mail is about, signed in or not; a second time changes nothing. Codes: NOT_FOUND (not a link of ours), CONFLICT (of a mail that is over a year old: "退订链接已过期，请登录后在通知设置中退订", of channels "退订链接已过期，请登录后在频道页面取消邮件订阅"). */
  unsubscribeFromMail: MailSubscription;
  /** Changes an announcement; who closed it before sees it once more. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field`. */
  updateAnnouncement: Announcement;
  /** Changes what a badge is called and takes; for administrators of the site. Who has come to a lowered threshold is given it within the hour; nobody loses one. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field`. */
  updateBadge: BadgeSetting;
  /** Changes a canned answer; for support staff and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` (title, text). */
  updateCannedAnswer: CannedAnswer;
  /** Changes what is given of a channel; for its moderators and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (channel, or a picture that isn't the viewer's own upload for `post-image`), BAD_USER_INPUT with `field` as for createChannel. */
  updateChannel: Channel;
  /** Renames, hides, shows or moves a section. For moderators of its channel and administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` name or parentId (below itself, or below the third level). */
  updateChannelSection: Channel;
  /** Changes a column's texts and its picture; for its owner. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` as for createColumn. */
  updateColumn: Column;
  /** Changes a comment of the viewer's. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for others', BAD_USER_INPUT with `field` content. */
  updateComment: Comment;
  /** Sets what an organizer says of the competition, as a whole; for those who manage it, as all that follows here. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` such as name, endDate or tabs.0.title, CONFLICT with `field` kind or seriesId, or tabs where a published competition would have none. */
  updateCompetition: Competition;
  /** Sets a task as a whole. Once there are works, another solution, metric or column has them scored again, with `rescore`. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` such as name or objective.solution, CONFLICT for that without `rescore`, for what would break answers that were given (`field` such as form.fields.0.options), and for the best score and the number of chosen works once there are works. */
  updateCompetitionTask: CompetitionTask;
  /** Says what a dataset of the viewer's is called, what it says of itself and who sees it; tags that were given to it stay. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN with `field` organizationId (the viewer doesn't belong to it, and it doesn't stand in its name yet), BAD_USER_INPUT with `field`. */
  updateDataset: Dataset;
  /** Sets a dataset as a whole. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for a file of another dataset, BAD_USER_INPUT with `field`. */
  updateDatasetBinding: DatasetBinding;
  /** Changes a post's texts; its author and administrators. Codes: UNAUTHENTICATED, NOT_FOUND (post, or a picture that isn't the viewer's own upload for `post-image`), FORBIDDEN, BAD_USER_INPUT with `field` as for createForumPost. */
  updateForumPost: ForumPost;
  /** Changes a reply; its author and administrators. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT with `field` content. */
  updateForumReply: ForumReply;
  /** Sets how much others see of the viewer's profile. Codes: UNAUTHENTICATED. */
  updateHomepage: Member;
  /** Sets a group with its boards as a whole; a board that stays keeps its teams. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` such as name or leaderboards.0.endDate. */
  updateLeaderboardGroup: LeaderboardGroup;
  /** Sets what the organization says of itself; for administrators of the site. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field`. */
  updateOrganization: Organization;
  /** Changes what the viewer says of themselves, the picture included; what is left out stays. Codes: UNAUTHENTICATED, BAD_USER_INPUT with `field`, NOT_FOUND with `field` avatar (no upload of the viewer's). */
  updateProfile: Member;
  /** Says what a project of the viewer's is called, what it is about, holds and who sees it; tags that were given to it stay, and so do its versions. Codes: UNAUTHENTICATED, NOT_FOUND (project, or a notebook that neither it has nor the viewer has uploaded for `notebook`), FORBIDDEN with `field` organizationId (the viewer doesn't belong to it, and it doesn't stand in its name yet), BAD_USER_INPUT with `field` title, description, tagIds or notebooks. */
  updateProject: Project;
  /** Changes a questionnaire that nobody has answered yet. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field`, CONFLICT once a member has answered it. */
  updateQuestionnaire: ManagedQuestionnaire;
  /** Sets what a competition asks of those who register from now on, all of it at once; for those who manage it. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT with `field` such as form.0, files.1 or entranceFee. */
  updateRegistrationSettings: Competition;
  /** Renames, moves or edits a snippet of the viewer's; what is absent stays. Codes: UNAUTHENTICATED, NOT_FOUND, CONFLICT (with `field` folder 100 folders already), BAD_USER_INPUT with `field` as for createSnippet. */
  updateSnippet: OwnSnippet;
  /** Sets a stage as a whole. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field`, CONFLICT where promoted teams would change their stage, and for what would break qualification reviews that were handed in (`field` such as qualification.fields.0.options). */
  updateStage: Stage;
  /** Changes a task; its type stays. Who has completed it gets what it paid then; who has come to a lowered threshold in the present period has completed it. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field`. */
  updateTask: ManagedTask;
  /** Changes name, description or picture. By the captain. Codes: UNAUTHENTICATED, NOT_FOUND (or a picture that isn't the viewer's own upload for `avatar`), FORBIDDEN, CONFLICT ("团队名称已锁定", banned; "该队名已被使用" with `field` name, where another team of the competition has it in any case and width), BAD_USER_INPUT with `field`. */
  updateTeam: Team;
  /** Marks a member as a verified organization or professional, or takes the mark away. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with `field` name (missing, or above 40 characters). */
  verifyMember: AdministeredMember;
  /** Verifies the real name at once, with the verified phone: 5 attempts per 2 hours. Codes: UNAUTHENTICATED, FORBIDDEN (no verified phone, asked with an access token), BAD_USER_INPUT with `field` or without (name, number and phone don't belong together), CONFLICT (no verifier, verified already, the number verifies another account), RATE_LIMITED. */
  verifyRealName: Viewer;
  /** Counts that the viewer looks at a dataset, once a day; their own never counts. Codes: UNAUTHENTICATED, NOT_FOUND. */
  viewDataset: Scalars['Boolean']['output'];
  /** Likes a dataset, or takes the like back; doing it again changes nothing. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for one's own. */
  voteDataset: Dataset;
  /** Likes a post or takes the like back; doing it again changes nothing. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (one's own post). */
  voteForumPost: ForumPost;
  /** Likes a project of somebody else's, who hears of the first time, or takes the like back; doing it again changes nothing. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for one's own. */
  voteProject: Project;
  /** Takes the final ranking back, as long as no coins have been paid. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT. */
  withdrawFinalRanking: Competition;
  /** Ends the viewer's registration before their team has submitted anything; the entrance fee goes back to the wallet at once, and one may register again while that is open. A team of others goes on without the viewer; a team of one ceases. Codes: UNAUTHENTICATED; NOT_FOUND ("你没有报名该比赛"); CONFLICT ("团队已有提交，不能退出比赛", "比赛已经结束，不能退出", "团队有其他成员，需移交队长后才能退出比赛", the team is banned). */
  withdrawFromCompetition: Competition;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAcceptApplicationArgs = {
  input: AcceptApplicationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAcceptColumnApplicationArgs = {
  input: AcceptColumnApplicationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAddChannelModeratorArgs = {
  input: AddChannelModeratorInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAddColumnProjectArgs = {
  input: ColumnProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAddOrganizationMemberArgs = {
  input: AddOrganizationMemberInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAddToChannelSectionArgs = {
  input: ChannelSectionContentInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAnnounceToCompetitionArgs = {
  input: AnnounceToCompetitionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAnswerHostApplicationArgs = {
  input: AnswerHostApplicationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAnswerQuestionnaireArgs = {
  input: AnswerQuestionnaireInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAnswerTeamApplicationArgs = {
  input: AnswerTeamApplicationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationApplyAsCreatorArgs = {
  input: ApplyAsCreatorInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationApplyToHostArgs = {
  input: ApplyToHostInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationApplyToTeamArgs = {
  input: ApplyToTeamInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAssignWorkOrderArgs = {
  input: AssignWorkOrderInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationAwardWorkPostArgs = {
  input: AwardWorkPostInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationBanCreatorArgs = {
  input: BanCreatorInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationBeginOAuthBindingArgs = {
  input: BeginOAuthBindingInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationBeginOAuthSignInArgs = {
  input: BeginOAuthSignInInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationBeginUploadArgs = {
  input: BeginUploadInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationBindPhoneArgs = {
  input: BindPhoneInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationBookmarkDatasetArgs = {
  input: DatasetReferenceInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationBookmarkProjectArgs = {
  input: ProjectReferenceInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCancelUploadArgs = {
  input: UploadSessionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCheckPasswordArgs = {
  input: CheckPasswordInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationClaimTaskRewardArgs = {
  input: ClaimTaskRewardInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCloseQuestionnaireArgs = {
  input: CloseQuestionnaireInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCollectIntoChannelArgs = {
  input: CollectIntoChannelInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCompleteUploadArgs = {
  input: UploadSessionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationConfirmTwoFactorArgs = {
  input: ConfirmTwoFactorInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationContinueOAuthSignInArgs = {
  input: ContinueOAuthSignInInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateAnnouncementArgs = {
  input: CreateAnnouncementInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateCannedAnswerArgs = {
  input: CreateCannedAnswerInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateChannelArgs = {
  input: CreateChannelInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateChannelSectionArgs = {
  input: CreateChannelSectionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateColumnArgs = {
  input: CreateColumnInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateCommentArgs = {
  input: CreateCommentInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateCompetitionArgs = {
  input: CreateCompetitionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateCompetitionTaskArgs = {
  input: CreateCompetitionTaskInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateDatasetArgs = {
  input: CreateDatasetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateDatasetBindingArgs = {
  input: CreateDatasetBindingInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateForumPostArgs = {
  input: CreateForumPostInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateForumReplyArgs = {
  input: CreateForumReplyInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateInvitationCodeArgs = {
  input: CreateInvitationCodeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateLeaderboardGroupArgs = {
  input: CreateLeaderboardGroupInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateProjectVersionArgs = {
  input: CreateProjectVersionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateQuestionnaireArgs = {
  input: CreateQuestionnaireInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateSnippetArgs = {
  input: CreateSnippetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateStageArgs = {
  input: CreateStageInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateTaskArgs = {
  input: CreateTaskInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationCreateWorkOrderArgs = {
  input: CreateWorkOrderInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeactivateMemberArgs = {
  input: DeactivateMemberInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteCannedAnswerArgs = {
  input: DeleteCannedAnswerInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteChannelSectionArgs = {
  input: DeleteChannelSectionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteChatSessionArgs = {
  input: ChatSessionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteColumnArgs = {
  input: DeleteColumnInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteCompetitionArgs = {
  input: DeleteCompetitionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteCompetitionTaskArgs = {
  input: DeleteCompetitionTaskInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteDatasetArgs = {
  input: DeleteDatasetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteForumPostArgs = {
  input: DeleteForumPostInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteForumReplyArgs = {
  input: DeleteForumReplyInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteLeaderboardGroupArgs = {
  input: DeleteLeaderboardGroupInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteSnippetArgs = {
  input: DeleteSnippetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteStageArgs = {
  input: DeleteStageInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDeleteWorkArgs = {
  input: WorkInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDisableTwoFactorArgs = {
  input: DisableTwoFactorInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationDissolveTeamArgs = {
  input: TeamInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationEndAnnouncementArgs = {
  input: EndAnnouncementInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationFeatureDatasetArgs = {
  input: FeatureDatasetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationFillPlatformIdArgs = {
  input: FillPlatformIdInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationFoldContentArgs = {
  input: FoldContentInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationFollowArgs = {
  input: FollowInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationForkProjectArgs = {
  input: ForkProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationGiveUpJobArgs = {
  input: GiveUpJobInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationGiveUpMailArgs = {
  input: GiveUpMailInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationGrantProtectionArgs = {
  input: GrantProtectionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationInvalidateWorkArgs = {
  input: WorkInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationMakeHostOrganizationArgs = {
  input: MakeHostOrganizationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationMarkChatSessionReadArgs = {
  input: ChatSessionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationMarkForumPostArgs = {
  input: MarkForumPostInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationMoveColumnProjectArgs = {
  input: MoveColumnProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationNoteWorkArgs = {
  input: NoteWorkInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationOpenChatSessionArgs = {
  input: OpenChatSessionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationOpenTeamChatArgs = {
  input: OpenTeamChatInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationOrderDatasetBindingsArgs = {
  input: OrderDatasetBindingsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationPayExchangeArgs = {
  input: PayExchangeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationPinInChannelArgs = {
  input: PinInChannelInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationPinProjectArgs = {
  input: PinProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationPromoteTeamsArgs = {
  input: PromoteTeamsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationPublishAnnouncementArgs = {
  input: PublishAnnouncementInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationPublishDatasetVersionArgs = {
  input: PublishDatasetVersionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationPublishFinalRankingArgs = {
  input: PublishFinalRankingInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationPublishQuestionnaireArgs = {
  input: PublishQuestionnaireInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRateDatasetArgs = {
  input: RateDatasetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationReactivateMemberArgs = {
  input: ReactivateMemberInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRecordChannelViewArgs = {
  input: RecordChannelViewInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRecordCreatorViolationArgs = {
  input: RecordCreatorViolationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRecordForumPostViewArgs = {
  input: RecordForumPostViewInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRecordPageViewArgs = {
  input: RecordPageViewInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRecordProjectViewArgs = {
  input: RecordProjectViewInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRecoverAccountArgs = {
  input: ResetPasswordInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRefuseQuestionnaireArgs = {
  input: RefuseQuestionnaireInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRegisterForCompetitionArgs = {
  input: RegisterForCompetitionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRemoveChannelModeratorArgs = {
  input: RemoveChannelModeratorInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRemoveColumnProjectArgs = {
  input: ColumnProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRemoveContentArgs = {
  input: RemoveContentInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRemoveDatasetBindingArgs = {
  input: RemoveDatasetBindingInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRemoveFromChannelSectionArgs = {
  input: ChannelSectionContentInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRemoveOrganizationMemberArgs = {
  input: RemoveOrganizationMemberInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRenewUploadTokenArgs = {
  input: RenewUploadTokenInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRequestDataExportArgs = {
  input: RequestDataExportInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRequestExchangeArgs = {
  input: RequestExchangeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRequestMemberRemovalArgs = {
  input: TeamMemberInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRequestRealNameReviewArgs = {
  input: RequestRealNameReviewInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRequestTeamLeaveArgs = {
  input: TeamInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRescoreTaskArgs = {
  input: RescoreTaskInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRestoreContentArgs = {
  input: RestoreContentInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRestoreCreatorArgs = {
  input: RestoreCreatorInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRestoreWorkArgs = {
  input: WorkInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRetryMailArgs = {
  input: RetryMailInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationReturnExchangeArgs = {
  input: ReturnExchangeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationReviewQualificationArgs = {
  input: ReviewQualificationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationReviewRealNameArgs = {
  input: ReviewRealNameInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationReviewRegistrationArgs = {
  input: ReviewRegistrationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationReviewRegistrationsArgs = {
  input: ReviewRegistrationsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationReviewWorkArgs = {
  input: ReviewWorkInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSelectWorksArgs = {
  input: SelectWorksInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSendChatMessageArgs = {
  input: SendChatMessageInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSendEmailCodeArgs = {
  input: SendEmailCodeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSendPhoneCodeArgs = {
  input: SendPhoneCodeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSendProtectionCodeArgs = {
  input: SendProtectionCodeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSendRecoveryCodeArgs = {
  input: SendRecoveryCodeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSendWorkOrderMessageArgs = {
  input: SendWorkOrderMessageInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetActivityFieldsArgs = {
  input: SetActivityFieldsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetChannelMailArgs = {
  input: SetChannelMailInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetCompetitionPublishedArgs = {
  input: SetCompetitionPublishedInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetCompetitionTaskExcludedArgs = {
  input: SetCompetitionTaskExcludedInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetDatasetDescriptionArgs = {
  input: SetDatasetDescriptionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetDatasetShowcaseArgs = {
  input: SetDatasetShowcaseInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetExternalBoardArgs = {
  input: SetExternalBoardInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetFeaturedCreatorsArgs = {
  input: SetFeaturedCreatorsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetInvitationArgs = {
  input: SetInvitationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetLeaderboardTeamsArgs = {
  input: SetLeaderboardTeamsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetLeaderboardTemplateArgs = {
  input: SetLeaderboardTemplateInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetMemberRoleArgs = {
  input: SetMemberRoleInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetNotificationSettingsArgs = {
  input: SetNotificationSettingsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetOrganizationMemberRoleArgs = {
  input: SetOrganizationMemberRoleInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetRecommendConfigArgs = {
  input: RecommendConfigInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetRecommendedChannelsArgs = {
  input: SetRecommendedChannelsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetRelatedColumnsArgs = {
  input: SetRelatedColumnsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetSiteSettingsArgs = {
  input: SiteSettingsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetSkillRulesArgs = {
  input: SetSkillRulesInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetTaskActiveArgs = {
  input: SetTaskActiveInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetTeamBannedArgs = {
  input: SetTeamBannedInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetTeamReceivingArgs = {
  input: SetTeamReceivingInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetWeakFlagsArgs = {
  input: SetWeakFlagsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSetWorkOrderStatusArgs = {
  input: SetWorkOrderStatusInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationShareProjectArgs = {
  input: ShareProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationShareSnippetArgs = {
  input: ShareSnippetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSignOutEverywhereArgs = {
  input: SignOutEverywhereInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSubmitQualificationArgs = {
  input: SubmitQualificationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSubmitWorkArgs = {
  input: SubmitWorkInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationSubscribeToColumnArgs = {
  input: ColumnReferenceInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationTrackArgs = {
  input: TrackInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationTransferTeamCaptaincyArgs = {
  input: TeamMemberInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUnbindOAuthArgs = {
  input: UnbindOAuthInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUnbookmarkDatasetArgs = {
  input: DatasetReferenceInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUnbookmarkProjectArgs = {
  input: ProjectReferenceInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUncollectFromChannelArgs = {
  input: UncollectFromChannelInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUnfollowArgs = {
  input: FollowInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUnshareProjectArgs = {
  input: ShareProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUnsubscribeFromColumnArgs = {
  input: ColumnReferenceInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUnsubscribeFromMailArgs = {
  input: UnsubscribeFromMailInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateAnnouncementArgs = {
  input: UpdateAnnouncementInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateBadgeArgs = {
  input: UpdateBadgeInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateCannedAnswerArgs = {
  input: UpdateCannedAnswerInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateChannelArgs = {
  input: UpdateChannelInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateChannelSectionArgs = {
  input: UpdateChannelSectionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateColumnArgs = {
  input: UpdateColumnInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateCommentArgs = {
  input: UpdateCommentInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateCompetitionArgs = {
  input: UpdateCompetitionInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateCompetitionTaskArgs = {
  input: UpdateCompetitionTaskInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateDatasetArgs = {
  input: UpdateDatasetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateDatasetBindingArgs = {
  input: UpdateDatasetBindingInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateForumPostArgs = {
  input: UpdateForumPostInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateForumReplyArgs = {
  input: UpdateForumReplyInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateHomepageArgs = {
  input: UpdateHomepageInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateLeaderboardGroupArgs = {
  input: UpdateLeaderboardGroupInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateQuestionnaireArgs = {
  input: UpdateQuestionnaireInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateRegistrationSettingsArgs = {
  input: UpdateRegistrationSettingsInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateSnippetArgs = {
  input: UpdateSnippetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateStageArgs = {
  input: UpdateStageInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateTaskArgs = {
  input: UpdateTaskInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationUpdateTeamArgs = {
  input: UpdateTeamInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationVerifyMemberArgs = {
  input: VerifyMemberInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationVerifyRealNameArgs = {
  input: VerifyRealNameInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationViewDatasetArgs = {
  input: ViewDatasetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationVoteDatasetArgs = {
  input: VoteDatasetInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationVoteForumPostArgs = {
  input: VoteForumPostInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationVoteProjectArgs = {
  input: VoteProjectInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationWithdrawFinalRankingArgs = {
  input: WithdrawFinalRankingInput;
};


/** What one can do. Each field names its codes; beside them any may fail with RATE_LIMITED (600 operations a minute for a member, 300 for an address without one), UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL. A refusal changes nothing; its message is Chinese and can be shown as it is, and `extensions.field` names the input at fault. */
export type MutationWithdrawFromCompetitionArgs = {
  input: WithdrawFromCompetitionInput;
};

/** How much is new in a feed. */
export type NewFeedItems = {
  /** At most 20. */
  count: Scalars['Int']['output'];
  /** Whether there are more than were counted. */
  hasMore: Scalars['Boolean']['output'];
};

/** Input of `noteWork`. */
export type NoteWorkInput = {
  /** At most 200 characters; empty takes the note away. */
  note: Scalars['String']['input'];
  /** Id of one of the team's works. */
  workId: Scalars['ID']['input'];
};

/** A notebook of a version of a project. */
export type Notebook = {
  /** Where its file is downloaded; a path of the site. One of a private project works for an hour. */
  downloadUrl: Scalars['String']['output'];
  /** Opaque id of the notebook. */
  id: Scalars['ID']['output'];
  /** What it is written in, as highlight.js names it (`python`, `r`); null where it doesn't say. */
  language?: Maybe<Scalars['String']['output']>;
  /** The name of its file. */
  name: Scalars['String']['output'];
  /** Where it is shown, for a sandboxed frame; a path of the site. One of a private project works for an hour. */
  renderedUrl: Scalars['String']['output'];
};

/** What became of a notebook between two versions. */
export type NotebookChange = {
  /** Its cells in their order, by what its author wrote in them; what their runs put out isn't compared. */
  cells: Array<CellChange>;
  /** What became of it as a whole; of what came or went no cells are listed. */
  change: NotebookChangeKind;
  /** Whether there is more than is listed: beyond 2,000 lines, or too much to compare. */
  cut: Scalars['Boolean']['output'];
  /** Its name in the later version, or in the earlier where it went. */
  name: Scalars['String']['output'];
  /** Its name in the earlier version; null where it wasn't there. */
  previousName?: Maybe<Scalars['String']['output']>;
};

/** What became of something between two versions. */
export type NotebookChangeKind =
  /** It came. */
  | 'ADDED'
  /** It became another. */
  | 'CHANGED'
  /** It went. */
  | 'REMOVED'
  /** It stayed. */
  | 'SAME';

/** Something that happened and that the viewer is told of, for them alone. Kept for 30 days as an event. */
export type Notification = {
  /** How many like it are counted in this one, from 1. */
  batchCount: Scalars['Int']['output'];
  /** The message that was written to the viewer or to the viewer's team, for events 2, 3 and 2080. */
  chatMessage?: Maybe<ChatMessage>;
  /** The competition that it is about; null where it is about none. */
  competition?: Maybe<Competition>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Its number in the viewer's event log; hand it back as `after`. */
  eventId: Scalars['ID']['output'];
  /** The same by its name. */
  eventName: NotificationEvent;
  /** The kind of event by its number, such as 2001: a work was reviewed, 2002: a review failed. */
  eventType: Scalars['Int']['output'];
  /** Opaque id of the notification. */
  id: Scalars['ID']['output'];
  /** False where the viewer wants none of its kind in the bell: then it stands in no list, and only tells that something has changed. */
  inBell: Scalars['Boolean']['output'];
  /** The filter that it falls under; null for an event that no filter names. */
  kind?: Maybe<NotificationKind>;
  /** Path on this site that it leads to; null where there is none. */
  link?: Maybe<Scalars['String']['output']>;
  /** Who caused it; null where that was nobody in particular. */
  member?: Maybe<Member>;
  /** Whether the viewer wants it on the desktop, where the browser may show it. */
  onDesktop: Scalars['Boolean']['output'];
  /** Whether the viewer has marked it as read. */
  read: Scalars['Boolean']['output'];
  /** What grouped notifications have in common; null where one stands alone. */
  relatedId?: Maybe<Scalars['ID']['output']>;
  /** The team that it is about; null where it is about none. */
  team?: Maybe<Team>;
  /** A sentence in Chinese to show as it is. */
  text: Scalars['String']['output'];
  /** The work that was reviewed, for events 2001 and 2002. */
  work?: Maybe<Work>;
};

/** Where notifications of one kind are shown. */
export type NotificationChannels = {
  /** In the bell, its count and the list; always true of SYSTEM. */
  bell: Scalars['Boolean']['output'];
  /** On the desktop, where the browser may show them. */
  desktop: Scalars['Boolean']['output'];
  /** Which. */
  kind: NotificationKind;
  /** In the weekly mail. */
  mail: Scalars['Boolean']['output'];
};

/** Where notifications of one kind are to be shown. */
export type NotificationChannelsInput = {
  /** In the bell; SYSTEM can't leave it. */
  bell: Scalars['Boolean']['input'];
  /** On the desktop. */
  desktop: Scalars['Boolean']['input'];
  /** Any but CHAT. */
  kind: NotificationKind;
  /** In the weekly mail. */
  mail: Scalars['Boolean']['input'];
};

/** The kinds of events by their names; the number of each is `Notification.eventType`. */
export type NotificationEvent =
  /** 2090: something of the account was changed. */
  | 2090
  /** 2015: a competition announced something. */
  | 2015
  /** 2092: an application to host, or to be a source of datasets, was answered. */
  | 2092
  /** 53: a badge was given. */
  | 53
  /** 11: the viewer became captain. */
  | 11
  /** 45: a channel collected a project or a dataset of the viewer's. */
  | 45
  /** 2: another member began a chat. */
  | 2
  /** 3: a message in a chat. */
  | 3
  /** 26: a column was followed. */
  | 26
  /** 27: a followed column has a new project. */
  | 27
  /** 24: content was folded by an administrator. */
  | 24
  /** 2071: content was removed by an administrator. */
  | 2071
  /** 2070: folded content is shown again. */
  | 2070
  /** 51: the rights of a creator were taken away. */
  | 51
  /** 2075: the creator programme has ended for the viewer. */
  | 2075
  /** 2072: the rights of a creator were given back. */
  | 2072
  /** 2073: a week's profit of the creator programme was settled. */
  | 2073
  /** 2074: a violation of the creator programme's rules was recorded. */
  | 2074
  /** 25: a dataset was commented on. */
  | 25
  /** 36: a dataset was liked. */
  | 36
  /** 2027: the end of a registration, a competition, a stage or a task was moved. */
  | 2027
  /** 54: a gift card that the viewer exchanged coins for was paid. */
  | 54
  /** 1001: the coins of an exchange came back. */
  | 1001
  /** 2091: the export of personal data is ready. */
  | 2091
  /** 400: an entrance fee was paid. */
  | 400
  /** 132: another member follows the viewer. */
  | 132
  /** 13: the captain refused to let the viewer go. */
  | 13
  /** 10: a member asks to leave the team. */
  | 10
  /** 6: a request to merge was rejected. */
  | 6
  /** 5: another team asks to be merged. */
  | 5
  /** 72: the viewer was named a moderator of a channel. */
  | 72
  /** 2093: the member was given a role in an organization, or that of an organizer on the site. */
  | 2093
  /** One that has no name here yet; `eventType` tells it. */
  | 'OTHER'
  /** 16: a post was liked. */
  | 16
  /** 17: a post was replied to. */
  | 17
  /** 22: a project was commented on. */
  | 22
  /** 23: a project was forked. */
  | 23
  /** 35: a project was liked. */
  | 35
  /** 2014: the team was promoted to the next stage. */
  | 2014
  /** 20: the qualification for a stage was passed. */
  | 20
  /** 21: the qualification for a stage was rejected. */
  | 21
  /** 2018: a final ranking was published. */
  | 2018
  /** 18: a real name was passed. */
  | 18
  /** 19: a real name was rejected. */
  | 19
  /** 2010: a registration was passed by an organizer. */
  | 2010
  /** 2011: a registration was rejected by an organizer. */
  | 2011
  /** 14: a member refused to leave. */
  | 14
  /** 12: the captain asks the viewer to leave. */
  | 12
  /** 7: a request to the team was withdrawn. */
  | 7
  /** 2002: the review of a work failed. */
  | 2002
  /** 2030: a sign-up by the share link was rewarded. */
  | 2030
  /** 500: a skill was earned. */
  | 500
  /** 2024: the award of a stage was paid. */
  | 2024
  /** 2040: a task was taken out of the ranking. */
  | 2040
  /** 2041: a task was put back into the ranking. */
  | 2041
  /** 2016: the team was banned. */
  | 2016
  /** 9: the team was dissolved. */
  | 9
  /** 8: a member left the team. */
  | 8
  /** 4: a team was merged. */
  | 4
  /** 2080: a message in the team's conversation. */
  | 2080
  /** 2017: the team is no longer banned. */
  | 2017
  /** 2025: an organizer took a work of the team out. */
  | 2025
  /** 31: the support answered a work order. */
  | 31
  /** 2063: to the support: a colleague gave them a work order. */
  | 2063
  /** 32: a work order awaits confirmation. */
  | 32
  /** 2064: to the one of the support who has it: its member closed a work order. */
  | 2064
  /** 2060: to the support: a member filed a work order. */
  | 2060
  /** 33: a work order has news. */
  | 33
  /** 2062: to the support: a member opened a work order again. */
  | 2062
  /** 2061: to the support: a member replied. */
  | 2061
  /** 34: a work order was closed without confirmation. */
  | 34
  /** 2026: an organizer put a work of the team back in. */
  | 2026
  /** 2001: a work of the team was reviewed. */
  | 2001;

/** Which notifications; both conditions hold where both are given. */
export type NotificationFilter = {
  /** Those of one kind; absent has all but chat messages. */
  kind?: InputMaybe<NotificationKind>;
  /** True has only read ones, false only unread ones; absent has both. */
  read?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The filters of notifications. */
export type NotificationKind =
  /** Messages of other members: they stand in the message box, and in no list without this filter. */
  | 'CHAT'
  /** Somebody replied to the viewer. */
  | 'COMMENT'
  /** Competitions, teams and works. */
  | 'COMPETITION'
  /** Somebody follows the viewer or a column of theirs, or a column that they follow has a new project. */
  | 'FOLLOW'
  /** Somebody copied a project of the viewer's. */
  | 'FORK'
  /** Somebody liked something of the viewer's. */
  | 'LIKE'
  /** Of the site itself. */
  | 'SYSTEM'
  /** Of the workbench. */
  | 'WORKBENCH';

/** One page of notifications. */
export type NotificationPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Notification>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Where a member wants notifications; the bell, the desktop and the weekly mail each by kind. */
export type NotificationSettings = {
  /** Whether the weekly mail comes at all: Mondays at 9:00 in Shanghai, to a verified address, where the week has brought something. */
  digest: Scalars['Boolean']['output'];
  /** One of each kind but CHAT, in the order of the filter. */
  kinds: Array<NotificationChannels>;
};

/** An identity of another site that the viewer signs in with. */
export type OAuthBinding = {
  /** When it was bound. */
  createdAt: Scalars['DateTime']['output'];
  /** What that site called its owner when it was bound, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Which site. */
  provider: OAuthProvider;
};

/** A site that says who somebody is. */
export type OAuthProvider =
  /** github.com, or a GitHub of one's own. */
  | 'github'
  /** WeChat, by a code that its app scans. */
  | 'wechat';

/** Where the browser goes. */
export type OAuthStart = {
  /** An address of the other site, good for ten minutes in this browser alone. */
  url: Scalars['String']['output'];
};

/** How result files are taken and scored. */
export type ObjectiveInput = {
  /** Extensions with their dot, of ".csv" and ".txt"; at most 10. */
  acceptExts: Array<Scalars['String']['input']>;
  /** Works a day, days being those of Asia/Shanghai; null is without limit. */
  dailyLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Whether teams choose works for the private board: `selectWorks`. A new task has them choose. */
  hasPrivateBoard?: InputMaybe<Scalars['Boolean']['input']>;
  /** Header of the column of row ids, at most 64 characters. */
  idColumn: Scalars['String']['input'];
  /** The measure that scores are of. */
  metric: Metric;
  /** Whether members may know the labels of the solution: a result with another one is refused with its lines, before it is sent and at the review; else its score says how many there were. Absent keeps what there is; a new task keeps them secret. */
  publishesLabels?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of an uploaded sample (purpose `asset`); null for none. */
  sampleKey?: InputMaybe<Scalars['ID']['input']>;
  /** Until when teams choose; null is until the task's end. */
  selectionEndDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many works a team chooses, 1 or 2; without a choice, so many of its best public ones stand for it. A new task takes 2. */
  selectionLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Largest result file, in KB of 1,024 bytes; at most 1 GiB. */
  sizeLimit: Scalars['Int']['input'];
  /** Key of an uploaded solution (purpose `solution`): a table with the id column, the target column and `part`, which is public or private. UTF-8, GB18030 or UTF-16 with its mark; comma, semicolon, tab or vertical bar. Absent keeps the one there is. */
  solutionKey?: InputMaybe<Scalars['ID']['input']>;
  /** How result files come. Absent keeps what there is, as with all that follows; a new task takes them from the page. */
  submitType?: InputMaybe<SubmitType>;
  /** Header of the column of predictions, at most 64 characters. */
  targetColumn: Scalars['String']['input'];
  /** Works in all; null is without limit. */
  totalLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `openChatSession`. */
export type OpenChatSessionInput = {
  /** The other member. */
  memberId: Scalars['ID']['input'];
};

/** Input of `openTeamChat`. */
export type OpenTeamChatInput = {
  /** A team that the viewer is in. */
  teamId: Scalars['ID']['input'];
};

/** Input of `orderDatasetBindings`. */
export type OrderDatasetBindingsInput = {
  /** All datasets of the competition in their new order; at most 100. */
  bindingIds: Array<Scalars['ID']['input']>;
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
};

/** A school, company or team that runs competitions of its own, and in whose name its members publish. */
export type Organization = {
  /** What it has published, also what stands on its own pages alone, in the order of `competitions`. Children of a series come inside it. At most 100 a page. */
  competitions?: Maybe<CompetitionPage>;
  /** The public datasets that stand in its name, in the order of `datasets`; at most 100 a page. */
  datasets?: Maybe<DatasetPage>;
  /** At most 200 characters. */
  description: Scalars['String']['output'];
  /** Opaque id of the organization. */
  id: Scalars['ID']['output'];
  /** Address of its logo; null shows its initials. */
  image?: Maybe<Scalars['String']['output']>;
  /** Those of its competitions that the viewer manages, drafts too, newest start first. With `series` series alone or all but series, with `seriesId` those of a series. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN for who neither belongs to it nor is an administrator of the site. */
  managedCompetitions?: Maybe<CompetitionPage>;
  /** Members who belong to it, its administrators first; for them and for administrators of the site. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN. */
  members?: Maybe<OrganizationMemberPage>;
  /** How many members belong to it; null where nobody says. */
  membersCount?: Maybe<Scalars['Int']['output']>;
  /** At most 30 characters. */
  name: Scalars['String']['output'];
  /** The public projects that stand in its name, in the order of `projects`; at most 100 a page. */
  projects?: Maybe<ProjectPage>;
  /** The part of its addresses: /org/{shortName}/…. */
  shortName: Scalars['String']['output'];
};


/** A school, company or team that runs competitions of its own, and in whose name its members publish. */
export type OrganizationCompetitionsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** A school, company or team that runs competitions of its own, and in whose name its members publish. */
export type OrganizationDatasetsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** A school, company or team that runs competitions of its own, and in whose name its members publish. */
export type OrganizationManagedCompetitionsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  series?: InputMaybe<Scalars['Boolean']['input']>;
  seriesId?: InputMaybe<Scalars['ID']['input']>;
};


/** A school, company or team that runs competitions of its own, and in whose name its members publish. */
export type OrganizationMembersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** A school, company or team that runs competitions of its own, and in whose name its members publish. */
export type OrganizationProjectsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** A member of an organization, for its administrators and the site's. */
export type OrganizationMember = {
  /** Null where the member can't be read. */
  member?: Maybe<Member>;
  /** Id of the member. */
  memberId: Scalars['ID']['output'];
  /** What they may do in it. */
  role: OrganizationRole;
};

/** One page of organization members. */
export type OrganizationMemberPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<OrganizationMember>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** That the viewer belongs to an organization. */
export type OrganizationMembership = {
  /** The organization. */
  organization: Organization;
  /** What the viewer may do in it. */
  role: OrganizationRole;
};

/** One page of organizations. */
export type OrganizationPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Organization>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What a member may do in an organization. */
export type OrganizationRole =
  /** Manages all competitions of the organization. */
  | 'admin'
  /** Manages the competitions that they organize themselves. */
  | 'member'
  /** A role that this schema doesn't know yet. */
  | 'UNKNOWN';

/** A snippet of the viewer's as a list has it. */
export type OwnSnippet = {
  /** When it was kept. */
  createdAt: Scalars['DateTime']['output'];
  /** The first 300 characters of its code. */
  excerpt: Scalars['String']['output'];
  /** Why administrators have folded it; null for what isn't folded. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** The folder that it is in. */
  folder: Scalars['String']['output'];
  /** Opaque id of the snippet. */
  id: Scalars['ID']['output'];
  /** As highlight.js names it. */
  language: Scalars['String']['output'];
  /** At most 50 characters. */
  name: Scalars['String']['output'];
  /** Who reads it. */
  sharing: SnippetSharing;
  /** What its link carries, where it is shared by link; else null. */
  token?: Maybe<Scalars['String']['output']>;
  /** When it changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One page of the viewer's snippets. */
export type OwnSnippetPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<OwnSnippet>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Work that failed too often. */
export type ParkedJob = {
  /** Why it is here. */
  failure: JobFailure;
  /** Opaque id of the job; the log has it. */
  id: Scalars['ID']['output'];
  /** What is to be done, as in the operator's documents. */
  kind: Scalars['String']['output'];
  /** When it was parked. */
  parkedAt: Scalars['DateTime']['output'];
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** One page of parked jobs. */
export type ParkedJobPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ParkedJob>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A mail that failed too often, or may have arrived; what is in it isn't told. */
export type ParkedMail = {
  /** Why it is here. */
  failure: MailFailure;
  /** What the mail is known by, such as `digest:2026-W47:` and a member's id. */
  key: Scalars['String']['output'];
  /** Whom it is to; null for an address that belongs to no member. */
  member?: Maybe<Member>;
  /** When it was parked. */
  parkedAt: Scalars['DateTime']['output'];
  /** Which mail of the site's it is. */
  template: Scalars['String']['output'];
  /** The address, all but its first letter and its server hidden. */
  to: Scalars['String']['output'];
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** One page of parked mails. */
export type ParkedMailPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ParkedMail>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What files may be uploaded in parts for. */
export type PartedPurpose =
  /** Files of a member's dataset: at most 1 GiB each. */
  | 'dataset';

/** Input of `payExchange`. */
export type PayExchangeInput = {
  /** The card's code, at most 200 characters; empty where the operator's issuer gives it. */
  code: Scalars['String']['input'];
  /** Id of the exchange. */
  exchangeId: Scalars['ID']['input'];
};

/** An identity that a browser goes on with. */
export type PendingOAuth = {
  /** What that site calls its owner, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Which site proved it. */
  provider: OAuthProvider;
};

/** Input of `pinInChannel`. */
export type PinInChannelInput = {
  /** Id of a channel that the viewer moderates. */
  channelId: Scalars['ID']['input'];
  /** Ids of what is pinned, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** Of what kind all of them are. */
  kind: ChannelContentKind;
  /** False puts them back among the others. */
  pinned: Scalars['Boolean']['input'];
};

/** Input of `pinProject`. */
export type PinProjectInput = {
  /** False puts it back among the others. */
  pinned: Scalars['Boolean']['input'];
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** A competition that asks for an id on another platform. */
export type PlatformIdBox = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['output'];
  /** What is asked for, such as "Openi启智平台ID". */
  name: Scalars['String']['output'];
};

/** A competition that asks for an id on another platform. */
export type PlatformIdBoxInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** What is asked for, at most 30 characters. */
  name: Scalars['String']['input'];
};

/** What a level adds to those below it. */
export type Privilege = {
  /** What it allows, in Chinese. */
  description: Scalars['String']['output'];
  /** The level from which on one has it, 1 to 7. */
  level: Scalars['Int']['output'];
  /** What it is called, in Chinese. */
  name: Scalars['String']['output'];
};

/** Notebooks of a member, in numbered versions. */
export type Project = {
  /** Who wrote it; null when the account couldn't be asked for. */
  author?: Maybe<Member>;
  /** Members who keep it among their favourites. */
  bookmarksCount: Scalars['Int']['output'];
  /** Its places in open channels, the last collected first; with `channelId` in that one alone. */
  channelPlaces?: Maybe<Array<ChannelPlace>>;
  /** The columns that hold it, most followed first, at most 3; none while it isn't public. */
  columns?: Maybe<Array<Column>>;
  /** Comments on it and their answers, as everybody reads them. */
  commentsCount: Scalars['Int']['output'];
  /** What became of the notebooks between two of its versions. Codes: NOT_FOUND for versions of another, or that can't be read. */
  comparison?: Maybe<ProjectComparison>;
  /** The published competitions to which posts brought it, the latest first, at most 3; none while it isn't public. */
  competitions?: Maybe<Array<Competition>>;
  /** The datasets that it works with, as far as the viewer may see them; none where it is read by a link. */
  datasets: Array<Dataset>;
  /** What it is about, in a line or two; empty where nobody wrote any. */
  description: Scalars['String']['output'];
  /** The notebooks that its next version will have; null for everybody but its author. */
  draftNotebooks?: Maybe<Array<ProjectFile>>;
  /** Why administrators have folded it; only its author and they still read it. Null for what everybody reads. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** What it was forked from; null where that can't be seen any more. */
  forkedFrom?: Maybe<Project>;
  /** How often it was forked. */
  forksCount: Scalars['Int']['output'];
  /** Opaque id of the project. */
  id: Scalars['ID']['output'];
  /** Whether it was made out of another. */
  isFork: Scalars['Boolean']['output'];
  /** Of its newest version's first notebook, as highlight.js names it; null where there is none. */
  language?: Maybe<Scalars['String']['output']>;
  /** The notebooks of one version: the newest, unless another one is named; empty where there is none. */
  notebooks: Array<Notebook>;
  /** In whose name its author publishes it; null in their own, and when it couldn't be asked for. */
  organization?: Maybe<Organization>;
  /** Whether editors put it before all others. */
  pinned: Scalars['Boolean']['output'];
  /** Read by its author alone, and by whom a version of it was handed in to. */
  private: Scalars['Boolean']['output'];
  /** At most four public projects that are most like it by the words of their titles; none of a private one. */
  relatedProjects?: Maybe<Array<Project>>;
  /** In the link by which others read it, /mw/project/share/{token}; null where there is none, and for everybody but its author. */
  shareToken?: Maybe<Scalars['String']['output']>;
  /** In the order in which they are shown. */
  tags: Array<ProjectTag>;
  /** What its author called it. */
  title: Scalars['String']['output'];
  /** When it changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** When its newest version was made; null before there is any. */
  versionedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Newest first. */
  versions: Array<ProjectVersion>;
  /** Whether it is among the viewer's favourites; null for a visitor. */
  viewerBookmarked?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer likes it; null for a visitor. */
  viewerVoted?: Maybe<Scalars['Boolean']['output']>;
  /** Views, one a day for each member, or for each address without one. */
  viewsCount: Scalars['Int']['output'];
  /** Who reads it. Null for a private one of somebody else's that doesn't come by its link. */
  visibility?: Maybe<Visibility>;
  /** Members who like it. */
  votesCount: Scalars['Int']['output'];
};


/** Notebooks of a member, in numbered versions. */
export type ProjectChannelPlacesArgs = {
  channelId?: InputMaybe<Scalars['ID']['input']>;
};


/** Notebooks of a member, in numbered versions. */
export type ProjectComparisonArgs = {
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


/** Notebooks of a member, in numbered versions. */
export type ProjectNotebooksArgs = {
  versionId?: InputMaybe<Scalars['ID']['input']>;
};

/** What two versions of a project differ in. */
export type ProjectComparison = {
  /** In the order of the later version; those that went come last. */
  notebooks: Array<NotebookChange>;
};

/** A notebook's file, as inputs name it. */
export type ProjectFile = {
  /** With its dot: `.ipynb`. */
  ext: Scalars['String']['output'];
  /** What `UploadInput` calls it by. */
  key: Scalars['String']['output'];
  /** What its author calls it, with its ending. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** One page of projects. */
export type ProjectPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Project>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Input of `bookmarkProject` and `unbookmarkProject`. */
export type ProjectReferenceInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** Which projects come first. */
export type ProjectSort =
  /** The most favourites. */
  | '-bookmarksCount'
  /** The most forks. */
  | '-ForksCount'
  /** The most likes. */
  | '-VotesCount'
  /** What was made last. */
  | '-CreateDate'
  /** What editors put first, then the newest version. */
  | '-SortWeight'
  /** The newest version. */
  | '-LastVersionCreateDate'
  /** The most views. */
  | '-ViewsCount';

/** A tag of projects. */
export type ProjectTag = {
  /** Opaque id of the tag. */
  id: Scalars['ID']['output'];
  /** What it says. */
  name: Scalars['String']['output'];
};

/** Tags of one kind. */
export type ProjectTagGroup = {
  /** Opaque id; it stands for all of its tags. */
  id: Scalars['ID']['output'];
  /** What they are about. */
  name: Scalars['String']['output'];
  /** In their order. */
  tags: Array<ProjectTag>;
};

/** A state of a project that stays as it is. */
export type ProjectVersion = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Where its notebooks are handed out as one file, an `.ipynb` or a ZIP of several; a path of the site. A private project's asks for its author's session or access token, or for the token that it was read with, as `?token=`. */
  downloadUrl: Scalars['String']['output'];
  /** Opaque id of the project version. */
  id: Scalars['ID']['output'];
  /** What its author says is new in it, at most 200 characters; empty where nothing. */
  note: Scalars['String']['output'];
  /** From 1, by project. */
  number: Scalars['Int']['output'];
};

/** A version of one of the viewer's own projects. */
export type ProjectVersionInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
  /** Id of the version. */
  versionId: Scalars['ID']['input'];
};

/** Input of `promoteTeams`. */
export type PromoteTeamsInput = {
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
  /** 1 to 1,000 teams. */
  teamIds: Array<Scalars['ID']['input']>;
};

/** What a promotion did. */
export type Promotion = {
  /** Members who got the award of the stage that they came to. */
  paidMembersCount: Scalars['Int']['output'];
  /** The teams that were promoted by this call. */
  promotedTeamIds: Array<Scalars['ID']['output']>;
};

/** Where a code is sent to. */
export type ProtectionChannel =
  /** To the e-mail address. */
  | 'email'
  /** To the bound phone number. */
  | 'phone';

/** What everyone may know of a stage. */
export type PublicStage = {
  /** The competition that it is a part of. */
  competition: StageCompetition;
  /** Opaque id of the stage. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** Input of `publishAnnouncement`. */
export type PublishAnnouncementInput = {
  /** Id of the announcement. */
  id: Scalars['ID']['input'];
};

/** Input of `publishDatasetVersion`. */
export type PublishDatasetVersionInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
  /** All files of the version, 1 to 1,000: those that stay, and new ones. */
  files: Array<DatasetFileInput>;
  /** What has changed, at most 200 characters. */
  note: Scalars['String']['input'];
};

/** Input of `publishFinalRanking`. */
export type PublishFinalRankingInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** In the order of their places; 1 to 1,000 teams, each once. */
  rows: Array<FinalRankingRowInput>;
  /** The private board whose scores are shown beside the teams; absent shows none. */
  source?: InputMaybe<FinalRankingSourceInput>;
};

/** Input of `publishQuestionnaire`. */
export type PublishQuestionnaireInput = {
  /** Id of the questionnaire. */
  id: Scalars['ID']['input'];
};

/** Where a competition is held. */
export type PublishStatus =
  /** In the community, for everyone. */
  | 1
  /** On the pages of its organization, which are its participants' own. */
  | 2
  /** A place that this schema doesn't know yet. */
  | 'UNKNOWN';

/** A file that is asked for to review a registration by. */
export type QualificationField = {
  /** With their dot: `.pdf`. */
  acceptExts: Array<Scalars['String']['output']>;
  /** Opaque id of the qualification field. */
  id: Scalars['ID']['output'];
  /** Whether it has to be given. */
  required: Scalars['Boolean']['output'];
  /** The largest file, in KB of 1,024 bytes. */
  sizeLimit: Scalars['Int']['output'];
  /** What it is, at most 40 characters. */
  title: Scalars['String']['output'];
};

/** As QualificationField. */
export type QualificationFieldInput = {
  /** Extensions with their dot, 1 to 20. */
  acceptExts: Array<Scalars['String']['input']>;
  /** 24 hexadecimal digits; a new field brings new ones. */
  id: Scalars['ID']['input'];
  /** Whether it has to be given. */
  required: Scalars['Boolean']['input'];
  /** KB of 1,024 bytes, at most 20,480. */
  sizeLimit: Scalars['Int']['input'];
  /** What it is, at most 40 characters. */
  title: Scalars['String']['input'];
};

/** A file to review the registration by. */
export type QualificationInput = {
  /** Id of the field that it is for. */
  fieldId: Scalars['ID']['input'];
  /** The upload, of the purpose `qualification`. */
  file: UploadInput;
};

/** A team's qualification review for a stage. Readable by the team and who manages the competition. */
export type QualificationReview = {
  /** What the form was filled in with. */
  answers: Array<FieldAnswer>;
  /** Why it was rejected. */
  denyReason?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the qualification review. */
  id: Scalars['ID']['output'];
  /** Where it stands. */
  status: QualificationStatus;
  /** When it was handed in last. */
  submittedAt: Scalars['DateTime']['output'];
  /** Who handed it in. */
  submitter?: Maybe<Member>;
  /** The team whose it is. */
  team?: Maybe<Team>;
};

/** One page of qualification reviews. */
export type QualificationReviewPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<QualificationReview>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A stage's qualification review. */
export type QualificationSettingsInput = {
  /** In order; at least one that isn't hidden where it is needed. */
  fields: Array<FormFieldInput>;
  /** A team submits works only after it has passed. */
  needed: Scalars['Boolean']['input'];
  /** Markdown to agree to before it is handed in, at most 20,000 characters; empty for none. */
  notice: Scalars['String']['input'];
};

/** Where a qualification review stands. */
export type QualificationStatus =
  /** It waits for those who manage the competition. */
  | -1
  /** The team may submit works. */
  | 1
  /** It was rejected; the team may hand it in again. */
  | -2
  /** A state that this schema doesn't know yet. */
  | 'UNKNOWN';

/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type Query = {
  /** Published activities, ranking activities among them: sticky ones first, then by their organizers' sequence, then the latest end (endless ones first) and the latest start. At most 100 a page. Codes: UNAUTHENTICATED for `mine`. */
  activities: CompetitionPage;
  /** The fields that activities are of, in their order; at most 30. */
  activityFields: Array<ActivityField>;
  /** Creators, the last to join first; at most 100 a page. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  administeredCreators: AdministeredCreatorPage;
  /** Everybody's exchanges, without the codes of cards: those that wait the oldest first, else the last first; at most 100 a page. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  administeredExchanges: ExchangePage;
  /** One member as administrators of the site see one; null where there is none. Codes: UNAUTHENTICATED, FORBIDDEN. */
  administeredMember?: Maybe<AdministeredMember>;
  /** Members as administrators of the site find them, newest first. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN. */
  administeredMembers?: Maybe<AdministeredMemberPage>;
  /** Numbers of what waits for administrators and the support, as it is at this moment, by one call. Codes: UNAUTHENTICATED, FORBIDDEN. */
  administrationCounts?: Maybe<AdministrationCounts>;
  /** All announcements, drafts and ended ones too, those changed last first; for administrators of the site. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN. */
  announcements?: Maybe<AnnouncementPage>;
  /** What administrators, organizers and the operator have changed, newest first; for administrators of the site. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for what can't be an id. */
  auditEntries?: Maybe<AuditEntryPage>;
  /** What each badge is called and takes, in the order in which they are shown. */
  badgeKinds?: Maybe<Array<BadgeSetting>>;
  /** The viewer's favourites that they still see, the newest first; at most 100 a page. Codes: UNAUTHENTICATED. */
  bookmarkedDatasets: DatasetPage;
  /** The viewer's favourites among the projects, the newest first, as far as they may still see them; at most 100 a page. Codes: UNAUTHENTICATED. */
  bookmarkedProjects: ProjectPage;
  /** Texts that the support inserts into its answers, in the order in which they were made; for support staff and administrators. At most 200. Codes: UNAUTHENTICATED, FORBIDDEN. */
  cannedAnswers?: Maybe<Array<CannedAnswer>>;
  /** A channel by id; null when there is none that the viewer may see. */
  channel?: Maybe<Channel>;
  /** Published competitions and activities of a channel, pinned ones first; at most 100 a page. Codes: NOT_FOUND. */
  channelCompetitions: CompetitionPage;
  /** Projects of channels by their views, likes and forks of the last two weeks, the hottest first; at most 10. */
  channelHotList: Array<ChannelHotItem>;
  /** All channels, most followed first; folded ones for their moderators and administrators alone. */
  channels: Array<Channel>;
  /** Messages of one of the viewer's conversations, in the order in which they were written: the newest, or the last before `before`. Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT. */
  chatMessages: ChatMessagePage;
  /** One of the viewer's conversations; null when there is none of theirs with this id. Codes: UNAUTHENTICATED. */
  chatSession?: Maybe<ChatSession>;
  /** The viewer's conversations of a kind that have a message, the newest message first. Codes: UNAUTHENTICATED. */
  chatSessions: ChatSessionPage;
  /** A column by id; null when there is none. */
  column?: Maybe<Column>;
  /** The place of a public project in a column; null where the column doesn't hold it. */
  columnPlace?: Maybe<ColumnPlace>;
  /** The public projects of a column; at most 100 a page. Codes: NOT_FOUND. */
  columnProjects: ProjectPage;
  /** Who follows a column, newest first; for its owner and administrators. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  columnSubscribers: ColumnSubscriptionPage;
  /** Columns with at least one project; at most 100 a page. Codes: UNAUTHENTICATED with `subscribed`. */
  columns: ColumnPage;
  /** The answers under a comment, as they were written; at most 100 a page. Codes: NOT_FOUND. */
  commentReplies: CommentPage;
  /** Comments on something that the viewer may read, those that stand by themselves; at most 100 a page. A deleted one is left while answers stand under it. Codes: NOT_FOUND. */
  comments: CommentPage;
  /** How much the community has of what everybody sees, counted once a minute. */
  communityCounts?: Maybe<CommunityCounts>;
  /** All types of companies, for the registration form. */
  companyTypes?: Maybe<Array<CompanyType>>;
  /** A competition by id; null when there is none that the viewer may see. */
  competition?: Maybe<Competition>;
  /** Registrations of a competition, the longest waiting first; for those who manage it. At most 100 a page. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  competitionRegistrations: CompetitionRegistrationPage;
  /** The tags that most published competitions bear, at most 30, most used first. */
  competitionTags: Array<CompetitionTag>;
  /** A task of a competition by id; null when there is none that the viewer may see. */
  competitionTask?: Maybe<CompetitionTask>;
  /** Published competitions without activities: running first (sticky ones, then newest start), then those to begin (soonest start), then ended (newest end). Children of a series come inside it. At most 100 a page. */
  competitions: CompetitionPage;
  /** A configuration of the site as it is kept; null for a name that there isn't. Codes: BAD_USER_INPUT ("未指定 name") for an empty one. */
  config?: Maybe<Scalars['JSON']['output']>;
  /** The viewer's published projects or datasets with what they earn, the last published first; at most 100 a page. Codes: UNAUTHENTICATED. */
  creatorContent: CreatorContentPage;
  /** The viewer's own place in the creator programme; null for a visitor. */
  creatorOverview?: Maybe<CreatorOverview>;
  /** The creator programme as everybody sees it. */
  creatorPlan: CreatorPlan;
  /** What the viewer's content has earned, the last week first; at most 100 a page. Codes: UNAUTHENTICATED. */
  creatorProfits: CreatorProfitPage;
  /** A dataset that the viewer may see: a public or shared one, or the viewer's own; null for any other. */
  dataset?: Maybe<Dataset>;
  /** A part of a file that the viewer may read: of a table beyond its beginning, or of a file within an archive; null where there is none. Codes: BAD_USER_INPUT ("未指定文件") for an empty token, RATE_LIMITED while too many are read. */
  datasetFilePart?: Maybe<DatasetFilePart>;
  /** A file of a dataset as its viewer shows it; null where there is none that the viewer may read. Codes: BAD_USER_INPUT ("未指定文件") for an empty token. */
  datasetFilePreview?: Maybe<DatasetFilePreview>;
  /** The licences that a dataset may have, in their order. */
  datasetLicenses: Array<DatasetLicense>;
  /** The public projects that work with a dataset, the last to begin first; at most 100 a page. Codes: NOT_FOUND. */
  datasetProjects: ProjectPage;
  /** What stands above the list of datasets, as administrators have put it together. */
  datasetShowcase?: Maybe<DatasetShowcase>;
  /** The same as it was put together, with what nobody else sees of it; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  datasetShowcaseSettings?: Maybe<DatasetShowcaseSettings>;
  /** The tags by which datasets are filtered, by their groups. */
  datasetTags: Array<DatasetTagGroup>;
  /** Public datasets that have a version; at most 100 a page. Codes: BAD_USER_INPUT for more than 10 tags or a size below 0, with `field` allTags, minSize or maxSize. */
  datasets: DatasetPage;
  /** The viewer's exchanges of whale coins for gift cards, the last first; at most 100 a page. Codes: UNAUTHENTICATED. */
  exchanges: ExchangePage;
  /** What those did whom the viewer follows, members and columns, newest first. A page may hold less than `pageSize` items before the end of the feed, which `tail` tells. Codes: UNAUTHENTICATED. */
  feed: FeedPage;
  /** The outcome of a competition by place, at most 1,000 teams; null until the organizer has published it. A banned team leaves it while the ban lasts; the others keep their places. */
  finalRanking?: Maybe<Array<FinalRankingRow>>;
  /** A post by id; null when there is none that the viewer may see, or it was deleted. */
  forumPost?: Maybe<ForumPost>;
  /** A page of a forum's posts, sticky ones first. Codes: NOT_FOUND. */
  forumPosts: ForumPostPage;
  /** The replies of a post by their floors, deleted ones with their place. Codes: NOT_FOUND. */
  forumReplies: ForumReplyPage;
  /** Applications of a kind, those that wait first, each newest first; for administrators. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN. */
  hostApplications?: Maybe<HostApplicationPage>;
  /** The industries of a type of companies, or all. */
  industryTypes?: Maybe<Array<IndustryType>>;
  /** The viewer's invitation to a competition; null for a visitor, and where there is none. */
  invitation?: Maybe<Invitation>;
  /** The 100 members who invited most, those who got there first ahead; null unless the competition shows it. */
  invitationRanking?: Maybe<Array<InvitationRankingRow>>;
  /** Whom the viewer has invited, newest first. Codes: UNAUTHENTICATED, NOT_FOUND. */
  invitationRecords: InvitationRecordPage;
  /** A page of the board of a task, of a stage as a whole, or of a board of a group; give one of the three. A stage's scores are points: each of its scored tasks gives 100 to its first, evenly down to 0 below its last, and nothing without a result; the mean of these, with two decimals. Equal scores share a rank. Codes: BAD_USER_INPUT, FORBIDDEN and UNAUTHENTICATED with `managed`, NOT_FOUND ("暂无该排行榜信息或该排行榜暂未公开"). */
  leaderboard?: Maybe<LeaderboardPage>;
  /** The living teams of the competition, oldest first, and which of them were chosen for a board of a group; `name` is a part of their name, `member` keeps those that were, or weren't. For those who manage the competition. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  leaderboardTeams?: Maybe<LeaderboardTeamPage>;
  /** The HTML that the board of a task or of a stage is shown in, for those who manage its competition. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  leaderboardTemplate?: Maybe<LeaderboardTemplate>;
  /** The levels with their ranges of growth score, from 1 to 7. */
  levels: Array<Level>;
  /** The provinces; below `level1` its cities, below `level1` and `level2` their districts. */
  locations?: Maybe<Locations>;
  /** What the link in a mail unsubscribes from, for whoever has the link; looking changes nothing. Null for a link that isn't ours. */
  mailSubscription?: Maybe<MailSubscription>;
  /** Majors whose name or discipline holds the text; at most 50. */
  majors?: Maybe<Array<Major>>;
  /** All tasks, those that are switched off too, by type and weight; for administrators of the site. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN. */
  managedTasks?: Maybe<ManagedTaskPage>;
  /** The living teams of a competition as those who manage it see them, oldest first; `name` is a part of their name. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  managedTeams?: Maybe<ManagedTeamPage>;
  /** A member by id; null when there is none. */
  member?: Maybe<Member>;
  /** Activities of the community that a member has registered for, in the order of `activities`; none where the profile is hidden from the viewer. At most 100 a page. Codes: NOT_FOUND. */
  memberActivities: CompetitionPage;
  /** Competitions of the community that a member has registered for, without activities, in the order of `competitions`; none where the profile is hidden from the viewer. At most 100 a page. Codes: NOT_FOUND. */
  memberCompetitions: CompetitionPage;
  /** A member's public datasets that have a version, newest first; none where the profile is hidden from the viewer. At most 100 a page. Codes: NOT_FOUND. */
  memberDatasets: DatasetPage;
  /** What a member did, newest first; nothing where the profile is hidden from the viewer. Codes: NOT_FOUND. */
  memberFeed: FeedPage;
  /** Whom a member follows, newest first; nobody where the profile is hidden from the viewer. In lists of others stand neither hidden nor stopped members, as among followers. At most 100 a page. Codes: NOT_FOUND. */
  memberFollowees: MemberFollowPage;
  /** Who follows a member, newest first; nobody where the profile is hidden from the viewer. In lists of others stand neither hidden nor stopped members: a page may have fewer rows, `totalCount` has all. At most 100 a page. Codes: NOT_FOUND. */
  memberFollowers: MemberFollowPage;
  /** A member's public projects that have a version, newest first; none where the profile is hidden from the viewer. At most 100 a page. Codes: NOT_FOUND. */
  memberProjects: ProjectPage;
  /** The viewer's own datasets, newest first; at most 100 a page. Codes: UNAUTHENTICATED. */
  myDatasets: DatasetPage;
  /** The viewer's own projects, newest first; at most 100 a page. Codes: UNAUTHENTICATED. */
  myProjects: ProjectPage;
  /** The folders of the viewer's snippets by their names; at most 100. Codes: UNAUTHENTICATED. */
  mySnippetFolders: Array<SnippetFolder>;
  /** The viewer's own snippets, those changed last first; at most 100 a page. Codes: UNAUTHENTICATED. */
  mySnippets: OwnSnippetPage;
  /** How many items of the feed are newer than its first page; counted up to 20. Codes: UNAUTHENTICATED. */
  newFeedItems: NewFeedItems;
  /** The viewer's notifications, newest first; those of chat messages only with the filter CHAT. Codes: UNAUTHENTICATED. */
  notifications: NotificationPage;
  /** Other sites whose identities one can sign in with, as far as the operator has configured them. */
  oauthProviders: Array<OAuthProvider>;
  /** An organization by the short name in its addresses; null when there is none. */
  organization?: Maybe<Organization>;
  /** All organizations, by name; for administrators of the site. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN. */
  organizations?: Maybe<OrganizationPage>;
  /** Jobs that wait for an administrator, the last one first; at most 100 a page. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  parkedJobs: ParkedJobPage;
  /** Mails that wait for an administrator, the last one first; at most 100 a page. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  parkedMails: ParkedMailPage;
  /** The identity that waits in this browser: another site has proved it within the last ten minutes, and signing up or in is to go on with it. Null where there is none. */
  pendingOAuth?: Maybe<PendingOAuth>;
  /** What each level adds to those below it. */
  privileges: Array<Privilege>;
  /** A project by id: a public one, the viewer's own, or a private one of which a version was handed in, with the token that came with it; null when there is none that may be seen, or it was deleted. */
  project?: Maybe<Project>;
  /** The tags of projects by their groups. */
  projectTags: Array<ProjectTagGroup>;
  /** Public projects that have a version; at most 100 a page. Codes: BAD_USER_INPUT for more than 10 tags, with `field` allTags or anyTags, NOT_FOUND for a channel or section that the viewer doesn't see. */
  projects: ProjectPage;
  /** What everyone may know of a stage of a published competition; null for any other. */
  publicStage?: Maybe<PublicStage>;
  /** The qualification reviews of a stage, oldest first, for who manages the competition. At most 100 a page. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  qualificationReviews: QualificationReviewPage;
  /** What members answered to a questionnaire; for administrators of the site. Codes: UNAUTHENTICATED, FORBIDDEN; null where there is none. */
  questionnaireResults?: Maybe<QuestionnaireResults>;
  /** What members wrote to a question of free text, newest first; for administrators of the site. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN; null where there is none. */
  questionnaireTexts?: Maybe<QuestionnaireTextPage>;
  /** All questionnaires, drafts and closed ones too, those changed last first; for administrators of the site. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN. */
  questionnaires?: Maybe<QuestionnairePage>;
  /** Running ranking activities ("打榜"), those of a series among them. At most 100 a page. */
  rankingActivities: CompetitionPage;
  /** Published datasets of creators, the last published first; at most 100 a page. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  rateableDatasets: RateableDatasetPage;
  /** What is set for the site and what is recommended, as it was written, with what everybody else is not shown; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  rawSite?: Maybe<RawSite>;
  /** One manual real-name request with its photo; for administrators. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  realNameRequest?: Maybe<RealNameRequestDetail>;
  /** Manual real-name requests, the longest waiting first; for administrators. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN. */
  realNameRequests?: Maybe<RealNameRequestPage>;
  /** Whom or what the viewer may like to follow, the best first: neither the viewer, nor what they follow, nor what they were offered ten times. What is answered counts as offered, once an hour; not with an access token that may only READ. Codes: UNAUTHENTICATED. */
  recommendations: Recommendations;
  /** The channels of the carousel: those that administrators chose in their order, else the most followed. */
  recommendedChannels: Array<Channel>;
  /** One registration with what was filled in; for those who manage the competition. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  registrationReview?: Maybe<RegistrationReview>;
  /** What holds every word of a text, of one kind and of what everyone may see, or, where nothing does, most of them (`match`); at most 100 a page. Traditional characters find simplified ones, and names and tags are found by their sound. An empty text finds nothing. Codes: BAD_USER_INPUT with `field`. */
  search: SearchPage;
  /** How much of each kind holds every word of a text, or, where nothing of any kind does, most of them; every kind once. Codes: BAD_USER_INPUT with `field`. */
  searchCounts: Array<SearchCount>;
  /** Words, titles, tags and imported modules that begin with a text, or sound so when it is typed by letters, the most used first; at most 6, none for an empty text. Codes: BAD_USER_INPUT with `field`. */
  searchSuggestions: Array<Scalars['String']['output']>;
  /** The project that a link shows, with all of its versions; null where the link has ended, or leads to what nobody else sees any more. */
  sharedProject?: Maybe<Project>;
  /** What an operator has set for the site. */
  site: Site;
  /** The first 20 skills by name whose name has this part, at most 30 characters; all begin with the first 20. */
  skills: Array<Skill>;
  /** A snippet by id: a public one, the viewer's own, or with its token one that is shared by link; null when there is none that may be seen. */
  snippet?: Maybe<Snippet>;
  /** The board of a stage, or of one of its tasks, for those who manage the competition, whether it is open or not: best first, at most 1,000 teams. `top` keeps the best ranks, `minScore` those that reach it (where the smaller score is better: those not above it). Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  standings?: Maybe<Array<Standing>>;
  /** Numbers of the support's queue; for support staff and administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  supportQueue?: Maybe<SupportQueue>;
  /** Members who answer work orders: the support staff and the administrators, by their ids; for them alone. At most 1,000. Codes: UNAUTHENTICATED, FORBIDDEN. */
  supportStaff?: Maybe<Array<Member>>;
  /** Everybody's work orders, newest first; for support staff and administrators. At most 100 a page. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  supportWorkOrders?: Maybe<WorkOrderPage>;
  /** The works of all teams for a task, newest first, for who manages the competition. At most 100 a page. Codes: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  taskWorks: WorkPage;
  /** The viewer's tasks of all types that are not over: rookie, weekly, daily and chore. Empty for a visitor. */
  tasks: Array<Task>;
  /** A team by id, dissolved and merged ones too; null when there is none. */
  team?: Maybe<Team>;
  /** Requests of a team that the viewer is in, newest first: those that wait for the viewer's answer and have had it (`received`: merges and leaves for the captain, removals for the member), or those that the team, its captain or the viewer sent. Codes: UNAUTHENTICATED, NOT_FOUND (another's team). */
  teamApplications: TeamApplicationPage;
  /** What a team has used of the limits of each scored task; with `mergedWithId`, what both teams would have used as one. This is what a new team inherits when members part, and what a merged one has. For members of either team. Codes: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT (teams of two competitions). */
  teamQuotas: Array<TeamQuota>;
  /** The living teams of a competition, oldest first. At most 100 a page. */
  teams: TeamPage;
  /** The heads of the open public boards on which most teams stand, one of each running competition, at most 3. */
  topBoards?: Maybe<Array<TopBoard>>;
  /** How often what was tracked, by day: the newest day first, of a day what came most often. For administrators. Codes: UNAUTHENTICATED, FORBIDDEN. */
  trackedCounts?: Maybe<TrackedCountPage>;
  /** Universities whose name holds the text, those that begin with it first; at most 50. */
  universities?: Maybe<Array<University>>;
  /** How far an upload in parts of the viewer's is; null where there is none, or it has expired. Codes: UNAUTHENTICATED. */
  uploadSession?: Maybe<UploadSession>;
  /** The signed-in member; null for a visitor. */
  viewer?: Maybe<Viewer>;
  /** A work of one of the viewer's teams; null for any other. */
  work?: Maybe<Work>;
  /** One work order, for its creator and the support staff; null for everybody else. Codes: UNAUTHENTICATED. */
  workOrder?: Maybe<WorkOrder>;
  /** What work orders are about, by groups, in their order; with what the help centre says about each. */
  workOrderTypeGroups: Array<WorkOrderTypeGroup>;
  /** The viewer's own work orders, newest first. At most 100 a page. Codes: UNAUTHENTICATED, BAD_USER_INPUT. */
  workOrders: WorkOrderPage;
  /** Works that teams published, of one competition or of all. */
  workPosts: ForumPostPage;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryActivitiesArgs = {
  difficulty?: InputMaybe<Scalars['Int']['input']>;
  fieldKey?: InputMaybe<Scalars['String']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<CompetitionStatus>;
  type?: InputMaybe<ActivityType>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryAdministeredCreatorsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryAdministeredExchangesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ExchangeStatus>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryAdministeredMemberArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryAdministeredMembersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  role?: InputMaybe<Role>;
  state?: InputMaybe<MemberState>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryAnnouncementsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryAuditEntriesArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryBookmarkedDatasetsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryBookmarkedProjectsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryChannelArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryChannelCompetitionsArgs = {
  channelId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryChannelHotListArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryChatMessagesArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sessionId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryChatSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryChatSessionsArgs = {
  kind?: InputMaybe<ChatKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryColumnArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryColumnPlaceArgs = {
  columnId: Scalars['ID']['input'];
  projectId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryColumnProjectsArgs = {
  columnId: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ColumnProjectSort>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryColumnSubscribersArgs = {
  columnId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryColumnsArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ColumnSort>;
  subscribed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryCommentRepliesArgs = {
  at?: InputMaybe<Scalars['ID']['input']>;
  commentId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryCommentsArgs = {
  at?: InputMaybe<Scalars['ID']['input']>;
  kind: CommentedKind;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CommentSort>;
  targetId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryCompetitionArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryCompetitionRegistrationsArgs = {
  competitionId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RegistrationStatus>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryCompetitionTaskArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryCompetitionsArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CompetitionSort>;
  status?: InputMaybe<CompetitionStatus>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryConfigArgs = {
  name: Scalars['String']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryCreatorContentArgs = {
  kind: CreatorContentKind;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryCreatorProfitsArgs = {
  kind?: InputMaybe<CreatorContentKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryDatasetArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryDatasetFilePartArgs = {
  column?: InputMaybe<Scalars['Int']['input']>;
  entry?: InputMaybe<Scalars['String']['input']>;
  row?: InputMaybe<Scalars['Int']['input']>;
  sheet?: InputMaybe<Scalars['Int']['input']>;
  token: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryDatasetFilePreviewArgs = {
  token: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryDatasetProjectsArgs = {
  datasetId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryDatasetsArgs = {
  allTags?: InputMaybe<Array<Scalars['ID']['input']>>;
  channelId?: InputMaybe<Scalars['ID']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  licenseId?: InputMaybe<Scalars['ID']['input']>;
  maxSize?: InputMaybe<Scalars['Float']['input']>;
  minSize?: InputMaybe<Scalars['Float']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<DatasetSort>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryExchangesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryFeedArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryFinalRankingArgs = {
  competitionId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryForumPostArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryForumPostsArgs = {
  forumId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<ForumSearchInput>;
  sort?: InputMaybe<ForumPostSort>;
  type?: InputMaybe<ForumPostType>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryForumRepliesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  postId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryHostApplicationsArgs = {
  kind?: InputMaybe<ApplicationKind>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ApplicationStatus>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryIndustryTypesArgs = {
  companyTypeId?: InputMaybe<Scalars['ID']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryInvitationArgs = {
  competitionId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryInvitationRankingArgs = {
  competitionId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryInvitationRecordsArgs = {
  competitionId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryLeaderboardArgs = {
  board?: InputMaybe<LeaderboardBoard>;
  leaderboardId?: InputMaybe<Scalars['ID']['input']>;
  managed?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  stageId?: InputMaybe<Scalars['ID']['input']>;
  taskId?: InputMaybe<Scalars['ID']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryLeaderboardTeamsArgs = {
  leaderboardId: Scalars['ID']['input'];
  member?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryLeaderboardTemplateArgs = {
  id: Scalars['ID']['input'];
  of: LeaderboardOwner;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryLocationsArgs = {
  level1?: InputMaybe<Scalars['String']['input']>;
  level2?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMailSubscriptionArgs = {
  token: Scalars['String']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMajorsArgs = {
  match?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryManagedTasksArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryManagedTeamsArgs = {
  banned?: InputMaybe<Scalars['Boolean']['input']>;
  competitionId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMemberActivitiesArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMemberCompetitionsArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMemberDatasetsArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMemberFeedArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  memberId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMemberFolloweesArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMemberFollowersArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMemberProjectsArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMyDatasetsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  private?: InputMaybe<Scalars['Boolean']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMyProjectsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  private?: InputMaybe<Scalars['Boolean']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryMySnippetsArgs = {
  folder?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryNewFeedItemsArgs = {
  after: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryNotificationsArgs = {
  filter?: InputMaybe<NotificationFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryOrganizationArgs = {
  shortName: Scalars['String']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryOrganizationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryParkedJobsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryParkedMailsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryProjectsArgs = {
  allTags?: InputMaybe<Array<Scalars['ID']['input']>>;
  anyTags?: InputMaybe<Array<Scalars['ID']['input']>>;
  channelId?: InputMaybe<Scalars['ID']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<ProjectSort>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryPublicStageArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryQualificationReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  stageId: Scalars['ID']['input'];
  status?: InputMaybe<QualificationStatus>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryQuestionnaireResultsArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryQuestionnaireTextsArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  questionId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryQuestionnairesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryRankingActivitiesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryRateableDatasetsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  rated?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryRealNameRequestArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryRealNameRequestsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<RealNameStatus>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryRecommendationsArgs = {
  except?: InputMaybe<Array<Scalars['ID']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  type: RecommendationType;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryRegistrationReviewArgs = {
  competitionId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QuerySearchArgs = {
  kind: SearchKind;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SearchSort>;
  text: Scalars['String']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QuerySearchCountsArgs = {
  text: Scalars['String']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QuerySharedProjectArgs = {
  token: Scalars['String']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QuerySkillsArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QuerySnippetArgs = {
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryStandingsArgs = {
  board?: InputMaybe<LeaderboardBoard>;
  minScore?: InputMaybe<Scalars['Float']['input']>;
  stageId: Scalars['ID']['input'];
  taskId?: InputMaybe<Scalars['ID']['input']>;
  top?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QuerySupportWorkOrdersArgs = {
  filter?: InputMaybe<SupportWorkOrderFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryTaskWorksArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<WorkStatus>;
  taskId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryTeamApplicationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  received: Scalars['Boolean']['input'];
  status?: InputMaybe<TeamApplicationStatus>;
  teamId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryTeamQuotasArgs = {
  mergedWithId?: InputMaybe<Scalars['ID']['input']>;
  teamId: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryTeamsArgs = {
  competitionId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryTrackedCountsArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryUniversitiesArgs = {
  match?: InputMaybe<Scalars['String']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryUploadSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryWorkArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryWorkOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryWorkOrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<WorkOrderStatus>;
  typeId?: InputMaybe<Scalars['ID']['input']>;
};


/** What one can ask. Any field may fail with RATE_LIMITED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT or INTERNAL; then it is null, as far as its type allows, and the error is in `errors` with its path. */
export type QueryWorkPostsArgs = {
  awarded?: InputMaybe<Scalars['Boolean']['input']>;
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WorkPostSort>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** How a question is answered. */
export type QuestionKind =
  /** By one or more of its options. */
  | 2
  /** By one of its options. */
  | 1
  /** By a text of at most 2,000 characters, or not at all. */
  | 3
  /** A way that this schema doesn't know yet. */
  | 'UNKNOWN';

/** A questionnaire, as a member is asked it. */
export type Questionnaire = {
  /** What it is about and what for, at most 500 characters; may be empty. */
  description: Scalars['String']['output'];
  /** Opaque id of the questionnaire. */
  id: Scalars['ID']['output'];
  /** At most 60 characters. */
  name: Scalars['String']['output'];
  /** In their order, 1 to 20. */
  questions: Array<QuestionnaireQuestion>;
};

/** An answer to a question. */
export type QuestionnaireAnswerInput = {
  /** The contents of the options that are chosen; of free text the text, at most 2,000 characters, or nothing. */
  answer: Array<Scalars['String']['input']>;
  /** Id of the question. */
  questionId: Scalars['ID']['input'];
};

/** What can be chosen in a question. */
export type QuestionnaireOption = {
  /** At most 100 characters, each once in its question; by it the option is answered. */
  content: Scalars['String']['output'];
};

/** How often an option was chosen. */
export type QuestionnaireOptionCount = {
  /** The option. */
  content: Scalars['String']['output'];
  /** Members who chose it. */
  count: Scalars['Int']['output'];
  /** Id of its question. */
  questionId: Scalars['ID']['output'];
};

/** What can be chosen in a question. */
export type QuestionnaireOptionInput = {
  /** At most 100 characters, each once in its question. */
  content: Scalars['String']['input'];
};

/** One page of questionnaires. */
export type QuestionnairePage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<ManagedQuestionnaire>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A question of a questionnaire. */
export type QuestionnaireQuestion = {
  /** Opaque id of the question. */
  id: Scalars['ID']['output'];
  /** How it is answered. */
  kind: QuestionKind;
  /** What can be chosen, 2 to 20; none for free text. */
  options: Array<QuestionnaireOption>;
  /** At most 200 characters. */
  title: Scalars['String']['output'];
};

/** A question of a questionnaire. */
export type QuestionnaireQuestionInput = {
  /** How it is answered. */
  kind: QuestionKind;
  /** What can be chosen, 2 to 20; none for free text. */
  options: Array<QuestionnaireOptionInput>;
  /** At most 200 characters. */
  title: Scalars['String']['input'];
};

/** What members answered to a questionnaire; nobody is named. */
export type QuestionnaireResults = {
  /** How often each option was chosen; those that nobody chose are left out. */
  counts: Array<QuestionnaireOptionCount>;
  /** The questionnaire. */
  questionnaire: ManagedQuestionnaire;
};

/** Whether members are asked a questionnaire. */
export type QuestionnaireState =
  /** Members aren't asked it any more. */
  | 'CLOSED'
  /** It was never published. */
  | 'DRAFT'
  /** Members are asked it. */
  | 'OPEN'
  /** A state that this schema doesn't know yet. */
  | 'UNKNOWN';

/** What a member wrote to a question. */
export type QuestionnaireText = {
  /** Plain text of at most 2,000 characters. */
  content: Scalars['String']['output'];
  /** When it was written. */
  date: Scalars['DateTime']['output'];
  /** Opaque id of the text. */
  id: Scalars['ID']['output'];
};

/** One page of what members wrote to a question. */
export type QuestionnaireTextPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<QuestionnaireText>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Input of `rateDataset`. */
export type RateDatasetInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
  /** The rating. */
  rating: DatasetRating;
};

/** A creator's published dataset, for administrators to rate. */
export type RateableDataset = {
  /** Id of the dataset. */
  id: Scalars['ID']['output'];
  /** Its author. */
  member?: Maybe<Member>;
  /** When everybody could see it first. */
  publishedAt: Scalars['DateTime']['output'];
  /** When it was rated last. */
  ratedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its rating; null where it has none. */
  rating?: Maybe<DatasetRating>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** One page of datasets to be rated. */
export type RateableDatasetPage = {
  /** Whether there is another page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<RateableDataset>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on a page at most. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What administrators have set, before anything is left out. */
export type RawSite = {
  /** The links and ids among them that lead to what not everybody sees any more. */
  hidden: Array<Scalars['String']['output']>;
  /** The settings and what is recommended. */
  site: Site;
};

/** Input of `reactivateMember`. */
export type ReactivateMemberInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
};

/** A request for the manual route, as administrators see it. */
export type RealNameRequest = {
  /** When it was handed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id of the real name request. */
  id: Scalars['ID']['output'];
  /** Masked. */
  idNumber: Scalars['String']['output'];
  /** Who asked; null when the account couldn't be asked for. */
  member?: Maybe<Member>;
  /** The name as it was handed in. */
  name: Scalars['String']['output'];
  /** Why it was rejected; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was decided; null before. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: RealNameStatus;
};

/** A request with the photo that it is decided by. */
export type RealNameRequestDetail = {
  /** Opaque id of the real name request detail. */
  id: Scalars['ID']['output'];
  /** Masked. */
  idNumber: Scalars['String']['output'];
  /** The name as it was handed in. */
  name: Scalars['String']['output'];
  /** A path of this site that administrators alone can open; null a while after the decision, when the photo is deleted. */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: RealNameStatus;
};

/** One page of real name requests. */
export type RealNameRequestPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<RealNameRequest>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Where the verification of a real name stands. */
export type RealNameStatus =
  /** It was never tried. */
  | 0
  /** Waits for an administrator. */
  | 2
  /** An administrator rejected it; one may try again. */
  | -1
  /** The name is verified. */
  | 1;

/** What administrators recommend. */
export type RecommendConfig = {
  /** Banners above the list of activities. */
  activityAds: Array<Advertisement>;
  /** Activities in the calendar of the home page, in their order; those that not everybody sees are left out. */
  classCalendar: Array<Competition>;
  /** Ids of the activities in that calendar. */
  classCalendarIds: Array<Scalars['ID']['output']>;
  /** Ids of the columns beside that list. */
  columnIds: Array<Scalars['ID']['output']>;
  /** Its slides, in their order. */
  groups: Array<RecommendGroup>;
  /** Banners of the members' home page. */
  homeAds: Array<Advertisement>;
  /** Ids of the projects beside that list. */
  hotProjectIds: Array<Scalars['ID']['output']>;
  /** Ways to learn. */
  learningPaths: Array<LearningPath>;
  /** Pictures with links beside that list. */
  projectAds: Array<Advertisement>;
  /** Keywords above the list of projects, each a tab. */
  projectTabs: Array<Scalars['String']['output']>;
};

/** Input of `setRecommendConfig`. */
export type RecommendConfigInput = {
  /** Banners above the list of activities, at most 10; absent keeps them. */
  activityAds?: InputMaybe<Array<AdvertisementInput>>;
  /** Activities in the calendar of the home page, at most 10; absent keeps them. */
  classCalendarIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Columns beside that list, at most 10. */
  columnIds: Array<Scalars['ID']['input']>;
  /** Its slides in their order, at most 10. */
  groups: Array<RecommendGroupInput>;
  /** Banners of the members' home page, at most 10. */
  homeAds: Array<AdvertisementInput>;
  /** Projects beside that list, at most 10. */
  hotProjectIds: Array<Scalars['ID']['input']>;
  /** At most 10. */
  learningPaths: Array<LearningPathInput>;
  /** Pictures beside that list, at most 10. */
  projectAds: Array<AdvertisementInput>;
  /** Keywords above the list of projects, at most 10 of 20 characters, each once. */
  projectTabs: Array<Scalars['String']['input']>;
};

/** Ways on under one title: a slide of the home page. */
export type RecommendGroup = {
  /** What stands above them. */
  title: Scalars['String']['output'];
  /** One to six. */
  ways: Array<RecommendedWay>;
};

/** Ways on under one title. */
export type RecommendGroupInput = {
  /** At most 30 characters, not empty. */
  title: Scalars['String']['input'];
  /** One to six. */
  ways: Array<RecommendedWayInput>;
};

/** Somebody or something to follow, and why. */
export type Recommendation = {
  /** The tag, university, major or company that the reason speaks of; null for the others. */
  about?: Maybe<Scalars['String']['output']>;
  /** Public competitions that a member takes part in; null for a column or a channel. */
  competitionsCount?: Maybe<Scalars['Int']['output']>;
  /** Of how many the reason speaks: members, projects or competitions; at least 1. */
  count: Scalars['Int']['output'];
  /** Id of the member, the column or the channel. */
  id: Scalars['ID']['output'];
  /** Why it is recommended. */
  reason: RecommendationReason;
  /** Who or what it is; null where it can't be shown. */
  target?: Maybe<FollowTarget>;
};

/** Why something is recommended to the viewer. */
export type RecommendationReason =
  /** The viewer keeps so many of their projects. */
  | 'AUTHOR'
  /** It keeps, or holds, so many of the projects that the viewer keeps. */
  | 'BOOKMARKS'
  /** They work at the same company. */
  | 'COMPANY'
  /** They take part in so many of the viewer's competitions; a column stands beside one. */
  | 'COMPETITION'
  /** So many of those whom the viewer follows follow it. */
  | 'FOLLOWED'
  /** They study the same. */
  | 'MAJOR'
  /** A reason of the backend's own, of which nothing is told. */
  | 'OTHER'
  /** Somebody whom the viewer follows writes it. */
  | 'OWNER'
  /** So many follow it. */
  | 'POPULAR'
  /** So many who follow what the viewer follows follow it, too. */
  | 'READERS'
  /** So many new projects within 30 days. */
  | 'RECENT'
  /** Their projects, or those in it, have a tag that the viewer's have. */
  | 'TOPIC'
  /** They are at the same university. */
  | 'UNIVERSITY'
  /** So many of their projects, or of those in it, are called like the viewer's. */
  | 'WORDS';

/** What is recommended. */
export type RecommendationType =
  /** Channels. */
  | 'ZONE'
  /** Columns. */
  | 'COLUMN'
  /** Members. */
  | 'USER';

/** Some of what is recommended. */
export type Recommendations = {
  /** Whether there are others than these. */
  hasOthers: Scalars['Boolean']['output'];
  /** The best first. */
  items: Array<Recommendation>;
};

/** A dataset that is recommended. */
export type RecommendedDataset = {
  /** The dataset, which is public. */
  dataset: Dataset;
  /** Why it is there. */
  reason: Scalars['String']['output'];
};

/** Where a slide leads. */
export type RecommendedWay = {
  /** What one finds there; may be empty. */
  description: Scalars['String']['output'];
  /** A path of this site, or an address. */
  link: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** Where a slide leads. */
export type RecommendedWayInput = {
  /** At most 100 characters; may be empty. */
  description: Scalars['String']['input'];
  /** A path of this site, or an address. */
  link: Scalars['String']['input'];
  /** At most 30 characters, not empty. */
  title: Scalars['String']['input'];
};

/** Input of `recordChannelView`. */
export type RecordChannelViewInput = {
  /** Id of the channel. */
  channelId: Scalars['ID']['input'];
};

/** Input of `recordCreatorViolation`. */
export type RecordCreatorViolationInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** What the member is told, at most 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input of `recordForumPostView`. */
export type RecordForumPostViewInput = {
  /** Id of the post. */
  postId: Scalars['ID']['input'];
};

/** Input of `recordPageView`. */
export type RecordPageViewInput = {
  /** Path and query on this site, at most 500 characters. */
  url: Scalars['String']['input'];
};

/** Input of `recordProjectView`. */
export type RecordProjectViewInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
  /** With which the project is read, where it isn't everybody's; at most 200 characters. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** An account with its new password. */
export type RecoveredAccount = {
  /** Names of the access tokens that the account had, 20 at most. */
  accessTokens: Array<Scalars['String']['output']>;
  /** Whether they have ended; else they act for the account as before. */
  accessTokensEnded: Scalars['Boolean']['output'];
};

/** Codes that are good in place of the app's, each once. They are shown in this answer alone. */
export type RecoveryCodes = {
  /** Ten, such as `k7qm2-x9f4t`; case, spaces and hyphens don't matter. */
  codes: Array<Scalars['String']['output']>;
  /** The viewer afterwards. */
  viewer: Viewer;
};

/** Input of `refuseQuestionnaire`. */
export type RefuseQuestionnaireInput = {
  /** Id of the questionnaire. */
  questionnaireId: Scalars['ID']['input'];
};

/** Input of `registerForCompetition`. */
export type RegisterForCompetitionInput = {
  /** The form, where the competition asks for one. */
  answers?: InputMaybe<Array<RegistrationAnswerInput>>;
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** The entrance fee that the member agreed to, in whale coins; another one by now is refused. Omitted agrees to any. */
  entranceFee?: InputMaybe<Scalars['Int']['input']>;
  /** The files, where the competition asks for any; uploaded for the purpose `qualification`. */
  files?: InputMaybe<Array<QualificationInput>>;
  /** At most 64 characters. */
  invitationCode?: InputMaybe<Scalars['String']['input']>;
};

/** What a field of the registration form was filled in with. */
export type RegistrationAnswer = {
  /** The field's `defaultId`; null for one of the organizer's own. */
  defaultId?: Maybe<Scalars['Int']['output']>;
  /** The field's name. */
  name: Scalars['String']['output'];
  /** A text; or of location {L1, L2, L3}, of university {Country, Province, University}, of major {Discipline, Major, _id}, of degree {Degree, Grade}, of channel and industry a list of up to two texts. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** What a field of the registration form is filled in with. */
export type RegistrationAnswerInput = {
  /** The field's `defaultId`; null for one of the organizer's own. */
  defaultId?: InputMaybe<Scalars['Int']['input']>;
  /** The field's name, at most 200 characters. */
  name: Scalars['String']['input'];
  /** In the shape of RegistrationAnswer.value; texts of at most 150 characters. */
  value: Scalars['JSON']['input'];
};

/** More ways of having come to know of a competition, each divided by commas. */
export type RegistrationChannels = {
  /** Communities. */
  community: Scalars['String']['output'];
  /** Any others. */
  general: Scalars['String']['output'];
  /** Accounts of WeChat. */
  weChat: Scalars['String']['output'];
};

/** As RegistrationChannels; at most 300 characters in all. */
export type RegistrationChannelsInput = {
  /** Communities, divided by commas; 300 characters with the two others. */
  community: Scalars['String']['input'];
  /** Any others, divided by commas; 300 characters with the two others. */
  general: Scalars['String']['input'];
  /** Accounts of WeChat, divided by commas; 300 characters with the two others. */
  weChat: Scalars['String']['input'];
};

/** A field of the registration form. */
export type RegistrationField = {
  /** Of a choice of the organizer's own. */
  choices: Array<Scalars['String']['output']>;
  /** Which of the fields that every competition may ask for: 1 gender, 2 e-mail, 3 location, 5 channel, 6 real name, 7 university, 8 major, 9 degree and grade, 10 faculty, 11 university e-mail, 12 student number, 13 identity, 14 company, 15 company type, 16 industry, 17 position, 18 highest degree. Null for one of the organizer's own. */
  defaultId?: Maybe<Scalars['Int']['output']>;
  /** A hint, at most 200 characters; empty for none. */
  hint: Scalars['String']['output'];
  /** What it asks for, at most 40 characters. */
  name: Scalars['String']['output'];
  /** Whether it has to be filled in. */
  required: Scalars['Boolean']['output'];
  /** What one fills in. */
  type: RegistrationFieldType;
};

/** As RegistrationField. */
export type RegistrationFieldInput = {
  /** 2 to 50 of a choice of one's own. */
  choices: Array<Scalars['String']['input']>;
  /** As RegistrationField.defaultId; null for one of the organizer's own. */
  defaultId?: InputMaybe<Scalars['Int']['input']>;
  /** A hint, at most 200 characters; empty for none. */
  hint: Scalars['String']['input'];
  /** At most 40 characters, different from the others. */
  name: Scalars['String']['input'];
  /** Whether it has to be filled in. */
  required: Scalars['Boolean']['input'];
  /** What one fills in. */
  type: RegistrationFieldType;
};

/** What a field of the registration form asks for. */
export type RegistrationFieldType =
  /** One of `choices`. */
  | 2
  /** A text of at most 150 characters; fields that every competition may ask for have shapes of their own. */
  | 1;

/** What has to be verified before registering. */
export type RegistrationNeed =
  /** An e-mail address. */
  | 'EMAIL'
  /** A phone number. */
  | 'PHONE'
  /** The real name. */
  | 'REAL_NAME';

/** A registration with what was filled in. */
export type RegistrationReview = {
  /** What the form was filled in with. */
  answers: Array<ReviewedAnswer>;
  /** The files that were given. */
  files: Array<ReviewedFile>;
  /** The registration itself. */
  registration: CompetitionRegistration;
};

/** A series that a competition belongs to. */
export type RegistrationSeries = {
  /** Opaque id of the registration series. */
  id: Scalars['ID']['output'];
  /** Whether one may register for one of its competitions only. */
  limited: Scalars['Boolean']['output'];
  /** The name of the series. */
  name: Scalars['String']['output'];
};

/** What a competition asks of those who register. */
export type RegistrationSettings = {
  /** What is shown after registering. */
  afterRegistration: AfterRegistration;
  /** What the question for the channel offers beside the usual ways. */
  channels: RegistrationChannels;
  /** Whale coins, charged once with the registration and given back when it is rejected; 0 is free. */
  entranceFee: Scalars['Int']['output'];
  /** Files to review by; asked only where there is a review. */
  files: Array<QualificationField>;
  /** The fields in their order, at most 40. */
  form: Array<RegistrationField>;
  /** Whether a verified e-mail address is needed. */
  needsEmail: Scalars['Boolean']['output'];
  /** Whether the form is asked; its fields are kept when it isn't. */
  needsForm: Scalars['Boolean']['output'];
  /** Whether a verified phone is needed. */
  needsPhone: Scalars['Boolean']['output'];
  /** Whether a verified real name is needed. */
  needsRealName: Scalars['Boolean']['output'];
  /** Whether those who manage the competition decide on each registration. */
  needsReview: Scalars['Boolean']['output'];
  /** Markdown to agree to before registering; null asks nothing. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Markdown above the files; null shows none. */
  reviewNotice?: Maybe<Scalars['String']['output']>;
  /** The series that the competition belongs to; null for one of its own. */
  series?: Maybe<RegistrationSeries>;
};

/** Where a registration stands. */
export type RegistrationStatus =
  /** The member takes part and has a team. */
  | 1
  /** It was rejected; one may register again. */
  | -1
  /** It waits for those who manage the competition. */
  | 0;

/** Input of `removeChannelModerator`. */
export type RemoveChannelModeratorInput = {
  /** Id of the channel. */
  channelId: Scalars['ID']['input'];
  /** Id of the moderator. */
  memberId: Scalars['ID']['input'];
};

/** Input of `removeContent`. */
export type RemoveContentInput = {
  /** Id of the content. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: ContentKind;
  /** What its owner is told, at most 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input of `removeDatasetBinding`. */
export type RemoveDatasetBindingInput = {
  /** Id of the dataset. */
  bindingId: Scalars['ID']['input'];
};

/** Input of `removeOrganizationMember`. */
export type RemoveOrganizationMemberInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** The organization's short name, at most 32 characters. */
  organization: Scalars['String']['input'];
};

/** Input of `renewRecoveryCodes`. */
export type RenewRecoveryCodesInput = {
  /** Of the app, or a recovery code; at most 32 characters. */
  code: Scalars['String']['input'];
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
};

/** Input of `renewUploadToken`. */
export type RenewUploadTokenInput = {
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** Input of `requestDataExport`. */
export type RequestDataExportInput = {
  /** Of the authenticator app, or a recovery code; at most 32 characters. Needed where the second step is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
};

/** Input of `requestExchange`. */
export type RequestExchangeInput = {
  /** 50, 100 or 200 yuan. */
  amount: Scalars['Int']['input'];
};

/** Input of `requestRealNameReview`. */
export type RequestRealNameReviewInput = {
  /** Of any document, 6 to 20 letters and digits. */
  idNumber: Scalars['String']['input'];
  /** At most 50 characters. */
  name: Scalars['String']['input'];
  /** Uploaded with the purpose `identity`. */
  photo?: InputMaybe<UploadInput>;
};

/** Input of `rescoreTask`. */
export type RescoreTaskInput = {
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** Input of `resetPassword`: the contact as it was given for the code, the code and the new password. */
export type ResetPasswordInput = {
  /** The code, 6 digits; lives ten minutes and takes five tries. */
  code: Scalars['String']['input'];
  /** The new password again, at most 256 characters. */
  confirmPassword: Scalars['String']['input'];
  /** Of the phone number, such as 86. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** The contact that the code was sent to, as of `sendRecoveryCode`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Whether the account's access tokens end too. */
  endAccessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 8 characters; common ones are refused. */
  newPassword: Scalars['String']['input'];
  /** The phone number that the code was sent to, at most 20 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `restoreContent`. */
export type RestoreContentInput = {
  /** Id of the content. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: ContentKind;
};

/** Input of `restoreCreator`. */
export type RestoreCreatorInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
};

/** Input of `retryJob`. */
export type RetryJobInput = {
  /** Id of the job. */
  jobId: Scalars['ID']['input'];
};

/** Input of `retryMail`. */
export type RetryMailInput = {
  /** Key of the mail, at most 200 characters. */
  key: Scalars['String']['input'];
  /** True for one that may have arrived: twice is better than never. */
  mayRepeat: Scalars['Boolean']['input'];
};

/** Input of `returnExchange`. */
export type ReturnExchangeInput = {
  /** Id of the exchange. */
  exchangeId: Scalars['ID']['input'];
  /** What the member is told, at most 200 characters. */
  reason: Scalars['String']['input'];
};

/** Input of `reviewQualification`. */
export type ReviewQualificationInput = {
  /** Id of the qualification review. */
  id: Scalars['ID']['input'];
  /** True passes, false rejects. */
  passed: Scalars['Boolean']['input'];
  /** Why it is rejected, at most 500 characters; asked for where `passed` is false. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `reviewRealName`. */
export type ReviewRealNameInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
  /** True passes, false rejects. */
  passes: Scalars['Boolean']['input'];
  /** Needed to reject, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `reviewRegistration`. */
export type ReviewRegistrationInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** True passes, false rejects. */
  passes: Scalars['Boolean']['input'];
  /** Needed to reject: at most 500 characters, told to the member. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `reviewRegistrations`. */
export type ReviewRegistrationsInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Ids of 1 to 50 members. */
  memberIds: Array<Scalars['ID']['input']>;
  /** True passes, false rejects. */
  passes: Scalars['Boolean']['input'];
  /** Needed to reject: at most 500 characters, told to each member. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `reviewWork`. */
export type ReviewWorkInput = {
  /** At most 3,000 characters; the team reads it. */
  comment: Scalars['String']['input'];
  /** From 0 to the task's `maxScore`, at most two decimals. */
  score: Scalars['Float']['input'];
  /** Id of the work. */
  workId: Scalars['ID']['input'];
};

/** What a field was filled in with, for those who manage the competition. */
export type ReviewedAnswer = {
  /** The field's name. */
  name: Scalars['String']['output'];
  /** The value as one reads it. */
  text: Scalars['String']['output'];
};

/** A file of a registration, for those who manage the competition. */
export type ReviewedFile = {
  /** The name of the file as it was uploaded. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** The title of its field. */
  title: Scalars['String']['output'];
  /** Its address; for its uploader and those who manage the competition. */
  url: Scalars['String']['output'];
};

/** The result of a decision on one of several registrations. */
export type ReviewedRegistration = {
  /** True where this call has decided on it. */
  decided: Scalars['Boolean']['output'];
  /** The member's id: a member has one registration for a competition. */
  memberId: Scalars['ID']['output'];
  /** Why it hasn't; null where it has. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Input of `revokeAccessToken`. */
export type RevokeAccessTokenInput = {
  /** Id out of `Viewer.accessTokens`. */
  accessTokenId: Scalars['ID']['input'];
};

/** Input of `revokeSession`. */
export type RevokeSessionInput = {
  /** Id out of `Viewer.sessions`. */
  sessionId: Scalars['ID']['input'];
};

/** What a quest pays. */
export type Reward = {
  /** Whale coins or points, by its type. */
  amount: Scalars['Int']['output'];
  /** What it is paid in. */
  type: RewardType;
};

/** What a task pays. */
export type RewardInput = {
  /** 1 to 10,000 whale coins or points, by its type. */
  amount: Scalars['Int']['input'];
  /** What it is paid in. */
  type: RewardType;
};

/** What a reward is paid in. */
export type RewardType =
  /** Points of growth score. */
  | 'GROWTH_SCORE'
  /** Whale coins, into the wallet. */
  | 'WHALECOIN';

/** A right on the whole site beyond a member's own things; organizations have roles of their own. */
export type Role =
  /** An administrator of the site: may do everything that the other roles may. */
  | 'admin'
  /** Writes columns, as an application gives the right to; being in the creator programme is another thing. */
  | 'columnist'
  /** Looks after the forums. */
  | 'moderator'
  /** Organizes competitions. */
  | 'organizer'
  /** Answers work orders. */
  | 'support';

/** How much of a kind was found. */
export type SearchCount = {
  /** Rows on all pages. */
  count: Scalars['Int']['output'];
  /** What was searched for. */
  kind: SearchKind;
};

/** What is searched for. Of activities nothing is found as yet. */
export type SearchKind =
  /** Activities. */
  | 'ACTIVITY'
  /** Open channels. */
  | 'CHANNEL'
  /** Columns with something in them. */
  | 'COLUMN'
  /** Competitions on the community's pages. */
  | 'COMPETITION'
  /** Public datasets with files. */
  | 'DATASET'
  /** Members; of hidden profiles the name alone is searched. */
  | 'MEMBER'
  /** Public projects. */
  | 'PROJECT';

/** How much of a text something holds that was found by it. */
export type SearchMatch =
  /** Every word. */
  | 'ALL'
  /** Most of its words; nothing of the kind holds all of them. */
  | 'MOST';

/** A page of what was found. */
export type SearchPage = {
  /** Texts that may have been meant, where nothing holds every word; at most 3. */
  alternatives: Array<Scalars['String']['output']>;
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page; what has gone since it was found is left out. */
  items: Array<SearchResult>;
  /** How much of the text each of them holds. */
  match: SearchMatch;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
  /** The text as it was searched for: in simplified characters, lower case and plain width. */
  understood: Scalars['String']['output'];
};

/** Something that was found. */
export type SearchResult = Channel | Column | Competition | Dataset | Member | Project;

/** Which of what was found comes first. */
export type SearchSort =
  /** Most content first: the projects of a column or a channel. */
  | '-LabsCount'
  /** What most people joined, follow or like. */
  | '-SubscribesCount'
  /** What has the text in its title, then the rest; of both first what most people joined or follow. */
  | '-SortWeight'
  /** What changed last; of competitions what begins last, of members who joined last. */
  | '-UpdateDate'
  /** What was looked at most; of projects and datasets. */
  | '-ViewsCount';

/** A trending word, as administrators set it. */
export type SearchTrend = {
  /** Id of what it leads to; null where it leads to an address. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What it says, at most 30 characters. */
  name: Scalars['String']['output'];
  /** Where it leads. */
  type: SearchTrendType;
  /** A path of this site, or an address; null unless it leads to an address. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A trending word. */
export type SearchTrendInput = {
  /** Id of what it leads to; for all other types. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What it says, at most 30 characters; each once. */
  name: Scalars['String']['input'];
  /** Where it leads. */
  type: SearchTrendType;
  /** A path of this site, or an address; for the type URL. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Where a trending word leads. */
export type SearchTrendType =
  /** To an activity. */
  | 'ACTIVITY'
  /** To a channel. */
  | 'CHANNEL'
  /** To a column. */
  | 'COLUMN'
  /** To a competition. */
  | 'COMPETITION'
  /** To a dataset. */
  | 'DATASET'
  /** To a project. */
  | 'PROJECT'
  /** To an address. */
  | 'URL';

/** Input of `selectWorks`. */
export type SelectWorksInput = {
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
  /** One or two. */
  workIds: Array<Scalars['ID']['input']>;
};

/** Input of `sendChatMessage`. */
export type SendChatMessageInput = {
  /** Plain text, 1 to 1,000 characters; blanks around it don't count. */
  content: Scalars['String']['input'];
  /** 8 to 64 letters, digits, - or _ of the client's choice: sent again with the same key, as after a lost answer, the message isn't written twice. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Id of a conversation of the viewer's. */
  sessionId: Scalars['ID']['input'];
};

/** Input of `sendEmailCode`. */
export type SendEmailCodeInput = {
  /** A solved challenge. */
  captcha: CaptchaInput;
  /** The new address, at most 254 characters. */
  email: Scalars['String']['input'];
  /** Instead of a protected session; at most 256 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `sendPhoneCode`. */
export type SendPhoneCodeInput = {
  /** Called instead of written. */
  byVoice: Scalars['Boolean']['input'];
  /** A solved challenge. */
  captcha: CaptchaInput;
  /** Such as 86, without +. */
  countryCode: Scalars['String']['input'];
  /** 7 to 15 digits; of the mainland 11, the first of them 1. */
  phone: Scalars['String']['input'];
};

/** Input of `sendProtectionCode`. */
export type SendProtectionCodeInput = {
  /** A solved challenge. */
  captcha: CaptchaInput;
  /** Where the code is sent to. */
  channel: ProtectionChannel;
};

/** Give the e-mail address, or the phone number with its country code. */
export type SendRecoveryCodeInput = {
  /** The solved challenge of `requestRecoveryCaptcha`. */
  captcha: CaptchaInput;
  /** Such as 86. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** A verified e-mail address, at most 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** A bound phone number, at most 20 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `sendWorkOrderMessage`. */
export type SendWorkOrderMessageInput = {
  /** Of the support: asks the member to confirm that it is solved. */
  asksForConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pictures uploaded for `work-order`, at most 9. */
  attachments?: InputMaybe<Array<UploadInput>>;
  /** Markdown, at most 10,000 characters. */
  content: Scalars['String']['input'];
  /** Id of the work order. */
  workOrderId: Scalars['ID']['input'];
};

/** A browser in which the member is signed in. */
export type Session = {
  /** When the member signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether this request came with it. */
  current: Scalars['Boolean']['output'];
  /** When it ends unless it is used: 30 days after it began. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque id of the session. */
  id: Scalars['ID']['output'];
  /** When a request came with it last; may lag by some minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** What the browser calls itself, at most 200 characters. */
  userAgent: Scalars['String']['output'];
};

/** Input of `setActivityFields`. */
export type SetActivityFieldsInput = {
  /** All fields in their order, at most 30; one that is left out goes. */
  fields: Array<ActivityFieldInput>;
};

/** Input of `setChannelMail`. */
export type SetChannelMailInput = {
  /** Id of the channel. */
  channelId: Scalars['ID']['input'];
  /** False ends the mails. */
  enrolled: Scalars['Boolean']['input'];
};

/** Input of `setCompetitionPublished`. */
export type SetCompetitionPublishedInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** True publishes, false takes back to a draft. */
  published: Scalars['Boolean']['input'];
};

/** Input of `setCompetitionTaskExcluded`. */
export type SetCompetitionTaskExcludedInput = {
  /** True takes it out of the ranking, false puts it back in. */
  excluded: Scalars['Boolean']['input'];
  /** Needed to take it out: at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** Input of `setDatasetDescription`. */
export type SetDatasetDescriptionInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Markdown, at most 20,000 characters; empty for none. */
  description: Scalars['String']['input'];
};

/** Input of `setDatasetShowcase`. */
export type SetDatasetShowcaseInput = {
  /** At most 5, in their order. */
  groups: Array<DatasetShowcaseGroupInput>;
  /** Ids of members, at most 3, in their order. */
  sponsorIds: Array<Scalars['ID']['input']>;
};

/** Input of `setExternalBoard`. */
export type SetExternalBoardInput = {
  /** HTML without scripts, at most 50,000 characters. */
  html: Scalars['String']['input'];
  /** Its name in `Site.externalBoards`. */
  name: Scalars['String']['input'];
};

/** Input of `setFeaturedCreators`. */
export type SetFeaturedCreatorsInput = {
  /** Ids of creators in their order, at most 6; none features nobody. */
  memberIds: Array<Scalars['ID']['input']>;
};

/** Input of `setInvitation`. */
export type SetInvitationInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Null ends the invitation. */
  settings?: InputMaybe<InvitationSettingsInput>;
};

/** Input of `setLeaderboardTeams`. */
export type SetLeaderboardTeamsInput = {
  /** Teams to put on it, at most 1,000. */
  add: Array<Scalars['ID']['input']>;
  /** Id of a board of a group that hasn't all teams. */
  leaderboardId: Scalars['ID']['input'];
  /** Teams to take off it, at most 1,000. */
  remove: Array<Scalars['ID']['input']>;
};

/** Input of `setLeaderboardTemplate`. */
export type SetLeaderboardTemplateInput = {
  /** At most 50,000 characters; null takes the look away. */
  html?: InputMaybe<Scalars['String']['input']>;
  /** Id of the task or stage. */
  id: Scalars['ID']['input'];
  /** Whether `id` is that of a task or of a stage. */
  of: LeaderboardOwner;
};

/** Input of `setMemberRole`. */
export type SetMemberRoleInput = {
  /** Whether it is given or taken. */
  granted: Scalars['Boolean']['input'];
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** The role. */
  role: Role;
};

/** Input of `setNotificationSettings`; what is absent stays. */
export type SetNotificationSettingsInput = {
  /** Whether the weekly mail comes at all. */
  digest?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kinds to change, at most 7, each with all three. */
  kinds?: InputMaybe<Array<NotificationChannelsInput>>;
};

/** Input of `setOrganizationMemberRole`. */
export type SetOrganizationMemberRoleInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** The organization's short name, at most 32 characters. */
  organization: Scalars['String']['input'];
  /** What they may do in it. */
  role: OrganizationRole;
};

/** Input of `setRecommendedChannels`. */
export type SetRecommendedChannelsInput = {
  /** In their order, each once; at most 10. */
  channelIds: Array<Scalars['ID']['input']>;
};

/** Input of `setRelatedColumns`. */
export type SetRelatedColumnsInput = {
  /** In their order, each once; at most 4. */
  columnIds: Array<Scalars['ID']['input']>;
  /** Id of a competition that the viewer manages. */
  competitionId: Scalars['ID']['input'];
};

/** Input of `setSkillRules`. */
export type SetSkillRulesInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** All rules in their order, at most 30. */
  rules: Array<SkillRuleInput>;
};

/** Input of `setTaskActive`. */
export type SetTaskActiveInput = {
  /** Whether it is counted and shown from now on. */
  active: Scalars['Boolean']['input'];
  /** Id of the task. */
  id: Scalars['ID']['input'];
};

/** Input of `setTeamBanned`. */
export type SetTeamBannedInput = {
  /** True bans it, false takes the ban back. */
  banned: Scalars['Boolean']['input'];
  /** Needed for a ban: at most 200 characters, read by the team's members. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** Input of `setTeamReceiving`. */
export type SetTeamReceivingInput = {
  /** True opens it, false closes it. */
  receives: Scalars['Boolean']['input'];
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** Input of `setWeakFlags`. */
export type SetWeakFlagsInput = {
  /** An object of flags to set. */
  flags: Scalars['JSON']['input'];
};

/** Input of `setWorkOrderStatus`. */
export type SetWorkOrderStatusInput = {
  /** Reason of the support for closing it, at most 500 characters; its creator reads it. Needed unless it awaits confirmation. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Where it is to come. */
  status: WorkOrderStatus;
  /** Id of the work order. */
  workOrderId: Scalars['ID']['input'];
};

/** Input of `shareProject` and `unshareProject`. */
export type ShareProjectInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** Input of `shareSnippet`. */
export type ShareSnippetInput = {
  /** Who is to read it. */
  sharing: SnippetSharing;
  /** Id of the snippet. */
  snippetId: Scalars['ID']['input'];
};

/** Input of `signIn`. */
export type SignInInput = {
  /** E-mail address or member name, at most 254 characters. */
  account: Scalars['String']['input'];
  /** Of the authenticator app (6 digits), or a recovery code; at most 32 characters, each good once. Needed where the account's second step is on, passed over elsewhere. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
  /** Whether to bring an account back that its member has closed (`closeAccount`); passed over elsewhere. Without it such an account is refused with FORBIDDEN and `field` restore. */
  restore?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `signOutEverywhere`. */
export type SignOutEverywhereInput = {
  /** Whether all access tokens of the member end too. */
  includingAccessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether this session ends too. */
  includingThis?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `signUp`. */
export type SignUpInput = {
  /** Whether to bind the identity of another site that waits in this browser (`pendingOAuth`) to the new account. Refused with BAD_USER_INPUT where it waits no more. */
  bindOAuth?: InputMaybe<Scalars['Boolean']['input']>;
  /** An e-mail address that no other account has, at most 254 characters. */
  email: Scalars['String']['input'];
  /** "学生" (a student) or "在职" (employed), nothing of more than 10 characters. */
  identity?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 20 characters, unique. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters; common ones are refused. */
  password: Scalars['String']['input'];
  /** The member whose share link led here (`shareby`): both get 4 whale coins, the inviter at most 20 a month. An unknown one is ignored. */
  sharedBy?: InputMaybe<Scalars['ID']['input']>;
};

/** What an operator and the administrators have set for the site; everyone sees it. */
export type Site = {
  /** What the QR code of the community's group leads to; null shows none. */
  communityUrl?: Maybe<Scalars['String']['output']>;
  /** Links of whom the site belongs to, in its footer. */
  companyLinks?: Maybe<Array<CompanyLink>>;
  /** Pictures with links beside the list of competitions. */
  competitionAds?: Maybe<Array<Advertisement>>;
  /** Leaderboards that come from elsewhere, each in the leaderboard tab of its competition. */
  externalBoards?: Maybe<Array<ExternalBoardSetting>>;
  /** Competitions whose register button is hidden. */
  hiddenRegisterCompetitionIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** A page outside where one applies to host a competition; null opens the form of the site. */
  hostApplicationUrl?: Maybe<Scalars['String']['output']>;
  /** What the QR code beside that form leads to, such as a chat; null shows none. */
  hostChatUrl?: Maybe<Scalars['String']['output']>;
  /** The projects beside the list of all, in the operator's order, as far as they may be seen. */
  hotProjects?: Maybe<Array<Project>>;
  /** Where the operator's own pages of the learning paths are, each below it by its name (`data-science`); null where the site's stand there. */
  learningUrl?: Maybe<Scalars['String']['output']>;
  /** The yearly window of the lunar new year's look; null for none. */
  lunarNewYear?: Maybe<YearlyWindow>;
  /** The operator's own page that visitors see in place of the home page; null where the site's stands there. */
  marketingUrl?: Maybe<Scalars['String']['output']>;
  /** The name of the site. */
  name: Scalars['String']['output'];
  /** Competitions that ask those who have registered for their id on another platform. */
  platformIdBoxes?: Maybe<Array<PlatformIdBox>>;
  /** Competitions for which one registers only after a preliminary round. */
  preliminaryCompetitionIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Competitions whose counts are shown as they are instead of as x.xk. */
  rawCountCompetitionIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** What administrators recommend on the home page and beside the list of projects. */
  recommendConfig?: Maybe<RecommendConfig>;
  /** The columns beside the list of projects, in the operator's order, as far as they may be seen. */
  recommendedColumns?: Maybe<Array<Column>>;
  /** Trending words of the search box in their order; the first six are shown. */
  searchTrends?: Maybe<Array<SearchTrend>>;
  /** Where one applies to try the workbench, below it `/modelwhale/trial`; null where no trial is offered. */
  trialUrl?: Maybe<Scalars['String']['output']>;
  /** The workbench that /mw leads to; null where the site's own pages answer there. */
  workbenchUrl?: Maybe<Scalars['String']['output']>;
};

/** Input of `setSiteSettings`. */
export type SiteSettingsInput = {
  /** An http or https address for the QR code of the community's group; null shows none. */
  communityUrl?: InputMaybe<Scalars['String']['input']>;
  /** Links of whom the site belongs to, in its footer, at most 8; absent for none. */
  companyLinks?: InputMaybe<Array<CompanyLinkInput>>;
  /** At most 10. */
  competitionAds: Array<AdvertisementInput>;
  /** At most 20, each of another name and competition; absent for none. */
  externalBoards?: InputMaybe<Array<ExternalBoardInput>>;
  /** Competitions whose register button is hidden, at most 200. */
  hiddenRegisterCompetitionIds: Array<Scalars['ID']['input']>;
  /** An http or https address where one applies to host a competition; null opens the form of the site. */
  hostApplicationUrl?: InputMaybe<Scalars['String']['input']>;
  /** An http or https address for the QR code beside that form; null shows none. */
  hostChatUrl?: InputMaybe<Scalars['String']['input']>;
  /** The yearly window of the lunar new year's look; null for none. */
  lunarNewYear?: InputMaybe<YearlyWindowInput>;
  /** At most 200, one for a competition. */
  platformIdBoxes?: InputMaybe<Array<PlatformIdBoxInput>>;
  /** Competitions for which one registers only after a preliminary round, at most 200. */
  preliminaryCompetitionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Competitions whose counts are shown as they are, at most 200. */
  rawCountCompetitionIds: Array<Scalars['ID']['input']>;
  /** Trending words of the search box in their order, at most 20, each name once; absent for none. */
  searchTrends?: InputMaybe<Array<SearchTrendInput>>;
};

/** What members can do, as competitions attest it. */
export type Skill = {
  /** The name of the certificate that comes with it. */
  certificate?: Maybe<Scalars['String']['output']>;
  /** Address of a picture; null where there is none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the skill. */
  id: Scalars['ID']['output'];
  /** At most 30 characters. */
  name: Scalars['String']['output'];
};

/** How a competition gives a skill. */
export type SkillRule = {
  /** Opaque id of the skill rule. */
  id: Scalars['ID']['output'];
  /** The skill that is given. */
  skill: Skill;
  /** Null unless the type is STAGE. */
  stage?: Maybe<Stage>;
  /** Null unless the type is TASK. */
  task?: Maybe<CompetitionTask>;
  /** What it is given for. */
  type: SkillRuleType;
};

/** A rule by which a competition gives a skill. */
export type SkillRuleInput = {
  /** Its name, at most 30 characters. */
  skill: Scalars['String']['input'];
  /** With the type STAGE. */
  stageId?: InputMaybe<Scalars['ID']['input']>;
  /** With the type TASK. */
  taskId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is given for. */
  type: SkillRuleType;
};

/** What a skill is given for. */
export type SkillRuleType =
  /** The team is in the final ranking. */
  | 3
  /** The team was promoted out of `stage`. */
  | 2
  /** A work of `task` was reviewed: for all members of its team. */
  | 1
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Code that a member keeps. */
export type Snippet = {
  /** At most 20,000 characters. */
  code: Scalars['String']['output'];
  /** Whose it is; null when the account couldn't be asked for. */
  creator?: Maybe<Member>;
  /** Why administrators have folded it; only its creator and they still read it. Null for what isn't folded. */
  foldReason?: Maybe<Scalars['String']['output']>;
  /** The folder that it is in; null for all but its creator. */
  folder?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the snippet. */
  id: Scalars['ID']['output'];
  /** As highlight.js names it: python, r, sql; `text` for none. */
  language: Scalars['String']['output'];
  /** At most 50 characters. */
  name: Scalars['String']['output'];
  /** Who reads it. */
  sharing: SnippetSharing;
  /** When it changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A folder of the viewer's; it is there while something is in it. */
export type SnippetFolder = {
  /** Snippets in it. */
  count: Scalars['Int']['output'];
  /** At most 30 characters. */
  name: Scalars['String']['output'];
};

/** Who reads a snippet. */
export type SnippetSharing =
  /** Who has its link. */
  | 'LINK'
  /** Its creator alone. */
  | 'PRIVATE'
  /** Everybody. */
  | 'PUBLIC';

/** A label of a hidden solution. */
export type SolutionLabel = {
  /** Rows that have it. */
  count: Scalars['Int']['output'];
  /** The label, cut at 60 characters. */
  value: Scalars['String']['output'];
};

/** What a hidden solution was read as: its rows by what they count for, its labels, its beginning. */
export type SolutionRows = {
  /** SHA-256 of the solution as it is downloaded, in hexadecimal digits; null where it isn't known. */
  checksum?: Maybe<Scalars['String']['output']>;
  /** Names of the columns, at most 1,000. */
  columns: Array<Scalars['String']['output']>;
  /** The sign between two cells: a comma, semicolon, tab or vertical bar. */
  delimiter: Scalars['String']['output'];
  /** Address of the solution as CSV, for those who manage the competition; each download stands in the log. */
  downloadUrl: Scalars['String']['output'];
  /** The encoding that the file was read in: UTF-8, GB18030, UTF-16LE or UTF-16BE. */
  encoding: Scalars['String']['output'];
  /** Name of the file that it was read from; null where it isn't known. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The 20 most frequent labels with how often they come; none where the metric compares numbers. */
  labels: Array<SolutionLabel>;
  /** How many different labels there are; null where the metric compares numbers. */
  labelsCount?: Maybe<Scalars['Int']['output']>;
  /** Rows that the private score counts. */
  private: Scalars['Int']['output'];
  /** Rows that the public score counts. */
  public: Scalars['Int']['output'];
  /** The first five rows, cells cut at 60 characters. */
  rows: Array<SolutionSampleRow>;
  /** Time at which it was stored; null where that isn't known. */
  storedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Member who stored it; null where that isn't known. */
  storedBy?: Maybe<Member>;
};

/** A row of a hidden solution. */
export type SolutionSampleRow = {
  /** Its cells in the order of the columns. */
  cells: Array<Scalars['String']['output']>;
};

/** A part of a competition's time with tasks of its own. Teams are promoted from one to the next. */
export type Stage = {
  /** Whale coins for each member of a team that reaches it, once a member: of the first stage on registering, of the others on being promoted to it. */
  awardWhaleCoin: Scalars['Int']['output'];
  /** The competition that it belongs to. */
  competition?: Maybe<Competition>;
  /** Until when it runs, excluded. */
  endDate: Scalars['DateTime']['output'];
  /** Opaque id of the stage. */
  id: Scalars['ID']['output'];
  /** At most 30 characters. */
  name: Scalars['String']['output'];
  /** A team submits works only after its qualification review: `qualification`. */
  needsQualification: Scalars['Boolean']['output'];
  /** What the viewer's team has handed in; null for nothing, and without a team. */
  qualification?: Maybe<QualificationReview>;
  /** The form of the qualification review. */
  qualificationFields: Array<FormField>;
  /** Markdown to agree to before the qualification review is handed in; null asks nothing. */
  qualificationNotice?: Maybe<Scalars['String']['output']>;
  /** Whether its public board is open to those who may see the competition. */
  showsLeaderboard: Scalars['Boolean']['output'];
  /** Whether its private board is open to them. */
  showsPrivateLeaderboard: Scalars['Boolean']['output'];
  /** From when on it runs, included. */
  startDate: Scalars['DateTime']['output'];
  /** Its tasks in order. */
  tasks?: Maybe<Array<CompetitionTask>>;
};

/** The competition of a stage, by its name. */
export type StageCompetition = {
  /** Opaque id of the competition. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** A stage as a whole. */
export type StageInput = {
  /** Whale coins for each member of a team that reaches it, at most 100,000; of the first stage that is on registering. Once a team has reached it, it stays (CONFLICT). */
  awardWhaleCoin: Scalars['Int']['input'];
  /** "修改截止时间", as the organizer has typed it: asked for where a deadline that is less than three days away, before or after, moves while members have registered. Refused without, BAD_USER_INPUT with `field` deadlineConfirmation. */
  deadlineConfirmation?: InputMaybe<Scalars['String']['input']>;
  /** Within the competition's time, after `startDate`. */
  endDate: Scalars['DateTime']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** "提前公开", as the organizer has typed it: asked for where a private board comes to be shown before the end. Refused without, BAD_USER_INPUT with `field` privateBoardConfirmation. */
  privateBoardConfirmation?: InputMaybe<Scalars['String']['input']>;
  /** Absent keeps what there is; a new stage has none. */
  qualification?: InputMaybe<QualificationSettingsInput>;
  /** Whether its public board is open. */
  showsLeaderboard: Scalars['Boolean']['input'];
  /** Whether everyone sees the private board. Shown before the end, it doesn't tell of works submitted from then on: until the end they stand on the public board alone, and their `privateScore` is null to their team. */
  showsPrivateLeaderboard: Scalars['Boolean']['input'];
  /** Within the competition's time. */
  startDate: Scalars['DateTime']['input'];
};

/** A team's place on a board. */
export type Standing = {
  /** Whether it stands in the stage and isn't banned, and another stage follows. */
  canPromote: Scalars['Boolean']['output'];
  /** Works that were reviewed. */
  entries: Scalars['Int']['output'];
  /** Shared by equal scores: 1, 2, 2, 4. */
  rank: Scalars['Int']['output'];
  /** The team's best, in the task's metric. */
  score: Scalars['Float']['output'];
  /** The team; null when it couldn't be asked for. */
  team?: Maybe<Team>;
};

/** The form of a task that people review. */
export type SubjectiveForm = {
  /** Works a day, days being those of Asia/Shanghai; null is without limit. */
  dailyLimit?: Maybe<Scalars['Int']['output']>;
  /** The fields in their order, hidden ones too. */
  fields: Array<FormField>;
  /** The best score that a reviewer can give; 0 is the worst. */
  maxScore: Scalars['Float']['output'];
  /** Works in all; null is without limit. */
  totalLimit?: Maybe<Scalars['Int']['output']>;
};

/** The form of a task that people review. */
export type SubjectiveFormInput = {
  /** Works a day, days being those of Asia/Shanghai; null is without limit. */
  dailyLimit?: InputMaybe<Scalars['Int']['input']>;
  /** In order; at least one that isn't hidden. */
  fields: Array<FormFieldInput>;
  /** The best score that a reviewer can give, 1 to 1,000. */
  maxScore: Scalars['Int']['input'];
  /** Works in all; null is without limit. */
  totalLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** What a team has used of a task's limits. Pending, reviewed and invalidated works count. */
export type SubmissionQuota = {
  /** Works of this day in Asia/Shanghai. */
  dailyUsed: Scalars['Int']['output'];
  /** When the daily count starts anew. */
  resetsAt: Scalars['DateTime']['output'];
  /** Works in all. */
  totalUsed: Scalars['Int']['output'];
};

/** Input of `submitQualification`. */
export type SubmitQualificationInput = {
  /** The form, at most 100 answers. */
  answers: Array<FieldAnswerInput>;
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
};

/** How result files come. */
export type SubmitType =
  /** From the page, or by `submitWork`. */
  | 'file'
  /** By any HTTP client with the captain's upload token. */
  | 'token'
  /** A way that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Input of `submitWork`. */
export type SubmitWorkInput = {
  /** The answers to the form of a task that people review, at most 100. */
  answers?: InputMaybe<Array<FieldAnswerInput>>;
  /** What the team says of it: at most 200 characters, can be changed later. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The result file of an automatically reviewed task. */
  result?: InputMaybe<UploadInput>;
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** What one can follow, over graphql-ws: 20 subscriptions a socket, 10 sockets a member. */
export type Subscription = {
  /** The viewer's notifications as they come. `after` is the last `eventId` seen: what came since is sent first, nothing twice. Codes: UNAUTHENTICATED. */
  notificationReceived: Notification;
  /** Steps, completions and claims of the viewer's tasks as they happen. `after` is the last `eventId` seen: what came since is sent first, nothing twice. Codes: UNAUTHENTICATED. */
  taskProgressed: TaskProgress;
};


/** What one can follow, over graphql-ws: 20 subscriptions a socket, 10 sockets a member. */
export type SubscriptionNotificationReceivedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** What one can follow, over graphql-ws: 20 subscriptions a socket, 10 sockets a member. */
export type SubscriptionTaskProgressedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
};

/** Numbers of the support's queue. */
export type SupportQueue = {
  /** Work orders filed in the last 30 days that were answered, or should have been by now. */
  dueCount: Scalars['Int']['output'];
  /** Those among them that were answered within 5 working days. */
  inTimeCount: Scalars['Int']['output'];
  /** Time since which the longest of them waits; null where nobody does. */
  longestWaitingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Those among them that got no first answer within 5 working days. */
  overdueCount: Scalars['Int']['output'];
  /** Work orders whose creator waits for an answer. */
  waitingCount: Scalars['Int']['output'];
};

/** Which work orders; all conditions hold that are given. */
export type SupportWorkOrderFilter = {
  /** Those that the viewer has, or nobody. */
  assignment?: InputMaybe<WorkOrderAssignment>;
  /** The longest waiting first, those with priority before them, and last those that don't wait. */
  oldestFirst?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those of one status. */
  status?: InputMaybe<WorkOrderStatus>;
  /** Its number, a part of its content or of its creator's name; at most 100 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Those of one group of types. */
  typeGroupId?: InputMaybe<Scalars['ID']['input']>;
};

/** A quest as the viewer stands in it, in its present period. Weeks begin on Monday, days at midnight, in Asia/Shanghai. */
export type Task = {
  /** What it is about, in Chinese. */
  description: Scalars['String']['output'];
  /** Markdown. */
  guideline: Scalars['String']['output'];
  /** Opaque id of the task. */
  id: Scalars['ID']['output'];
  /** Path on this site where it is done. */
  link?: Maybe<Scalars['String']['output']>;
  /** Its name in Chinese. */
  name: Scalars['String']['output'];
  /** Steps done, at most the threshold. */
  progress: Scalars['Int']['output'];
  /** Route names on which it is recommended, such as competition-list. */
  relatedPages: Array<Scalars['String']['output']>;
  /** What it pays. */
  rewards: Array<Reward>;
  /** Ascending order within its group. */
  sortWeight: Scalars['Int']['output'];
  /** Where the viewer stands in it. */
  status: TaskStatus;
  /** Steps needed. */
  threshold: Scalars['Int']['output'];
  /** How often it comes. */
  type: TaskType;
};

/** What members do that tasks count. */
export type TaskEvent =
  /** A column is made. */
  | 'COLUMN_CREATED'
  /** A column is followed; each once. */
  | 'COLUMN_FOLLOWED'
  /** A column is read. */
  | 'COLUMN_VIEWED'
  /** A comment is written, on a project or a dataset. */
  | 'COMMENT_CREATED'
  /** The list of competitions is seen. */
  | 'COMPETITION_LIST_VIEWED'
  /** A registration for a competition. */
  | 'COMPETITION_REGISTERED'
  /** A competition is seen. */
  | 'COMPETITION_VIEWED'
  /** An e-mail address is verified. */
  | 'EMAIL_BOUND'
  /** A member is followed; each once. */
  | 'MEMBER_FOLLOWED'
  /** A phone is verified. */
  | 'PHONE_BOUND'
  /** A post of a forum is written. */
  | 'POST_CREATED'
  /** A post of a forum is read, for the first time of the day. */
  | 'POST_VIEWED'
  /** Picture, signature, bio, identity, school or company, and city are given. */
  | 'PROFILE_COMPLETED'
  /** A project is read, for the first time of the day. */
  | 'PROJECT_VIEWED'
  /** A reply to a post is written. */
  | 'REPLY_CREATED'
  /** Any page is seen. */
  | 'SITE_VISITED'
  /** Something that this schema doesn't know yet. */
  | 'UNKNOWN'
  /** What was handed in has been reviewed. */
  | 'WORK_REVIEWED'
  /** Something is handed in. */
  | 'WORK_SUBMITTED';

/** A task's absence from the ranking: its boards are closed, and no stage counts it. */
export type TaskExclusion = {
  /** Time at which it was taken out. */
  excludedAt: Scalars['DateTime']['output'];
  /** Reason that the organizer gave, at most 200 characters. */
  reason: Scalars['String']['output'];
};

/** What only those who manage a competition see of its task. */
export type TaskManagement = {
  /** The files that it hands out. */
  files: Array<ManagedFile>;
  /** Key of the sample file. */
  sampleKey?: Maybe<Scalars['ID']['output']>;
  /** Those of them that are scored again when the solution, the metric or a column changes. */
  scoredWorksCount: Scalars['Int']['output'];
  /** Rows of the hidden solution by what they count for; null before one was uploaded. */
  solution?: Maybe<SolutionRows>;
  /** Works that teams have submitted. */
  worksCount: Scalars['Int']['output'];
};

/** Something that happened in one of the viewer's quests, for them alone. */
export type TaskProgress = {
  /** Its number in the viewer's event log; hand it back as `after`. */
  eventId: Scalars['ID']['output'];
  /** Steps done when it happened. */
  progress: Scalars['Int']['output'];
  /** The task as it stands now. */
  task?: Maybe<Task>;
  /** What happened. */
  type: TaskProgressType;
};

/** What happened in a quest. */
export type TaskProgressType =
  /** The last step is done; the reward can be claimed. */
  | 'COMPLETED'
  /** The reward was claimed. */
  | 'FINISHED'
  /** Another step is done. */
  | 'PROGRESSED';

/** What claiming a reward gave. */
export type TaskReward = {
  /** What was paid. */
  rewards: Array<Reward>;
  /** The quest as it stands now. */
  task: Task;
  /** Whale coins and growth score after the reward. */
  viewer: Viewer;
};

/** Where a member stands in a quest. */
export type TaskStatus =
  /** Its reward can be claimed. */
  | 'COMPLETED'
  /** Its reward has been claimed. */
  | 'FINISHED'
  /** Steps are missing. */
  | 'IN_PROGRESS';

/** How often a quest comes. */
export type TaskType =
  /** Once a member, at any time. */
  | 'CHORE'
  /** Anew every day. */
  | 'DAILY'
  /** Once a member, in their beginnings. */
  | 'ROOKIE'
  /** Anew every Monday. */
  | 'WEEKLY';

/** A team of a competition. Everyone who sees the competition sees it. */
export type Team = {
  /** Who leads it; null when the account couldn't be asked for. */
  captain?: Maybe<Member>;
  /** The competition that it takes part in. */
  competition?: Maybe<Competition>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Dissolved, or merged into another. */
  deleted: Scalars['Boolean']['output'];
  /** At most 150 characters; may be empty. */
  description: Scalars['String']['output'];
  /** Opaque id of the team. */
  id: Scalars['ID']['output'];
  /** Address of the picture; null shows the first character of the name. */
  image?: Maybe<Scalars['String']['output']>;
  /** The captain first. */
  members?: Maybe<Array<Member>>;
  /** Members, the captain among them. */
  membersCount: Scalars['Int']['output'];
  /** At most 20 characters. */
  name: Scalars['String']['output'];
  /** Whether others may apply: not closed by the captain, below the cap, not banned. */
  receivesApplications: Scalars['Boolean']['output'];
  /** Its competition is over: the team stays as it is. */
  settled: Scalars['Boolean']['output'];
  /** That university; null where the competition doesn't ask, or they named several. */
  university?: Maybe<Scalars['String']['output']>;
  /** Where the competition has only members of one university team up: whether its members all named the same when they registered. True where it doesn't ask. */
  universitySorted: Scalars['Boolean']['output'];
  /** The forum post that is the team's work; null without one, and in a forum for participants to all but the team's members. */
  workPostId?: Maybe<Scalars['ID']['output']>;
};

/** A request that another has to consent to. */
export type TeamApplication = {
  /** When it was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** The team that asks to be merged; null for the others. */
  fromTeam?: Maybe<Team>;
  /** Opaque id of the team application. */
  id: Scalars['ID']['output'];
  /** Who is to be removed or to leave; null for a merge. */
  member?: Maybe<Member>;
  /** What the sender wrote; empty but for a merge. */
  note: Scalars['String']['output'];
  /** Who asked; null when the account couldn't be asked for. */
  sender?: Maybe<Member>;
  /** Where it stands. */
  status: TeamApplicationStatus;
  /** The team that a merge goes to, or that a removal or a leave is about. */
  team?: Maybe<Team>;
  /** What is asked. */
  type: TeamApplicationType;
};

/** An answer to a request. */
export type TeamApplicationAnswer =
  /** The recipient consents. */
  | 1
  /** The recipient doesn't. */
  | 2
  /** The sender takes it back. */
  | 3;

/** One page of team applications. */
export type TeamApplicationPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<TeamApplication>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Where a request stands. */
export type TeamApplicationStatus =
  /** It was consented to and carried out. */
  | 1
  /** It waits for an answer. */
  | 0
  /** By the recipient, or because their team ended. */
  | 2
  /** By the sender, or because their team ended. */
  | 3;

/** What a request asks. */
export type TeamApplicationType =
  /** To leave the team. */
  | 2
  /** To become one team. */
  | 0
  /** To take a member out of the team. */
  | 1
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Input of `requestTeamLeave` and `dissolveTeam`. */
export type TeamInput = {
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** Input of `requestMemberRemoval` and `transferTeamCaptaincy`. */
export type TeamMemberInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** One page of teams. */
export type TeamPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Team>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What a team has used of one task's limits. Pending, reviewed and invalidated works count. */
export type TeamQuota = {
  /** Works of this day in Asia/Shanghai. */
  dailyUsed: Scalars['Int']['output'];
  /** The task; null when it couldn't be asked for. */
  task?: Maybe<CompetitionTask>;
  /** Works in all. */
  totalUsed: Scalars['Int']['output'];
};

/** The head of an open public board. */
export type TopBoard = {
  /** The competition that it belongs to. */
  competition?: Maybe<Competition>;
  /** The first three. */
  rows: Array<LeaderboardRow>;
  /** Id of the task whose board it is. */
  taskId: Scalars['ID']['output'];
  /** What the task is called. */
  taskName: Scalars['String']['output'];
  /** Teams on the whole board. */
  teamsCount: Scalars['Int']['output'];
};

/** Input of `track`. */
export type TrackInput = {
  /** The browser's own sign, 8 to 64 letters, digits, `_` or `-`; it is forwarded, never kept. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50. */
  events: Array<TrackedEventInput>;
};

/** How often something happened to one thing on one day. */
export type TrackedCount = {
  /** How often. */
  count: Scalars['Int']['output'];
  /** The day in Asia/Shanghai, as YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** What kind of thing it happened to; null for the site. */
  kind?: Maybe<TrackedKind>;
  /** What happened. */
  name: Scalars['String']['output'];
  /** Which of them; null for the site. */
  objectId?: Maybe<Scalars['String']['output']>;
};

/** A page of what was counted. */
export type TrackedCountPage = {
  /** Whether a page comes after this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<TrackedCount>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many rows a page has at most. */
  perPage: Scalars['Int']['output'];
  /** How many rows there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Something that a reader did or saw. */
export type TrackedEventInput = {
  /** What kind of thing it happened to; absent where it happened to the site. */
  kind?: InputMaybe<TrackedKind>;
  /** What happened, such as `follow_user`, `search_keyword` or `exposure`. */
  name: Scalars['String']['input'];
  /** Which of them: 1 to 64 letters, digits, `_` or `-`. */
  objectId?: InputMaybe<Scalars['String']['input']>;
  /** The words searched for, an address or an error's message, at most 1,000 characters; forwarded, never kept. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What can be seen or clicked. */
export type TrackedKind =
  /** A course, a class. */
  | 'activity'
  /** A picture with a link. */
  | 'advertisement'
  /** An announcement of the site. */
  | 'announcement'
  /** A channel. */
  | 'channel'
  /** A column. */
  | 'column'
  /** A competition. */
  | 'competition'
  /** A dataset. */
  | 'dataset'
  /** A member. */
  | 'member'
  /** A post of a forum. */
  | 'post'
  /** A project. */
  | 'project';

/** The second step of signing in: a code of an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds) after the password. */
export type TwoFactor = {
  /** Whether it is on. */
  enabled: Scalars['Boolean']['output'];
  /** Since when; null where it is off. */
  enabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many recovery codes haven't been used, of 10; 0 where it is off. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** What an authenticator app is told. */
export type TwoFactorSetup = {
  /** Base32, to be typed by hand. */
  secret: Scalars['String']['output'];
  /** `otpauth://totp/…` with the same secret, to be scanned. */
  uri: Scalars['String']['output'];
};

/** Input of `unbindOAuth`. */
export type UnbindOAuthInput = {
  /** Of the authenticator app, or a recovery code; at most 32 characters. Needed where the second step is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
  /** Which site. */
  provider: OAuthProvider;
};

/** Input of `uncollectFromChannel`. */
export type UncollectFromChannelInput = {
  /** Id of a channel that the viewer moderates. */
  channelId: Scalars['ID']['input'];
  /** Ids of what is taken out, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** Of what kind all of them are. */
  kind: ChannelContentKind;
};

/** A university that the registration form knows. */
export type University = {
  /** The country that it is in. */
  country: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The province that it is in. */
  province: Scalars['String']['output'];
};

/** Input of `unsubscribeFromMail`. */
export type UnsubscribeFromMailInput = {
  /** The link's `token`, at most 400 characters. */
  token: Scalars['String']['input'];
};

/** Input of `updateAnnouncement`. */
export type UpdateAnnouncementInput = {
  /** At most 3. */
  buttons: Array<AnnouncementButtonInput>;
  /** Markdown: of a popup at most 5,000 characters, of a banner at most 200, or none. */
  content: Scalars['String']['input'];
  /** Until when, later than the start; null until it is ended. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Id of the announcement. */
  id: Scalars['ID']['input'];
  /** Where it stands. */
  kind: AnnouncementKind;
  /** From when on members see it, once published. */
  startDate: Scalars['DateTime']['input'];
  /** At most 60 characters. */
  title: Scalars['String']['input'];
};

/** Input of `updateBadge`. */
export type UpdateBadgeInput = {
  /** Whether it is given. */
  active: Scalars['Boolean']['input'];
  /** What it is given for. */
  kind: BadgeKind;
  /** At most 12 characters. */
  name: Scalars['String']['input'];
  /** How many it takes for each of the three levels, ascending, 1 to 1,000,000. */
  thresholds: Array<Scalars['Int']['input']>;
};

/** Input of `updateCannedAnswer`. */
export type UpdateCannedAnswerInput = {
  /** Id of the canned answer. */
  cannedAnswerId: Scalars['ID']['input'];
  /** Markdown, at most 2,000 characters. */
  text: Scalars['String']['input'];
  /** At most 50 characters. */
  title: Scalars['String']['input'];
};

/** Input of `updateChannel`. */
export type UpdateChannelInput = {
  /** Id of a channel that the viewer moderates. */
  channelId: Scalars['ID']['input'];
  /** At most 50 characters; left out, it stays. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Left out, it stays. */
  forumEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of an uploaded picture (purpose `post-image`); left out, the picture stays. */
  imageKey?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters; left out, it stays. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `updateChannelSection`. */
export type UpdateChannelSectionInput = {
  /** Left out, it stays. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 20 characters; left out, it stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the section above it, null for the top; left out, it stays. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Its place among its siblings, from 0; left out, it stays, or goes to the end of new ones. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the section. */
  sectionId: Scalars['ID']['input'];
};

/** Input of `updateColumn`. */
export type UpdateColumnInput = {
  /** Id of a column of the viewer's. */
  columnId: Scalars['ID']['input'];
  /** At most 140 characters. */
  description: Scalars['String']['input'];
  /** As of CreateColumnInput; absent keeps the picture. */
  imageKey?: InputMaybe<Scalars['ID']['input']>;
  /** At most 30 characters. */
  name: Scalars['String']['input'];
};

/** Input of `updateComment`. */
export type UpdateCommentInput = {
  /** Id of the comment. */
  commentId: Scalars['ID']['input'];
  /** Markdown, 1 to 2,000 characters. */
  content: Scalars['String']['input'];
};

/** Input of `updateCompetition`. */
export type UpdateCompetitionInput = {
  /** Of an activity alone. */
  activity?: InputMaybe<ActivitySettingsInput>;
  /** Free text such as ¥50,000, at most 60 characters; empty for none. */
  award: Scalars['String']['input'];
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** "修改截止时间", as the organizer has typed it: asked for where a deadline that is less than three days away, before or after, moves while members have registered. Refused without, BAD_USER_INPUT with `field` deadlineConfirmation. */
  deadlineConfirmation?: InputMaybe<Scalars['String']['input']>;
  /** Short text on its cards, at most 12 characters; empty for none. */
  displayLabel?: InputMaybe<Scalars['String']['input']>;
  /** Null for a competition without an end. */
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** As imageKey, of the wide picture of the detail page. */
  headingImageKey?: InputMaybe<Scalars['ID']['input']>;
  /** Key of an uploaded picture (purpose `post-image`); null takes it away, absent keeps it. */
  imageKey?: InputMaybe<Scalars['ID']['input']>;
  /** As long as it isn't published, a series without stages. Absent keeps what there is, as with all that follows. */
  kind?: InputMaybe<CompetitionKind>;
  /** Of a series alone: an http or https address, at most 500 characters; empty for none. */
  landingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Of a series alone: one may register for one of its competitions only. Absent keeps what there is. */
  limitsRegistrations?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 50. */
  maxMembersPerTeam: Scalars['Int']['input'];
  /** Whether its stages and tasks move along: by the same where start and end move by the same, else as far as they began or ended with it, or would lie outside. Absent leaves them. */
  movesParts?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** Of an organization's own: whether its forum is open to those who aren't registered. */
  opensForum: Scalars['Boolean']['input'];
  /** Where it is held. */
  publishStatus: PublishStatus;
  /** Of an organization's own: whether it stands in the community's list too. */
  publishesToAll: Scalars['Boolean']['input'];
  /** Null when one can register as long as it runs. */
  registerEndDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The series that it belongs to: one of the same organization that the viewer manages; null for none. */
  seriesId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200 characters. */
  shortDescription: Scalars['String']['input'];
  /** From when on it runs, included. */
  startDate: Scalars['DateTime']['input'];
  /** Stands before others in the community's list. Changed by administrators of the site alone. */
  sticky?: InputMaybe<Scalars['Boolean']['input']>;
  /** The texts of the content page, in order; at most 10. */
  tabs: Array<CompetitionTabInput>;
  /** At most 6 of at most 12 characters. */
  tags: Array<Scalars['String']['input']>;
  /** Names of teams stay as they are. */
  teamNameLocked: Scalars['Boolean']['input'];
  /** Markdown shown in the team tab, at most 2,000 characters; empty for none. */
  teamNotification: Scalars['String']['input'];
  /** Only members of one university may team up; the registration form then has to ask for it. */
  teamSameUniversity: Scalars['Boolean']['input'];
  /** Runs on the shared compute platform ("统一算力"). */
  usesSharedCompute?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Input of `updateCompetitionTask`. */
export type UpdateCompetitionTaskInput = {
  /** Agrees to score all works again where the solution, the metric or a column changes. */
  rescore: Scalars['Boolean']['input'];
  /** The task as it is to be. */
  task: CompetitionTaskInput;
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** Input of `updateDatasetBinding`. */
export type UpdateDatasetBindingInput = {
  /** Id of the dataset. */
  bindingId: Scalars['ID']['input'];
  /** The dataset as it is to be. */
  settings: DatasetBindingSettingsInput;
};

/** Input of `updateDataset`. */
export type UpdateDatasetInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
  /** At most 200 characters; empty says nothing. */
  description: Scalars['String']['input'];
  /** Markdown, at most 50,000 characters. */
  document: Scalars['String']['input'];
  /** Address of an upload of purpose `post-image`, or what it is already; null for a drawn picture. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Id of a licence; null names none. */
  licenseId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of an organization that the viewer belongs to, or in whose name it stands already; null is the viewer's own. Absent, it stays. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 3, in the order in which they are shown; none of those that are given alone. */
  tagIds: Array<Scalars['ID']['input']>;
  /** 1 to 50 characters. */
  title: Scalars['String']['input'];
  /** Who sees it. */
  visibility: Visibility;
};

/** Input of `updateForumPost`. */
export type UpdateForumPostInput = {
  /** Markdown, at most 20,000 characters. */
  content: Scalars['String']['input'];
  /** Id of the post. */
  postId: Scalars['ID']['input'];
  /** A public project of the author's; null takes it away, left out it stays. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 characters. */
  title: Scalars['String']['input'];
  /** As of CreateForumPostInput. */
  type: ForumPostType;
  /** For works only. */
  work?: InputMaybe<WorkPostInput>;
};

/** Input of `updateForumReply`. */
export type UpdateForumReplyInput = {
  /** Markdown, at most 5,000 characters. */
  content: Scalars['String']['input'];
  /** Id of the reply. */
  replyId: Scalars['ID']['input'];
};

/** Input of `updateHomepage`. */
export type UpdateHomepageInput = {
  /** Whether others see name, picture, level and verification alone. */
  hideProfile: Scalars['Boolean']['input'];
};

/** Input of `updateLeaderboardGroup`. */
export type UpdateLeaderboardGroupInput = {
  /** The group as it is to be. */
  group: LeaderboardGroupInput;
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
};

/** Input of `updateOrganization`. */
export type UpdateOrganizationInput = {
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** The organization's short name, at most 32 characters, which stays. */
  shortName: Scalars['String']['input'];
};

/** Input of `updateProfile`. Null or an empty text takes away; what is left out stays as it is. */
export type UpdateProfileInput = {
  /** An uploaded picture (purpose `avatar`); null takes it away. One that nothing shows any more is removed within two days. */
  avatar?: InputMaybe<UploadInput>;
  /** At most 500 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** "学生" (a student) or "在职" (employed), 2 characters; it can't be taken away. */
  identity?: InputMaybe<Scalars['String']['input']>;
  /** The position at the company, at most 100 characters. */
  job?: InputMaybe<Scalars['String']['input']>;
  /** The city, at most 100 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  major?: InputMaybe<Scalars['String']['input']>;
  /** The discipline that the major belongs to, at most 100 characters. */
  majorTag?: InputMaybe<Scalars['String']['input']>;
  /** A line, at most 50 characters. */
  signature?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters; so with what follows. Once it is given, registrations for competitions don't change it. */
  university?: InputMaybe<Scalars['String']['input']>;
  /** An address of the web, at most 200 characters; http:// is added where it begins with neither http nor https. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `updateProject`. */
export type UpdateProjectInput = {
  /** Datasets that it works with, at most 20 of those that the viewer may see. Absent, they stay. */
  datasetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 200 characters; empty says nothing. */
  description: Scalars['String']['input'];
  /** Those of `draftNotebooks` that stay and own uploads for `notebook`, in their order, at most 20; each has a name of its own, of 1 to 100 characters. Absent, they stay. */
  notebooks?: InputMaybe<Array<UploadInput>>;
  /** Id of an organization that the viewer belongs to, or in whose name it stands already; null is the viewer's own. Absent, it stays. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Read by its author alone, and by whom a version of it is handed in to. `visibility` says it, too, and goes before it; without either it stays. */
  private?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
  /** At most 5, in the order in which they are shown; none of those that are given alone. */
  tagIds: Array<Scalars['ID']['input']>;
  /** 1 to 50 characters. */
  title: Scalars['String']['input'];
  /** Who reads it; PRIVATE ends its link for good. */
  visibility?: InputMaybe<Visibility>;
};

/** Input of `updateQuestionnaire`. */
export type UpdateQuestionnaireInput = {
  /** What it is about and what for, at most 500 characters; may be empty. */
  description: Scalars['String']['input'];
  /** Id of the questionnaire. */
  id: Scalars['ID']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** In their order, 1 to 20. */
  questions: Array<QuestionnaireQuestionInput>;
};

/** Input of `updateRegistrationSettings`. */
export type UpdateRegistrationSettingsInput = {
  /** What is shown after registering. */
  afterRegistration: AfterRegistrationInput;
  /** What the question for the channel offers beside the usual ways. */
  channels: RegistrationChannelsInput;
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Whale coins, 0 to 100,000. */
  entranceFee: Scalars['Int']['input'];
  /** Files to review by, at most 10. */
  files: Array<QualificationFieldInput>;
  /** The fields in their order, at most 40. */
  form: Array<RegistrationFieldInput>;
  /** Whether a verified e-mail address is needed. */
  needsEmail: Scalars['Boolean']['input'];
  /** Whether the form is asked; its fields are kept when it isn't. */
  needsForm: Scalars['Boolean']['input'];
  /** Whether a verified phone is needed. */
  needsPhone: Scalars['Boolean']['input'];
  /** Whether a verified real name is needed. */
  needsRealName: Scalars['Boolean']['input'];
  /** Whether those who manage the competition decide on each registration. */
  needsReview: Scalars['Boolean']['input'];
  /** Markdown to agree to, at most 20,000 characters; null asks nothing. */
  notice?: InputMaybe<Scalars['String']['input']>;
  /** Markdown above the files, at most 20,000 characters; null shows none. */
  reviewNotice?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `updateSnippet`; what is absent stays. */
export type UpdateSnippetInput = {
  /** 1 to 20,000 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** A folder that there is, or a new one; 1 to 30 characters. */
  folder?: InputMaybe<Scalars['String']['input']>;
  /** As highlight.js names it, at most 20 characters. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the snippet. */
  snippetId: Scalars['ID']['input'];
};

/** Input of `updateStage`. */
export type UpdateStageInput = {
  /** The stage as it is to be. */
  stage: StageInput;
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
};

/** Input of `updateTask`. */
export type UpdateTaskInput = {
  /** Whether the same thing counts once a period. */
  countsOnce: Scalars['Boolean']['input'];
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** What it counts, at least one. */
  events: Array<TaskEvent>;
  /** Markdown of at most 5,000 characters; may be empty. */
  guideline: Scalars['String']['input'];
  /** Id of the task. */
  id: Scalars['ID']['input'];
  /** A path of this site, at most 300 characters. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** Route names on which it is recommended, such as `competition-list`; at most 50, and unknown ones are refused. */
  relatedPages: Array<Scalars['String']['input']>;
  /** Each type once, at least one. */
  rewards: Array<RewardInput>;
  /** 0 to 100,000, ascending. */
  sortWeight: Scalars['Int']['input'];
  /** Steps needed, 1 to 1,000. */
  threshold: Scalars['Int']['input'];
};

/** Input of `updateTeam`. */
export type UpdateTeamInput = {
  /** At most 150 characters; left out, it stays. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** An uploaded picture (purpose `avatar`); null takes it away, left out it stays. */
  image?: InputMaybe<UploadInput>;
  /** At most 20 characters; left out, it stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** A file uploaded before by `POST /uploads?purpose=…`, as that call answered it. A key belongs to its uploader and its purpose; any other is NOT_FOUND. */
export type UploadInput = {
  /** With its dot: `.csv`. */
  ext: Scalars['String']['input'];
  /** The `key` that the upload answered, 32 hexadecimal digits. */
  key: Scalars['String']['input'];
  /** The name as the member's device has it, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Bytes. */
  size: Scalars['Int']['input'];
};

/** A file that comes in parts, and how far it is. */
export type UploadSession = {
  /** When it is thrown away. */
  expiresAt: Scalars['DateTime']['output'];
  /** What it became; null until it is done. */
  file?: Maybe<UploadedFile>;
  /** Opaque id of the upload. */
  id: Scalars['ID']['output'];
  /** The file's name. */
  name: Scalars['String']['output'];
  /** Bytes of each part but the last. */
  partSize: Scalars['Int']['output'];
  /** Why it became no file; null otherwise. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Numbers of the parts that have come, from 0, ascending. */
  received: Array<Scalars['Int']['output']>;
  /** Bytes of the whole. */
  size: Scalars['Int']['output'];
  /** What becomes of it. */
  state: UploadState;
};

/** Input of `completeUpload` and `cancelUpload`. */
export type UploadSessionInput = {
  /** Id of the upload. */
  uploadId: Scalars['ID']['input'];
};

/** What becomes of an upload in parts. */
export type UploadState =
  /** All have come and are put together. */
  | 'assembling'
  /** It is a file. */
  | 'done'
  /** It became none. */
  | 'failed'
  /** Parts are awaited. */
  | 'open';

/** A stored file, as `UploadInput` takes it. */
export type UploadedFile = {
  /** With its dot: `.csv`. */
  ext: Scalars['String']['output'];
  /** 32 hexadecimal digits. */
  key: Scalars['String']['output'];
  /** The name as the member's device has it. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** What a member has verified. Numbers and names are masked, for the member too. */
export type Verification = {
  /** Whether real names can be verified at once; else by an administrator alone. */
  automaticVerification: Scalars['Boolean']['output'];
  /** Such as m***@demo.test. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the e-mail address is verified. */
  emailVerified: Scalars['Boolean']['output'];
  /** Such as 3201**********1234. */
  idNumber?: Maybe<Scalars['String']['output']>;
  /** Such as 138****0000; null where none is bound. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Such as 86. */
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  /** Whether the phone number is verified. */
  phoneVerified: Scalars['Boolean']['output'];
  /** Until when this session may change phone, e-mail and password; null where it has to prove itself first. */
  protectedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Such as "林*舟"; of what was verified or waits. */
  realName?: Maybe<Scalars['String']['output']>;
  /** Where the verification of the real name stands. */
  realNameStatus: RealNameStatus;
  /** When the real name was handed in that waits, was verified or was rejected. */
  realNameSubmittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last request was rejected. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
};

/** Input of `verifyMember`. */
export type VerifyMemberInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** The name that was verified, at most 40 characters; empty without a mark. */
  name: Scalars['String']['input'];
  /** What they are verified as; null takes the mark away. */
  type?: InputMaybe<CommunityVerificationType>;
};

/** Input of `verifyRealName`. */
export type VerifyRealNameInput = {
  /** Of the mainland, 18 characters; spaces are left out. */
  idNumber: Scalars['String']['input'];
  /** At most 50 characters. */
  name: Scalars['String']['input'];
};

/** Input of `viewDataset`. */
export type ViewDatasetInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
};

/** The signed-in member, with what only they may see. */
export type Viewer = {
  /** The tokens of other internal clients, newest first; the secrets are not kept. */
  accessTokens?: Maybe<Array<AccessToken>>;
  /** What the site tells its members above every page now, the one that opened last; null where there is none. Once closed it is hidden by the weak flag `dismissed-banner`. */
  announcementBanner?: Maybe<Announcement>;
  /** What the site tells its members in a window at /home now, the one that opened last; null where there is none. Once closed it is hidden by the weak flag `dismissed-popup`. */
  announcementPopup?: Maybe<Announcement>;
  /** The channels that the viewer follows, newest first. */
  channels?: Maybe<Array<Channel>>;
  /** What has to be handed over before the account can be closed, at most 100. Needs a session: null with FORBIDDEN for an access token. */
  closureBlockers?: Maybe<Array<ClosureBlocker>>;
  /** The columns that the viewer writes, and whether they may write more. */
  columns?: Maybe<ViewerColumns>;
  /** The competitions that the viewer has registered for, without activities, those of organizations included: running first, then to begin, then ended. At most 100 a page. */
  competitions?: Maybe<CompetitionPage>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Exports of the viewer's own data that can be downloaded, are being made or have failed, newest first, at most 20. Needs a session: null with FORBIDDEN for an access token. */
  dataExports?: Maybe<Array<DataExport>>;
  /** The address that the account was made with or changed to; the viewer alone sees it. */
  email?: Maybe<Scalars['String']['output']>;
  /** The growth score, from which the level follows. */
  growthScore: Scalars['Int']['output'];
  /** The viewer's own applications of a kind, the ten newest, with what was answered. */
  hostApplications?: Maybe<Array<HostApplication>>;
  /** The member's id. */
  id: Scalars['ID']['output'];
  /** The newest number in the viewer's event log. Subscribe with it as `after`, and nothing that happens between this answer and the subscription is lost. */
  lastEventId: Scalars['ID']['output'];
  /** The level with its name and progress. */
  level: LevelProgress;
  /** The member as everyone sees them. */
  member: Member;
  /** Where the viewer wants notifications of each kind. */
  notificationSettings?: Maybe<NotificationSettings>;
  /** The identities of other sites that the viewer signs in with. */
  oauthBindings?: Maybe<Array<OAuthBinding>>;
  /** The organizations that the viewer belongs to, by name. */
  organizations?: Maybe<Array<OrganizationMembership>>;
  /** Whether a phone number is bound and verified. */
  phoneVerified: Scalars['Boolean']['output'];
  /** The open questionnaire that was published last, of those that the viewer has neither answered nor refused; null where there is none. */
  questionnaire?: Maybe<Questionnaire>;
  /** What the member may do beyond a member's own things; empty for most. */
  roles: Array<Role>;
  /** The live sessions, newest first. */
  sessions?: Maybe<Array<Session>>;
  /** The skills that the viewer has earned, newest first. */
  skills?: Maybe<Array<EarnedSkill>>;
  /** The second step of signing in. Needs a session: null with FORBIDDEN for an access token. */
  twoFactor?: Maybe<TwoFactor>;
  /** How many messages of other members are unread. */
  unreadChatMessagesCount?: Maybe<Scalars['Int']['output']>;
  /** How many notifications are unread, without those of chat messages. */
  unreadNotificationsCount?: Maybe<Scalars['Int']['output']>;
  /** What the viewer has verified, masked. */
  verification?: Maybe<Verification>;
  /** The wallet of whale coins. */
  wallet?: Maybe<Wallet>;
  /** Settings by key, such as `hide-feed-prompting`. */
  weakFlags?: Maybe<Scalars['JSON']['output']>;
  /** The bonus of this week. */
  weeklyCoinBonus?: Maybe<WeeklyCoinBonus>;
};


/** The signed-in member, with what only they may see. */
export type ViewerCompetitionsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<CompetitionStatus>;
};


/** The signed-in member, with what only they may see. */
export type ViewerHostApplicationsArgs = {
  kind?: InputMaybe<ApplicationKind>;
};

/** What the viewer has to do with writing columns. */
export type ViewerColumns = {
  /** Whether the viewer writes columns, or may. */
  isAuthorized: Scalars['Boolean']['output'];
  /** Their own, newest first. */
  items?: Maybe<Array<Column>>;
  /** Whether they may create another one now. */
  mayCreate: Scalars['Boolean']['output'];
};

/** What stands between the viewer and a competition, for them alone. */
export type ViewerRegistration = {
  /** What the viewer sent the last time. */
  answers: Array<RegistrationAnswer>;
  /** The files that the viewer sent the last time. */
  files: Array<GivenQualification>;
  /** Their id on another platform; null until it is filled in. */
  platformId?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Another competition of the series holds the viewer's one place. */
  seriesSpent: Scalars['Boolean']['output'];
  /** Null when the viewer never registered. */
  status?: Maybe<RegistrationStatus>;
  /** When the viewer registered last; null when they never did. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the form can be filled in with before the first registration: the viewer's profile, and what they sent to other competitions. Empty once they have registered. */
  suggestedAnswers: Array<RegistrationAnswer>;
  /** What the viewer has to have verified before registering, and hasn't. */
  unmetNeeds: Array<RegistrationNeed>;
  /** The verified name, which the form's real name is then. */
  verifiedName?: Maybe<Scalars['String']['output']>;
};

/** Effect of withdrawing from a competition, for the viewer alone. */
export type ViewerWithdrawal = {
  /** Whale coins that go back to the wallet. */
  refund: Scalars['Int']['output'];
  /** Why it is refused now; null where it isn't. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Others in the viewer's team, who stay in it. */
  teammatesCount: Scalars['Int']['output'];
};

/** Who reads a project or a dataset. */
export type Visibility =
  /** Its author alone, and to whom a version of a project was handed in. */
  | 'PRIVATE'
  /** Everybody. */
  | 'PUBLIC'
  /** Who has the link of a project, or knows the address of a dataset, too; no list has it. */
  | 'SHARED';

/** Input of `voteDataset`. */
export type VoteDatasetInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
  /** False takes the like back. */
  voted: Scalars['Boolean']['input'];
};

/** Input of `voteForumPost`. */
export type VoteForumPostInput = {
  /** Id of the post. */
  postId: Scalars['ID']['input'];
  /** False takes the like back. */
  voted: Scalars['Boolean']['input'];
};

/** Input of `voteProject`. */
export type VoteProjectInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
  /** False takes the like back. */
  voted: Scalars['Boolean']['input'];
};

/** The whale coins of a member, who alone sees them. */
export type Wallet = {
  /** Whale coins. */
  balance: Scalars['Int']['output'];
  /** What came in and went out, newest first. */
  entries?: Maybe<WalletEntryPage>;
};


/** The whale coins of a member, who alone sees them. */
export type WalletEntriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** What a payment changed in the wallet of the member, who alone sees it. */
export type WalletEntry = {
  /** Whale coins; what was spent is negative. */
  amount: Scalars['Int']['output'];
  /** When it was paid. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id of the entry. */
  id: Scalars['ID']['output'];
  /** Path on this site of what it came from; null where there is none. */
  link?: Maybe<Scalars['String']['output']>;
  /** What it was for, in Chinese. */
  reason: Scalars['String']['output'];
};

/** A page of a wallet's entries. */
export type WalletEntryPage = {
  /** Whether there is another page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<WalletEntry>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows on a page at most. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The whale coins that a member may take once a week; weeks begin on Monday in Asia/Shanghai. Seen by the member. */
export type WeeklyCoinBonus = {
  /** Whale coins. */
  amount: Scalars['Int']['output'];
  /** Whether this week's has been taken. */
  received: Scalars['Boolean']['output'];
};

/** Input of `withdrawFinalRanking`. */
export type WithdrawFinalRankingInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
};

/** Input of `withdrawFromCompetition`. */
export type WithdrawFromCompetitionInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
};

/** One submission of a team. Readable by the team, the organizer and administrators. */
export type Work = {
  /** What the form was filled in with; null for a result file. */
  answers?: Maybe<Array<FieldAnswer>>;
  /** The team's best public score among the works that it submitted before this one, for comparing; null for its first and until this one is reviewed. */
  bestBefore?: Maybe<Scalars['Float']['output']>;
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** In Chinese, what was wrong with the file; null unless FAILED. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** The name of the result file as it was uploaded; null for a form. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Bytes; null for a form. */
  fileSize?: Maybe<Scalars['Int']['output']>;
  /** Where the team and those who manage the competition download the result file, with their session or token; null for a form, and once the file isn't kept any more. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** Opaque id of the work. */
  id: Scalars['ID']['output'];
  /** Why the organizer took it out; null unless INVALIDATED. */
  invalidReason?: Maybe<Scalars['String']['output']>;
  /** What the team says of it, at most 200 characters; for the team, the organizer and administrators. */
  note?: Maybe<Scalars['String']['output']>;
  /** On the private part. To the team null until the task's private board is open, and for a work that was submitted after that until the task's end; to those who manage the competition it is there once it is reviewed. */
  privateScore?: Maybe<Scalars['Float']['output']>;
  /** On the public part of the solution, or the mean of the reviewers' scores; null until reviewed. */
  publicScore?: Maybe<Scalars['Float']['output']>;
  /** When it was scored last; null until reviewed. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the reviewers said, oldest first; empty for a result file. */
  reviews: Array<WorkReview>;
  /** Chosen by the team for the private board; null for a work that people review. */
  selected?: Maybe<Scalars['Boolean']['output']>;
  /** Where it stands. */
  status: WorkStatus;
  /** Who submitted it. */
  submitter?: Maybe<Member>;
  /** The task that it was submitted to. */
  task?: Maybe<CompetitionTask>;
  /** The team whose it is. */
  team?: Maybe<Team>;
  /** While its team is banned, the work stands on no board; it comes back when the ban is lifted. */
  teamBanned: Scalars['Boolean']['output'];
  /** Rows of the file whose prediction is no label of the solution, and so counts as wrong; null where predictions are numbers, and before the review. Where the task tells its labels such a file is FAILED instead. */
  unknownLabels?: Maybe<Scalars['Int']['output']>;
};

/** Input of `invalidateWork` and `restoreWork` and `deleteWork`. */
export type WorkInput = {
  /** Needed by `invalidateWork`: at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the work. */
  workId: Scalars['ID']['input'];
};

/** A member's request to the support. Seen by the member and the support staff. */
export type WorkOrder = {
  /** Time by which the support promises its first answer; null once there is one, and when it is closed. */
  answerDue?: Maybe<Scalars['DateTime']['output']>;
  /** The last word is the support's. */
  answered: Scalars['Boolean']['output'];
  /** The competition that it is about. */
  competition?: Maybe<WorkOrderCompetition>;
  /** When it closes by itself; null unless it awaits confirmation. */
  confirmBefore?: Maybe<Scalars['DateTime']['output']>;
  /** Markdown, at most 10,000 characters; screenshots are pictures of this site that only the member and the staff can open. */
  content: Scalars['String']['output'];
  /** When it was filed. */
  createdAt: Scalars['DateTime']['output'];
  /** Who filed it; null when the account couldn't be asked for. */
  creator?: Maybe<Member>;
  /** Member of the support who has it; null where nobody has, and for all but the staff. */
  handler?: Maybe<Member>;
  /** Opaque id of the work order. */
  id: Scalars['ID']['output'];
  /** What was written after the content, oldest first. At most 100 a page. */
  messages?: Maybe<WorkOrderMessagePage>;
  /** The number that people call it by, rising from 10001. */
  orderId: Scalars['Int']['output'];
  /** The organization that it is about; null for the community. */
  organization?: Maybe<WorkOrderOrganization>;
  /** Its creator has the privilege "优先支持". */
  priority: Scalars['Boolean']['output'];
  /** Null where it was closed without saying, and before it was ever closed. */
  resolution?: Maybe<WorkOrderResolution>;
  /** Where it stands. */
  status: WorkOrderStatus;
  /** What it is about. */
  type: WorkOrderTypeName;
  /** The group that its type belongs to. */
  typeGroup: WorkOrderTypeGroupName;
  /** Of the last message or change of status. */
  updatedAt: Scalars['DateTime']['output'];
  /** Time since which its creator waits for an answer; null where they don't. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};


/** A member's request to the support. Seen by the member and the support staff. */
export type WorkOrderMessagesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** Work orders by the member of the support who has them. */
export type WorkOrderAssignment =
  /** "我负责的": the viewer has them. */
  | 'MINE'
  /** "未分配": nobody has them. */
  | 'UNASSIGNED';

/** A picture that came with a message. */
export type WorkOrderAttachment = {
  /** Key of its upload. */
  key: Scalars['ID']['output'];
  /** The name of the file as it was uploaded. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** A path of this site that the member and the staff can open. */
  url: Scalars['String']['output'];
};

/** A competition as the work order names it, whether the reader may open it or not. */
export type WorkOrderCompetition = {
  /** Opaque id of the work order competition. */
  id: Scalars['ID']['output'];
  /** The name of the competition. */
  name: Scalars['String']['output'];
};

/** What was written in a work order, for its creator and the support staff. */
export type WorkOrderMessage = {
  /** Pictures, at most 9. */
  attachments: Array<WorkOrderAttachment>;
  /** Null for the support, and for who has none. */
  authorAvatar?: Maybe<Scalars['String']['output']>;
  /** Null for the support, unless the reader is of the staff. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** Who wrote: the member, or the support's common name. */
  authorName: Scalars['String']['output'];
  /** Markdown. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id of the work order message. */
  id: Scalars['ID']['output'];
  /** The support's reason for closing the work order. */
  isClosing: Scalars['Boolean']['output'];
  /** Written as the support. */
  isSupport: Scalars['Boolean']['output'];
  /** Who of the staff wrote; told to the staff alone. */
  staffName?: Maybe<Scalars['String']['output']>;
};

/** One page of work order messages. */
export type WorkOrderMessagePage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<WorkOrderMessage>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An organization as a work order names it. */
export type WorkOrderOrganization = {
  /** Opaque id of the work order organization. */
  id: Scalars['ID']['output'];
  /** The name of the organization. */
  name: Scalars['String']['output'];
  /** The part of its addresses. */
  shortName: Scalars['String']['output'];
};

/** One page of work orders. */
export type WorkOrderPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<WorkOrder>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** How a work order ended. */
export type WorkOrderResolution =
  /** The member found it unsolved, or went on after it was closed. */
  | 2
  /** The member confirmed that it is solved. */
  | 1
  /** Closed by itself: nobody confirmed within 7 days. */
  | 3
  /** A way that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Where a work order stands. */
export type WorkOrderStatus =
  /** "待确认": the support takes it for solved and asks the member; closes by itself after 7 days. */
  | 4
  /** "已关闭"; its creator can go on with it. */
  | 3
  /** "待处理": nobody of the support has answered yet. */
  | 0
  /** "处理中": the support is at it, or the member went on. */
  | 2;

/** A type of work orders. */
export type WorkOrderType = {
  /** What the help centre says about it; Markdown, may be empty. */
  document: Scalars['String']['output'];
  /** Opaque id of the work order type. */
  id: Scalars['ID']['output'];
  /** Its name in Chinese. */
  name: Scalars['String']['output'];
  /** What the description begins with; Markdown, may be empty. */
  template: Scalars['String']['output'];
};

/** A group of types of work orders. */
export type WorkOrderTypeGroup = {
  /** Its work orders are about a competition, which is chosen with them. */
  aboutCompetition: Scalars['Boolean']['output'];
  /** Opaque id of the work order type group. */
  id: Scalars['ID']['output'];
  /** Its name in Chinese. */
  name: Scalars['String']['output'];
  /** Its types in their order. */
  types: Array<WorkOrderType>;
};

/** A group of types by its name. */
export type WorkOrderTypeGroupName = {
  /** Opaque id of the work order type group name. */
  id: Scalars['ID']['output'];
  /** Its name in Chinese. */
  name: Scalars['String']['output'];
};

/** A type of work orders by its name. */
export type WorkOrderTypeName = {
  /** Opaque id of the work order type name. */
  id: Scalars['ID']['output'];
  /** Its name in Chinese. */
  name: Scalars['String']['output'];
};

/** One page of works. */
export type WorkPage = {
  /** Whether another page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The rows of this page. */
  items: Array<Work>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Rows that a page holds, at most 100. */
  perPage: Scalars['Int']['output'];
  /** Rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A picture of a team's work. */
export type WorkPicture = {
  /** What it shows, at most 100 characters; may be empty. */
  description: Scalars['String']['output'];
  /** Key of its upload, to hand back when the post is edited. */
  key: Scalars['String']['output'];
  /** Address of the picture. */
  url: Scalars['String']['output'];
};

/** A picture of a team's work. */
export type WorkPictureInput = {
  /** At most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Key of its upload, 32 hexadecimal digits. */
  key: Scalars['String']['input'];
};

/** What makes a post the work of a team. */
export type WorkPost = {
  /** Null without an award. */
  awardName?: Maybe<Scalars['String']['output']>;
  /** From 1; null where the award has no rank. */
  awardRanking?: Maybe<Scalars['Int']['output']>;
  /** The competition that it was made in. */
  competition?: Maybe<Competition>;
  /** Address of the 16:9 cover. */
  cover: Scalars['String']['output'];
  /** Key of the cover's upload, to hand back when the post is edited. */
  coverKey: Scalars['String']['output'];
  /** At most 20. */
  pictures: Array<WorkPicture>;
  /** At most 140 characters. */
  summary: Scalars['String']['output'];
  /** The team whose work it is. */
  team?: Maybe<Team>;
};

/** Pictures are keys of files that the viewer uploaded by `POST /uploads?purpose=post-image`. */
export type WorkPostInput = {
  /** Key of the cover's upload, 32 hexadecimal digits. */
  cover: Scalars['String']['input'];
  /** At most 20. */
  pictures: Array<WorkPictureInput>;
  /** At most 140 characters. */
  summary: Scalars['String']['input'];
};

/** The order of published works. */
export type WorkPostSort =
  /** The one with the most likes first. */
  | '-VotesCount'
  /** The one with the most views first. */
  | '-ViewsCount'
  /** The one that changed last first. */
  | '-ModifyTime';

/** What a reviewer said of a work, for its team and those who manage the competition. */
export type WorkReview = {
  /** At most 3,000 characters. */
  comment: Scalars['String']['output'];
  /** When the reviewer said it last. */
  reviewedAt: Scalars['DateTime']['output'];
  /** The reviewer's name. */
  reviewerName: Scalars['String']['output'];
  /** From 0 to the form's `maxScore`. */
  score: Scalars['Float']['output'];
};

/** Where a work stands. */
export type WorkStatus =
  /** The file had an error, or the platform failed; doesn't count towards the limits. */
  | 'FAILED'
  /** Taken out by the organizer; counts towards the limits. */
  | -3
  /** It waits to be scored. */
  | 0
  /** It has a score. */
  | 1;

/** A window of days in every year, as `MM-DD`, both included, in Asia/Shanghai. */
export type YearlyWindow = {
  /** The last day. */
  end: Scalars['String']['output'];
  /** The first day. */
  start: Scalars['String']['output'];
};

/** A window of days in every year, both included, in Asia/Shanghai. */
export type YearlyWindowInput = {
  /** Month and day, such as 02-20. */
  end: Scalars['String']['input'];
  /** Month and day, such as 02-10. */
  start: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  FeedSource:
    | ( Parent<'Channel'> )
    | ( Parent<'Column'> )
    | ( Parent<'Member'> )
  ;
  FeedTarget:
    | ( Parent<'Channel'> )
    | ( Parent<'Column'> )
    | ( Parent<'Competition'> )
    | ( Parent<'Dataset'> )
    | ( Parent<'Member'> )
    | ( Parent<'Project'> )
  ;
  FollowTarget:
    | ( Parent<'Channel'> )
    | ( Parent<'Column'> )
    | ( Parent<'Member'> )
  ;
  SearchResult:
    | ( Parent<'Channel'> )
    | ( Parent<'Column'> )
    | ( Parent<'Competition'> )
    | ( Parent<'Dataset'> )
    | ( Parent<'Member'> )
    | ( Parent<'Project'> )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptApplicationInput: AcceptApplicationInput;
  AcceptColumnApplicationInput: AcceptColumnApplicationInput;
  AccessToken: ResolverTypeWrapper<Parent<'AccessToken'>>;
  AccessTokenScope: ResolverTypeWrapper<AccessTokenScope>;
  AccountClosure: ResolverTypeWrapper<Parent<'AccountClosure'>>;
  ActivityField: ResolverTypeWrapper<Parent<'ActivityField'>>;
  ActivityFieldInput: ActivityFieldInput;
  ActivitySettingsInput: ActivitySettingsInput;
  ActivitySponsor: ResolverTypeWrapper<Parent<'ActivitySponsor'>>;
  ActivityType: ActivityType;
  AddChannelModeratorInput: AddChannelModeratorInput;
  AddOrganizationMemberInput: AddOrganizationMemberInput;
  AdministeredCreator: ResolverTypeWrapper<Parent<'AdministeredCreator'>>;
  AdministeredCreatorPage: ResolverTypeWrapper<Parent<'AdministeredCreatorPage'>>;
  AdministeredMember: ResolverTypeWrapper<Parent<'AdministeredMember'>>;
  AdministeredMemberPage: ResolverTypeWrapper<Parent<'AdministeredMemberPage'>>;
  AdministrationCounts: ResolverTypeWrapper<Parent<'AdministrationCounts'>>;
  Advertisement: ResolverTypeWrapper<Parent<'Advertisement'>>;
  AdvertisementInput: AdvertisementInput;
  AfterRegistration: ResolverTypeWrapper<Parent<'AfterRegistration'>>;
  AfterRegistrationInput: AfterRegistrationInput;
  AnnounceToCompetitionInput: AnnounceToCompetitionInput;
  Announcement: ResolverTypeWrapper<Parent<'Announcement'>>;
  AnnouncementButton: ResolverTypeWrapper<Parent<'AnnouncementButton'>>;
  AnnouncementButtonInput: AnnouncementButtonInput;
  AnnouncementButtonType: ResolverTypeWrapper<AnnouncementButtonType>;
  AnnouncementKind: ResolverTypeWrapper<AnnouncementKind>;
  AnnouncementPage: ResolverTypeWrapper<Parent<'AnnouncementPage'>>;
  AnnouncementState: ResolverTypeWrapper<AnnouncementState>;
  AnswerHostApplicationInput: AnswerHostApplicationInput;
  AnswerQuestionnaireInput: AnswerQuestionnaireInput;
  AnswerTeamApplicationInput: AnswerTeamApplicationInput;
  ApplicationKind: ResolverTypeWrapper<ApplicationKind>;
  ApplicationStatus: ResolverTypeWrapper<ApplicationStatus>;
  ApplyAsCreatorInput: ApplyAsCreatorInput;
  ApplyToHostInput: ApplyToHostInput;
  ApplyToTeamInput: ApplyToTeamInput;
  AssignWorkOrderInput: AssignWorkOrderInput;
  AuditEntry: ResolverTypeWrapper<Parent<'AuditEntry'>>;
  AuditEntryPage: ResolverTypeWrapper<Parent<'AuditEntryPage'>>;
  AuditFilter: AuditFilter;
  AuditKind: ResolverTypeWrapper<AuditKind>;
  AutomaticReview: ResolverTypeWrapper<Parent<'AutomaticReview'>>;
  AwardWorkPostInput: AwardWorkPostInput;
  Badge: ResolverTypeWrapper<Parent<'Badge'>>;
  BadgeKind: ResolverTypeWrapper<BadgeKind>;
  BadgeSetting: ResolverTypeWrapper<Parent<'BadgeSetting'>>;
  BanCreatorInput: BanCreatorInput;
  BeginOAuthBindingInput: BeginOAuthBindingInput;
  BeginOAuthSignInInput: BeginOAuthSignInInput;
  BeginUploadInput: BeginUploadInput;
  BindPhoneInput: BindPhoneInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CannedAnswer: ResolverTypeWrapper<Parent<'CannedAnswer'>>;
  Captcha: ResolverTypeWrapper<Parent<'Captcha'>>;
  CaptchaInput: CaptchaInput;
  CellChange: ResolverTypeWrapper<Parent<'CellChange'>>;
  CellKind: CellKind;
  ChangeEmailInput: ChangeEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  Channel: ResolverTypeWrapper<Parent<'Channel'>>;
  ChannelContentKind: ResolverTypeWrapper<ChannelContentKind>;
  ChannelHotItem: ResolverTypeWrapper<Parent<'ChannelHotItem'>>;
  ChannelPlace: ResolverTypeWrapper<Parent<'ChannelPlace'>>;
  ChannelSection: ResolverTypeWrapper<Parent<'ChannelSection'>>;
  ChannelSectionContentInput: ChannelSectionContentInput;
  ChannelSectionName: ResolverTypeWrapper<Parent<'ChannelSectionName'>>;
  ChatKind: ResolverTypeWrapper<ChatKind>;
  ChatMessage: ResolverTypeWrapper<Parent<'ChatMessage'>>;
  ChatMessagePage: ResolverTypeWrapper<Parent<'ChatMessagePage'>>;
  ChatSession: ResolverTypeWrapper<Parent<'ChatSession'>>;
  ChatSessionInput: ChatSessionInput;
  ChatSessionPage: ResolverTypeWrapper<Parent<'ChatSessionPage'>>;
  CheckPasswordInput: CheckPasswordInput;
  ClaimTaskRewardInput: ClaimTaskRewardInput;
  CloseAccountInput: CloseAccountInput;
  CloseQuestionnaireInput: CloseQuestionnaireInput;
  ClosureBlocker: ResolverTypeWrapper<Parent<'ClosureBlocker'>>;
  ClosureBlockerKind: ResolverTypeWrapper<ClosureBlockerKind>;
  CodeSent: ResolverTypeWrapper<Parent<'CodeSent'>>;
  CollectIntoChannelInput: CollectIntoChannelInput;
  Column: ResolverTypeWrapper<Parent<'Column'>>;
  ColumnPage: ResolverTypeWrapper<Parent<'ColumnPage'>>;
  ColumnPlace: ResolverTypeWrapper<Parent<'ColumnPlace'>>;
  ColumnProjectInput: ColumnProjectInput;
  ColumnProjectSort: ResolverTypeWrapper<ColumnProjectSort>;
  ColumnReferenceInput: ColumnReferenceInput;
  ColumnSort: ResolverTypeWrapper<ColumnSort>;
  ColumnSubscription: ResolverTypeWrapper<Parent<'ColumnSubscription'>>;
  ColumnSubscriptionPage: ResolverTypeWrapper<Parent<'ColumnSubscriptionPage'>>;
  Comment: ResolverTypeWrapper<Parent<'Comment'>>;
  CommentPage: ResolverTypeWrapper<Parent<'CommentPage'>>;
  CommentReference: ResolverTypeWrapper<Parent<'CommentReference'>>;
  CommentSort: ResolverTypeWrapper<CommentSort>;
  CommentedKind: ResolverTypeWrapper<CommentedKind>;
  CommunityCounts: ResolverTypeWrapper<Parent<'CommunityCounts'>>;
  CommunityVerification: ResolverTypeWrapper<Parent<'CommunityVerification'>>;
  CommunityVerificationType: ResolverTypeWrapper<CommunityVerificationType>;
  CompanyLink: ResolverTypeWrapper<Parent<'CompanyLink'>>;
  CompanyLinkInput: CompanyLinkInput;
  CompanyType: ResolverTypeWrapper<Parent<'CompanyType'>>;
  Competition: ResolverTypeWrapper<Parent<'Competition'>>;
  CompetitionKind: ResolverTypeWrapper<CompetitionKind>;
  CompetitionPage: ResolverTypeWrapper<Parent<'CompetitionPage'>>;
  CompetitionRegistration: ResolverTypeWrapper<Parent<'CompetitionRegistration'>>;
  CompetitionRegistrationPage: ResolverTypeWrapper<Parent<'CompetitionRegistrationPage'>>;
  CompetitionSort: ResolverTypeWrapper<CompetitionSort>;
  CompetitionStatus: ResolverTypeWrapper<CompetitionStatus>;
  CompetitionTab: ResolverTypeWrapper<Parent<'CompetitionTab'>>;
  CompetitionTabInput: CompetitionTabInput;
  CompetitionTag: ResolverTypeWrapper<Parent<'CompetitionTag'>>;
  CompetitionTask: ResolverTypeWrapper<Parent<'CompetitionTask'>>;
  CompetitionTaskInput: CompetitionTaskInput;
  CompetitionTaskType: ResolverTypeWrapper<CompetitionTaskType>;
  CompetitionViewerState: ResolverTypeWrapper<Parent<'CompetitionViewerState'>>;
  CompetitionWaiting: ResolverTypeWrapper<Parent<'CompetitionWaiting'>>;
  ConfirmTwoFactorInput: ConfirmTwoFactorInput;
  ContentKind: ResolverTypeWrapper<ContentKind>;
  ContentState: ResolverTypeWrapper<ContentState>;
  ContinueOAuthSignInInput: ContinueOAuthSignInInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAnnouncementInput: CreateAnnouncementInput;
  CreateCannedAnswerInput: CreateCannedAnswerInput;
  CreateChannelInput: CreateChannelInput;
  CreateChannelSectionInput: CreateChannelSectionInput;
  CreateColumnInput: CreateColumnInput;
  CreateCommentInput: CreateCommentInput;
  CreateCompetitionInput: CreateCompetitionInput;
  CreateCompetitionTaskInput: CreateCompetitionTaskInput;
  CreateDatasetBindingInput: CreateDatasetBindingInput;
  CreateDatasetInput: CreateDatasetInput;
  CreateForumPostInput: CreateForumPostInput;
  CreateForumReplyInput: CreateForumReplyInput;
  CreateInvitationCodeInput: CreateInvitationCodeInput;
  CreateLeaderboardGroupInput: CreateLeaderboardGroupInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateProjectInput: CreateProjectInput;
  CreateProjectVersionInput: CreateProjectVersionInput;
  CreateQuestionnaireInput: CreateQuestionnaireInput;
  CreateSnippetInput: CreateSnippetInput;
  CreateStageInput: CreateStageInput;
  CreateTaskInput: CreateTaskInput;
  CreateWorkOrderInput: CreateWorkOrderInput;
  CreatorContent: ResolverTypeWrapper<Parent<'CreatorContent'>>;
  CreatorContentKind: ResolverTypeWrapper<CreatorContentKind>;
  CreatorContentPage: ResolverTypeWrapper<Parent<'CreatorContentPage'>>;
  CreatorOverview: ResolverTypeWrapper<Parent<'CreatorOverview'>>;
  CreatorPlan: ResolverTypeWrapper<Parent<'CreatorPlan'>>;
  CreatorProfit: ResolverTypeWrapper<Parent<'CreatorProfit'>>;
  CreatorProfitPage: ResolverTypeWrapper<Parent<'CreatorProfitPage'>>;
  CreatorProfitSource: ResolverTypeWrapper<CreatorProfitSource>;
  CreatorStatus: ResolverTypeWrapper<CreatorStatus>;
  CreatorViolation: ResolverTypeWrapper<Parent<'CreatorViolation'>>;
  DataExport: ResolverTypeWrapper<Parent<'DataExport'>>;
  DataExportState: ResolverTypeWrapper<DataExportState>;
  DataFile: ResolverTypeWrapper<Parent<'DataFile'>>;
  Dataset: ResolverTypeWrapper<Parent<'Dataset'>>;
  DatasetArchive: ResolverTypeWrapper<Parent<'DatasetArchive'>>;
  DatasetArchiveEntry: ResolverTypeWrapper<Parent<'DatasetArchiveEntry'>>;
  DatasetBinding: ResolverTypeWrapper<Parent<'DatasetBinding'>>;
  DatasetBindingSettingsInput: DatasetBindingSettingsInput;
  DatasetColumn: ResolverTypeWrapper<Parent<'DatasetColumn'>>;
  DatasetColumnType: ResolverTypeWrapper<DatasetColumnType>;
  DatasetColumnValue: ResolverTypeWrapper<Parent<'DatasetColumnValue'>>;
  DatasetFile: ResolverTypeWrapper<Parent<'DatasetFile'>>;
  DatasetFileInput: DatasetFileInput;
  DatasetFileKind: ResolverTypeWrapper<DatasetFileKind>;
  DatasetFilePart: ResolverTypeWrapper<Parent<'DatasetFilePart'>>;
  DatasetFilePreview: ResolverTypeWrapper<Parent<'DatasetFilePreview'>>;
  DatasetFileState: ResolverTypeWrapper<DatasetFileState>;
  DatasetLicense: ResolverTypeWrapper<Parent<'DatasetLicense'>>;
  DatasetPage: ResolverTypeWrapper<Parent<'DatasetPage'>>;
  DatasetRating: ResolverTypeWrapper<DatasetRating>;
  DatasetRecommendation: ResolverTypeWrapper<Parent<'DatasetRecommendation'>>;
  DatasetReferenceInput: DatasetReferenceInput;
  DatasetShowcase: ResolverTypeWrapper<Parent<'DatasetShowcase'>>;
  DatasetShowcaseEntry: ResolverTypeWrapper<Parent<'DatasetShowcaseEntry'>>;
  DatasetShowcaseEntryInput: DatasetShowcaseEntryInput;
  DatasetShowcaseGroup: ResolverTypeWrapper<Parent<'DatasetShowcaseGroup'>>;
  DatasetShowcaseGroupInput: DatasetShowcaseGroupInput;
  DatasetShowcaseSettings: ResolverTypeWrapper<Parent<'DatasetShowcaseSettings'>>;
  DatasetSort: ResolverTypeWrapper<DatasetSort>;
  DatasetTable: ResolverTypeWrapper<Parent<'DatasetTable'>>;
  DatasetTag: ResolverTypeWrapper<Parent<'DatasetTag'>>;
  DatasetTagGroup: ResolverTypeWrapper<Parent<'DatasetTagGroup'>>;
  DatasetText: ResolverTypeWrapper<Parent<'DatasetText'>>;
  DatasetVersion: ResolverTypeWrapper<Parent<'DatasetVersion'>>;
  DatasetVersionFile: ResolverTypeWrapper<Parent<'DatasetVersionFile'>>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateMemberInput: DeactivateMemberInput;
  DeleteCannedAnswerInput: DeleteCannedAnswerInput;
  DeleteChannelSectionInput: DeleteChannelSectionInput;
  DeleteColumnInput: DeleteColumnInput;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCompetitionInput: DeleteCompetitionInput;
  DeleteCompetitionTaskInput: DeleteCompetitionTaskInput;
  DeleteDatasetInput: DeleteDatasetInput;
  DeleteForumPostInput: DeleteForumPostInput;
  DeleteForumReplyInput: DeleteForumReplyInput;
  DeleteLeaderboardGroupInput: DeleteLeaderboardGroupInput;
  DeleteProjectInput: DeleteProjectInput;
  DeleteSnippetInput: DeleteSnippetInput;
  DeleteStageInput: DeleteStageInput;
  DisableTwoFactorInput: DisableTwoFactorInput;
  EarnedSkill: ResolverTypeWrapper<Parent<'EarnedSkill'>>;
  EndAnnouncementInput: EndAnnouncementInput;
  Exchange: ResolverTypeWrapper<Parent<'Exchange'>>;
  ExchangePage: ResolverTypeWrapper<Parent<'ExchangePage'>>;
  ExchangeStatus: ResolverTypeWrapper<ExchangeStatus>;
  ExternalBoard: ResolverTypeWrapper<Parent<'ExternalBoard'>>;
  ExternalBoardInput: ExternalBoardInput;
  ExternalBoardSetting: ResolverTypeWrapper<Parent<'ExternalBoardSetting'>>;
  FeatureDatasetInput: FeatureDatasetInput;
  FeedAction: ResolverTypeWrapper<FeedAction>;
  FeedItem: ResolverTypeWrapper<Parent<'FeedItem'>>;
  FeedPage: ResolverTypeWrapper<Parent<'FeedPage'>>;
  FeedSource: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeedSource']>;
  FeedTarget: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeedTarget']>;
  FeedTargetType: ResolverTypeWrapper<FeedTargetType>;
  FieldAnswer: ResolverTypeWrapper<Parent<'FieldAnswer'>>;
  FieldAnswerInput: FieldAnswerInput;
  FillPlatformIdInput: FillPlatformIdInput;
  FinalRankingRow: ResolverTypeWrapper<Parent<'FinalRankingRow'>>;
  FinalRankingRowInput: FinalRankingRowInput;
  FinalRankingSourceInput: FinalRankingSourceInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoldContentInput: FoldContentInput;
  FollowInput: FollowInput;
  FollowKind: ResolverTypeWrapper<FollowKind>;
  FollowTarget: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowTarget']>;
  ForkProjectInput: ForkProjectInput;
  FormField: ResolverTypeWrapper<Parent<'FormField'>>;
  FormFieldInput: FormFieldInput;
  FormFieldType: ResolverTypeWrapper<FormFieldType>;
  Forum: ResolverTypeWrapper<Parent<'Forum'>>;
  ForumKind: ResolverTypeWrapper<ForumKind>;
  ForumPermissions: ResolverTypeWrapper<Parent<'ForumPermissions'>>;
  ForumPost: ResolverTypeWrapper<Parent<'ForumPost'>>;
  ForumPostPage: ResolverTypeWrapper<Parent<'ForumPostPage'>>;
  ForumPostSort: ResolverTypeWrapper<ForumPostSort>;
  ForumPostType: ResolverTypeWrapper<ForumPostType>;
  ForumPostViewerState: ResolverTypeWrapper<Parent<'ForumPostViewerState'>>;
  ForumReply: ResolverTypeWrapper<Parent<'ForumReply'>>;
  ForumReplyPage: ResolverTypeWrapper<Parent<'ForumReplyPage'>>;
  ForumReplyReference: ResolverTypeWrapper<Parent<'ForumReplyReference'>>;
  ForumSearchInput: ForumSearchInput;
  ForumSearchScope: ResolverTypeWrapper<ForumSearchScope>;
  GiveUpJobInput: GiveUpJobInput;
  GiveUpMailInput: GiveUpMailInput;
  GivenQualification: ResolverTypeWrapper<Parent<'GivenQualification'>>;
  GrantProtectionInput: GrantProtectionInput;
  GroupLeaderboard: ResolverTypeWrapper<Parent<'GroupLeaderboard'>>;
  GroupLeaderboardInput: GroupLeaderboardInput;
  HostApplication: ResolverTypeWrapper<Parent<'HostApplication'>>;
  HostApplicationPage: ResolverTypeWrapper<Parent<'HostApplicationPage'>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IndustryType: ResolverTypeWrapper<Parent<'IndustryType'>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Parent<'Invitation'>>;
  InvitationRankingRow: ResolverTypeWrapper<Parent<'InvitationRankingRow'>>;
  InvitationRecord: ResolverTypeWrapper<Parent<'InvitationRecord'>>;
  InvitationRecordPage: ResolverTypeWrapper<Parent<'InvitationRecordPage'>>;
  InvitationSettings: ResolverTypeWrapper<Parent<'InvitationSettings'>>;
  InvitationSettingsInput: InvitationSettingsInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobFailure: ResolverTypeWrapper<JobFailure>;
  LeaderboardBoard: ResolverTypeWrapper<LeaderboardBoard>;
  LeaderboardGroup: ResolverTypeWrapper<Parent<'LeaderboardGroup'>>;
  LeaderboardGroupInput: LeaderboardGroupInput;
  LeaderboardOwner: ResolverTypeWrapper<LeaderboardOwner>;
  LeaderboardPage: ResolverTypeWrapper<Parent<'LeaderboardPage'>>;
  LeaderboardRow: ResolverTypeWrapper<Parent<'LeaderboardRow'>>;
  LeaderboardTeam: ResolverTypeWrapper<Parent<'LeaderboardTeam'>>;
  LeaderboardTeamPage: ResolverTypeWrapper<Parent<'LeaderboardTeamPage'>>;
  LeaderboardTemplate: ResolverTypeWrapper<Parent<'LeaderboardTemplate'>>;
  LearningPath: ResolverTypeWrapper<Parent<'LearningPath'>>;
  LearningPathInput: LearningPathInput;
  Level: ResolverTypeWrapper<Parent<'Level'>>;
  LevelProgress: ResolverTypeWrapper<Parent<'LevelProgress'>>;
  LiveSession: ResolverTypeWrapper<Parent<'LiveSession'>>;
  LocationLeaf: ResolverTypeWrapper<Parent<'LocationLeaf'>>;
  Locations: ResolverTypeWrapper<Parent<'Locations'>>;
  MailFailure: ResolverTypeWrapper<MailFailure>;
  MailKind: MailKind;
  MailSubscription: ResolverTypeWrapper<Parent<'MailSubscription'>>;
  Major: ResolverTypeWrapper<Parent<'Major'>>;
  MakeHostOrganizationInput: MakeHostOrganizationInput;
  ManagedFile: ResolverTypeWrapper<Parent<'ManagedFile'>>;
  ManagedQuestionnaire: ResolverTypeWrapper<Parent<'ManagedQuestionnaire'>>;
  ManagedTask: ResolverTypeWrapper<Parent<'ManagedTask'>>;
  ManagedTaskPage: ResolverTypeWrapper<Parent<'ManagedTaskPage'>>;
  ManagedTeam: ResolverTypeWrapper<Parent<'ManagedTeam'>>;
  ManagedTeamPage: ResolverTypeWrapper<Parent<'ManagedTeamPage'>>;
  MarkForumPostInput: MarkForumPostInput;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  Member: ResolverTypeWrapper<Parent<'Member'>>;
  MemberFollow: ResolverTypeWrapper<Parent<'MemberFollow'>>;
  MemberFollowPage: ResolverTypeWrapper<Parent<'MemberFollowPage'>>;
  MemberState: ResolverTypeWrapper<MemberState>;
  Metric: ResolverTypeWrapper<Metric>;
  ModeratedContent: ResolverTypeWrapper<Parent<'ModeratedContent'>>;
  MoveColumnProjectInput: MoveColumnProjectInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewFeedItems: ResolverTypeWrapper<Parent<'NewFeedItems'>>;
  NoteWorkInput: NoteWorkInput;
  Notebook: ResolverTypeWrapper<Parent<'Notebook'>>;
  NotebookChange: ResolverTypeWrapper<Parent<'NotebookChange'>>;
  NotebookChangeKind: NotebookChangeKind;
  Notification: ResolverTypeWrapper<Parent<'Notification'>>;
  NotificationChannels: ResolverTypeWrapper<Parent<'NotificationChannels'>>;
  NotificationChannelsInput: NotificationChannelsInput;
  NotificationEvent: ResolverTypeWrapper<NotificationEvent>;
  NotificationFilter: NotificationFilter;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<Parent<'NotificationPage'>>;
  NotificationSettings: ResolverTypeWrapper<Parent<'NotificationSettings'>>;
  OAuthBinding: ResolverTypeWrapper<Parent<'OAuthBinding'>>;
  OAuthProvider: ResolverTypeWrapper<OAuthProvider>;
  OAuthStart: ResolverTypeWrapper<Parent<'OAuthStart'>>;
  ObjectiveInput: ObjectiveInput;
  OpenChatSessionInput: OpenChatSessionInput;
  OpenTeamChatInput: OpenTeamChatInput;
  OrderDatasetBindingsInput: OrderDatasetBindingsInput;
  Organization: ResolverTypeWrapper<Parent<'Organization'>>;
  OrganizationMember: ResolverTypeWrapper<Parent<'OrganizationMember'>>;
  OrganizationMemberPage: ResolverTypeWrapper<Parent<'OrganizationMemberPage'>>;
  OrganizationMembership: ResolverTypeWrapper<Parent<'OrganizationMembership'>>;
  OrganizationPage: ResolverTypeWrapper<Parent<'OrganizationPage'>>;
  OrganizationRole: ResolverTypeWrapper<OrganizationRole>;
  OwnSnippet: ResolverTypeWrapper<Parent<'OwnSnippet'>>;
  OwnSnippetPage: ResolverTypeWrapper<Parent<'OwnSnippetPage'>>;
  ParkedJob: ResolverTypeWrapper<Parent<'ParkedJob'>>;
  ParkedJobPage: ResolverTypeWrapper<Parent<'ParkedJobPage'>>;
  ParkedMail: ResolverTypeWrapper<Parent<'ParkedMail'>>;
  ParkedMailPage: ResolverTypeWrapper<Parent<'ParkedMailPage'>>;
  PartedPurpose: ResolverTypeWrapper<PartedPurpose>;
  PayExchangeInput: PayExchangeInput;
  PendingOAuth: ResolverTypeWrapper<Parent<'PendingOAuth'>>;
  PinInChannelInput: PinInChannelInput;
  PinProjectInput: PinProjectInput;
  PlatformIdBox: ResolverTypeWrapper<Parent<'PlatformIdBox'>>;
  PlatformIdBoxInput: PlatformIdBoxInput;
  Privilege: ResolverTypeWrapper<Parent<'Privilege'>>;
  Project: ResolverTypeWrapper<Parent<'Project'>>;
  ProjectComparison: ResolverTypeWrapper<Parent<'ProjectComparison'>>;
  ProjectFile: ResolverTypeWrapper<Parent<'ProjectFile'>>;
  ProjectPage: ResolverTypeWrapper<Parent<'ProjectPage'>>;
  ProjectReferenceInput: ProjectReferenceInput;
  ProjectSort: ResolverTypeWrapper<ProjectSort>;
  ProjectTag: ResolverTypeWrapper<Parent<'ProjectTag'>>;
  ProjectTagGroup: ResolverTypeWrapper<Parent<'ProjectTagGroup'>>;
  ProjectVersion: ResolverTypeWrapper<Parent<'ProjectVersion'>>;
  ProjectVersionInput: ProjectVersionInput;
  PromoteTeamsInput: PromoteTeamsInput;
  Promotion: ResolverTypeWrapper<Parent<'Promotion'>>;
  ProtectionChannel: ResolverTypeWrapper<ProtectionChannel>;
  PublicStage: ResolverTypeWrapper<Parent<'PublicStage'>>;
  PublishAnnouncementInput: PublishAnnouncementInput;
  PublishDatasetVersionInput: PublishDatasetVersionInput;
  PublishFinalRankingInput: PublishFinalRankingInput;
  PublishQuestionnaireInput: PublishQuestionnaireInput;
  PublishStatus: ResolverTypeWrapper<PublishStatus>;
  QualificationField: ResolverTypeWrapper<Parent<'QualificationField'>>;
  QualificationFieldInput: QualificationFieldInput;
  QualificationInput: QualificationInput;
  QualificationReview: ResolverTypeWrapper<Parent<'QualificationReview'>>;
  QualificationReviewPage: ResolverTypeWrapper<Parent<'QualificationReviewPage'>>;
  QualificationSettingsInput: QualificationSettingsInput;
  QualificationStatus: ResolverTypeWrapper<QualificationStatus>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionKind: ResolverTypeWrapper<QuestionKind>;
  Questionnaire: ResolverTypeWrapper<Parent<'Questionnaire'>>;
  QuestionnaireAnswerInput: QuestionnaireAnswerInput;
  QuestionnaireOption: ResolverTypeWrapper<Parent<'QuestionnaireOption'>>;
  QuestionnaireOptionCount: ResolverTypeWrapper<Parent<'QuestionnaireOptionCount'>>;
  QuestionnaireOptionInput: QuestionnaireOptionInput;
  QuestionnairePage: ResolverTypeWrapper<Parent<'QuestionnairePage'>>;
  QuestionnaireQuestion: ResolverTypeWrapper<Parent<'QuestionnaireQuestion'>>;
  QuestionnaireQuestionInput: QuestionnaireQuestionInput;
  QuestionnaireResults: ResolverTypeWrapper<Parent<'QuestionnaireResults'>>;
  QuestionnaireState: ResolverTypeWrapper<QuestionnaireState>;
  QuestionnaireText: ResolverTypeWrapper<Parent<'QuestionnaireText'>>;
  QuestionnaireTextPage: ResolverTypeWrapper<Parent<'QuestionnaireTextPage'>>;
  RateDatasetInput: RateDatasetInput;
  RateableDataset: ResolverTypeWrapper<Parent<'RateableDataset'>>;
  RateableDatasetPage: ResolverTypeWrapper<Parent<'RateableDatasetPage'>>;
  RawSite: ResolverTypeWrapper<Parent<'RawSite'>>;
  ReactivateMemberInput: ReactivateMemberInput;
  RealNameRequest: ResolverTypeWrapper<Parent<'RealNameRequest'>>;
  RealNameRequestDetail: ResolverTypeWrapper<Parent<'RealNameRequestDetail'>>;
  RealNameRequestPage: ResolverTypeWrapper<Parent<'RealNameRequestPage'>>;
  RealNameStatus: ResolverTypeWrapper<RealNameStatus>;
  RecommendConfig: ResolverTypeWrapper<Parent<'RecommendConfig'>>;
  RecommendConfigInput: RecommendConfigInput;
  RecommendGroup: ResolverTypeWrapper<Parent<'RecommendGroup'>>;
  RecommendGroupInput: RecommendGroupInput;
  Recommendation: ResolverTypeWrapper<Parent<'Recommendation'>>;
  RecommendationReason: ResolverTypeWrapper<RecommendationReason>;
  RecommendationType: ResolverTypeWrapper<RecommendationType>;
  Recommendations: ResolverTypeWrapper<Parent<'Recommendations'>>;
  RecommendedDataset: ResolverTypeWrapper<Parent<'RecommendedDataset'>>;
  RecommendedWay: ResolverTypeWrapper<Parent<'RecommendedWay'>>;
  RecommendedWayInput: RecommendedWayInput;
  RecordChannelViewInput: RecordChannelViewInput;
  RecordCreatorViolationInput: RecordCreatorViolationInput;
  RecordForumPostViewInput: RecordForumPostViewInput;
  RecordPageViewInput: RecordPageViewInput;
  RecordProjectViewInput: RecordProjectViewInput;
  RecoveredAccount: ResolverTypeWrapper<Parent<'RecoveredAccount'>>;
  RecoveryCodes: ResolverTypeWrapper<Parent<'RecoveryCodes'>>;
  RefuseQuestionnaireInput: RefuseQuestionnaireInput;
  RegisterForCompetitionInput: RegisterForCompetitionInput;
  RegistrationAnswer: ResolverTypeWrapper<Parent<'RegistrationAnswer'>>;
  RegistrationAnswerInput: RegistrationAnswerInput;
  RegistrationChannels: ResolverTypeWrapper<Parent<'RegistrationChannels'>>;
  RegistrationChannelsInput: RegistrationChannelsInput;
  RegistrationField: ResolverTypeWrapper<Parent<'RegistrationField'>>;
  RegistrationFieldInput: RegistrationFieldInput;
  RegistrationFieldType: ResolverTypeWrapper<RegistrationFieldType>;
  RegistrationNeed: RegistrationNeed;
  RegistrationReview: ResolverTypeWrapper<Parent<'RegistrationReview'>>;
  RegistrationSeries: ResolverTypeWrapper<Parent<'RegistrationSeries'>>;
  RegistrationSettings: ResolverTypeWrapper<Parent<'RegistrationSettings'>>;
  RegistrationStatus: ResolverTypeWrapper<RegistrationStatus>;
  RemoveChannelModeratorInput: RemoveChannelModeratorInput;
  RemoveContentInput: RemoveContentInput;
  RemoveDatasetBindingInput: RemoveDatasetBindingInput;
  RemoveOrganizationMemberInput: RemoveOrganizationMemberInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewUploadTokenInput: RenewUploadTokenInput;
  RequestDataExportInput: RequestDataExportInput;
  RequestExchangeInput: RequestExchangeInput;
  RequestRealNameReviewInput: RequestRealNameReviewInput;
  RescoreTaskInput: RescoreTaskInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoreContentInput: RestoreContentInput;
  RestoreCreatorInput: RestoreCreatorInput;
  RetryJobInput: RetryJobInput;
  RetryMailInput: RetryMailInput;
  ReturnExchangeInput: ReturnExchangeInput;
  ReviewQualificationInput: ReviewQualificationInput;
  ReviewRealNameInput: ReviewRealNameInput;
  ReviewRegistrationInput: ReviewRegistrationInput;
  ReviewRegistrationsInput: ReviewRegistrationsInput;
  ReviewWorkInput: ReviewWorkInput;
  ReviewedAnswer: ResolverTypeWrapper<Parent<'ReviewedAnswer'>>;
  ReviewedFile: ResolverTypeWrapper<Parent<'ReviewedFile'>>;
  ReviewedRegistration: ResolverTypeWrapper<Parent<'ReviewedRegistration'>>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeSessionInput: RevokeSessionInput;
  Reward: ResolverTypeWrapper<Parent<'Reward'>>;
  RewardInput: RewardInput;
  RewardType: RewardType;
  Role: ResolverTypeWrapper<Role>;
  SearchCount: ResolverTypeWrapper<Parent<'SearchCount'>>;
  SearchKind: SearchKind;
  SearchMatch: SearchMatch;
  SearchPage: ResolverTypeWrapper<Parent<'SearchPage'>>;
  SearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchResult']>;
  SearchSort: ResolverTypeWrapper<SearchSort>;
  SearchTrend: ResolverTypeWrapper<Parent<'SearchTrend'>>;
  SearchTrendInput: SearchTrendInput;
  SearchTrendType: SearchTrendType;
  SelectWorksInput: SelectWorksInput;
  SendChatMessageInput: SendChatMessageInput;
  SendEmailCodeInput: SendEmailCodeInput;
  SendPhoneCodeInput: SendPhoneCodeInput;
  SendProtectionCodeInput: SendProtectionCodeInput;
  SendRecoveryCodeInput: SendRecoveryCodeInput;
  SendWorkOrderMessageInput: SendWorkOrderMessageInput;
  Session: ResolverTypeWrapper<Parent<'Session'>>;
  SetActivityFieldsInput: SetActivityFieldsInput;
  SetChannelMailInput: SetChannelMailInput;
  SetCompetitionPublishedInput: SetCompetitionPublishedInput;
  SetCompetitionTaskExcludedInput: SetCompetitionTaskExcludedInput;
  SetDatasetDescriptionInput: SetDatasetDescriptionInput;
  SetDatasetShowcaseInput: SetDatasetShowcaseInput;
  SetExternalBoardInput: SetExternalBoardInput;
  SetFeaturedCreatorsInput: SetFeaturedCreatorsInput;
  SetInvitationInput: SetInvitationInput;
  SetLeaderboardTeamsInput: SetLeaderboardTeamsInput;
  SetLeaderboardTemplateInput: SetLeaderboardTemplateInput;
  SetMemberRoleInput: SetMemberRoleInput;
  SetNotificationSettingsInput: SetNotificationSettingsInput;
  SetOrganizationMemberRoleInput: SetOrganizationMemberRoleInput;
  SetRecommendedChannelsInput: SetRecommendedChannelsInput;
  SetRelatedColumnsInput: SetRelatedColumnsInput;
  SetSkillRulesInput: SetSkillRulesInput;
  SetTaskActiveInput: SetTaskActiveInput;
  SetTeamBannedInput: SetTeamBannedInput;
  SetTeamReceivingInput: SetTeamReceivingInput;
  SetWeakFlagsInput: SetWeakFlagsInput;
  SetWorkOrderStatusInput: SetWorkOrderStatusInput;
  ShareProjectInput: ShareProjectInput;
  ShareSnippetInput: ShareSnippetInput;
  SignInInput: SignInInput;
  SignOutEverywhereInput: SignOutEverywhereInput;
  SignUpInput: SignUpInput;
  Site: ResolverTypeWrapper<Parent<'Site'>>;
  SiteSettingsInput: SiteSettingsInput;
  Skill: ResolverTypeWrapper<Parent<'Skill'>>;
  SkillRule: ResolverTypeWrapper<Parent<'SkillRule'>>;
  SkillRuleInput: SkillRuleInput;
  SkillRuleType: ResolverTypeWrapper<SkillRuleType>;
  Snippet: ResolverTypeWrapper<Parent<'Snippet'>>;
  SnippetFolder: ResolverTypeWrapper<Parent<'SnippetFolder'>>;
  SnippetSharing: ResolverTypeWrapper<SnippetSharing>;
  SolutionLabel: ResolverTypeWrapper<Parent<'SolutionLabel'>>;
  SolutionRows: ResolverTypeWrapper<Parent<'SolutionRows'>>;
  SolutionSampleRow: ResolverTypeWrapper<Parent<'SolutionSampleRow'>>;
  Stage: ResolverTypeWrapper<Parent<'Stage'>>;
  StageCompetition: ResolverTypeWrapper<Parent<'StageCompetition'>>;
  StageInput: StageInput;
  Standing: ResolverTypeWrapper<Parent<'Standing'>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubjectiveForm: ResolverTypeWrapper<Parent<'SubjectiveForm'>>;
  SubjectiveFormInput: SubjectiveFormInput;
  SubmissionQuota: ResolverTypeWrapper<Parent<'SubmissionQuota'>>;
  SubmitQualificationInput: SubmitQualificationInput;
  SubmitType: ResolverTypeWrapper<SubmitType>;
  SubmitWorkInput: SubmitWorkInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupportQueue: ResolverTypeWrapper<Parent<'SupportQueue'>>;
  SupportWorkOrderFilter: SupportWorkOrderFilter;
  Task: ResolverTypeWrapper<Parent<'Task'>>;
  TaskEvent: ResolverTypeWrapper<TaskEvent>;
  TaskExclusion: ResolverTypeWrapper<Parent<'TaskExclusion'>>;
  TaskManagement: ResolverTypeWrapper<Parent<'TaskManagement'>>;
  TaskProgress: ResolverTypeWrapper<Parent<'TaskProgress'>>;
  TaskProgressType: TaskProgressType;
  TaskReward: ResolverTypeWrapper<Parent<'TaskReward'>>;
  TaskStatus: TaskStatus;
  TaskType: TaskType;
  Team: ResolverTypeWrapper<Parent<'Team'>>;
  TeamApplication: ResolverTypeWrapper<Parent<'TeamApplication'>>;
  TeamApplicationAnswer: ResolverTypeWrapper<TeamApplicationAnswer>;
  TeamApplicationPage: ResolverTypeWrapper<Parent<'TeamApplicationPage'>>;
  TeamApplicationStatus: ResolverTypeWrapper<TeamApplicationStatus>;
  TeamApplicationType: ResolverTypeWrapper<TeamApplicationType>;
  TeamInput: TeamInput;
  TeamMemberInput: TeamMemberInput;
  TeamPage: ResolverTypeWrapper<Parent<'TeamPage'>>;
  TeamQuota: ResolverTypeWrapper<Parent<'TeamQuota'>>;
  TopBoard: ResolverTypeWrapper<Parent<'TopBoard'>>;
  TrackInput: TrackInput;
  TrackedCount: ResolverTypeWrapper<Parent<'TrackedCount'>>;
  TrackedCountPage: ResolverTypeWrapper<Parent<'TrackedCountPage'>>;
  TrackedEventInput: TrackedEventInput;
  TrackedKind: ResolverTypeWrapper<TrackedKind>;
  TwoFactor: ResolverTypeWrapper<Parent<'TwoFactor'>>;
  TwoFactorSetup: ResolverTypeWrapper<Parent<'TwoFactorSetup'>>;
  UnbindOAuthInput: UnbindOAuthInput;
  UncollectFromChannelInput: UncollectFromChannelInput;
  University: ResolverTypeWrapper<Parent<'University'>>;
  UnsubscribeFromMailInput: UnsubscribeFromMailInput;
  UpdateAnnouncementInput: UpdateAnnouncementInput;
  UpdateBadgeInput: UpdateBadgeInput;
  UpdateCannedAnswerInput: UpdateCannedAnswerInput;
  UpdateChannelInput: UpdateChannelInput;
  UpdateChannelSectionInput: UpdateChannelSectionInput;
  UpdateColumnInput: UpdateColumnInput;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCompetitionInput: UpdateCompetitionInput;
  UpdateCompetitionTaskInput: UpdateCompetitionTaskInput;
  UpdateDatasetBindingInput: UpdateDatasetBindingInput;
  UpdateDatasetInput: UpdateDatasetInput;
  UpdateForumPostInput: UpdateForumPostInput;
  UpdateForumReplyInput: UpdateForumReplyInput;
  UpdateHomepageInput: UpdateHomepageInput;
  UpdateLeaderboardGroupInput: UpdateLeaderboardGroupInput;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProjectInput: UpdateProjectInput;
  UpdateQuestionnaireInput: UpdateQuestionnaireInput;
  UpdateRegistrationSettingsInput: UpdateRegistrationSettingsInput;
  UpdateSnippetInput: UpdateSnippetInput;
  UpdateStageInput: UpdateStageInput;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTeamInput: UpdateTeamInput;
  UploadInput: UploadInput;
  UploadSession: ResolverTypeWrapper<Parent<'UploadSession'>>;
  UploadSessionInput: UploadSessionInput;
  UploadState: ResolverTypeWrapper<UploadState>;
  UploadedFile: ResolverTypeWrapper<Parent<'UploadedFile'>>;
  Verification: ResolverTypeWrapper<Parent<'Verification'>>;
  VerifyMemberInput: VerifyMemberInput;
  VerifyRealNameInput: VerifyRealNameInput;
  ViewDatasetInput: ViewDatasetInput;
  Viewer: ResolverTypeWrapper<Parent<'Viewer'>>;
  ViewerColumns: ResolverTypeWrapper<Parent<'ViewerColumns'>>;
  ViewerRegistration: ResolverTypeWrapper<Parent<'ViewerRegistration'>>;
  ViewerWithdrawal: ResolverTypeWrapper<Parent<'ViewerWithdrawal'>>;
  Visibility: ResolverTypeWrapper<Visibility>;
  VoteDatasetInput: VoteDatasetInput;
  VoteForumPostInput: VoteForumPostInput;
  VoteProjectInput: VoteProjectInput;
  Wallet: ResolverTypeWrapper<Parent<'Wallet'>>;
  WalletEntry: ResolverTypeWrapper<Parent<'WalletEntry'>>;
  WalletEntryPage: ResolverTypeWrapper<Parent<'WalletEntryPage'>>;
  WeeklyCoinBonus: ResolverTypeWrapper<Parent<'WeeklyCoinBonus'>>;
  WithdrawFinalRankingInput: WithdrawFinalRankingInput;
  WithdrawFromCompetitionInput: WithdrawFromCompetitionInput;
  Work: ResolverTypeWrapper<Parent<'Work'>>;
  WorkInput: WorkInput;
  WorkOrder: ResolverTypeWrapper<Parent<'WorkOrder'>>;
  WorkOrderAssignment: WorkOrderAssignment;
  WorkOrderAttachment: ResolverTypeWrapper<Parent<'WorkOrderAttachment'>>;
  WorkOrderCompetition: ResolverTypeWrapper<Parent<'WorkOrderCompetition'>>;
  WorkOrderMessage: ResolverTypeWrapper<Parent<'WorkOrderMessage'>>;
  WorkOrderMessagePage: ResolverTypeWrapper<Parent<'WorkOrderMessagePage'>>;
  WorkOrderOrganization: ResolverTypeWrapper<Parent<'WorkOrderOrganization'>>;
  WorkOrderPage: ResolverTypeWrapper<Parent<'WorkOrderPage'>>;
  WorkOrderResolution: ResolverTypeWrapper<WorkOrderResolution>;
  WorkOrderStatus: ResolverTypeWrapper<WorkOrderStatus>;
  WorkOrderType: ResolverTypeWrapper<Parent<'WorkOrderType'>>;
  WorkOrderTypeGroup: ResolverTypeWrapper<Parent<'WorkOrderTypeGroup'>>;
  WorkOrderTypeGroupName: ResolverTypeWrapper<Parent<'WorkOrderTypeGroupName'>>;
  WorkOrderTypeName: ResolverTypeWrapper<Parent<'WorkOrderTypeName'>>;
  WorkPage: ResolverTypeWrapper<Parent<'WorkPage'>>;
  WorkPicture: ResolverTypeWrapper<Parent<'WorkPicture'>>;
  WorkPictureInput: WorkPictureInput;
  WorkPost: ResolverTypeWrapper<Parent<'WorkPost'>>;
  WorkPostInput: WorkPostInput;
  WorkPostSort: ResolverTypeWrapper<WorkPostSort>;
  WorkReview: ResolverTypeWrapper<Parent<'WorkReview'>>;
  WorkStatus: ResolverTypeWrapper<WorkStatus>;
  YearlyWindow: ResolverTypeWrapper<Parent<'YearlyWindow'>>;
  YearlyWindowInput: YearlyWindowInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptApplicationInput: AcceptApplicationInput;
  AcceptColumnApplicationInput: AcceptColumnApplicationInput;
  AccessToken: Parent<'AccessToken'>;
  AccountClosure: Parent<'AccountClosure'>;
  ActivityField: Parent<'ActivityField'>;
  ActivityFieldInput: ActivityFieldInput;
  ActivitySettingsInput: ActivitySettingsInput;
  ActivitySponsor: Parent<'ActivitySponsor'>;
  AddChannelModeratorInput: AddChannelModeratorInput;
  AddOrganizationMemberInput: AddOrganizationMemberInput;
  AdministeredCreator: Parent<'AdministeredCreator'>;
  AdministeredCreatorPage: Parent<'AdministeredCreatorPage'>;
  AdministeredMember: Parent<'AdministeredMember'>;
  AdministeredMemberPage: Parent<'AdministeredMemberPage'>;
  AdministrationCounts: Parent<'AdministrationCounts'>;
  Advertisement: Parent<'Advertisement'>;
  AdvertisementInput: AdvertisementInput;
  AfterRegistration: Parent<'AfterRegistration'>;
  AfterRegistrationInput: AfterRegistrationInput;
  AnnounceToCompetitionInput: AnnounceToCompetitionInput;
  Announcement: Parent<'Announcement'>;
  AnnouncementButton: Parent<'AnnouncementButton'>;
  AnnouncementButtonInput: AnnouncementButtonInput;
  AnnouncementPage: Parent<'AnnouncementPage'>;
  AnswerHostApplicationInput: AnswerHostApplicationInput;
  AnswerQuestionnaireInput: AnswerQuestionnaireInput;
  AnswerTeamApplicationInput: AnswerTeamApplicationInput;
  ApplyAsCreatorInput: ApplyAsCreatorInput;
  ApplyToHostInput: ApplyToHostInput;
  ApplyToTeamInput: ApplyToTeamInput;
  AssignWorkOrderInput: AssignWorkOrderInput;
  AuditEntry: Parent<'AuditEntry'>;
  AuditEntryPage: Parent<'AuditEntryPage'>;
  AuditFilter: AuditFilter;
  AutomaticReview: Parent<'AutomaticReview'>;
  AwardWorkPostInput: AwardWorkPostInput;
  Badge: Parent<'Badge'>;
  BadgeSetting: Parent<'BadgeSetting'>;
  BanCreatorInput: BanCreatorInput;
  BeginOAuthBindingInput: BeginOAuthBindingInput;
  BeginOAuthSignInInput: BeginOAuthSignInInput;
  BeginUploadInput: BeginUploadInput;
  BindPhoneInput: BindPhoneInput;
  Boolean: Scalars['Boolean']['output'];
  CannedAnswer: Parent<'CannedAnswer'>;
  Captcha: Parent<'Captcha'>;
  CaptchaInput: CaptchaInput;
  CellChange: Parent<'CellChange'>;
  ChangeEmailInput: ChangeEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  Channel: Parent<'Channel'>;
  ChannelHotItem: Parent<'ChannelHotItem'>;
  ChannelPlace: Parent<'ChannelPlace'>;
  ChannelSection: Parent<'ChannelSection'>;
  ChannelSectionContentInput: ChannelSectionContentInput;
  ChannelSectionName: Parent<'ChannelSectionName'>;
  ChatMessage: Parent<'ChatMessage'>;
  ChatMessagePage: Parent<'ChatMessagePage'>;
  ChatSession: Parent<'ChatSession'>;
  ChatSessionInput: ChatSessionInput;
  ChatSessionPage: Parent<'ChatSessionPage'>;
  CheckPasswordInput: CheckPasswordInput;
  ClaimTaskRewardInput: ClaimTaskRewardInput;
  CloseAccountInput: CloseAccountInput;
  CloseQuestionnaireInput: CloseQuestionnaireInput;
  ClosureBlocker: Parent<'ClosureBlocker'>;
  CodeSent: Parent<'CodeSent'>;
  CollectIntoChannelInput: CollectIntoChannelInput;
  Column: Parent<'Column'>;
  ColumnPage: Parent<'ColumnPage'>;
  ColumnPlace: Parent<'ColumnPlace'>;
  ColumnProjectInput: ColumnProjectInput;
  ColumnReferenceInput: ColumnReferenceInput;
  ColumnSubscription: Parent<'ColumnSubscription'>;
  ColumnSubscriptionPage: Parent<'ColumnSubscriptionPage'>;
  Comment: Parent<'Comment'>;
  CommentPage: Parent<'CommentPage'>;
  CommentReference: Parent<'CommentReference'>;
  CommunityCounts: Parent<'CommunityCounts'>;
  CommunityVerification: Parent<'CommunityVerification'>;
  CompanyLink: Parent<'CompanyLink'>;
  CompanyLinkInput: CompanyLinkInput;
  CompanyType: Parent<'CompanyType'>;
  Competition: Parent<'Competition'>;
  CompetitionPage: Parent<'CompetitionPage'>;
  CompetitionRegistration: Parent<'CompetitionRegistration'>;
  CompetitionRegistrationPage: Parent<'CompetitionRegistrationPage'>;
  CompetitionTab: Parent<'CompetitionTab'>;
  CompetitionTabInput: CompetitionTabInput;
  CompetitionTag: Parent<'CompetitionTag'>;
  CompetitionTask: Parent<'CompetitionTask'>;
  CompetitionTaskInput: CompetitionTaskInput;
  CompetitionViewerState: Parent<'CompetitionViewerState'>;
  CompetitionWaiting: Parent<'CompetitionWaiting'>;
  ConfirmTwoFactorInput: ConfirmTwoFactorInput;
  ContinueOAuthSignInInput: ContinueOAuthSignInInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAnnouncementInput: CreateAnnouncementInput;
  CreateCannedAnswerInput: CreateCannedAnswerInput;
  CreateChannelInput: CreateChannelInput;
  CreateChannelSectionInput: CreateChannelSectionInput;
  CreateColumnInput: CreateColumnInput;
  CreateCommentInput: CreateCommentInput;
  CreateCompetitionInput: CreateCompetitionInput;
  CreateCompetitionTaskInput: CreateCompetitionTaskInput;
  CreateDatasetBindingInput: CreateDatasetBindingInput;
  CreateDatasetInput: CreateDatasetInput;
  CreateForumPostInput: CreateForumPostInput;
  CreateForumReplyInput: CreateForumReplyInput;
  CreateInvitationCodeInput: CreateInvitationCodeInput;
  CreateLeaderboardGroupInput: CreateLeaderboardGroupInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateProjectInput: CreateProjectInput;
  CreateProjectVersionInput: CreateProjectVersionInput;
  CreateQuestionnaireInput: CreateQuestionnaireInput;
  CreateSnippetInput: CreateSnippetInput;
  CreateStageInput: CreateStageInput;
  CreateTaskInput: CreateTaskInput;
  CreateWorkOrderInput: CreateWorkOrderInput;
  CreatorContent: Parent<'CreatorContent'>;
  CreatorContentPage: Parent<'CreatorContentPage'>;
  CreatorOverview: Parent<'CreatorOverview'>;
  CreatorPlan: Parent<'CreatorPlan'>;
  CreatorProfit: Parent<'CreatorProfit'>;
  CreatorProfitPage: Parent<'CreatorProfitPage'>;
  CreatorViolation: Parent<'CreatorViolation'>;
  DataExport: Parent<'DataExport'>;
  DataFile: Parent<'DataFile'>;
  Dataset: Parent<'Dataset'>;
  DatasetArchive: Parent<'DatasetArchive'>;
  DatasetArchiveEntry: Parent<'DatasetArchiveEntry'>;
  DatasetBinding: Parent<'DatasetBinding'>;
  DatasetBindingSettingsInput: DatasetBindingSettingsInput;
  DatasetColumn: Parent<'DatasetColumn'>;
  DatasetColumnValue: Parent<'DatasetColumnValue'>;
  DatasetFile: Parent<'DatasetFile'>;
  DatasetFileInput: DatasetFileInput;
  DatasetFilePart: Parent<'DatasetFilePart'>;
  DatasetFilePreview: Parent<'DatasetFilePreview'>;
  DatasetLicense: Parent<'DatasetLicense'>;
  DatasetPage: Parent<'DatasetPage'>;
  DatasetRecommendation: Parent<'DatasetRecommendation'>;
  DatasetReferenceInput: DatasetReferenceInput;
  DatasetShowcase: Parent<'DatasetShowcase'>;
  DatasetShowcaseEntry: Parent<'DatasetShowcaseEntry'>;
  DatasetShowcaseEntryInput: DatasetShowcaseEntryInput;
  DatasetShowcaseGroup: Parent<'DatasetShowcaseGroup'>;
  DatasetShowcaseGroupInput: DatasetShowcaseGroupInput;
  DatasetShowcaseSettings: Parent<'DatasetShowcaseSettings'>;
  DatasetTable: Parent<'DatasetTable'>;
  DatasetTag: Parent<'DatasetTag'>;
  DatasetTagGroup: Parent<'DatasetTagGroup'>;
  DatasetText: Parent<'DatasetText'>;
  DatasetVersion: Parent<'DatasetVersion'>;
  DatasetVersionFile: Parent<'DatasetVersionFile'>;
  DateTime: Scalars['DateTime']['output'];
  DeactivateMemberInput: DeactivateMemberInput;
  DeleteCannedAnswerInput: DeleteCannedAnswerInput;
  DeleteChannelSectionInput: DeleteChannelSectionInput;
  DeleteColumnInput: DeleteColumnInput;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCompetitionInput: DeleteCompetitionInput;
  DeleteCompetitionTaskInput: DeleteCompetitionTaskInput;
  DeleteDatasetInput: DeleteDatasetInput;
  DeleteForumPostInput: DeleteForumPostInput;
  DeleteForumReplyInput: DeleteForumReplyInput;
  DeleteLeaderboardGroupInput: DeleteLeaderboardGroupInput;
  DeleteProjectInput: DeleteProjectInput;
  DeleteSnippetInput: DeleteSnippetInput;
  DeleteStageInput: DeleteStageInput;
  DisableTwoFactorInput: DisableTwoFactorInput;
  EarnedSkill: Parent<'EarnedSkill'>;
  EndAnnouncementInput: EndAnnouncementInput;
  Exchange: Parent<'Exchange'>;
  ExchangePage: Parent<'ExchangePage'>;
  ExternalBoard: Parent<'ExternalBoard'>;
  ExternalBoardInput: ExternalBoardInput;
  ExternalBoardSetting: Parent<'ExternalBoardSetting'>;
  FeatureDatasetInput: FeatureDatasetInput;
  FeedItem: Parent<'FeedItem'>;
  FeedPage: Parent<'FeedPage'>;
  FeedSource: ResolversUnionTypes<ResolversParentTypes>['FeedSource'];
  FeedTarget: ResolversUnionTypes<ResolversParentTypes>['FeedTarget'];
  FieldAnswer: Parent<'FieldAnswer'>;
  FieldAnswerInput: FieldAnswerInput;
  FillPlatformIdInput: FillPlatformIdInput;
  FinalRankingRow: Parent<'FinalRankingRow'>;
  FinalRankingRowInput: FinalRankingRowInput;
  FinalRankingSourceInput: FinalRankingSourceInput;
  Float: Scalars['Float']['output'];
  FoldContentInput: FoldContentInput;
  FollowInput: FollowInput;
  FollowTarget: ResolversUnionTypes<ResolversParentTypes>['FollowTarget'];
  ForkProjectInput: ForkProjectInput;
  FormField: Parent<'FormField'>;
  FormFieldInput: FormFieldInput;
  Forum: Parent<'Forum'>;
  ForumPermissions: Parent<'ForumPermissions'>;
  ForumPost: Parent<'ForumPost'>;
  ForumPostPage: Parent<'ForumPostPage'>;
  ForumPostViewerState: Parent<'ForumPostViewerState'>;
  ForumReply: Parent<'ForumReply'>;
  ForumReplyPage: Parent<'ForumReplyPage'>;
  ForumReplyReference: Parent<'ForumReplyReference'>;
  ForumSearchInput: ForumSearchInput;
  GiveUpJobInput: GiveUpJobInput;
  GiveUpMailInput: GiveUpMailInput;
  GivenQualification: Parent<'GivenQualification'>;
  GrantProtectionInput: GrantProtectionInput;
  GroupLeaderboard: Parent<'GroupLeaderboard'>;
  GroupLeaderboardInput: GroupLeaderboardInput;
  HostApplication: Parent<'HostApplication'>;
  HostApplicationPage: Parent<'HostApplicationPage'>;
  ID: Scalars['ID']['output'];
  IndustryType: Parent<'IndustryType'>;
  Int: Scalars['Int']['output'];
  Invitation: Parent<'Invitation'>;
  InvitationRankingRow: Parent<'InvitationRankingRow'>;
  InvitationRecord: Parent<'InvitationRecord'>;
  InvitationRecordPage: Parent<'InvitationRecordPage'>;
  InvitationSettings: Parent<'InvitationSettings'>;
  InvitationSettingsInput: InvitationSettingsInput;
  JSON: Scalars['JSON']['output'];
  LeaderboardGroup: Parent<'LeaderboardGroup'>;
  LeaderboardGroupInput: LeaderboardGroupInput;
  LeaderboardPage: Parent<'LeaderboardPage'>;
  LeaderboardRow: Parent<'LeaderboardRow'>;
  LeaderboardTeam: Parent<'LeaderboardTeam'>;
  LeaderboardTeamPage: Parent<'LeaderboardTeamPage'>;
  LeaderboardTemplate: Parent<'LeaderboardTemplate'>;
  LearningPath: Parent<'LearningPath'>;
  LearningPathInput: LearningPathInput;
  Level: Parent<'Level'>;
  LevelProgress: Parent<'LevelProgress'>;
  LiveSession: Parent<'LiveSession'>;
  LocationLeaf: Parent<'LocationLeaf'>;
  Locations: Parent<'Locations'>;
  MailSubscription: Parent<'MailSubscription'>;
  Major: Parent<'Major'>;
  MakeHostOrganizationInput: MakeHostOrganizationInput;
  ManagedFile: Parent<'ManagedFile'>;
  ManagedQuestionnaire: Parent<'ManagedQuestionnaire'>;
  ManagedTask: Parent<'ManagedTask'>;
  ManagedTaskPage: Parent<'ManagedTaskPage'>;
  ManagedTeam: Parent<'ManagedTeam'>;
  ManagedTeamPage: Parent<'ManagedTeamPage'>;
  MarkForumPostInput: MarkForumPostInput;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  Member: Parent<'Member'>;
  MemberFollow: Parent<'MemberFollow'>;
  MemberFollowPage: Parent<'MemberFollowPage'>;
  ModeratedContent: Parent<'ModeratedContent'>;
  MoveColumnProjectInput: MoveColumnProjectInput;
  Mutation: Record<PropertyKey, never>;
  NewFeedItems: Parent<'NewFeedItems'>;
  NoteWorkInput: NoteWorkInput;
  Notebook: Parent<'Notebook'>;
  NotebookChange: Parent<'NotebookChange'>;
  Notification: Parent<'Notification'>;
  NotificationChannels: Parent<'NotificationChannels'>;
  NotificationChannelsInput: NotificationChannelsInput;
  NotificationFilter: NotificationFilter;
  NotificationPage: Parent<'NotificationPage'>;
  NotificationSettings: Parent<'NotificationSettings'>;
  OAuthBinding: Parent<'OAuthBinding'>;
  OAuthStart: Parent<'OAuthStart'>;
  ObjectiveInput: ObjectiveInput;
  OpenChatSessionInput: OpenChatSessionInput;
  OpenTeamChatInput: OpenTeamChatInput;
  OrderDatasetBindingsInput: OrderDatasetBindingsInput;
  Organization: Parent<'Organization'>;
  OrganizationMember: Parent<'OrganizationMember'>;
  OrganizationMemberPage: Parent<'OrganizationMemberPage'>;
  OrganizationMembership: Parent<'OrganizationMembership'>;
  OrganizationPage: Parent<'OrganizationPage'>;
  OwnSnippet: Parent<'OwnSnippet'>;
  OwnSnippetPage: Parent<'OwnSnippetPage'>;
  ParkedJob: Parent<'ParkedJob'>;
  ParkedJobPage: Parent<'ParkedJobPage'>;
  ParkedMail: Parent<'ParkedMail'>;
  ParkedMailPage: Parent<'ParkedMailPage'>;
  PayExchangeInput: PayExchangeInput;
  PendingOAuth: Parent<'PendingOAuth'>;
  PinInChannelInput: PinInChannelInput;
  PinProjectInput: PinProjectInput;
  PlatformIdBox: Parent<'PlatformIdBox'>;
  PlatformIdBoxInput: PlatformIdBoxInput;
  Privilege: Parent<'Privilege'>;
  Project: Parent<'Project'>;
  ProjectComparison: Parent<'ProjectComparison'>;
  ProjectFile: Parent<'ProjectFile'>;
  ProjectPage: Parent<'ProjectPage'>;
  ProjectReferenceInput: ProjectReferenceInput;
  ProjectTag: Parent<'ProjectTag'>;
  ProjectTagGroup: Parent<'ProjectTagGroup'>;
  ProjectVersion: Parent<'ProjectVersion'>;
  ProjectVersionInput: ProjectVersionInput;
  PromoteTeamsInput: PromoteTeamsInput;
  Promotion: Parent<'Promotion'>;
  PublicStage: Parent<'PublicStage'>;
  PublishAnnouncementInput: PublishAnnouncementInput;
  PublishDatasetVersionInput: PublishDatasetVersionInput;
  PublishFinalRankingInput: PublishFinalRankingInput;
  PublishQuestionnaireInput: PublishQuestionnaireInput;
  QualificationField: Parent<'QualificationField'>;
  QualificationFieldInput: QualificationFieldInput;
  QualificationInput: QualificationInput;
  QualificationReview: Parent<'QualificationReview'>;
  QualificationReviewPage: Parent<'QualificationReviewPage'>;
  QualificationSettingsInput: QualificationSettingsInput;
  Query: Record<PropertyKey, never>;
  Questionnaire: Parent<'Questionnaire'>;
  QuestionnaireAnswerInput: QuestionnaireAnswerInput;
  QuestionnaireOption: Parent<'QuestionnaireOption'>;
  QuestionnaireOptionCount: Parent<'QuestionnaireOptionCount'>;
  QuestionnaireOptionInput: QuestionnaireOptionInput;
  QuestionnairePage: Parent<'QuestionnairePage'>;
  QuestionnaireQuestion: Parent<'QuestionnaireQuestion'>;
  QuestionnaireQuestionInput: QuestionnaireQuestionInput;
  QuestionnaireResults: Parent<'QuestionnaireResults'>;
  QuestionnaireText: Parent<'QuestionnaireText'>;
  QuestionnaireTextPage: Parent<'QuestionnaireTextPage'>;
  RateDatasetInput: RateDatasetInput;
  RateableDataset: Parent<'RateableDataset'>;
  RateableDatasetPage: Parent<'RateableDatasetPage'>;
  RawSite: Parent<'RawSite'>;
  ReactivateMemberInput: ReactivateMemberInput;
  RealNameRequest: Parent<'RealNameRequest'>;
  RealNameRequestDetail: Parent<'RealNameRequestDetail'>;
  RealNameRequestPage: Parent<'RealNameRequestPage'>;
  RecommendConfig: Parent<'RecommendConfig'>;
  RecommendConfigInput: RecommendConfigInput;
  RecommendGroup: Parent<'RecommendGroup'>;
  RecommendGroupInput: RecommendGroupInput;
  Recommendation: Parent<'Recommendation'>;
  Recommendations: Parent<'Recommendations'>;
  RecommendedDataset: Parent<'RecommendedDataset'>;
  RecommendedWay: Parent<'RecommendedWay'>;
  RecommendedWayInput: RecommendedWayInput;
  RecordChannelViewInput: RecordChannelViewInput;
  RecordCreatorViolationInput: RecordCreatorViolationInput;
  RecordForumPostViewInput: RecordForumPostViewInput;
  RecordPageViewInput: RecordPageViewInput;
  RecordProjectViewInput: RecordProjectViewInput;
  RecoveredAccount: Parent<'RecoveredAccount'>;
  RecoveryCodes: Parent<'RecoveryCodes'>;
  RefuseQuestionnaireInput: RefuseQuestionnaireInput;
  RegisterForCompetitionInput: RegisterForCompetitionInput;
  RegistrationAnswer: Parent<'RegistrationAnswer'>;
  RegistrationAnswerInput: RegistrationAnswerInput;
  RegistrationChannels: Parent<'RegistrationChannels'>;
  RegistrationChannelsInput: RegistrationChannelsInput;
  RegistrationField: Parent<'RegistrationField'>;
  RegistrationFieldInput: RegistrationFieldInput;
  RegistrationReview: Parent<'RegistrationReview'>;
  RegistrationSeries: Parent<'RegistrationSeries'>;
  RegistrationSettings: Parent<'RegistrationSettings'>;
  RemoveChannelModeratorInput: RemoveChannelModeratorInput;
  RemoveContentInput: RemoveContentInput;
  RemoveDatasetBindingInput: RemoveDatasetBindingInput;
  RemoveOrganizationMemberInput: RemoveOrganizationMemberInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewUploadTokenInput: RenewUploadTokenInput;
  RequestDataExportInput: RequestDataExportInput;
  RequestExchangeInput: RequestExchangeInput;
  RequestRealNameReviewInput: RequestRealNameReviewInput;
  RescoreTaskInput: RescoreTaskInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoreContentInput: RestoreContentInput;
  RestoreCreatorInput: RestoreCreatorInput;
  RetryJobInput: RetryJobInput;
  RetryMailInput: RetryMailInput;
  ReturnExchangeInput: ReturnExchangeInput;
  ReviewQualificationInput: ReviewQualificationInput;
  ReviewRealNameInput: ReviewRealNameInput;
  ReviewRegistrationInput: ReviewRegistrationInput;
  ReviewRegistrationsInput: ReviewRegistrationsInput;
  ReviewWorkInput: ReviewWorkInput;
  ReviewedAnswer: Parent<'ReviewedAnswer'>;
  ReviewedFile: Parent<'ReviewedFile'>;
  ReviewedRegistration: Parent<'ReviewedRegistration'>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeSessionInput: RevokeSessionInput;
  Reward: Parent<'Reward'>;
  RewardInput: RewardInput;
  SearchCount: Parent<'SearchCount'>;
  SearchPage: Parent<'SearchPage'>;
  SearchResult: ResolversUnionTypes<ResolversParentTypes>['SearchResult'];
  SearchTrend: Parent<'SearchTrend'>;
  SearchTrendInput: SearchTrendInput;
  SelectWorksInput: SelectWorksInput;
  SendChatMessageInput: SendChatMessageInput;
  SendEmailCodeInput: SendEmailCodeInput;
  SendPhoneCodeInput: SendPhoneCodeInput;
  SendProtectionCodeInput: SendProtectionCodeInput;
  SendRecoveryCodeInput: SendRecoveryCodeInput;
  SendWorkOrderMessageInput: SendWorkOrderMessageInput;
  Session: Parent<'Session'>;
  SetActivityFieldsInput: SetActivityFieldsInput;
  SetChannelMailInput: SetChannelMailInput;
  SetCompetitionPublishedInput: SetCompetitionPublishedInput;
  SetCompetitionTaskExcludedInput: SetCompetitionTaskExcludedInput;
  SetDatasetDescriptionInput: SetDatasetDescriptionInput;
  SetDatasetShowcaseInput: SetDatasetShowcaseInput;
  SetExternalBoardInput: SetExternalBoardInput;
  SetFeaturedCreatorsInput: SetFeaturedCreatorsInput;
  SetInvitationInput: SetInvitationInput;
  SetLeaderboardTeamsInput: SetLeaderboardTeamsInput;
  SetLeaderboardTemplateInput: SetLeaderboardTemplateInput;
  SetMemberRoleInput: SetMemberRoleInput;
  SetNotificationSettingsInput: SetNotificationSettingsInput;
  SetOrganizationMemberRoleInput: SetOrganizationMemberRoleInput;
  SetRecommendedChannelsInput: SetRecommendedChannelsInput;
  SetRelatedColumnsInput: SetRelatedColumnsInput;
  SetSkillRulesInput: SetSkillRulesInput;
  SetTaskActiveInput: SetTaskActiveInput;
  SetTeamBannedInput: SetTeamBannedInput;
  SetTeamReceivingInput: SetTeamReceivingInput;
  SetWeakFlagsInput: SetWeakFlagsInput;
  SetWorkOrderStatusInput: SetWorkOrderStatusInput;
  ShareProjectInput: ShareProjectInput;
  ShareSnippetInput: ShareSnippetInput;
  SignInInput: SignInInput;
  SignOutEverywhereInput: SignOutEverywhereInput;
  SignUpInput: SignUpInput;
  Site: Parent<'Site'>;
  SiteSettingsInput: SiteSettingsInput;
  Skill: Parent<'Skill'>;
  SkillRule: Parent<'SkillRule'>;
  SkillRuleInput: SkillRuleInput;
  Snippet: Parent<'Snippet'>;
  SnippetFolder: Parent<'SnippetFolder'>;
  SolutionLabel: Parent<'SolutionLabel'>;
  SolutionRows: Parent<'SolutionRows'>;
  SolutionSampleRow: Parent<'SolutionSampleRow'>;
  Stage: Parent<'Stage'>;
  StageCompetition: Parent<'StageCompetition'>;
  StageInput: StageInput;
  Standing: Parent<'Standing'>;
  String: Scalars['String']['output'];
  SubjectiveForm: Parent<'SubjectiveForm'>;
  SubjectiveFormInput: SubjectiveFormInput;
  SubmissionQuota: Parent<'SubmissionQuota'>;
  SubmitQualificationInput: SubmitQualificationInput;
  SubmitWorkInput: SubmitWorkInput;
  Subscription: Record<PropertyKey, never>;
  SupportQueue: Parent<'SupportQueue'>;
  SupportWorkOrderFilter: SupportWorkOrderFilter;
  Task: Parent<'Task'>;
  TaskExclusion: Parent<'TaskExclusion'>;
  TaskManagement: Parent<'TaskManagement'>;
  TaskProgress: Parent<'TaskProgress'>;
  TaskReward: Parent<'TaskReward'>;
  Team: Parent<'Team'>;
  TeamApplication: Parent<'TeamApplication'>;
  TeamApplicationPage: Parent<'TeamApplicationPage'>;
  TeamInput: TeamInput;
  TeamMemberInput: TeamMemberInput;
  TeamPage: Parent<'TeamPage'>;
  TeamQuota: Parent<'TeamQuota'>;
  TopBoard: Parent<'TopBoard'>;
  TrackInput: TrackInput;
  TrackedCount: Parent<'TrackedCount'>;
  TrackedCountPage: Parent<'TrackedCountPage'>;
  TrackedEventInput: TrackedEventInput;
  TwoFactor: Parent<'TwoFactor'>;
  TwoFactorSetup: Parent<'TwoFactorSetup'>;
  UnbindOAuthInput: UnbindOAuthInput;
  UncollectFromChannelInput: UncollectFromChannelInput;
  University: Parent<'University'>;
  UnsubscribeFromMailInput: UnsubscribeFromMailInput;
  UpdateAnnouncementInput: UpdateAnnouncementInput;
  UpdateBadgeInput: UpdateBadgeInput;
  UpdateCannedAnswerInput: UpdateCannedAnswerInput;
  UpdateChannelInput: UpdateChannelInput;
  UpdateChannelSectionInput: UpdateChannelSectionInput;
  UpdateColumnInput: UpdateColumnInput;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCompetitionInput: UpdateCompetitionInput;
  UpdateCompetitionTaskInput: UpdateCompetitionTaskInput;
  UpdateDatasetBindingInput: UpdateDatasetBindingInput;
  UpdateDatasetInput: UpdateDatasetInput;
  UpdateForumPostInput: UpdateForumPostInput;
  UpdateForumReplyInput: UpdateForumReplyInput;
  UpdateHomepageInput: UpdateHomepageInput;
  UpdateLeaderboardGroupInput: UpdateLeaderboardGroupInput;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProjectInput: UpdateProjectInput;
  UpdateQuestionnaireInput: UpdateQuestionnaireInput;
  UpdateRegistrationSettingsInput: UpdateRegistrationSettingsInput;
  UpdateSnippetInput: UpdateSnippetInput;
  UpdateStageInput: UpdateStageInput;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTeamInput: UpdateTeamInput;
  UploadInput: UploadInput;
  UploadSession: Parent<'UploadSession'>;
  UploadSessionInput: UploadSessionInput;
  UploadedFile: Parent<'UploadedFile'>;
  Verification: Parent<'Verification'>;
  VerifyMemberInput: VerifyMemberInput;
  VerifyRealNameInput: VerifyRealNameInput;
  ViewDatasetInput: ViewDatasetInput;
  Viewer: Parent<'Viewer'>;
  ViewerColumns: Parent<'ViewerColumns'>;
  ViewerRegistration: Parent<'ViewerRegistration'>;
  ViewerWithdrawal: Parent<'ViewerWithdrawal'>;
  VoteDatasetInput: VoteDatasetInput;
  VoteForumPostInput: VoteForumPostInput;
  VoteProjectInput: VoteProjectInput;
  Wallet: Parent<'Wallet'>;
  WalletEntry: Parent<'WalletEntry'>;
  WalletEntryPage: Parent<'WalletEntryPage'>;
  WeeklyCoinBonus: Parent<'WeeklyCoinBonus'>;
  WithdrawFinalRankingInput: WithdrawFinalRankingInput;
  WithdrawFromCompetitionInput: WithdrawFromCompetitionInput;
  Work: Parent<'Work'>;
  WorkInput: WorkInput;
  WorkOrder: Parent<'WorkOrder'>;
  WorkOrderAttachment: Parent<'WorkOrderAttachment'>;
  WorkOrderCompetition: Parent<'WorkOrderCompetition'>;
  WorkOrderMessage: Parent<'WorkOrderMessage'>;
  WorkOrderMessagePage: Parent<'WorkOrderMessagePage'>;
  WorkOrderOrganization: Parent<'WorkOrderOrganization'>;
  WorkOrderPage: Parent<'WorkOrderPage'>;
  WorkOrderType: Parent<'WorkOrderType'>;
  WorkOrderTypeGroup: Parent<'WorkOrderTypeGroup'>;
  WorkOrderTypeGroupName: Parent<'WorkOrderTypeGroupName'>;
  WorkOrderTypeName: Parent<'WorkOrderTypeName'>;
  WorkPage: Parent<'WorkPage'>;
  WorkPicture: Parent<'WorkPicture'>;
  WorkPictureInput: WorkPictureInput;
  WorkPost: Parent<'WorkPost'>;
  WorkPostInput: WorkPostInput;
  WorkReview: Parent<'WorkReview'>;
  YearlyWindow: Parent<'YearlyWindow'>;
  YearlyWindowInput: YearlyWindowInput;
};

export type FromDirectiveArgs = {
  key: Scalars['String']['input'];
};

export type FromDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = FromDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumed: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['AccessTokenScope']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessTokenScopeResolvers = { ACCOUNT: 'account', READ: 'read', WRITE: 'write' };

export type AccountClosureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountClosure'] = ResolversParentTypes['AccountClosure']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ActivityFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityField'] = ResolversParentTypes['ActivityField']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivitySponsorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivitySponsor'] = ResolversParentTypes['ActivitySponsor']> = {
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdministeredCreatorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredCreator'] = ResolversParentTypes['AdministeredCreator']> = {
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreatorStatus'], ParentType, ContextType>;
  violations?: Resolver<Array<ResolversTypes['CreatorViolation']>, ParentType, ContextType>;
};

export type AdministeredCreatorPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredCreatorPage'] = ResolversParentTypes['AdministeredCreatorPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AdministeredCreator']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdministeredMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredMember'] = ResolversParentTypes['AdministeredMember']> = {
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorBanReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creatorBannedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deactivatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type AdministeredMemberPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministeredMemberPage'] = ResolversParentTypes['AdministeredMemberPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AdministeredMember']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdministrationCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdministrationCounts'] = ResolversParentTypes['AdministrationCounts']> = {
  hostApplications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parkedJobs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parkedMails?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  realNames?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sourceApplications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  workOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AdvertisementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Advertisement'] = ResolversParentTypes['Advertisement']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AfterRegistrationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AfterRegistration'] = ResolversParentTypes['AfterRegistration']> = {
  customized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectionUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  buttons?: Resolver<Array<ResolversTypes['AnnouncementButton']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnnouncementKind'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AnnouncementState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AnnouncementButtonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnnouncementButton'] = ResolversParentTypes['AnnouncementButton']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AnnouncementButtonType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementButtonTypeResolvers = { LINK: 'Link', UNKNOWN: 'UNKNOWN' };

export type AnnouncementKindResolvers = { BANNER: 'banner', POPUP: 'popup', UNKNOWN: 'UNKNOWN' };

export type AnnouncementPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnnouncementPage'] = ResolversParentTypes['AnnouncementPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementStateResolvers = { DRAFT: 'DRAFT', ENDED: 'ENDED', OPEN: 'OPEN', SCHEDULED: 'SCHEDULED', UNKNOWN: 'UNKNOWN' };

export type ApplicationKindResolvers = { DATA_SOURCE: 5, HOST: 4 };

export type ApplicationStatusResolvers = { ACCEPTED: 1, DECLINED: 2, WAITING?: 0 };

export type AuditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  byOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntryPage'] = ResolversParentTypes['AuditEntryPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditKindResolvers = { ANNOUNCEMENT: 'ANNOUNCEMENT', APPLICATION: 'APPLICATION', BADGE: 'BADGE', CHANNEL: 'CHANNEL', COLUMN: 'COLUMN', COMMENT: 'COMMENT', COMPETITION: 'COMPETITION', DATASET: 'DATASET', JOB: 'JOB', MAIL: 'MAIL', MEMBER: 'MEMBER', ORGANIZATION: 'ORGANIZATION', OTHER: 'OTHER', POST: 'POST', PROJECT: 'PROJECT', QUEST: 'QUEST', QUESTIONNAIRE: 'QUESTIONNAIRE', REPLY: 'REPLY', SITE: 'SITE', SNIPPET: 'SNIPPET', TEAM: 'TEAM', WORK: 'WORK', WORK_ORDER: 'WORK_ORDER' };

export type AutomaticReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AutomaticReview'] = ResolversParentTypes['AutomaticReview']> = {
  acceptExts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dailyLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasPrivateBoard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  higherIsBetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  idColumn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
  publishesLabels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selectionEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  selectionLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizeLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submitType?: Resolver<ResolversTypes['SubmitType'], ParentType, ContextType>;
  targetColumn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BadgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Badge'] = ResolversParentTypes['Badge']> = {
  earnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BadgeKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BadgeKindResolvers = { AWARD: 2, COLUMN: 5, COMPETITION: 1, LIKED_POST: 4, PROJECT: 3, UNKNOWN: 'UNKNOWN' };

export type BadgeSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BadgeSetting'] = ResolversParentTypes['BadgeSetting']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BadgeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thresholds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CannedAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CannedAnswer'] = ResolversParentTypes['CannedAnswer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  bits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CellChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CellChange'] = ResolversParentTypes['CellChange']> = {
  change?: Resolver<ResolversTypes['NotebookChangeKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['CellKind']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  competitionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  datasetsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forum?: Resolver<Maybe<ResolversTypes['Forum']>, ParentType, ContextType>;
  forumEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastCollectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moderators?: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<Maybe<Array<ResolversTypes['ChannelSection']>>, ParentType, ContextType, RequireFields<ChannelSectionsArgs, 'includeHidden'>>;
  subscribersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerFollows?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerHasNews?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerMail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerModerates?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelContentKindResolvers = { COMPETITION: 'Competition', DATASET: 'Dataset', PROJECT: 'Lab' };

export type ChannelHotItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelHotItem'] = ResolversParentTypes['ChannelHotItem']> = {
  channels?: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ChannelPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelPlace'] = ResolversParentTypes['ChannelPlace']> = {
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  collectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ChannelSectionName']>, ParentType, ContextType>;
};

export type ChannelSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelSection'] = ResolversParentTypes['ChannelSection']> = {
  children?: Resolver<Array<ResolversTypes['ChannelSection']>, ParentType, ContextType>;
  datasetsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelSectionNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelSectionName'] = ResolversParentTypes['ChannelSectionName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatKindResolvers = { DIRECT: 'direct', TEAM: 'team' };

export type ChatMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  fromId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChatMessagePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatMessagePage'] = ResolversParentTypes['ChatMessagePage']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
};

export type ChatSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatSession'] = ResolversParentTypes['ChatSession']> = {
  hasUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  lastMessageRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatSessionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChatSessionPage'] = ResolversParentTypes['ChatSessionPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ChatSession']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClosureBlockerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClosureBlocker'] = ResolversParentTypes['ClosureBlocker']> = {
  kind?: Resolver<ResolversTypes['ClosureBlockerKind'], ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClosureBlockerKindResolvers = { ADMIN: 'ADMIN', CAPTAIN: 'CAPTAIN', ORGANIZATION: 'ORGANIZATION', ORGANIZER: 'ORGANIZER' };

export type CodeSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  retryAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Column'] = ResolversParentTypes['Column']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latestProjects?: Resolver<Maybe<Array<ResolversTypes['Project']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  projectsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscribersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerSubscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColumnPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ColumnPage'] = ResolversParentTypes['ColumnPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Column']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColumnPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ColumnPlace'] = ResolversParentTypes['ColumnPlace']> = {
  column?: Resolver<Maybe<ResolversTypes['Column']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColumnProjectSortResolvers = { AUTHOR: 'Position', NEWEST: '-UpdateDate', OLDEST: 'UpdateDate', TITLE: 'Title' };

export type ColumnSortResolvers = { PROJECTS: '-LabsCount', SUBSCRIBERS: '-SubscribesCount', UPDATED: '-UpdateDate' };

export type ColumnSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ColumnSubscription'] = ResolversParentTypes['ColumnSubscription']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  subscribedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ColumnSubscriptionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ColumnSubscriptionPage'] = ResolversParentTypes['ColumnSubscriptionPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ColumnSubscription']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReplyTo?: Resolver<Maybe<ResolversTypes['CommentReference']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFolded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  repliesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentReferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommentReference'] = ResolversParentTypes['CommentReference']> = {
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommentSortResolvers = { NEWEST: '-CreateDate', OLDEST: 'CreateDate' };

export type CommentedKindResolvers = { DATASET: 'DATASET', PROJECT: 'LAB' };

export type CommunityCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityCounts'] = ResolversParentTypes['CommunityCounts']> = {
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  competitions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  works?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommunityVerificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunityVerification'] = ResolversParentTypes['CommunityVerification']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CommunityVerificationType'], ParentType, ContextType>;
};

export type CommunityVerificationTypeResolvers = { ORGANIZATION: 1, PROFESSIONAL: 2, UNKNOWN: 'UNKNOWN' };

export type CompanyLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompanyLink'] = ResolversParentTypes['CompanyLink']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompanyType'] = ResolversParentTypes['CompanyType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompetitionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Competition'] = ResolversParentTypes['Competition']> = {
  activityField?: Resolver<Maybe<ResolversTypes['ActivityField']>, ParentType, ContextType>;
  activityType?: Resolver<Maybe<ResolversTypes['ActivityType']>, ParentType, ContextType>;
  award?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelPlaces?: Resolver<Maybe<Array<ResolversTypes['ChannelPlace']>>, ParentType, ContextType, Partial<CompetitionChannelPlacesArgs>>;
  children?: Resolver<Array<ResolversTypes['Competition']>, ParentType, ContextType>;
  datasetBindings?: Resolver<Maybe<Array<ResolversTypes['DatasetBinding']>>, ParentType, ContextType>;
  datasetDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  estimatedTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalBoard?: Resolver<Maybe<ResolversTypes['ExternalBoard']>, ParentType, ContextType>;
  finalRankingPaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  forum?: Resolver<Maybe<ResolversTypes['Forum']>, ParentType, ContextType>;
  hasFinalRanking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headingImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['InvitationSettings']>, ParentType, ContextType>;
  isSeries?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CompetitionKind'], ParentType, ContextType>;
  landingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limitsRegistrations?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  live?: Resolver<Maybe<ResolversTypes['LiveSession']>, ParentType, ContextType>;
  managedLeaderboardGroups?: Resolver<Maybe<Array<ResolversTypes['LeaderboardGroup']>>, ParentType, ContextType>;
  maxMembersPerTeam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensForum?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  publishStatus?: Resolver<ResolversTypes['PublishStatus'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishesToAll?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  registerEndDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registerNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationSettings?: Resolver<Maybe<ResolversTypes['RegistrationSettings']>, ParentType, ContextType>;
  relatedColumns?: Resolver<Maybe<Array<ResolversTypes['Column']>>, ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['RegistrationSeries']>, ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skillRules?: Resolver<Maybe<Array<ResolversTypes['SkillRule']>>, ParentType, ContextType>;
  slogans?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sponsor?: Resolver<Maybe<ResolversTypes['ActivitySponsor']>, ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompetitionStatus'], ParentType, ContextType>;
  sticky?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tabs?: Resolver<Maybe<Array<ResolversTypes['CompetitionTab']>>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  teamNameLocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  teamNotification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamSameUniversity?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  teamsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tutors?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usesSharedCompute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerManages?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerRegistration?: Resolver<Maybe<ResolversTypes['ViewerRegistration']>, ParentType, ContextType>;
  viewerState?: Resolver<Maybe<ResolversTypes['CompetitionViewerState']>, ParentType, ContextType>;
  viewerWithdrawal?: Resolver<Maybe<ResolversTypes['ViewerWithdrawal']>, ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['CompetitionWaiting']>, ParentType, ContextType>;
  worksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompetitionKindResolvers = { ACTIVITY: 'activity', COMPETITION: 'competition', EXERCISE: 'exercise', SERIES: 'series' };

export type CompetitionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompetitionPage'] = ResolversParentTypes['CompetitionPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Competition']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompetitionRegistrationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompetitionRegistration'] = ResolversParentTypes['CompetitionRegistration']> = {
  entranceFee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platformId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platformIdFilledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RegistrationStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompetitionRegistrationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompetitionRegistrationPage'] = ResolversParentTypes['CompetitionRegistrationPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CompetitionRegistration']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompetitionSortResolvers = { CLOSING: 'EndDate', NEWEST: '-StartDate', POPULAR: '-UsersNumber' };

export type CompetitionStatusResolvers = { ENDED: 2, NOT_STARTED?: 0, RUNNING: 1 };

export type CompetitionTabResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompetitionTab'] = ResolversParentTypes['CompetitionTab']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompetitionTagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompetitionTag'] = ResolversParentTypes['CompetitionTag']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompetitionTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompetitionTask'] = ResolversParentTypes['CompetitionTask']> = {
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exclusion?: Resolver<Maybe<ResolversTypes['TaskExclusion']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['DataFile']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['SubjectiveForm']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leaderboardGroups?: Resolver<Maybe<Array<ResolversTypes['LeaderboardGroup']>>, ParentType, ContextType>;
  management?: Resolver<Maybe<ResolversTypes['TaskManagement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privateBestWork?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
  privateLeaderboardDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  quota?: Resolver<Maybe<ResolversTypes['SubmissionQuota']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['AutomaticReview']>, ParentType, ContextType>;
  sampleFileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsLeaderboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsPrivateBestWork?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsPrivateLeaderboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  submissionNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CompetitionTaskType'], ParentType, ContextType>;
  uploadToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  works?: Resolver<Maybe<ResolversTypes['WorkPage']>, ParentType, ContextType, RequireFields<CompetitionTaskWorksArgs, 'page' | 'perPage'>>;
};

export type CompetitionTaskTypeResolvers = { AUTOMATIC?: 0, SUBJECTIVE: 1, UNKNOWN: 'UNKNOWN' };

export type CompetitionViewerStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompetitionViewerState'] = ResolversParentTypes['CompetitionViewerState']> = {
  currentStage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  passedStages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  pendingApplicationsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['RegistrationStatus']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  teamBanReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompetitionWaitingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompetitionWaiting'] = ResolversParentTypes['CompetitionWaiting']> = {
  failedWorks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qualifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  realNames?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  registrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  works?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentKindResolvers = { CHANNEL: 'CHANNEL', COLUMN: 'COLUMN', COMMENT: 'COMMENT', DATASET: 'DATASET', POST: 'POST', PROJECT: 'PROJECT', REPLY: 'REPLY', SNIPPET: 'SNIPPET' };

export type ContentStateResolvers = { FOLDED: 'FOLDED', REMOVED: 'REMOVED', SHOWN: 'SHOWN' };

export type CreatorContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatorContent'] = ResolversParentTypes['CreatorContent']> = {
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earnsFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earnsTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CreatorContentKind'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['DatasetRating']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatorContentKindResolvers = { DATASET: 'DATASET', PROJECT: 'PROJECT' };

export type CreatorContentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatorContentPage'] = ResolversParentTypes['CreatorContentPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CreatorContent']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreatorOverviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatorOverview'] = ResolversParentTypes['CreatorOverview']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  banReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earnedLast?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exchangeLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextSettlementAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paidBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledWeek?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreatorStatus'], ParentType, ContextType>;
  violations?: Resolver<Array<ResolversTypes['CreatorViolation']>, ParentType, ContextType>;
};

export type CreatorPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatorPlan'] = ResolversParentTypes['CreatorPlan']> = {
  bookmarkCoins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  featured?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  forkCoins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likeCoins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeklyCap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreatorProfitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatorProfit'] = ResolversParentTypes['CreatorProfit']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CreatorContentKind'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['DatasetRating']>, ParentType, ContextType>;
  settledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CreatorProfitSource'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatorProfitPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatorProfitPage'] = ResolversParentTypes['CreatorProfitPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CreatorProfit']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreatorProfitSourceResolvers = { ATTACHED: 'ATTACHED', BOOKMARK: 'BOOKMARK', FORK: 'FORK', LIKE: 'VOTE', RATING: 'RATING' };

export type CreatorStatusResolvers = { ACTIVE: 1, BANNED: -1, ENDED: -2, NONE?: 0 };

export type CreatorViolationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreatorViolation'] = ResolversParentTypes['CreatorViolation']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filesLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataExportState'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataExportStateResolvers = { FAILED: 'FAILED', PENDING: 'PENDING', READY: 'READY' };

export type DataFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataFile'] = ResolversParentTypes['DataFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dataset'] = ResolversParentTypes['Dataset']> = {
  archiveUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookmarksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channelPlaces?: Resolver<Maybe<Array<ResolversTypes['ChannelPlace']>>, ParentType, ContextType, Partial<DatasetChannelPlacesArgs>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloadsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  extensions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['DatasetVersionFile']>, ParentType, ContextType, Partial<DatasetFilesArgs>>;
  filesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  license?: Resolver<Maybe<ResolversTypes['DatasetLicense']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  projectsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['DatasetTag']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['DatasetVersion']>, ParentType, ContextType>;
  viewerBookmarked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerVoted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  votesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatasetArchiveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetArchive'] = ResolversParentTypes['DatasetArchive']> = {
  entries?: Resolver<Array<ResolversTypes['DatasetArchiveEntry']>, ParentType, ContextType>;
  entriesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DatasetArchiveEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetArchiveEntry'] = ResolversParentTypes['DatasetArchiveEntry']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DatasetBindingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetBinding'] = ResolversParentTypes['DatasetBinding']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['DatasetFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewStage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetColumn'] = ResolversParentTypes['DatasetColumn']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  histogram?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topValues?: Resolver<Array<ResolversTypes['DatasetColumnValue']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DatasetColumnType'], ParentType, ContextType>;
  unique?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DatasetColumnTypeResolvers = { BOOLEAN?: 0, DATE: 18, INTEGER: 7, NUMBER: 12, STRING: 17 };

export type DatasetColumnValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetColumnValue'] = ResolversParentTypes['DatasetColumnValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetFile'] = ResolversParentTypes['DatasetFile']> = {
  ext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetFileKindResolvers = { ARCHIVE: 'zip', IMAGE: 'image', MODEL: 'model', PDF: 'pdf', TABLE: 'table_data', TEXT: 'plain_text', UNKNOWN: 'UNKNOWN' };

export type DatasetFilePartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetFilePart'] = ResolversParentTypes['DatasetFilePart']> = {
  kind?: Resolver<Maybe<ResolversTypes['DatasetFileKind']>, ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['DatasetTable']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['DatasetText']>, ParentType, ContextType>;
};

export type DatasetFilePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetFilePreview'] = ResolversParentTypes['DatasetFilePreview']> = {
  archive?: Resolver<Maybe<ResolversTypes['DatasetArchive']>, ParentType, ContextType>;
  ext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['DatasetFileKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DatasetFileState'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['DatasetTable']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['DatasetText']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetFileStateResolvers = { PENDING: 'pending', READY: 'ready', UNAVAILABLE: 'none' };

export type DatasetLicenseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetLicense'] = ResolversParentTypes['DatasetLicense']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetPage'] = ResolversParentTypes['DatasetPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Dataset']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DatasetRatingResolvers = { CLASSIC: 'CLASSIC', MASTERPIECE: 'MASTERPIECE', PLAIN: 'PLAIN', PROMISING: 'PROMISING' };

export type DatasetRecommendationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetRecommendation'] = ResolversParentTypes['DatasetRecommendation']> = {
  datasets?: Resolver<Array<ResolversTypes['RecommendedDataset']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetShowcaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetShowcase'] = ResolversParentTypes['DatasetShowcase']> = {
  groups?: Resolver<Array<ResolversTypes['DatasetRecommendation']>, ParentType, ContextType>;
  sponsors?: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType>;
};

export type DatasetShowcaseEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetShowcaseEntry'] = ResolversParentTypes['DatasetShowcaseEntry']> = {
  dataset?: Resolver<Maybe<ResolversTypes['Dataset']>, ParentType, ContextType>;
  datasetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetShowcaseGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetShowcaseGroup'] = ResolversParentTypes['DatasetShowcaseGroup']> = {
  datasets?: Resolver<Array<ResolversTypes['DatasetShowcaseEntry']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DatasetShowcaseSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetShowcaseSettings'] = ResolversParentTypes['DatasetShowcaseSettings']> = {
  groups?: Resolver<Array<ResolversTypes['DatasetShowcaseGroup']>, ParentType, ContextType>;
  sponsorIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DatasetSortResolvers = { DOWNLOADS: '-DownloadCount', PROJECTS: '-LabsCount', RECOMMENDED: '-SortWeight', UPDATED: '-UpdateDate', VIEWS: '-ViewsCount', VOTES: '-VotesCount' };

export type DatasetTableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetTable'] = ResolversParentTypes['DatasetTable']> = {
  columns?: Resolver<Array<ResolversTypes['DatasetColumn']>, ParentType, ContextType>;
  columnsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstColumn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstRow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  rowsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalRows?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DatasetTagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetTag'] = ResolversParentTypes['DatasetTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetTagGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetTagGroup'] = ResolversParentTypes['DatasetTagGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['DatasetTag']>, ParentType, ContextType>;
};

export type DatasetTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetText'] = ResolversParentTypes['DatasetText']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DatasetVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetVersion'] = ResolversParentTypes['DatasetVersion']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DatasetVersionFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DatasetVersionFile'] = ResolversParentTypes['DatasetVersionFile']> = {
  ext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EarnedSkillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarnedSkill'] = ResolversParentTypes['EarnedSkill']> = {
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  earnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
};

export type ExchangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Exchange'] = ResolversParentTypes['Exchange']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cardCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  paidBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExchangeStatus'], ParentType, ContextType>;
};

export type ExchangePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExchangePage'] = ResolversParentTypes['ExchangePage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Exchange']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExchangeStatusResolvers = { PAID: 'PAID', RETURNED: 'RETURNED', WAITING: 'WAITING' };

export type ExternalBoardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExternalBoard'] = ResolversParentTypes['ExternalBoard']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalBoardSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExternalBoardSetting'] = ResolversParentTypes['ExternalBoardSetting']> = {
  competitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedActionResolvers = { BOOKMARK: 'BOOKMARK', COMMENT: 'COMMENT', FOLLOW: 'FOLLOW', FORK: 'FORK', JOIN: 'JOIN', PUBLISH: 'PUBLISH', VOTE: 'VOTE' };

export type FeedItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedItem'] = ResolversParentTypes['FeedItem']> = {
  action?: Resolver<ResolversTypes['FeedAction'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['FeedSource']>, ParentType, ContextType>;
  targetType?: Resolver<ResolversTypes['FeedTargetType'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['FeedTarget']>, ParentType, ContextType>;
  targetsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedPage'] = ResolversParentTypes['FeedPage']> = {
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['FeedItem']>, ParentType, ContextType>;
  newest?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FeedSourceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedSource'] = ResolversParentTypes['FeedSource']> = {
  __resolveType: TypeResolveFn<'Channel' | 'Column' | 'Member', ParentType, ContextType>;
};

export type FeedTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedTarget'] = ResolversParentTypes['FeedTarget']> = {
  __resolveType: TypeResolveFn<'Channel' | 'Column' | 'Competition' | 'Dataset' | 'Member' | 'Project', ParentType, ContextType>;
};

export type FeedTargetTypeResolvers = { CHANNEL: 'ZONE', COLUMN: 'COLUMN', COMPETITION: 'COMPETITION', DATASET: 'DATASET', MEMBER: 'USER', PROJECT: 'LAB' };

export type FieldAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldAnswer'] = ResolversParentTypes['FieldAnswer']> = {
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  projectToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectVersionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FinalRankingRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinalRankingRow'] = ResolversParentTypes['FinalRankingRow']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reward?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type FollowKindResolvers = { CHANNEL: 'CHANNEL', COLUMN: 'COLUMN', MEMBER: 'MEMBER' };

export type FollowTargetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FollowTarget'] = ResolversParentTypes['FollowTarget']> = {
  __resolveType: TypeResolveFn<'Channel' | 'Column' | 'Member', ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  acceptExts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizeLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
};

export type FormFieldTypeResolvers = { FILE: 3, LONG_TEXT: 2, OPTION: 5, PROJECT_VERSION: 4, SHORT_TEXT: 1, UNKNOWN: 'UNKNOWN' };

export type ForumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Forum'] = ResolversParentTypes['Forum']> = {
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ForumKind'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['ForumPermissions'], ParentType, ContextType>;
  viewerWrites?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ForumKindResolvers = { CHANNEL: 'ZONE', COMPETITION: 'COMPETITION' };

export type ForumPermissionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForumPermissions'] = ResolversParentTypes['ForumPermissions']> = {
  manage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moderate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ForumPostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForumPost'] = ResolversParentTypes['ForumPost']> = {
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forum?: Resolver<Maybe<ResolversTypes['Forum']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSticky?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastReplyAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastReplyAuthor?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  moderatedContent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  repliesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ForumPostType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerState?: Resolver<Maybe<ResolversTypes['ForumPostViewerState']>, ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['WorkPost']>, ParentType, ContextType>;
};

export type ForumPostPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForumPostPage'] = ResolversParentTypes['ForumPostPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ForumPost']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ForumPostSortResolvers = { GOOD_FIRST: '-IsGood', LAST_REPLY: '-TopicProps.LastPostTime', MOST_VIEWED: '-ViewsCount', NEWEST: '-CreateTime' };

export type ForumPostTypeResolvers = { ANNOUNCEMENT: 1, EXPERIENCE: 3, OTHER: 7, QUESTION: 4, TEAMMATES: 2 };

export type ForumPostViewerStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForumPostViewerState'] = ResolversParentTypes['ForumPostViewerState']> = {
  voted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ForumReplyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForumReply'] = ResolversParentTypes['ForumReply']> = {
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReplyTo?: Resolver<Maybe<ResolversTypes['ForumReplyReference']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFolded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ForumReplyPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForumReplyPage'] = ResolversParentTypes['ForumReplyPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ForumReply']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ForumReplyReferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForumReplyReference'] = ResolversParentTypes['ForumReplyReference']> = {
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ForumSearchScopeResolvers = { ANY: 'any', AUTHOR: 'userName', CONTENT: 'Content', TITLE: 'Title' };

export type GivenQualificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GivenQualification'] = ResolversParentTypes['GivenQualification']> = {
  ext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupLeaderboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroupLeaderboard'] = ResolversParentTypes['GroupLeaderboard']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allTeams?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  teamsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostApplication'] = ResolversParentTypes['HostApplication']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ApplicationKind'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
};

export type HostApplicationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HostApplicationPage'] = ResolversParentTypes['HostApplicationPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['HostApplication']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IndustryTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IndustryType'] = ResolversParentTypes['IndustryType']> = {
  level1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['InvitationSettings'], ParentType, ContextType>;
  usedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationRankingRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationRankingRow'] = ResolversParentTypes['InvitationRankingRow']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  usedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationRecord'] = ResolversParentTypes['InvitationRecord']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationRecordPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationRecordPage'] = ResolversParentTypes['InvitationRecordPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InvitationRecord']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvitationSettings'] = ResolversParentTypes['InvitationSettings']> = {
  linkText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsRanking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobFailureResolvers = { DATABASE: 'DATABASE', DIED: 'DIED', FAILED: 'FAILED' };

export type LeaderboardBoardResolvers = { PRIVATE: 'privateLb', PUBLIC: 'leaderboard' };

export type LeaderboardGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardGroup'] = ResolversParentTypes['LeaderboardGroup']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaderboards?: Resolver<Array<ResolversTypes['GroupLeaderboard']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LeaderboardOwnerResolvers = { STAGE: 'stage', TASK: 'task' };

export type LeaderboardPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardPage'] = ResolversParentTypes['LeaderboardPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LeaderboardRow']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templateUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerRow?: Resolver<Maybe<ResolversTypes['LeaderboardRow']>, ParentType, ContextType>;
};

export type LeaderboardRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardRow'] = ResolversParentTypes['LeaderboardRow']> = {
  bestSubmittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSubmittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type LeaderboardTeamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardTeam'] = ResolversParentTypes['LeaderboardTeam']> = {
  banned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type LeaderboardTeamPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardTeamPage'] = ResolversParentTypes['LeaderboardTeamPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LeaderboardTeam']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaderboardTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeaderboardTemplate'] = ResolversParentTypes['LeaderboardTemplate']> = {
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LearningPathResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LearningPath'] = ResolversParentTypes['LearningPath']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LevelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Level'] = ResolversParentTypes['Level']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LevelProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LevelProgress'] = ResolversParentTypes['LevelProgress']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LiveSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LiveSession'] = ResolversParentTypes['LiveSession']> = {
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationLeafResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LocationLeaf'] = ResolversParentTypes['LocationLeaf']> = {
  level1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Locations'] = ResolversParentTypes['Locations']> = {
  innerNodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  leafNodes?: Resolver<Array<ResolversTypes['LocationLeaf']>, ParentType, ContextType>;
};

export type MailFailureResolvers = { DIED: 'DIED', FAILED: 'FAILED', LOGIN: 'LOGIN', NO_SITE: 'NO_SITE', RECIPIENT: 'RECIPIENT', TEMPORARY: 'TEMPORARY', UNCERTAIN: 'UNCERTAIN', UNREACHABLE: 'UNREACHABLE' };

export type MailSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailSubscription'] = ResolversParentTypes['MailSubscription']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MajorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Major'] = ResolversParentTypes['Major']> = {
  discipline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ManagedFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ManagedFile'] = ResolversParentTypes['ManagedFile']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedQuestionnaireResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ManagedQuestionnaire'] = ResolversParentTypes['ManagedQuestionnaire']> = {
  answersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['QuestionnaireQuestion']>, ParentType, ContextType>;
  refusalsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuestionnaireState'], ParentType, ContextType>;
  updateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ManagedTaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ManagedTask'] = ResolversParentTypes['ManagedTask']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countsOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['TaskEvent']>, ParentType, ContextType>;
  guideline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relatedPages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['Reward']>, ParentType, ContextType>;
  sortWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
  updateDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ManagedTaskPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ManagedTaskPage'] = ResolversParentTypes['ManagedTaskPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ManagedTask']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedTeamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ManagedTeam'] = ResolversParentTypes['ManagedTeam']> = {
  banReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  banned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type ManagedTeamPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ManagedTeamPage'] = ResolversParentTypes['ManagedTeamPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ManagedTeam']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  badges?: Resolver<Maybe<Array<ResolversTypes['Badge']>>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communityVerification?: Resolver<Maybe<ResolversTypes['CommunityVerification']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datasetsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deactivated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  followersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  growthScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hideProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCreator?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  major?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  majorTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moderatedChannels?: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['EarnedSkill']>>, ParentType, ContextType>;
  university?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerFollows?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberFollowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberFollow'] = ResolversParentTypes['MemberFollow']> = {
  followedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type MemberFollowPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MemberFollowPage'] = ResolversParentTypes['MemberFollowPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MemberFollow']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberStateResolvers = { ACTIVE: 'ACTIVE', CREATOR_BANNED: 'CREATOR_BANNED', DEACTIVATED: 'DEACTIVATED' };

export type MetricResolvers = { ACCURACY: 'accuracy', AUC: 'auc', MACRO_F1: 'macroF1', MAE: 'mae', RMSE: 'rmse', UNKNOWN: 'UNKNOWN' };

export type ModeratedContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ModeratedContent'] = ResolversParentTypes['ModeratedContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptApplication?: Resolver<ResolversTypes['WorkOrder'], ParentType, ContextType, RequireFields<MutationAcceptApplicationArgs, 'input'>>;
  acceptColumnApplication?: Resolver<ResolversTypes['WorkOrder'], ParentType, ContextType, RequireFields<MutationAcceptColumnApplicationArgs, 'input'>>;
  addChannelModerator?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationAddChannelModeratorArgs, 'input'>>;
  addColumnProject?: Resolver<ResolversTypes['Column'], ParentType, ContextType, RequireFields<MutationAddColumnProjectArgs, 'input'>>;
  addOrganizationMember?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationAddOrganizationMemberArgs, 'input'>>;
  addToChannelSection?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationAddToChannelSectionArgs, 'input'>>;
  announceToCompetition?: Resolver<ResolversTypes['ForumPost'], ParentType, ContextType, RequireFields<MutationAnnounceToCompetitionArgs, 'input'>>;
  answerHostApplication?: Resolver<ResolversTypes['HostApplication'], ParentType, ContextType, RequireFields<MutationAnswerHostApplicationArgs, 'input'>>;
  answerQuestionnaire?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAnswerQuestionnaireArgs, 'input'>>;
  answerTeamApplication?: Resolver<ResolversTypes['TeamApplication'], ParentType, ContextType, RequireFields<MutationAnswerTeamApplicationArgs, 'input'>>;
  applyAsCreator?: Resolver<ResolversTypes['WorkOrder'], ParentType, ContextType, RequireFields<MutationApplyAsCreatorArgs, 'input'>>;
  applyToHost?: Resolver<ResolversTypes['HostApplication'], ParentType, ContextType, RequireFields<MutationApplyToHostArgs, 'input'>>;
  applyToTeam?: Resolver<ResolversTypes['TeamApplication'], ParentType, ContextType, RequireFields<MutationApplyToTeamArgs, 'input'>>;
  assignWorkOrder?: Resolver<ResolversTypes['WorkOrder'], ParentType, ContextType, RequireFields<MutationAssignWorkOrderArgs, 'input'>>;
  awardWorkPost?: Resolver<ResolversTypes['ForumPost'], ParentType, ContextType, RequireFields<MutationAwardWorkPostArgs, 'input'>>;
  banCreator?: Resolver<ResolversTypes['AdministeredMember'], ParentType, ContextType, RequireFields<MutationBanCreatorArgs, 'input'>>;
  beginOAuthBinding?: Resolver<ResolversTypes['OAuthStart'], ParentType, ContextType, RequireFields<MutationBeginOAuthBindingArgs, 'input'>>;
  beginOAuthSignIn?: Resolver<ResolversTypes['OAuthStart'], ParentType, ContextType, RequireFields<MutationBeginOAuthSignInArgs, 'input'>>;
  beginTwoFactor?: Resolver<ResolversTypes['TwoFactorSetup'], ParentType, ContextType>;
  beginUpload?: Resolver<ResolversTypes['UploadSession'], ParentType, ContextType, RequireFields<MutationBeginUploadArgs, 'input'>>;
  bindPhone?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationBindPhoneArgs, 'input'>>;
  bookmarkDataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationBookmarkDatasetArgs, 'input'>>;
  bookmarkProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationBookmarkProjectArgs, 'input'>>;
  cancelUpload?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationCancelUploadArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCheckPasswordArgs, 'input'>>;
  claimTaskReward?: Resolver<ResolversTypes['TaskReward'], ParentType, ContextType, RequireFields<MutationClaimTaskRewardArgs, 'input'>>;
  closeAccount?: Resolver<ResolversTypes['AccountClosure'], ParentType, ContextType, RequireFields<MutationCloseAccountArgs, 'input'>>;
  closeQuestionnaire?: Resolver<ResolversTypes['ManagedQuestionnaire'], ParentType, ContextType, RequireFields<MutationCloseQuestionnaireArgs, 'input'>>;
  collectIntoChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationCollectIntoChannelArgs, 'input'>>;
  completeUpload?: Resolver<ResolversTypes['UploadSession'], ParentType, ContextType, RequireFields<MutationCompleteUploadArgs, 'input'>>;
  confirmTwoFactor?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<MutationConfirmTwoFactorArgs, 'input'>>;
  continueOAuthSignIn?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationContinueOAuthSignInArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createAnnouncement?: Resolver<ResolversTypes['Announcement'], ParentType, ContextType, RequireFields<MutationCreateAnnouncementArgs, 'input'>>;
  createCannedAnswer?: Resolver<ResolversTypes['CannedAnswer'], ParentType, ContextType, RequireFields<MutationCreateCannedAnswerArgs, 'input'>>;
  createChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationCreateChannelArgs, 'input'>>;
  createChannelSection?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationCreateChannelSectionArgs, 'input'>>;
  createColumn?: Resolver<ResolversTypes['Column'], ParentType, ContextType, RequireFields<MutationCreateColumnArgs, 'input'>>;
  createComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'input'>>;
  createCompetition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationCreateCompetitionArgs, 'input'>>;
  createCompetitionTask?: Resolver<ResolversTypes['Stage'], ParentType, ContextType, RequireFields<MutationCreateCompetitionTaskArgs, 'input'>>;
  createDataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationCreateDatasetArgs, 'input'>>;
  createDatasetBinding?: Resolver<ResolversTypes['DatasetBinding'], ParentType, ContextType, RequireFields<MutationCreateDatasetBindingArgs, 'input'>>;
  createForumPost?: Resolver<ResolversTypes['ForumPost'], ParentType, ContextType, RequireFields<MutationCreateForumPostArgs, 'input'>>;
  createForumReply?: Resolver<ResolversTypes['ForumReply'], ParentType, ContextType, RequireFields<MutationCreateForumReplyArgs, 'input'>>;
  createInvitationCode?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationCreateInvitationCodeArgs, 'input'>>;
  createLeaderboardGroup?: Resolver<ResolversTypes['LeaderboardGroup'], ParentType, ContextType, RequireFields<MutationCreateLeaderboardGroupArgs, 'input'>>;
  createOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  createProjectVersion?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationCreateProjectVersionArgs, 'input'>>;
  createQuestionnaire?: Resolver<ResolversTypes['ManagedQuestionnaire'], ParentType, ContextType, RequireFields<MutationCreateQuestionnaireArgs, 'input'>>;
  createSnippet?: Resolver<ResolversTypes['OwnSnippet'], ParentType, ContextType, RequireFields<MutationCreateSnippetArgs, 'input'>>;
  createStage?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationCreateStageArgs, 'input'>>;
  createTask?: Resolver<ResolversTypes['ManagedTask'], ParentType, ContextType, RequireFields<MutationCreateTaskArgs, 'input'>>;
  createWorkOrder?: Resolver<ResolversTypes['WorkOrder'], ParentType, ContextType, RequireFields<MutationCreateWorkOrderArgs, 'input'>>;
  deactivateMember?: Resolver<ResolversTypes['AdministeredMember'], ParentType, ContextType, RequireFields<MutationDeactivateMemberArgs, 'input'>>;
  deleteCannedAnswer?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCannedAnswerArgs, 'input'>>;
  deleteChannelSection?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationDeleteChannelSectionArgs, 'input'>>;
  deleteChatSession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteChatSessionArgs, 'input'>>;
  deleteColumn?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteColumnArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'input'>>;
  deleteCompetition?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCompetitionArgs, 'input'>>;
  deleteCompetitionTask?: Resolver<ResolversTypes['Stage'], ParentType, ContextType, RequireFields<MutationDeleteCompetitionTaskArgs, 'input'>>;
  deleteDataset?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteDatasetArgs, 'input'>>;
  deleteForumPost?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteForumPostArgs, 'input'>>;
  deleteForumReply?: Resolver<ResolversTypes['ForumReply'], ParentType, ContextType, RequireFields<MutationDeleteForumReplyArgs, 'input'>>;
  deleteLeaderboardGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLeaderboardGroupArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  deleteSnippet?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSnippetArgs, 'input'>>;
  deleteStage?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationDeleteStageArgs, 'input'>>;
  deleteWork?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteWorkArgs, 'input'>>;
  disableTwoFactor?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationDisableTwoFactorArgs, 'input'>>;
  dissolveTeam?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType, RequireFields<MutationDissolveTeamArgs, 'input'>>;
  endAnnouncement?: Resolver<ResolversTypes['Announcement'], ParentType, ContextType, RequireFields<MutationEndAnnouncementArgs, 'input'>>;
  featureDataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationFeatureDatasetArgs, 'input'>>;
  fillPlatformId?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationFillPlatformIdArgs, 'input'>>;
  foldContent?: Resolver<ResolversTypes['ModeratedContent'], ParentType, ContextType, RequireFields<MutationFoldContentArgs, 'input'>>;
  follow?: Resolver<ResolversTypes['FollowTarget'], ParentType, ContextType, RequireFields<MutationFollowArgs, 'input'>>;
  forkProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationForkProjectArgs, 'input'>>;
  giveUpJob?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationGiveUpJobArgs, 'input'>>;
  giveUpMail?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationGiveUpMailArgs, 'input'>>;
  grantProtection?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationGrantProtectionArgs, 'input'>>;
  invalidateWork?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationInvalidateWorkArgs, 'input'>>;
  makeHostOrganization?: Resolver<ResolversTypes['HostApplication'], ParentType, ContextType, RequireFields<MutationMakeHostOrganizationArgs, 'input'>>;
  markChatSessionRead?: Resolver<ResolversTypes['ChatSession'], ParentType, ContextType, RequireFields<MutationMarkChatSessionReadArgs, 'input'>>;
  markForumPost?: Resolver<ResolversTypes['ForumPost'], ParentType, ContextType, RequireFields<MutationMarkForumPostArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'input'>>;
  moveColumnProject?: Resolver<ResolversTypes['Column'], ParentType, ContextType, RequireFields<MutationMoveColumnProjectArgs, 'input'>>;
  noteWork?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationNoteWorkArgs, 'input'>>;
  openChatSession?: Resolver<ResolversTypes['ChatSession'], ParentType, ContextType, RequireFields<MutationOpenChatSessionArgs, 'input'>>;
  openTeamChat?: Resolver<ResolversTypes['ChatSession'], ParentType, ContextType, RequireFields<MutationOpenTeamChatArgs, 'input'>>;
  orderDatasetBindings?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationOrderDatasetBindingsArgs, 'input'>>;
  payExchange?: Resolver<ResolversTypes['Exchange'], ParentType, ContextType, RequireFields<MutationPayExchangeArgs, 'input'>>;
  pinInChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationPinInChannelArgs, 'input'>>;
  pinProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationPinProjectArgs, 'input'>>;
  promoteTeams?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType, RequireFields<MutationPromoteTeamsArgs, 'input'>>;
  publishAnnouncement?: Resolver<ResolversTypes['Announcement'], ParentType, ContextType, RequireFields<MutationPublishAnnouncementArgs, 'input'>>;
  publishDatasetVersion?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationPublishDatasetVersionArgs, 'input'>>;
  publishFinalRanking?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationPublishFinalRankingArgs, 'input'>>;
  publishQuestionnaire?: Resolver<ResolversTypes['ManagedQuestionnaire'], ParentType, ContextType, RequireFields<MutationPublishQuestionnaireArgs, 'input'>>;
  rateDataset?: Resolver<ResolversTypes['RateableDataset'], ParentType, ContextType, RequireFields<MutationRateDatasetArgs, 'input'>>;
  reactivateMember?: Resolver<ResolversTypes['AdministeredMember'], ParentType, ContextType, RequireFields<MutationReactivateMemberArgs, 'input'>>;
  receiveWeeklyCoinBonus?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  recordChannelView?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationRecordChannelViewArgs, 'input'>>;
  recordCreatorViolation?: Resolver<ResolversTypes['AdministeredCreator'], ParentType, ContextType, RequireFields<MutationRecordCreatorViolationArgs, 'input'>>;
  recordForumPostView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordForumPostViewArgs, 'input'>>;
  recordPageView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordPageViewArgs, 'input'>>;
  recordProjectView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordProjectViewArgs, 'input'>>;
  recoverAccount?: Resolver<ResolversTypes['RecoveredAccount'], ParentType, ContextType, RequireFields<MutationRecoverAccountArgs, 'input'>>;
  refuseQuestionnaire?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRefuseQuestionnaireArgs, 'input'>>;
  registerForCompetition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationRegisterForCompetitionArgs, 'input'>>;
  removeChannelModerator?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationRemoveChannelModeratorArgs, 'input'>>;
  removeColumnProject?: Resolver<ResolversTypes['Column'], ParentType, ContextType, RequireFields<MutationRemoveColumnProjectArgs, 'input'>>;
  removeContent?: Resolver<ResolversTypes['ModeratedContent'], ParentType, ContextType, RequireFields<MutationRemoveContentArgs, 'input'>>;
  removeDatasetBinding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveDatasetBindingArgs, 'input'>>;
  removeFromChannelSection?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationRemoveFromChannelSectionArgs, 'input'>>;
  removeOrganizationMember?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationRemoveOrganizationMemberArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  renewUploadToken?: Resolver<ResolversTypes['CompetitionTask'], ParentType, ContextType, RequireFields<MutationRenewUploadTokenArgs, 'input'>>;
  requestCaptcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  requestDataExport?: Resolver<ResolversTypes['DataExport'], ParentType, ContextType, RequireFields<MutationRequestDataExportArgs, 'input'>>;
  requestExchange?: Resolver<ResolversTypes['Exchange'], ParentType, ContextType, RequireFields<MutationRequestExchangeArgs, 'input'>>;
  requestMemberRemoval?: Resolver<ResolversTypes['TeamApplication'], ParentType, ContextType, RequireFields<MutationRequestMemberRemovalArgs, 'input'>>;
  requestRealNameReview?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationRequestRealNameReviewArgs, 'input'>>;
  requestRecoveryCaptcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  requestTeamLeave?: Resolver<ResolversTypes['TeamApplication'], ParentType, ContextType, RequireFields<MutationRequestTeamLeaveArgs, 'input'>>;
  rescoreTask?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationRescoreTaskArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreContent?: Resolver<ResolversTypes['ModeratedContent'], ParentType, ContextType, RequireFields<MutationRestoreContentArgs, 'input'>>;
  restoreCreator?: Resolver<ResolversTypes['AdministeredMember'], ParentType, ContextType, RequireFields<MutationRestoreCreatorArgs, 'input'>>;
  restoreWork?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationRestoreWorkArgs, 'input'>>;
  retryJob?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'input'>>;
  retryMail?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationRetryMailArgs, 'input'>>;
  returnExchange?: Resolver<ResolversTypes['Exchange'], ParentType, ContextType, RequireFields<MutationReturnExchangeArgs, 'input'>>;
  reviewQualification?: Resolver<ResolversTypes['QualificationReview'], ParentType, ContextType, RequireFields<MutationReviewQualificationArgs, 'input'>>;
  reviewRealName?: Resolver<ResolversTypes['RealNameRequestDetail'], ParentType, ContextType, RequireFields<MutationReviewRealNameArgs, 'input'>>;
  reviewRegistration?: Resolver<ResolversTypes['RegistrationReview'], ParentType, ContextType, RequireFields<MutationReviewRegistrationArgs, 'input'>>;
  reviewRegistrations?: Resolver<Array<ResolversTypes['ReviewedRegistration']>, ParentType, ContextType, RequireFields<MutationReviewRegistrationsArgs, 'input'>>;
  reviewWork?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationReviewWorkArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  selectWorks?: Resolver<ResolversTypes['CompetitionTask'], ParentType, ContextType, RequireFields<MutationSelectWorksArgs, 'input'>>;
  sendChatMessage?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType, RequireFields<MutationSendChatMessageArgs, 'input'>>;
  sendEmailCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendEmailCodeArgs, 'input'>>;
  sendPhoneCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendPhoneCodeArgs, 'input'>>;
  sendProtectionCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendProtectionCodeArgs, 'input'>>;
  sendRecoveryCode?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType, RequireFields<MutationSendRecoveryCodeArgs, 'input'>>;
  sendWorkOrderMessage?: Resolver<ResolversTypes['WorkOrder'], ParentType, ContextType, RequireFields<MutationSendWorkOrderMessageArgs, 'input'>>;
  setActivityFields?: Resolver<Array<ResolversTypes['ActivityField']>, ParentType, ContextType, RequireFields<MutationSetActivityFieldsArgs, 'input'>>;
  setChannelMail?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationSetChannelMailArgs, 'input'>>;
  setCompetitionPublished?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationSetCompetitionPublishedArgs, 'input'>>;
  setCompetitionTaskExcluded?: Resolver<ResolversTypes['CompetitionTask'], ParentType, ContextType, RequireFields<MutationSetCompetitionTaskExcludedArgs, 'input'>>;
  setDatasetDescription?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationSetDatasetDescriptionArgs, 'input'>>;
  setDatasetShowcase?: Resolver<ResolversTypes['DatasetShowcaseSettings'], ParentType, ContextType, RequireFields<MutationSetDatasetShowcaseArgs, 'input'>>;
  setExternalBoard?: Resolver<ResolversTypes['ExternalBoard'], ParentType, ContextType, RequireFields<MutationSetExternalBoardArgs, 'input'>>;
  setFeaturedCreators?: Resolver<ResolversTypes['CreatorPlan'], ParentType, ContextType, RequireFields<MutationSetFeaturedCreatorsArgs, 'input'>>;
  setInvitation?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationSetInvitationArgs, 'input'>>;
  setLeaderboardTeams?: Resolver<ResolversTypes['GroupLeaderboard'], ParentType, ContextType, RequireFields<MutationSetLeaderboardTeamsArgs, 'input'>>;
  setLeaderboardTemplate?: Resolver<ResolversTypes['LeaderboardTemplate'], ParentType, ContextType, RequireFields<MutationSetLeaderboardTemplateArgs, 'input'>>;
  setMemberRole?: Resolver<ResolversTypes['AdministeredMember'], ParentType, ContextType, RequireFields<MutationSetMemberRoleArgs, 'input'>>;
  setNotificationSettings?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationSetNotificationSettingsArgs, 'input'>>;
  setOrganizationMemberRole?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationSetOrganizationMemberRoleArgs, 'input'>>;
  setRecommendConfig?: Resolver<ResolversTypes['RecommendConfig'], ParentType, ContextType, RequireFields<MutationSetRecommendConfigArgs, 'input'>>;
  setRecommendedChannels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<MutationSetRecommendedChannelsArgs, 'input'>>;
  setRelatedColumns?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationSetRelatedColumnsArgs, 'input'>>;
  setSiteSettings?: Resolver<ResolversTypes['Site'], ParentType, ContextType, RequireFields<MutationSetSiteSettingsArgs, 'input'>>;
  setSkillRules?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationSetSkillRulesArgs, 'input'>>;
  setTaskActive?: Resolver<ResolversTypes['ManagedTask'], ParentType, ContextType, RequireFields<MutationSetTaskActiveArgs, 'input'>>;
  setTeamBanned?: Resolver<ResolversTypes['ManagedTeam'], ParentType, ContextType, RequireFields<MutationSetTeamBannedArgs, 'input'>>;
  setTeamReceiving?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationSetTeamReceivingArgs, 'input'>>;
  setWeakFlags?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationSetWeakFlagsArgs, 'input'>>;
  setWorkOrderStatus?: Resolver<ResolversTypes['WorkOrder'], ParentType, ContextType, RequireFields<MutationSetWorkOrderStatusArgs, 'input'>>;
  shareProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationShareProjectArgs, 'input'>>;
  shareSnippet?: Resolver<ResolversTypes['OwnSnippet'], ParentType, ContextType, RequireFields<MutationShareSnippetArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutEverywhere?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType, RequireFields<MutationSignOutEverywhereArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  submitQualification?: Resolver<ResolversTypes['Stage'], ParentType, ContextType, RequireFields<MutationSubmitQualificationArgs, 'input'>>;
  submitWork?: Resolver<ResolversTypes['Work'], ParentType, ContextType, RequireFields<MutationSubmitWorkArgs, 'input'>>;
  subscribeToColumn?: Resolver<ResolversTypes['Column'], ParentType, ContextType, RequireFields<MutationSubscribeToColumnArgs, 'input'>>;
  track?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTrackArgs, 'input'>>;
  transferTeamCaptaincy?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationTransferTeamCaptaincyArgs, 'input'>>;
  unbindOAuth?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationUnbindOAuthArgs, 'input'>>;
  unbookmarkDataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationUnbookmarkDatasetArgs, 'input'>>;
  unbookmarkProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUnbookmarkProjectArgs, 'input'>>;
  uncollectFromChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationUncollectFromChannelArgs, 'input'>>;
  unfollow?: Resolver<ResolversTypes['FollowTarget'], ParentType, ContextType, RequireFields<MutationUnfollowArgs, 'input'>>;
  unshareProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUnshareProjectArgs, 'input'>>;
  unsubscribeFromColumn?: Resolver<ResolversTypes['Column'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromColumnArgs, 'input'>>;
  unsubscribeFromMail?: Resolver<ResolversTypes['MailSubscription'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromMailArgs, 'input'>>;
  updateAnnouncement?: Resolver<ResolversTypes['Announcement'], ParentType, ContextType, RequireFields<MutationUpdateAnnouncementArgs, 'input'>>;
  updateBadge?: Resolver<ResolversTypes['BadgeSetting'], ParentType, ContextType, RequireFields<MutationUpdateBadgeArgs, 'input'>>;
  updateCannedAnswer?: Resolver<ResolversTypes['CannedAnswer'], ParentType, ContextType, RequireFields<MutationUpdateCannedAnswerArgs, 'input'>>;
  updateChannel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationUpdateChannelArgs, 'input'>>;
  updateChannelSection?: Resolver<ResolversTypes['Channel'], ParentType, ContextType, RequireFields<MutationUpdateChannelSectionArgs, 'input'>>;
  updateColumn?: Resolver<ResolversTypes['Column'], ParentType, ContextType, RequireFields<MutationUpdateColumnArgs, 'input'>>;
  updateComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'input'>>;
  updateCompetition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationUpdateCompetitionArgs, 'input'>>;
  updateCompetitionTask?: Resolver<ResolversTypes['CompetitionTask'], ParentType, ContextType, RequireFields<MutationUpdateCompetitionTaskArgs, 'input'>>;
  updateDataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationUpdateDatasetArgs, 'input'>>;
  updateDatasetBinding?: Resolver<ResolversTypes['DatasetBinding'], ParentType, ContextType, RequireFields<MutationUpdateDatasetBindingArgs, 'input'>>;
  updateForumPost?: Resolver<ResolversTypes['ForumPost'], ParentType, ContextType, RequireFields<MutationUpdateForumPostArgs, 'input'>>;
  updateForumReply?: Resolver<ResolversTypes['ForumReply'], ParentType, ContextType, RequireFields<MutationUpdateForumReplyArgs, 'input'>>;
  updateHomepage?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationUpdateHomepageArgs, 'input'>>;
  updateLeaderboardGroup?: Resolver<ResolversTypes['LeaderboardGroup'], ParentType, ContextType, RequireFields<MutationUpdateLeaderboardGroupArgs, 'input'>>;
  updateOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateQuestionnaire?: Resolver<ResolversTypes['ManagedQuestionnaire'], ParentType, ContextType, RequireFields<MutationUpdateQuestionnaireArgs, 'input'>>;
  updateRegistrationSettings?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationUpdateRegistrationSettingsArgs, 'input'>>;
  updateSnippet?: Resolver<ResolversTypes['OwnSnippet'], ParentType, ContextType, RequireFields<MutationUpdateSnippetArgs, 'input'>>;
  updateStage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType, RequireFields<MutationUpdateStageArgs, 'input'>>;
  updateTask?: Resolver<ResolversTypes['ManagedTask'], ParentType, ContextType, RequireFields<MutationUpdateTaskArgs, 'input'>>;
  updateTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationUpdateTeamArgs, 'input'>>;
  verifyMember?: Resolver<ResolversTypes['AdministeredMember'], ParentType, ContextType, RequireFields<MutationVerifyMemberArgs, 'input'>>;
  verifyRealName?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationVerifyRealNameArgs, 'input'>>;
  viewDataset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationViewDatasetArgs, 'input'>>;
  voteDataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationVoteDatasetArgs, 'input'>>;
  voteForumPost?: Resolver<ResolversTypes['ForumPost'], ParentType, ContextType, RequireFields<MutationVoteForumPostArgs, 'input'>>;
  voteProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationVoteProjectArgs, 'input'>>;
  withdrawFinalRanking?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationWithdrawFinalRankingArgs, 'input'>>;
  withdrawFromCompetition?: Resolver<ResolversTypes['Competition'], ParentType, ContextType, RequireFields<MutationWithdrawFromCompetitionArgs, 'input'>>;
};

export type NewFeedItemsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewFeedItems'] = ResolversParentTypes['NewFeedItems']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotebookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notebook'] = ResolversParentTypes['Notebook']> = {
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  renderedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotebookChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotebookChange'] = ResolversParentTypes['NotebookChange']> = {
  cells?: Resolver<Array<ResolversTypes['CellChange']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['NotebookChangeKind'], ParentType, ContextType>;
  cut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  batchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chatMessage?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['NotificationEvent'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inBell?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['NotificationKind']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  onDesktop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relatedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type NotificationChannelsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationChannels'] = ResolversParentTypes['NotificationChannels']> = {
  bell?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  desktop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationEventResolvers = { ACCOUNT_CHANGED: 2090, ANNOUNCED: 2015, APPLICATION_ANSWERED: 2092, BADGE_GIVEN: 53, BECAME_CAPTAIN: 11, CHANNEL_COLLECTED: 45, CHAT_BEGUN: 2, CHAT_MESSAGE: 3, COLUMN_FOLLOWED: 26, COLUMN_UPDATED: 27, CONTENT_FOLDED: 24, CONTENT_REMOVED: 2071, CONTENT_RESTORED: 2070, CREATOR_BANNED: 51, CREATOR_ENDED: 2075, CREATOR_RESTORED: 2072, CREATOR_SETTLED: 2073, CREATOR_VIOLATION: 2074, DATASET_COMMENTED: 25, DATASET_LIKED: 36, DEADLINE_MOVED: 2027, EXCHANGE_PAID: 54, EXCHANGE_RETURNED: 1001, EXPORT_READY: 2091, FEE_PAID: 400, FOLLOWED: 132, LEAVE_REJECTED: 13, LEAVE_REQUESTED: 10, MERGE_REJECTED: 6, MERGE_REQUESTED: 5, MODERATOR_NAMED: 72, ORGANIZER_NAMED: 2093, OTHER: 'OTHER', POST_LIKED: 16, POST_REPLIED: 17, PROJECT_COMMENTED: 22, PROJECT_FORKED: 23, PROJECT_LIKED: 35, PROMOTED: 2014, QUALIFICATION_PASSED: 20, QUALIFICATION_REJECTED: 21, RANKING_PUBLISHED: 2018, REAL_NAME_PASSED: 18, REAL_NAME_REJECTED: 19, REGISTRATION_PASSED: 2010, REGISTRATION_REJECTED: 2011, REMOVAL_REJECTED: 14, REMOVAL_REQUESTED: 12, REQUEST_WITHDRAWN: 7, REVIEW_FAILED: 2002, SHARE_REWARDED: 2030, SKILL_EARNED: 500, STAGE_REWARDED: 2024, TASK_EXCLUDED: 2040, TASK_RESTORED: 2041, TEAM_BANNED: 2016, TEAM_DISSOLVED: 9, TEAM_LEFT: 8, TEAM_MERGED: 4, TEAM_MESSAGE: 2080, TEAM_UNBANNED: 2017, WORK_INVALIDATED: 2025, WORK_ORDER_ANSWERED: 31, WORK_ORDER_ASSIGNED: 2063, WORK_ORDER_AWAITS: 32, WORK_ORDER_CLOSED: 2064, WORK_ORDER_FILED: 2060, WORK_ORDER_MOVED: 33, WORK_ORDER_REOPENED: 2062, WORK_ORDER_REPLIED: 2061, WORK_ORDER_TIMED_OUT: 34, WORK_RESTORED: 2026, WORK_REVIEWED: 2001 };

export type NotificationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  digest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['NotificationChannels']>, ParentType, ContextType>;
};

export type OAuthBindingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OAuthBinding'] = ResolversParentTypes['OAuthBinding']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['OAuthProvider'], ParentType, ContextType>;
};

export type OAuthProviderResolvers = { GITHUB: 'github', WECHAT: 'wechat' };

export type OAuthStartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OAuthStart'] = ResolversParentTypes['OAuthStart']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  competitions?: Resolver<Maybe<ResolversTypes['CompetitionPage']>, ParentType, ContextType, RequireFields<OrganizationCompetitionsArgs, 'page' | 'perPage'>>;
  datasets?: Resolver<Maybe<ResolversTypes['DatasetPage']>, ParentType, ContextType, RequireFields<OrganizationDatasetsArgs, 'page' | 'perPage'>>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managedCompetitions?: Resolver<Maybe<ResolversTypes['CompetitionPage']>, ParentType, ContextType, RequireFields<OrganizationManagedCompetitionsArgs, 'page' | 'perPage'>>;
  members?: Resolver<Maybe<ResolversTypes['OrganizationMemberPage']>, ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'page' | 'perPage'>>;
  membersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectPage']>, ParentType, ContextType, RequireFields<OrganizationProjectsArgs, 'page' | 'perPage'>>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrganizationMember'] = ResolversParentTypes['OrganizationMember']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
};

export type OrganizationMemberPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrganizationMemberPage'] = ResolversParentTypes['OrganizationMemberPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrganizationMember']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationMembershipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrganizationMembership'] = ResolversParentTypes['OrganizationMembership']> = {
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
};

export type OrganizationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrganizationPage'] = ResolversParentTypes['OrganizationPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Organization']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationRoleResolvers = { ADMIN: 'admin', MEMBER: 'member', UNKNOWN: 'UNKNOWN' };

export type OwnSnippetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnSnippet'] = ResolversParentTypes['OwnSnippet']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharing?: Resolver<ResolversTypes['SnippetSharing'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnSnippetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnSnippetPage'] = ResolversParentTypes['OwnSnippetPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OwnSnippet']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParkedJobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ParkedJob'] = ResolversParentTypes['ParkedJob']> = {
  failure?: Resolver<ResolversTypes['JobFailure'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParkedJobPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ParkedJobPage'] = ResolversParentTypes['ParkedJobPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ParkedJob']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParkedMailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ParkedMail'] = ResolversParentTypes['ParkedMail']> = {
  failure?: Resolver<ResolversTypes['MailFailure'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  parkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParkedMailPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ParkedMailPage'] = ResolversParentTypes['ParkedMailPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ParkedMail']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartedPurposeResolvers = { DATASET: 'dataset' };

export type PendingOAuthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingOAuth'] = ResolversParentTypes['PendingOAuth']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['OAuthProvider'], ParentType, ContextType>;
};

export type PlatformIdBoxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlatformIdBox'] = ResolversParentTypes['PlatformIdBox']> = {
  competitionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrivilegeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Privilege'] = ResolversParentTypes['Privilege']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  author?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  bookmarksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channelPlaces?: Resolver<Maybe<Array<ResolversTypes['ChannelPlace']>>, ParentType, ContextType, Partial<ProjectChannelPlacesArgs>>;
  columns?: Resolver<Maybe<Array<ResolversTypes['Column']>>, ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comparison?: Resolver<Maybe<ResolversTypes['ProjectComparison']>, ParentType, ContextType, RequireFields<ProjectComparisonArgs, 'from' | 'to'>>;
  competitions?: Resolver<Maybe<Array<ResolversTypes['Competition']>>, ParentType, ContextType>;
  datasets?: Resolver<Array<ResolversTypes['Dataset']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draftNotebooks?: Resolver<Maybe<Array<ResolversTypes['ProjectFile']>>, ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forkedFrom?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  forksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFork?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notebooks?: Resolver<Array<ResolversTypes['Notebook']>, ParentType, ContextType, Partial<ProjectNotebooksArgs>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  private?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relatedProjects?: Resolver<Maybe<Array<ResolversTypes['Project']>>, ParentType, ContextType>;
  shareToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ProjectTag']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versionedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ProjectVersion']>, ParentType, ContextType>;
  viewerBookmarked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerVoted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<ResolversTypes['Visibility']>, ParentType, ContextType>;
  votesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectComparisonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectComparison'] = ResolversParentTypes['ProjectComparison']> = {
  notebooks?: Resolver<Array<ResolversTypes['NotebookChange']>, ParentType, ContextType>;
};

export type ProjectFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectFile'] = ResolversParentTypes['ProjectFile']> = {
  ext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectSortResolvers = { BOOKMARKED: '-bookmarksCount', FORKED: '-ForksCount', MOST_LIKED: '-VotesCount', NEWEST: '-CreateDate', RECOMMENDED: '-SortWeight', VERSIONED: '-LastVersionCreateDate', VIEWED: '-ViewsCount' };

export type ProjectTagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectTag'] = ResolversParentTypes['ProjectTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectTagGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectTagGroup'] = ResolversParentTypes['ProjectTagGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ProjectTag']>, ParentType, ContextType>;
};

export type ProjectVersionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectVersion'] = ResolversParentTypes['ProjectVersion']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  paidMembersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promotedTeamIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProtectionChannelResolvers = { EMAIL: 'email', PHONE: 'phone' };

export type PublicStageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PublicStage'] = ResolversParentTypes['PublicStage']> = {
  competition?: Resolver<ResolversTypes['StageCompetition'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishStatusResolvers = { COMMUNITY: 1, ORGANIZATION: 2, UNKNOWN: 'UNKNOWN' };

export type QualificationFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QualificationField'] = ResolversParentTypes['QualificationField']> = {
  acceptExts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizeLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QualificationReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QualificationReview'] = ResolversParentTypes['QualificationReview']> = {
  answers?: Resolver<Array<ResolversTypes['FieldAnswer']>, ParentType, ContextType>;
  denyReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QualificationStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  submitter?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type QualificationReviewPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QualificationReviewPage'] = ResolversParentTypes['QualificationReviewPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QualificationReview']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QualificationStatusResolvers = { IN_REVIEW: -1, PASSED: 1, REJECTED: -2, UNKNOWN: 'UNKNOWN' };

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activities?: Resolver<ResolversTypes['CompetitionPage'], ParentType, ContextType, RequireFields<QueryActivitiesArgs, 'mine' | 'page' | 'perPage'>>;
  activityFields?: Resolver<Array<ResolversTypes['ActivityField']>, ParentType, ContextType>;
  administeredCreators?: Resolver<ResolversTypes['AdministeredCreatorPage'], ParentType, ContextType, RequireFields<QueryAdministeredCreatorsArgs, 'page' | 'perPage'>>;
  administeredExchanges?: Resolver<ResolversTypes['ExchangePage'], ParentType, ContextType, RequireFields<QueryAdministeredExchangesArgs, 'page' | 'perPage'>>;
  administeredMember?: Resolver<Maybe<ResolversTypes['AdministeredMember']>, ParentType, ContextType, RequireFields<QueryAdministeredMemberArgs, 'id'>>;
  administeredMembers?: Resolver<Maybe<ResolversTypes['AdministeredMemberPage']>, ParentType, ContextType, RequireFields<QueryAdministeredMembersArgs, 'page' | 'perPage'>>;
  administrationCounts?: Resolver<Maybe<ResolversTypes['AdministrationCounts']>, ParentType, ContextType>;
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementPage']>, ParentType, ContextType, RequireFields<QueryAnnouncementsArgs, 'page' | 'perPage'>>;
  auditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryPage']>, ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'page' | 'perPage'>>;
  badgeKinds?: Resolver<Maybe<Array<ResolversTypes['BadgeSetting']>>, ParentType, ContextType>;
  bookmarkedDatasets?: Resolver<ResolversTypes['DatasetPage'], ParentType, ContextType, RequireFields<QueryBookmarkedDatasetsArgs, 'page' | 'perPage'>>;
  bookmarkedProjects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryBookmarkedProjectsArgs, 'page' | 'perPage'>>;
  cannedAnswers?: Resolver<Maybe<Array<ResolversTypes['CannedAnswer']>>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<QueryChannelArgs, 'id'>>;
  channelCompetitions?: Resolver<ResolversTypes['CompetitionPage'], ParentType, ContextType, RequireFields<QueryChannelCompetitionsArgs, 'channelId' | 'page' | 'perPage'>>;
  channelHotList?: Resolver<Array<ResolversTypes['ChannelHotItem']>, ParentType, ContextType, RequireFields<QueryChannelHotListArgs, 'count'>>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  chatMessages?: Resolver<ResolversTypes['ChatMessagePage'], ParentType, ContextType, RequireFields<QueryChatMessagesArgs, 'perPage' | 'sessionId'>>;
  chatSession?: Resolver<Maybe<ResolversTypes['ChatSession']>, ParentType, ContextType, RequireFields<QueryChatSessionArgs, 'id'>>;
  chatSessions?: Resolver<ResolversTypes['ChatSessionPage'], ParentType, ContextType, RequireFields<QueryChatSessionsArgs, 'kind' | 'page' | 'perPage'>>;
  column?: Resolver<Maybe<ResolversTypes['Column']>, ParentType, ContextType, RequireFields<QueryColumnArgs, 'id'>>;
  columnPlace?: Resolver<Maybe<ResolversTypes['ColumnPlace']>, ParentType, ContextType, RequireFields<QueryColumnPlaceArgs, 'columnId' | 'projectId'>>;
  columnProjects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryColumnProjectsArgs, 'columnId' | 'page' | 'perPage' | 'sort'>>;
  columnSubscribers?: Resolver<ResolversTypes['ColumnSubscriptionPage'], ParentType, ContextType, RequireFields<QueryColumnSubscribersArgs, 'columnId' | 'page' | 'perPage'>>;
  columns?: Resolver<ResolversTypes['ColumnPage'], ParentType, ContextType, RequireFields<QueryColumnsArgs, 'page' | 'perPage' | 'sort'>>;
  commentReplies?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, RequireFields<QueryCommentRepliesArgs, 'commentId' | 'page' | 'perPage'>>;
  comments?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'kind' | 'page' | 'perPage' | 'sort' | 'targetId'>>;
  communityCounts?: Resolver<Maybe<ResolversTypes['CommunityCounts']>, ParentType, ContextType>;
  companyTypes?: Resolver<Maybe<Array<ResolversTypes['CompanyType']>>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType, RequireFields<QueryCompetitionArgs, 'id'>>;
  competitionRegistrations?: Resolver<ResolversTypes['CompetitionRegistrationPage'], ParentType, ContextType, RequireFields<QueryCompetitionRegistrationsArgs, 'competitionId' | 'page' | 'perPage'>>;
  competitionTags?: Resolver<Array<ResolversTypes['CompetitionTag']>, ParentType, ContextType>;
  competitionTask?: Resolver<Maybe<ResolversTypes['CompetitionTask']>, ParentType, ContextType, RequireFields<QueryCompetitionTaskArgs, 'id'>>;
  competitions?: Resolver<ResolversTypes['CompetitionPage'], ParentType, ContextType, RequireFields<QueryCompetitionsArgs, 'page' | 'perPage'>>;
  config?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryConfigArgs, 'name'>>;
  creatorContent?: Resolver<ResolversTypes['CreatorContentPage'], ParentType, ContextType, RequireFields<QueryCreatorContentArgs, 'kind' | 'page' | 'perPage'>>;
  creatorOverview?: Resolver<Maybe<ResolversTypes['CreatorOverview']>, ParentType, ContextType>;
  creatorPlan?: Resolver<ResolversTypes['CreatorPlan'], ParentType, ContextType>;
  creatorProfits?: Resolver<ResolversTypes['CreatorProfitPage'], ParentType, ContextType, RequireFields<QueryCreatorProfitsArgs, 'page' | 'perPage'>>;
  dataset?: Resolver<Maybe<ResolversTypes['Dataset']>, ParentType, ContextType, RequireFields<QueryDatasetArgs, 'id'>>;
  datasetFilePart?: Resolver<Maybe<ResolversTypes['DatasetFilePart']>, ParentType, ContextType, RequireFields<QueryDatasetFilePartArgs, 'token'>>;
  datasetFilePreview?: Resolver<Maybe<ResolversTypes['DatasetFilePreview']>, ParentType, ContextType, RequireFields<QueryDatasetFilePreviewArgs, 'token'>>;
  datasetLicenses?: Resolver<Array<ResolversTypes['DatasetLicense']>, ParentType, ContextType>;
  datasetProjects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryDatasetProjectsArgs, 'datasetId' | 'page' | 'perPage'>>;
  datasetShowcase?: Resolver<Maybe<ResolversTypes['DatasetShowcase']>, ParentType, ContextType>;
  datasetShowcaseSettings?: Resolver<Maybe<ResolversTypes['DatasetShowcaseSettings']>, ParentType, ContextType>;
  datasetTags?: Resolver<Array<ResolversTypes['DatasetTagGroup']>, ParentType, ContextType>;
  datasets?: Resolver<ResolversTypes['DatasetPage'], ParentType, ContextType, RequireFields<QueryDatasetsArgs, 'page' | 'perPage' | 'sort'>>;
  exchanges?: Resolver<ResolversTypes['ExchangePage'], ParentType, ContextType, RequireFields<QueryExchangesArgs, 'page' | 'perPage'>>;
  feed?: Resolver<ResolversTypes['FeedPage'], ParentType, ContextType, Partial<QueryFeedArgs>>;
  finalRanking?: Resolver<Maybe<Array<ResolversTypes['FinalRankingRow']>>, ParentType, ContextType, RequireFields<QueryFinalRankingArgs, 'competitionId'>>;
  forumPost?: Resolver<Maybe<ResolversTypes['ForumPost']>, ParentType, ContextType, RequireFields<QueryForumPostArgs, 'id'>>;
  forumPosts?: Resolver<ResolversTypes['ForumPostPage'], ParentType, ContextType, RequireFields<QueryForumPostsArgs, 'forumId' | 'page' | 'perPage' | 'sort'>>;
  forumReplies?: Resolver<ResolversTypes['ForumReplyPage'], ParentType, ContextType, RequireFields<QueryForumRepliesArgs, 'page' | 'perPage' | 'postId'>>;
  hostApplications?: Resolver<Maybe<ResolversTypes['HostApplicationPage']>, ParentType, ContextType, RequireFields<QueryHostApplicationsArgs, 'kind' | 'page' | 'perPage'>>;
  industryTypes?: Resolver<Maybe<Array<ResolversTypes['IndustryType']>>, ParentType, ContextType, Partial<QueryIndustryTypesArgs>>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'competitionId'>>;
  invitationRanking?: Resolver<Maybe<Array<ResolversTypes['InvitationRankingRow']>>, ParentType, ContextType, RequireFields<QueryInvitationRankingArgs, 'competitionId'>>;
  invitationRecords?: Resolver<ResolversTypes['InvitationRecordPage'], ParentType, ContextType, RequireFields<QueryInvitationRecordsArgs, 'competitionId' | 'page' | 'perPage'>>;
  leaderboard?: Resolver<Maybe<ResolversTypes['LeaderboardPage']>, ParentType, ContextType, RequireFields<QueryLeaderboardArgs, 'board' | 'managed' | 'page' | 'perPage'>>;
  leaderboardTeams?: Resolver<Maybe<ResolversTypes['LeaderboardTeamPage']>, ParentType, ContextType, RequireFields<QueryLeaderboardTeamsArgs, 'leaderboardId' | 'page' | 'perPage'>>;
  leaderboardTemplate?: Resolver<Maybe<ResolversTypes['LeaderboardTemplate']>, ParentType, ContextType, RequireFields<QueryLeaderboardTemplateArgs, 'id' | 'of'>>;
  levels?: Resolver<Array<ResolversTypes['Level']>, ParentType, ContextType>;
  locations?: Resolver<Maybe<ResolversTypes['Locations']>, ParentType, ContextType, Partial<QueryLocationsArgs>>;
  mailSubscription?: Resolver<Maybe<ResolversTypes['MailSubscription']>, ParentType, ContextType, RequireFields<QueryMailSubscriptionArgs, 'token'>>;
  majors?: Resolver<Maybe<Array<ResolversTypes['Major']>>, ParentType, ContextType, Partial<QueryMajorsArgs>>;
  managedTasks?: Resolver<Maybe<ResolversTypes['ManagedTaskPage']>, ParentType, ContextType, RequireFields<QueryManagedTasksArgs, 'page' | 'perPage'>>;
  managedTeams?: Resolver<Maybe<ResolversTypes['ManagedTeamPage']>, ParentType, ContextType, RequireFields<QueryManagedTeamsArgs, 'competitionId' | 'page' | 'perPage'>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  memberActivities?: Resolver<ResolversTypes['CompetitionPage'], ParentType, ContextType, RequireFields<QueryMemberActivitiesArgs, 'memberId' | 'page' | 'perPage'>>;
  memberCompetitions?: Resolver<ResolversTypes['CompetitionPage'], ParentType, ContextType, RequireFields<QueryMemberCompetitionsArgs, 'memberId' | 'page' | 'perPage'>>;
  memberDatasets?: Resolver<ResolversTypes['DatasetPage'], ParentType, ContextType, RequireFields<QueryMemberDatasetsArgs, 'memberId' | 'page' | 'perPage'>>;
  memberFeed?: Resolver<ResolversTypes['FeedPage'], ParentType, ContextType, RequireFields<QueryMemberFeedArgs, 'memberId'>>;
  memberFollowees?: Resolver<ResolversTypes['MemberFollowPage'], ParentType, ContextType, RequireFields<QueryMemberFolloweesArgs, 'memberId' | 'page' | 'perPage'>>;
  memberFollowers?: Resolver<ResolversTypes['MemberFollowPage'], ParentType, ContextType, RequireFields<QueryMemberFollowersArgs, 'memberId' | 'page' | 'perPage'>>;
  memberProjects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryMemberProjectsArgs, 'memberId' | 'page' | 'perPage'>>;
  myDatasets?: Resolver<ResolversTypes['DatasetPage'], ParentType, ContextType, RequireFields<QueryMyDatasetsArgs, 'page' | 'perPage'>>;
  myProjects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryMyProjectsArgs, 'page' | 'perPage'>>;
  mySnippetFolders?: Resolver<Array<ResolversTypes['SnippetFolder']>, ParentType, ContextType>;
  mySnippets?: Resolver<ResolversTypes['OwnSnippetPage'], ParentType, ContextType, RequireFields<QueryMySnippetsArgs, 'page' | 'perPage'>>;
  newFeedItems?: Resolver<ResolversTypes['NewFeedItems'], ParentType, ContextType, RequireFields<QueryNewFeedItemsArgs, 'after'>>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'page' | 'perPage'>>;
  oauthProviders?: Resolver<Array<ResolversTypes['OAuthProvider']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'shortName'>>;
  organizations?: Resolver<Maybe<ResolversTypes['OrganizationPage']>, ParentType, ContextType, RequireFields<QueryOrganizationsArgs, 'page' | 'perPage'>>;
  parkedJobs?: Resolver<ResolversTypes['ParkedJobPage'], ParentType, ContextType, RequireFields<QueryParkedJobsArgs, 'page' | 'perPage'>>;
  parkedMails?: Resolver<ResolversTypes['ParkedMailPage'], ParentType, ContextType, RequireFields<QueryParkedMailsArgs, 'page' | 'perPage'>>;
  pendingOAuth?: Resolver<Maybe<ResolversTypes['PendingOAuth']>, ParentType, ContextType>;
  privileges?: Resolver<Array<ResolversTypes['Privilege']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projectTags?: Resolver<Array<ResolversTypes['ProjectTagGroup']>, ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryProjectsArgs, 'page' | 'perPage' | 'sort'>>;
  publicStage?: Resolver<Maybe<ResolversTypes['PublicStage']>, ParentType, ContextType, RequireFields<QueryPublicStageArgs, 'id'>>;
  qualificationReviews?: Resolver<ResolversTypes['QualificationReviewPage'], ParentType, ContextType, RequireFields<QueryQualificationReviewsArgs, 'page' | 'perPage' | 'stageId'>>;
  questionnaireResults?: Resolver<Maybe<ResolversTypes['QuestionnaireResults']>, ParentType, ContextType, RequireFields<QueryQuestionnaireResultsArgs, 'id'>>;
  questionnaireTexts?: Resolver<Maybe<ResolversTypes['QuestionnaireTextPage']>, ParentType, ContextType, RequireFields<QueryQuestionnaireTextsArgs, 'id' | 'page' | 'perPage' | 'questionId'>>;
  questionnaires?: Resolver<Maybe<ResolversTypes['QuestionnairePage']>, ParentType, ContextType, RequireFields<QueryQuestionnairesArgs, 'page' | 'perPage'>>;
  rankingActivities?: Resolver<ResolversTypes['CompetitionPage'], ParentType, ContextType, RequireFields<QueryRankingActivitiesArgs, 'page' | 'perPage'>>;
  rateableDatasets?: Resolver<ResolversTypes['RateableDatasetPage'], ParentType, ContextType, RequireFields<QueryRateableDatasetsArgs, 'page' | 'perPage'>>;
  rawSite?: Resolver<Maybe<ResolversTypes['RawSite']>, ParentType, ContextType>;
  realNameRequest?: Resolver<Maybe<ResolversTypes['RealNameRequestDetail']>, ParentType, ContextType, RequireFields<QueryRealNameRequestArgs, 'id'>>;
  realNameRequests?: Resolver<Maybe<ResolversTypes['RealNameRequestPage']>, ParentType, ContextType, RequireFields<QueryRealNameRequestsArgs, 'page' | 'perPage'>>;
  recommendations?: Resolver<ResolversTypes['Recommendations'], ParentType, ContextType, RequireFields<QueryRecommendationsArgs, 'first' | 'type'>>;
  recommendedChannels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  registrationReview?: Resolver<Maybe<ResolversTypes['RegistrationReview']>, ParentType, ContextType, RequireFields<QueryRegistrationReviewArgs, 'competitionId' | 'memberId'>>;
  search?: Resolver<ResolversTypes['SearchPage'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'kind' | 'page' | 'perPage' | 'sort' | 'text'>>;
  searchCounts?: Resolver<Array<ResolversTypes['SearchCount']>, ParentType, ContextType, RequireFields<QuerySearchCountsArgs, 'text'>>;
  searchSuggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text'>>;
  sharedProject?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QuerySharedProjectArgs, 'token'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['Skill']>, ParentType, ContextType, Partial<QuerySkillsArgs>>;
  snippet?: Resolver<Maybe<ResolversTypes['Snippet']>, ParentType, ContextType, RequireFields<QuerySnippetArgs, 'id'>>;
  standings?: Resolver<Maybe<Array<ResolversTypes['Standing']>>, ParentType, ContextType, RequireFields<QueryStandingsArgs, 'board' | 'stageId'>>;
  supportQueue?: Resolver<Maybe<ResolversTypes['SupportQueue']>, ParentType, ContextType>;
  supportStaff?: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType>;
  supportWorkOrders?: Resolver<Maybe<ResolversTypes['WorkOrderPage']>, ParentType, ContextType, RequireFields<QuerySupportWorkOrdersArgs, 'page' | 'perPage'>>;
  taskWorks?: Resolver<ResolversTypes['WorkPage'], ParentType, ContextType, RequireFields<QueryTaskWorksArgs, 'page' | 'perPage' | 'taskId'>>;
  tasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamArgs, 'id'>>;
  teamApplications?: Resolver<ResolversTypes['TeamApplicationPage'], ParentType, ContextType, RequireFields<QueryTeamApplicationsArgs, 'page' | 'perPage' | 'received' | 'teamId'>>;
  teamQuotas?: Resolver<Array<ResolversTypes['TeamQuota']>, ParentType, ContextType, RequireFields<QueryTeamQuotasArgs, 'teamId'>>;
  teams?: Resolver<ResolversTypes['TeamPage'], ParentType, ContextType, RequireFields<QueryTeamsArgs, 'competitionId' | 'page' | 'perPage'>>;
  topBoards?: Resolver<Maybe<Array<ResolversTypes['TopBoard']>>, ParentType, ContextType>;
  trackedCounts?: Resolver<Maybe<ResolversTypes['TrackedCountPage']>, ParentType, ContextType, RequireFields<QueryTrackedCountsArgs, 'page' | 'perPage'>>;
  universities?: Resolver<Maybe<Array<ResolversTypes['University']>>, ParentType, ContextType, Partial<QueryUniversitiesArgs>>;
  uploadSession?: Resolver<Maybe<ResolversTypes['UploadSession']>, ParentType, ContextType, RequireFields<QueryUploadSessionArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType, RequireFields<QueryWorkArgs, 'id'>>;
  workOrder?: Resolver<Maybe<ResolversTypes['WorkOrder']>, ParentType, ContextType, RequireFields<QueryWorkOrderArgs, 'id'>>;
  workOrderTypeGroups?: Resolver<Array<ResolversTypes['WorkOrderTypeGroup']>, ParentType, ContextType>;
  workOrders?: Resolver<ResolversTypes['WorkOrderPage'], ParentType, ContextType, RequireFields<QueryWorkOrdersArgs, 'page' | 'perPage'>>;
  workPosts?: Resolver<ResolversTypes['ForumPostPage'], ParentType, ContextType, RequireFields<QueryWorkPostsArgs, 'page' | 'perPage' | 'sort'>>;
};

export type QuestionKindResolvers = { MULTIPLE_CHOICE: 2, SINGLE_CHOICE: 1, TEXT: 3, UNKNOWN: 'UNKNOWN' };

export type QuestionnaireResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Questionnaire'] = ResolversParentTypes['Questionnaire']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['QuestionnaireQuestion']>, ParentType, ContextType>;
};

export type QuestionnaireOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionnaireOption'] = ResolversParentTypes['QuestionnaireOption']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionnaireOptionCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionnaireOptionCount'] = ResolversParentTypes['QuestionnaireOptionCount']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QuestionnairePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionnairePage'] = ResolversParentTypes['QuestionnairePage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ManagedQuestionnaire']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionnaireQuestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionnaireQuestion'] = ResolversParentTypes['QuestionnaireQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestionKind'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['QuestionnaireOption']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionnaireResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionnaireResults'] = ResolversParentTypes['QuestionnaireResults']> = {
  counts?: Resolver<Array<ResolversTypes['QuestionnaireOptionCount']>, ParentType, ContextType>;
  questionnaire?: Resolver<ResolversTypes['ManagedQuestionnaire'], ParentType, ContextType>;
};

export type QuestionnaireStateResolvers = { CLOSED: 'CLOSED', DRAFT: 'DRAFT', OPEN: 'OPEN', UNKNOWN: 'UNKNOWN' };

export type QuestionnaireTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionnaireText'] = ResolversParentTypes['QuestionnaireText']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QuestionnaireTextPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionnaireTextPage'] = ResolversParentTypes['QuestionnaireTextPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QuestionnaireText']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RateableDatasetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RateableDataset'] = ResolversParentTypes['RateableDataset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ratedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['DatasetRating']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RateableDatasetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RateableDatasetPage'] = ResolversParentTypes['RateableDatasetPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RateableDataset']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RawSiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RawSite'] = ResolversParentTypes['RawSite']> = {
  hidden?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type RealNameRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RealNameRequest'] = ResolversParentTypes['RealNameRequest']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RealNameStatus'], ParentType, ContextType>;
};

export type RealNameRequestDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RealNameRequestDetail'] = ResolversParentTypes['RealNameRequestDetail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RealNameStatus'], ParentType, ContextType>;
};

export type RealNameRequestPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RealNameRequestPage'] = ResolversParentTypes['RealNameRequestPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RealNameRequest']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RealNameStatusResolvers = { NONE?: 0, PENDING: 2, REJECTED: -1, VERIFIED: 1 };

export type RecommendConfigResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendConfig'] = ResolversParentTypes['RecommendConfig']> = {
  activityAds?: Resolver<Array<ResolversTypes['Advertisement']>, ParentType, ContextType>;
  classCalendar?: Resolver<Array<ResolversTypes['Competition']>, ParentType, ContextType>;
  classCalendarIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  columnIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['RecommendGroup']>, ParentType, ContextType>;
  homeAds?: Resolver<Array<ResolversTypes['Advertisement']>, ParentType, ContextType>;
  hotProjectIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  learningPaths?: Resolver<Array<ResolversTypes['LearningPath']>, ParentType, ContextType>;
  projectAds?: Resolver<Array<ResolversTypes['Advertisement']>, ParentType, ContextType>;
  projectTabs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecommendGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendGroup'] = ResolversParentTypes['RecommendGroup']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ways?: Resolver<Array<ResolversTypes['RecommendedWay']>, ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  competitionsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RecommendationReason'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['FollowTarget']>, ParentType, ContextType>;
};

export type RecommendationReasonResolvers = { AUTHOR: 'AUTHOR', BOOKMARKS: 'BOOKMARKS', COMPANY: 'COMPANY', COMPETITION: 'COMPETITION', FOLLOWED: 'FOLLOWED', MAJOR: 'MAJOR', OTHER: 'OTHER', OWNER: 'OWNER', POPULAR: 'POPULAR', READERS: 'READERS', RECENT: 'RECENT', TOPIC: 'TOPIC', UNIVERSITY: 'UNIVERSITY', WORDS: 'WORDS' };

export type RecommendationTypeResolvers = { CHANNEL: 'ZONE', COLUMN: 'COLUMN', MEMBER: 'USER' };

export type RecommendationsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recommendations'] = ResolversParentTypes['Recommendations']> = {
  hasOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType>;
};

export type RecommendedDatasetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendedDataset'] = ResolversParentTypes['RecommendedDataset']> = {
  dataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecommendedWayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendedWay'] = ResolversParentTypes['RecommendedWay']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoveredAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveredAccount'] = ResolversParentTypes['RecoveredAccount']> = {
  accessTokens?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  accessTokensEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RegistrationAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationAnswer'] = ResolversParentTypes['RegistrationAnswer']> = {
  defaultId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type RegistrationChannelsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationChannels'] = ResolversParentTypes['RegistrationChannels']> = {
  community?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  general?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weChat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationField'] = ResolversParentTypes['RegistrationField']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  defaultId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RegistrationFieldType'], ParentType, ContextType>;
};

export type RegistrationFieldTypeResolvers = { CHOICE: 2, TEXT: 1 };

export type RegistrationReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationReview'] = ResolversParentTypes['RegistrationReview']> = {
  answers?: Resolver<Array<ResolversTypes['ReviewedAnswer']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ReviewedFile']>, ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['CompetitionRegistration'], ParentType, ContextType>;
};

export type RegistrationSeriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationSeries'] = ResolversParentTypes['RegistrationSeries']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegistrationSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationSettings'] = ResolversParentTypes['RegistrationSettings']> = {
  afterRegistration?: Resolver<ResolversTypes['AfterRegistration'], ParentType, ContextType>;
  channels?: Resolver<ResolversTypes['RegistrationChannels'], ParentType, ContextType>;
  entranceFee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['QualificationField']>, ParentType, ContextType>;
  form?: Resolver<Array<ResolversTypes['RegistrationField']>, ParentType, ContextType>;
  needsEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsRealName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['RegistrationSeries']>, ParentType, ContextType>;
};

export type RegistrationStatusResolvers = { REGISTERED: 1, REJECTED: -1, UNDER_REVIEW?: 0 };

export type ReviewedAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewedAnswer'] = ResolversParentTypes['ReviewedAnswer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewedFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewedFile'] = ResolversParentTypes['ReviewedFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewedRegistrationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewedRegistration'] = ResolversParentTypes['ReviewedRegistration']> = {
  decided?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RewardType'], ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin', COLUMNIST: 'columnist', MODERATOR: 'moderator', ORGANIZER: 'organizer', SUPPORT: 'support' };

export type SearchCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchCount'] = ResolversParentTypes['SearchCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
};

export type SearchPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchPage'] = ResolversParentTypes['SearchPage']> = {
  alternatives?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['SearchMatch'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  understood?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  __resolveType: TypeResolveFn<'Channel' | 'Column' | 'Competition' | 'Dataset' | 'Member' | 'Project', ParentType, ContextType>;
};

export type SearchSortResolvers = { CONTENTS: '-LabsCount', POPULAR: '-SubscribesCount', RELEVANCE: '-SortWeight', UPDATED: '-UpdateDate', VIEWED: '-ViewsCount' };

export type SearchTrendResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchTrend'] = ResolversParentTypes['SearchTrend']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SearchTrendType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  communityUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyLinks?: Resolver<Maybe<Array<ResolversTypes['CompanyLink']>>, ParentType, ContextType>;
  competitionAds?: Resolver<Maybe<Array<ResolversTypes['Advertisement']>>, ParentType, ContextType>;
  externalBoards?: Resolver<Maybe<Array<ResolversTypes['ExternalBoardSetting']>>, ParentType, ContextType>;
  hiddenRegisterCompetitionIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  hostApplicationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hostChatUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hotProjects?: Resolver<Maybe<Array<ResolversTypes['Project']>>, ParentType, ContextType>;
  learningUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lunarNewYear?: Resolver<Maybe<ResolversTypes['YearlyWindow']>, ParentType, ContextType>;
  marketingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platformIdBoxes?: Resolver<Maybe<Array<ResolversTypes['PlatformIdBox']>>, ParentType, ContextType>;
  preliminaryCompetitionIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  rawCountCompetitionIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  recommendConfig?: Resolver<Maybe<ResolversTypes['RecommendConfig']>, ParentType, ContextType>;
  recommendedColumns?: Resolver<Maybe<Array<ResolversTypes['Column']>>, ParentType, ContextType>;
  searchTrends?: Resolver<Maybe<Array<ResolversTypes['SearchTrend']>>, ParentType, ContextType>;
  trialUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workbenchUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SkillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill']> = {
  certificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkillRuleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SkillRule'] = ResolversParentTypes['SkillRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Skill'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['CompetitionTask']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SkillRuleType'], ParentType, ContextType>;
};

export type SkillRuleTypeResolvers = { RANKING: 3, STAGE: 2, TASK: 1, UNKNOWN: 'UNKNOWN' };

export type SnippetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Snippet'] = ResolversParentTypes['Snippet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  foldReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharing?: Resolver<ResolversTypes['SnippetSharing'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SnippetFolderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SnippetFolder'] = ResolversParentTypes['SnippetFolder']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SnippetSharingResolvers = { LINK: 'LINK', PRIVATE: 'PRIVATE', PUBLIC: 'PUBLIC' };

export type SolutionLabelResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SolutionLabel'] = ResolversParentTypes['SolutionLabel']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SolutionRowsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SolutionRows'] = ResolversParentTypes['SolutionRows']> = {
  checksum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  delimiter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encoding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['SolutionLabel']>, ParentType, ContextType>;
  labelsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  private?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SolutionSampleRow']>, ParentType, ContextType>;
  storedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  storedBy?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
};

export type SolutionSampleRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SolutionSampleRow'] = ResolversParentTypes['SolutionSampleRow']> = {
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Stage'] = ResolversParentTypes['Stage']> = {
  awardWhaleCoin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsQualification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  qualification?: Resolver<Maybe<ResolversTypes['QualificationReview']>, ParentType, ContextType>;
  qualificationFields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  qualificationNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsLeaderboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsPrivateLeaderboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tasks?: Resolver<Maybe<Array<ResolversTypes['CompetitionTask']>>, ParentType, ContextType>;
};

export type StageCompetitionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StageCompetition'] = ResolversParentTypes['StageCompetition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StandingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Standing'] = ResolversParentTypes['Standing']> = {
  canPromote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type SubjectiveFormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubjectiveForm'] = ResolversParentTypes['SubjectiveForm']> = {
  dailyLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  maxScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubmissionQuotaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmissionQuota'] = ResolversParentTypes['SubmissionQuota']> = {
  dailyUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmitTypeResolvers = { FILE: 'file', TOKEN: 'token', UNKNOWN: 'UNKNOWN' };

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notificationReceived?: SubscriptionResolver<ResolversTypes['Notification'], "notificationReceived", ParentType, ContextType, Partial<SubscriptionNotificationReceivedArgs>>;
  taskProgressed?: SubscriptionResolver<ResolversTypes['TaskProgress'], "taskProgressed", ParentType, ContextType, Partial<SubscriptionTaskProgressedArgs>>;
};

export type SupportQueueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportQueue'] = ResolversParentTypes['SupportQueue']> = {
  dueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inTimeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestWaitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guideline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relatedPages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['Reward']>, ParentType, ContextType>;
  sortWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TaskStatus'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskType'], ParentType, ContextType>;
};

export type TaskEventResolvers = { COLUMN_CREATED: 'COLUMN_CREATED', COLUMN_FOLLOWED: 'COLUMN_FOLLOWED', COLUMN_VIEWED: 'COLUMN_VIEWED', COMMENT_CREATED: 'COMMENT_CREATED', COMPETITION_LIST_VIEWED: 'COMPETITION_LIST_VIEWED', COMPETITION_REGISTERED: 'COMPETITION_REGISTERED', COMPETITION_VIEWED: 'COMPETITION_VIEWED', EMAIL_BOUND: 'EMAIL_BOUND', MEMBER_FOLLOWED: 'MEMBER_FOLLOWED', PHONE_BOUND: 'PHONE_BOUND', POST_CREATED: 'POST_CREATED', POST_VIEWED: 'POST_VIEWED', PROFILE_COMPLETED: 'PROFILE_COMPLETED', PROJECT_VIEWED: 'PROJECT_VIEWED', REPLY_CREATED: 'REPLY_CREATED', SITE_VISITED: 'SITE_VISITED', UNKNOWN: 'UNKNOWN', WORK_REVIEWED: 'WORK_REVIEWED', WORK_SUBMITTED: 'WORK_SUBMITTED' };

export type TaskExclusionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskExclusion'] = ResolversParentTypes['TaskExclusion']> = {
  excludedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskManagementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskManagement'] = ResolversParentTypes['TaskManagement']> = {
  files?: Resolver<Array<ResolversTypes['ManagedFile']>, ParentType, ContextType>;
  sampleKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  scoredWorksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  solution?: Resolver<Maybe<ResolversTypes['SolutionRows']>, ParentType, ContextType>;
  worksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskProgress'] = ResolversParentTypes['TaskProgress']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaskProgressType'], ParentType, ContextType>;
};

export type TaskRewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaskReward'] = ResolversParentTypes['TaskReward']> = {
  rewards?: Resolver<Array<ResolversTypes['Reward']>, ParentType, ContextType>;
  task?: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type TeamResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  captain?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['Member']>>, ParentType, ContextType>;
  membersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivesApplications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  university?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  universitySorted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workPostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TeamApplicationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamApplication'] = ResolversParentTypes['TeamApplication']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromTeam?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TeamApplicationStatus'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TeamApplicationType'], ParentType, ContextType>;
};

export type TeamApplicationAnswerResolvers = { ACCEPT: 1, REJECT: 2, WITHDRAW: 3 };

export type TeamApplicationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamApplicationPage'] = ResolversParentTypes['TeamApplicationPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TeamApplication']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamApplicationStatusResolvers = { ACCEPTED: 1, PENDING?: 0, REJECTED: 2, WITHDRAWN: 3 };

export type TeamApplicationTypeResolvers = { LEAVE: 2, MERGE?: 0, REMOVAL: 1, UNKNOWN: 'UNKNOWN' };

export type TeamPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamPage'] = ResolversParentTypes['TeamPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamQuotaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamQuota'] = ResolversParentTypes['TeamQuota']> = {
  dailyUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['CompetitionTask']>, ParentType, ContextType>;
  totalUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopBoardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TopBoard'] = ResolversParentTypes['TopBoard']> = {
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LeaderboardRow']>, ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  taskName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teamsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackedCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedCount'] = ResolversParentTypes['TrackedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['TrackedKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TrackedCountPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackedCountPage'] = ResolversParentTypes['TrackedCountPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TrackedCount']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackedKindResolvers = { ACTIVITY: 'activity', ADVERTISEMENT: 'advertisement', ANNOUNCEMENT: 'announcement', CHANNEL: 'channel', COLUMN: 'column', COMPETITION: 'competition', DATASET: 'dataset', MEMBER: 'member', POST: 'post', PROJECT: 'project' };

export type TwoFactorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoFactor'] = ResolversParentTypes['TwoFactor']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UniversityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['University'] = ResolversParentTypes['University']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadSession'] = ResolversParentTypes['UploadSession']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['UploadedFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UploadState'], ParentType, ContextType>;
};

export type UploadStateResolvers = { ASSEMBLING: 'assembling', DONE: 'done', FAILED: 'failed', OPEN: 'open' };

export type UploadedFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UploadedFile'] = ResolversParentTypes['UploadedFile']> = {
  ext?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  automaticVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  idNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  protectedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realNameStatus?: Resolver<ResolversTypes['RealNameStatus'], ParentType, ContextType>;
  realNameSubmittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accessTokens?: Resolver<Maybe<Array<ResolversTypes['AccessToken']>>, ParentType, ContextType>;
  announcementBanner?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  announcementPopup?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  channels?: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  closureBlockers?: Resolver<Maybe<Array<ResolversTypes['ClosureBlocker']>>, ParentType, ContextType>;
  columns?: Resolver<Maybe<ResolversTypes['ViewerColumns']>, ParentType, ContextType>;
  competitions?: Resolver<Maybe<ResolversTypes['CompetitionPage']>, ParentType, ContextType, RequireFields<ViewerCompetitionsArgs, 'page' | 'perPage'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dataExports?: Resolver<Maybe<Array<ResolversTypes['DataExport']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  growthScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hostApplications?: Resolver<Maybe<Array<ResolversTypes['HostApplication']>>, ParentType, ContextType, RequireFields<ViewerHostApplicationsArgs, 'kind'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastEventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['LevelProgress'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  oauthBindings?: Resolver<Maybe<Array<ResolversTypes['OAuthBinding']>>, ParentType, ContextType>;
  organizations?: Resolver<Maybe<Array<ResolversTypes['OrganizationMembership']>>, ParentType, ContextType>;
  phoneVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionnaire?: Resolver<Maybe<ResolversTypes['Questionnaire']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  skills?: Resolver<Maybe<Array<ResolversTypes['EarnedSkill']>>, ParentType, ContextType>;
  twoFactor?: Resolver<Maybe<ResolversTypes['TwoFactor']>, ParentType, ContextType>;
  unreadChatMessagesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadNotificationsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['Verification']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  weakFlags?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  weeklyCoinBonus?: Resolver<Maybe<ResolversTypes['WeeklyCoinBonus']>, ParentType, ContextType>;
};

export type ViewerColumnsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewerColumns'] = ResolversParentTypes['ViewerColumns']> = {
  isAuthorized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['Column']>>, ParentType, ContextType>;
  mayCreate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewerRegistrationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewerRegistration'] = ResolversParentTypes['ViewerRegistration']> = {
  answers?: Resolver<Array<ResolversTypes['RegistrationAnswer']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['GivenQualification']>, ParentType, ContextType>;
  platformId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seriesSpent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RegistrationStatus']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suggestedAnswers?: Resolver<Array<ResolversTypes['RegistrationAnswer']>, ParentType, ContextType>;
  unmetNeeds?: Resolver<Array<ResolversTypes['RegistrationNeed']>, ParentType, ContextType>;
  verifiedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerWithdrawalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ViewerWithdrawal'] = ResolversParentTypes['ViewerWithdrawal']> = {
  refund?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teammatesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisibilityResolvers = { PRIVATE: 'PRIVATE', PUBLIC: 'PUBLIC', SHARED: 'SHARED' };

export type WalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Maybe<ResolversTypes['WalletEntryPage']>, ParentType, ContextType, RequireFields<WalletEntriesArgs, 'page' | 'perPage'>>;
};

export type WalletEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletEntry'] = ResolversParentTypes['WalletEntry']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletEntryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletEntryPage'] = ResolversParentTypes['WalletEntryPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WalletEntry']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeeklyCoinBonusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WeeklyCoinBonus'] = ResolversParentTypes['WeeklyCoinBonus']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Work'] = ResolversParentTypes['Work']> = {
  answers?: Resolver<Maybe<Array<ResolversTypes['FieldAnswer']>>, ParentType, ContextType>;
  bestBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invalidReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privateScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  publicScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['WorkReview']>, ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  submitter?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['CompetitionTask']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  teamBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unknownLabels?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrder'] = ResolversParentTypes['WorkOrder']> = {
  answerDue?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['WorkOrderCompetition']>, ParentType, ContextType>;
  confirmBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  handler?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['WorkOrderMessagePage']>, ParentType, ContextType, RequireFields<WorkOrderMessagesArgs, 'page' | 'perPage'>>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['WorkOrderOrganization']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['WorkOrderResolution']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkOrderStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WorkOrderTypeName'], ParentType, ContextType>;
  typeGroup?: Resolver<ResolversTypes['WorkOrderTypeGroupName'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WorkOrderAttachmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderAttachment'] = ResolversParentTypes['WorkOrderAttachment']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkOrderCompetitionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderCompetition'] = ResolversParentTypes['WorkOrderCompetition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkOrderMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderMessage'] = ResolversParentTypes['WorkOrderMessage']> = {
  attachments?: Resolver<Array<ResolversTypes['WorkOrderAttachment']>, ParentType, ContextType>;
  authorAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClosing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSupport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkOrderMessagePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderMessagePage'] = ResolversParentTypes['WorkOrderMessagePage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WorkOrderMessage']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkOrderOrganizationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderOrganization'] = ResolversParentTypes['WorkOrderOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkOrderPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderPage'] = ResolversParentTypes['WorkOrderPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WorkOrder']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkOrderResolutionResolvers = { REOPENED: 2, RESOLVED: 1, TIMED_OUT: 3, UNKNOWN: 'UNKNOWN' };

export type WorkOrderStatusResolvers = { AWAITING_CONFIRMATION: 4, CLOSED: 3, PENDING?: 0, PROCESSING: 2 };

export type WorkOrderTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderType'] = ResolversParentTypes['WorkOrderType']> = {
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkOrderTypeGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderTypeGroup'] = ResolversParentTypes['WorkOrderTypeGroup']> = {
  aboutCompetition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['WorkOrderType']>, ParentType, ContextType>;
};

export type WorkOrderTypeGroupNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderTypeGroupName'] = ResolversParentTypes['WorkOrderTypeGroupName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkOrderTypeNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkOrderTypeName'] = ResolversParentTypes['WorkOrderTypeName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkPage'] = ResolversParentTypes['WorkPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Work']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkPictureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkPicture'] = ResolversParentTypes['WorkPicture']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkPostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkPost'] = ResolversParentTypes['WorkPost']> = {
  awardName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awardRanking?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  competition?: Resolver<Maybe<ResolversTypes['Competition']>, ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['WorkPicture']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type WorkPostSortResolvers = { MOST_LIKED: '-VotesCount', MOST_VIEWED: '-ViewsCount', UPDATED: '-ModifyTime' };

export type WorkReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WorkReview'] = ResolversParentTypes['WorkReview']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WorkStatusResolvers = { FAILED: 'FAILED', INVALIDATED: -3, PENDING?: 0, REVIEWED: 1 };

export type YearlyWindowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['YearlyWindow'] = ResolversParentTypes['YearlyWindow']> = {
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccessTokenScope?: AccessTokenScopeResolvers;
  AccountClosure?: AccountClosureResolvers<ContextType>;
  ActivityField?: ActivityFieldResolvers<ContextType>;
  ActivitySponsor?: ActivitySponsorResolvers<ContextType>;
  AdministeredCreator?: AdministeredCreatorResolvers<ContextType>;
  AdministeredCreatorPage?: AdministeredCreatorPageResolvers<ContextType>;
  AdministeredMember?: AdministeredMemberResolvers<ContextType>;
  AdministeredMemberPage?: AdministeredMemberPageResolvers<ContextType>;
  AdministrationCounts?: AdministrationCountsResolvers<ContextType>;
  Advertisement?: AdvertisementResolvers<ContextType>;
  AfterRegistration?: AfterRegistrationResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementButton?: AnnouncementButtonResolvers<ContextType>;
  AnnouncementButtonType?: AnnouncementButtonTypeResolvers;
  AnnouncementKind?: AnnouncementKindResolvers;
  AnnouncementPage?: AnnouncementPageResolvers<ContextType>;
  AnnouncementState?: AnnouncementStateResolvers;
  ApplicationKind?: ApplicationKindResolvers;
  ApplicationStatus?: ApplicationStatusResolvers;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  AuditKind?: AuditKindResolvers;
  AutomaticReview?: AutomaticReviewResolvers<ContextType>;
  Badge?: BadgeResolvers<ContextType>;
  BadgeKind?: BadgeKindResolvers;
  BadgeSetting?: BadgeSettingResolvers<ContextType>;
  CannedAnswer?: CannedAnswerResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CellChange?: CellChangeResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelContentKind?: ChannelContentKindResolvers;
  ChannelHotItem?: ChannelHotItemResolvers<ContextType>;
  ChannelPlace?: ChannelPlaceResolvers<ContextType>;
  ChannelSection?: ChannelSectionResolvers<ContextType>;
  ChannelSectionName?: ChannelSectionNameResolvers<ContextType>;
  ChatKind?: ChatKindResolvers;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessagePage?: ChatMessagePageResolvers<ContextType>;
  ChatSession?: ChatSessionResolvers<ContextType>;
  ChatSessionPage?: ChatSessionPageResolvers<ContextType>;
  ClosureBlocker?: ClosureBlockerResolvers<ContextType>;
  ClosureBlockerKind?: ClosureBlockerKindResolvers;
  CodeSent?: CodeSentResolvers<ContextType>;
  Column?: ColumnResolvers<ContextType>;
  ColumnPage?: ColumnPageResolvers<ContextType>;
  ColumnPlace?: ColumnPlaceResolvers<ContextType>;
  ColumnProjectSort?: ColumnProjectSortResolvers;
  ColumnSort?: ColumnSortResolvers;
  ColumnSubscription?: ColumnSubscriptionResolvers<ContextType>;
  ColumnSubscriptionPage?: ColumnSubscriptionPageResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentReference?: CommentReferenceResolvers<ContextType>;
  CommentSort?: CommentSortResolvers;
  CommentedKind?: CommentedKindResolvers;
  CommunityCounts?: CommunityCountsResolvers<ContextType>;
  CommunityVerification?: CommunityVerificationResolvers<ContextType>;
  CommunityVerificationType?: CommunityVerificationTypeResolvers;
  CompanyLink?: CompanyLinkResolvers<ContextType>;
  CompanyType?: CompanyTypeResolvers<ContextType>;
  Competition?: CompetitionResolvers<ContextType>;
  CompetitionKind?: CompetitionKindResolvers;
  CompetitionPage?: CompetitionPageResolvers<ContextType>;
  CompetitionRegistration?: CompetitionRegistrationResolvers<ContextType>;
  CompetitionRegistrationPage?: CompetitionRegistrationPageResolvers<ContextType>;
  CompetitionSort?: CompetitionSortResolvers;
  CompetitionStatus?: CompetitionStatusResolvers;
  CompetitionTab?: CompetitionTabResolvers<ContextType>;
  CompetitionTag?: CompetitionTagResolvers<ContextType>;
  CompetitionTask?: CompetitionTaskResolvers<ContextType>;
  CompetitionTaskType?: CompetitionTaskTypeResolvers;
  CompetitionViewerState?: CompetitionViewerStateResolvers<ContextType>;
  CompetitionWaiting?: CompetitionWaitingResolvers<ContextType>;
  ContentKind?: ContentKindResolvers;
  ContentState?: ContentStateResolvers;
  CreatorContent?: CreatorContentResolvers<ContextType>;
  CreatorContentKind?: CreatorContentKindResolvers;
  CreatorContentPage?: CreatorContentPageResolvers<ContextType>;
  CreatorOverview?: CreatorOverviewResolvers<ContextType>;
  CreatorPlan?: CreatorPlanResolvers<ContextType>;
  CreatorProfit?: CreatorProfitResolvers<ContextType>;
  CreatorProfitPage?: CreatorProfitPageResolvers<ContextType>;
  CreatorProfitSource?: CreatorProfitSourceResolvers;
  CreatorStatus?: CreatorStatusResolvers;
  CreatorViolation?: CreatorViolationResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportState?: DataExportStateResolvers;
  DataFile?: DataFileResolvers<ContextType>;
  Dataset?: DatasetResolvers<ContextType>;
  DatasetArchive?: DatasetArchiveResolvers<ContextType>;
  DatasetArchiveEntry?: DatasetArchiveEntryResolvers<ContextType>;
  DatasetBinding?: DatasetBindingResolvers<ContextType>;
  DatasetColumn?: DatasetColumnResolvers<ContextType>;
  DatasetColumnType?: DatasetColumnTypeResolvers;
  DatasetColumnValue?: DatasetColumnValueResolvers<ContextType>;
  DatasetFile?: DatasetFileResolvers<ContextType>;
  DatasetFileKind?: DatasetFileKindResolvers;
  DatasetFilePart?: DatasetFilePartResolvers<ContextType>;
  DatasetFilePreview?: DatasetFilePreviewResolvers<ContextType>;
  DatasetFileState?: DatasetFileStateResolvers;
  DatasetLicense?: DatasetLicenseResolvers<ContextType>;
  DatasetPage?: DatasetPageResolvers<ContextType>;
  DatasetRating?: DatasetRatingResolvers;
  DatasetRecommendation?: DatasetRecommendationResolvers<ContextType>;
  DatasetShowcase?: DatasetShowcaseResolvers<ContextType>;
  DatasetShowcaseEntry?: DatasetShowcaseEntryResolvers<ContextType>;
  DatasetShowcaseGroup?: DatasetShowcaseGroupResolvers<ContextType>;
  DatasetShowcaseSettings?: DatasetShowcaseSettingsResolvers<ContextType>;
  DatasetSort?: DatasetSortResolvers;
  DatasetTable?: DatasetTableResolvers<ContextType>;
  DatasetTag?: DatasetTagResolvers<ContextType>;
  DatasetTagGroup?: DatasetTagGroupResolvers<ContextType>;
  DatasetText?: DatasetTextResolvers<ContextType>;
  DatasetVersion?: DatasetVersionResolvers<ContextType>;
  DatasetVersionFile?: DatasetVersionFileResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EarnedSkill?: EarnedSkillResolvers<ContextType>;
  Exchange?: ExchangeResolvers<ContextType>;
  ExchangePage?: ExchangePageResolvers<ContextType>;
  ExchangeStatus?: ExchangeStatusResolvers;
  ExternalBoard?: ExternalBoardResolvers<ContextType>;
  ExternalBoardSetting?: ExternalBoardSettingResolvers<ContextType>;
  FeedAction?: FeedActionResolvers;
  FeedItem?: FeedItemResolvers<ContextType>;
  FeedPage?: FeedPageResolvers<ContextType>;
  FeedSource?: FeedSourceResolvers<ContextType>;
  FeedTarget?: FeedTargetResolvers<ContextType>;
  FeedTargetType?: FeedTargetTypeResolvers;
  FieldAnswer?: FieldAnswerResolvers<ContextType>;
  FinalRankingRow?: FinalRankingRowResolvers<ContextType>;
  FollowKind?: FollowKindResolvers;
  FollowTarget?: FollowTargetResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormFieldType?: FormFieldTypeResolvers;
  Forum?: ForumResolvers<ContextType>;
  ForumKind?: ForumKindResolvers;
  ForumPermissions?: ForumPermissionsResolvers<ContextType>;
  ForumPost?: ForumPostResolvers<ContextType>;
  ForumPostPage?: ForumPostPageResolvers<ContextType>;
  ForumPostSort?: ForumPostSortResolvers;
  ForumPostType?: ForumPostTypeResolvers;
  ForumPostViewerState?: ForumPostViewerStateResolvers<ContextType>;
  ForumReply?: ForumReplyResolvers<ContextType>;
  ForumReplyPage?: ForumReplyPageResolvers<ContextType>;
  ForumReplyReference?: ForumReplyReferenceResolvers<ContextType>;
  ForumSearchScope?: ForumSearchScopeResolvers;
  GivenQualification?: GivenQualificationResolvers<ContextType>;
  GroupLeaderboard?: GroupLeaderboardResolvers<ContextType>;
  HostApplication?: HostApplicationResolvers<ContextType>;
  HostApplicationPage?: HostApplicationPageResolvers<ContextType>;
  IndustryType?: IndustryTypeResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationRankingRow?: InvitationRankingRowResolvers<ContextType>;
  InvitationRecord?: InvitationRecordResolvers<ContextType>;
  InvitationRecordPage?: InvitationRecordPageResolvers<ContextType>;
  InvitationSettings?: InvitationSettingsResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JobFailure?: JobFailureResolvers;
  LeaderboardBoard?: LeaderboardBoardResolvers;
  LeaderboardGroup?: LeaderboardGroupResolvers<ContextType>;
  LeaderboardOwner?: LeaderboardOwnerResolvers;
  LeaderboardPage?: LeaderboardPageResolvers<ContextType>;
  LeaderboardRow?: LeaderboardRowResolvers<ContextType>;
  LeaderboardTeam?: LeaderboardTeamResolvers<ContextType>;
  LeaderboardTeamPage?: LeaderboardTeamPageResolvers<ContextType>;
  LeaderboardTemplate?: LeaderboardTemplateResolvers<ContextType>;
  LearningPath?: LearningPathResolvers<ContextType>;
  Level?: LevelResolvers<ContextType>;
  LevelProgress?: LevelProgressResolvers<ContextType>;
  LiveSession?: LiveSessionResolvers<ContextType>;
  LocationLeaf?: LocationLeafResolvers<ContextType>;
  Locations?: LocationsResolvers<ContextType>;
  MailFailure?: MailFailureResolvers;
  MailSubscription?: MailSubscriptionResolvers<ContextType>;
  Major?: MajorResolvers<ContextType>;
  ManagedFile?: ManagedFileResolvers<ContextType>;
  ManagedQuestionnaire?: ManagedQuestionnaireResolvers<ContextType>;
  ManagedTask?: ManagedTaskResolvers<ContextType>;
  ManagedTaskPage?: ManagedTaskPageResolvers<ContextType>;
  ManagedTeam?: ManagedTeamResolvers<ContextType>;
  ManagedTeamPage?: ManagedTeamPageResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberFollow?: MemberFollowResolvers<ContextType>;
  MemberFollowPage?: MemberFollowPageResolvers<ContextType>;
  MemberState?: MemberStateResolvers;
  Metric?: MetricResolvers;
  ModeratedContent?: ModeratedContentResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewFeedItems?: NewFeedItemsResolvers<ContextType>;
  Notebook?: NotebookResolvers<ContextType>;
  NotebookChange?: NotebookChangeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChannels?: NotificationChannelsResolvers<ContextType>;
  NotificationEvent?: NotificationEventResolvers;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  OAuthBinding?: OAuthBindingResolvers<ContextType>;
  OAuthProvider?: OAuthProviderResolvers;
  OAuthStart?: OAuthStartResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationMember?: OrganizationMemberResolvers<ContextType>;
  OrganizationMemberPage?: OrganizationMemberPageResolvers<ContextType>;
  OrganizationMembership?: OrganizationMembershipResolvers<ContextType>;
  OrganizationPage?: OrganizationPageResolvers<ContextType>;
  OrganizationRole?: OrganizationRoleResolvers;
  OwnSnippet?: OwnSnippetResolvers<ContextType>;
  OwnSnippetPage?: OwnSnippetPageResolvers<ContextType>;
  ParkedJob?: ParkedJobResolvers<ContextType>;
  ParkedJobPage?: ParkedJobPageResolvers<ContextType>;
  ParkedMail?: ParkedMailResolvers<ContextType>;
  ParkedMailPage?: ParkedMailPageResolvers<ContextType>;
  PartedPurpose?: PartedPurposeResolvers;
  PendingOAuth?: PendingOAuthResolvers<ContextType>;
  PlatformIdBox?: PlatformIdBoxResolvers<ContextType>;
  Privilege?: PrivilegeResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectComparison?: ProjectComparisonResolvers<ContextType>;
  ProjectFile?: ProjectFileResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  ProjectSort?: ProjectSortResolvers;
  ProjectTag?: ProjectTagResolvers<ContextType>;
  ProjectTagGroup?: ProjectTagGroupResolvers<ContextType>;
  ProjectVersion?: ProjectVersionResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  ProtectionChannel?: ProtectionChannelResolvers;
  PublicStage?: PublicStageResolvers<ContextType>;
  PublishStatus?: PublishStatusResolvers;
  QualificationField?: QualificationFieldResolvers<ContextType>;
  QualificationReview?: QualificationReviewResolvers<ContextType>;
  QualificationReviewPage?: QualificationReviewPageResolvers<ContextType>;
  QualificationStatus?: QualificationStatusResolvers;
  Query?: QueryResolvers<ContextType>;
  QuestionKind?: QuestionKindResolvers;
  Questionnaire?: QuestionnaireResolvers<ContextType>;
  QuestionnaireOption?: QuestionnaireOptionResolvers<ContextType>;
  QuestionnaireOptionCount?: QuestionnaireOptionCountResolvers<ContextType>;
  QuestionnairePage?: QuestionnairePageResolvers<ContextType>;
  QuestionnaireQuestion?: QuestionnaireQuestionResolvers<ContextType>;
  QuestionnaireResults?: QuestionnaireResultsResolvers<ContextType>;
  QuestionnaireState?: QuestionnaireStateResolvers;
  QuestionnaireText?: QuestionnaireTextResolvers<ContextType>;
  QuestionnaireTextPage?: QuestionnaireTextPageResolvers<ContextType>;
  RateableDataset?: RateableDatasetResolvers<ContextType>;
  RateableDatasetPage?: RateableDatasetPageResolvers<ContextType>;
  RawSite?: RawSiteResolvers<ContextType>;
  RealNameRequest?: RealNameRequestResolvers<ContextType>;
  RealNameRequestDetail?: RealNameRequestDetailResolvers<ContextType>;
  RealNameRequestPage?: RealNameRequestPageResolvers<ContextType>;
  RealNameStatus?: RealNameStatusResolvers;
  RecommendConfig?: RecommendConfigResolvers<ContextType>;
  RecommendGroup?: RecommendGroupResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RecommendationReason?: RecommendationReasonResolvers;
  RecommendationType?: RecommendationTypeResolvers;
  Recommendations?: RecommendationsResolvers<ContextType>;
  RecommendedDataset?: RecommendedDatasetResolvers<ContextType>;
  RecommendedWay?: RecommendedWayResolvers<ContextType>;
  RecoveredAccount?: RecoveredAccountResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  RegistrationAnswer?: RegistrationAnswerResolvers<ContextType>;
  RegistrationChannels?: RegistrationChannelsResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  RegistrationFieldType?: RegistrationFieldTypeResolvers;
  RegistrationReview?: RegistrationReviewResolvers<ContextType>;
  RegistrationSeries?: RegistrationSeriesResolvers<ContextType>;
  RegistrationSettings?: RegistrationSettingsResolvers<ContextType>;
  RegistrationStatus?: RegistrationStatusResolvers;
  ReviewedAnswer?: ReviewedAnswerResolvers<ContextType>;
  ReviewedFile?: ReviewedFileResolvers<ContextType>;
  ReviewedRegistration?: ReviewedRegistrationResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  Role?: RoleResolvers;
  SearchCount?: SearchCountResolvers<ContextType>;
  SearchPage?: SearchPageResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchSort?: SearchSortResolvers;
  SearchTrend?: SearchTrendResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  SkillRule?: SkillRuleResolvers<ContextType>;
  SkillRuleType?: SkillRuleTypeResolvers;
  Snippet?: SnippetResolvers<ContextType>;
  SnippetFolder?: SnippetFolderResolvers<ContextType>;
  SnippetSharing?: SnippetSharingResolvers;
  SolutionLabel?: SolutionLabelResolvers<ContextType>;
  SolutionRows?: SolutionRowsResolvers<ContextType>;
  SolutionSampleRow?: SolutionSampleRowResolvers<ContextType>;
  Stage?: StageResolvers<ContextType>;
  StageCompetition?: StageCompetitionResolvers<ContextType>;
  Standing?: StandingResolvers<ContextType>;
  SubjectiveForm?: SubjectiveFormResolvers<ContextType>;
  SubmissionQuota?: SubmissionQuotaResolvers<ContextType>;
  SubmitType?: SubmitTypeResolvers;
  Subscription?: SubscriptionResolvers<ContextType>;
  SupportQueue?: SupportQueueResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskEvent?: TaskEventResolvers;
  TaskExclusion?: TaskExclusionResolvers<ContextType>;
  TaskManagement?: TaskManagementResolvers<ContextType>;
  TaskProgress?: TaskProgressResolvers<ContextType>;
  TaskReward?: TaskRewardResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamApplication?: TeamApplicationResolvers<ContextType>;
  TeamApplicationAnswer?: TeamApplicationAnswerResolvers;
  TeamApplicationPage?: TeamApplicationPageResolvers<ContextType>;
  TeamApplicationStatus?: TeamApplicationStatusResolvers;
  TeamApplicationType?: TeamApplicationTypeResolvers;
  TeamPage?: TeamPageResolvers<ContextType>;
  TeamQuota?: TeamQuotaResolvers<ContextType>;
  TopBoard?: TopBoardResolvers<ContextType>;
  TrackedCount?: TrackedCountResolvers<ContextType>;
  TrackedCountPage?: TrackedCountPageResolvers<ContextType>;
  TrackedKind?: TrackedKindResolvers;
  TwoFactor?: TwoFactorResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  University?: UniversityResolvers<ContextType>;
  UploadSession?: UploadSessionResolvers<ContextType>;
  UploadState?: UploadStateResolvers;
  UploadedFile?: UploadedFileResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerColumns?: ViewerColumnsResolvers<ContextType>;
  ViewerRegistration?: ViewerRegistrationResolvers<ContextType>;
  ViewerWithdrawal?: ViewerWithdrawalResolvers<ContextType>;
  Visibility?: VisibilityResolvers;
  Wallet?: WalletResolvers<ContextType>;
  WalletEntry?: WalletEntryResolvers<ContextType>;
  WalletEntryPage?: WalletEntryPageResolvers<ContextType>;
  WeeklyCoinBonus?: WeeklyCoinBonusResolvers<ContextType>;
  Work?: WorkResolvers<ContextType>;
  WorkOrder?: WorkOrderResolvers<ContextType>;
  WorkOrderAttachment?: WorkOrderAttachmentResolvers<ContextType>;
  WorkOrderCompetition?: WorkOrderCompetitionResolvers<ContextType>;
  WorkOrderMessage?: WorkOrderMessageResolvers<ContextType>;
  WorkOrderMessagePage?: WorkOrderMessagePageResolvers<ContextType>;
  WorkOrderOrganization?: WorkOrderOrganizationResolvers<ContextType>;
  WorkOrderPage?: WorkOrderPageResolvers<ContextType>;
  WorkOrderResolution?: WorkOrderResolutionResolvers;
  WorkOrderStatus?: WorkOrderStatusResolvers;
  WorkOrderType?: WorkOrderTypeResolvers<ContextType>;
  WorkOrderTypeGroup?: WorkOrderTypeGroupResolvers<ContextType>;
  WorkOrderTypeGroupName?: WorkOrderTypeGroupNameResolvers<ContextType>;
  WorkOrderTypeName?: WorkOrderTypeNameResolvers<ContextType>;
  WorkPage?: WorkPageResolvers<ContextType>;
  WorkPicture?: WorkPictureResolvers<ContextType>;
  WorkPost?: WorkPostResolvers<ContextType>;
  WorkPostSort?: WorkPostSortResolvers;
  WorkReview?: WorkReviewResolvers<ContextType>;
  WorkStatus?: WorkStatusResolvers;
  YearlyWindow?: YearlyWindowResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  from?: FromDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export type InputTypes = {
  AcceptApplicationInput: AcceptApplicationInput;
  AcceptColumnApplicationInput: AcceptColumnApplicationInput;
  ActivityFieldInput: ActivityFieldInput;
  ActivitySettingsInput: ActivitySettingsInput;
  AddChannelModeratorInput: AddChannelModeratorInput;
  AddOrganizationMemberInput: AddOrganizationMemberInput;
  AdvertisementInput: AdvertisementInput;
  AfterRegistrationInput: AfterRegistrationInput;
  AnnounceToCompetitionInput: AnnounceToCompetitionInput;
  AnnouncementButtonInput: AnnouncementButtonInput;
  AnswerHostApplicationInput: AnswerHostApplicationInput;
  AnswerQuestionnaireInput: AnswerQuestionnaireInput;
  AnswerTeamApplicationInput: AnswerTeamApplicationInput;
  ApplyAsCreatorInput: ApplyAsCreatorInput;
  ApplyToHostInput: ApplyToHostInput;
  ApplyToTeamInput: ApplyToTeamInput;
  AssignWorkOrderInput: AssignWorkOrderInput;
  AuditFilter: AuditFilter;
  AwardWorkPostInput: AwardWorkPostInput;
  BanCreatorInput: BanCreatorInput;
  BeginOAuthBindingInput: BeginOAuthBindingInput;
  BeginOAuthSignInInput: BeginOAuthSignInInput;
  BeginUploadInput: BeginUploadInput;
  BindPhoneInput: BindPhoneInput;
  CaptchaInput: CaptchaInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  ChannelSectionContentInput: ChannelSectionContentInput;
  ChatSessionInput: ChatSessionInput;
  CheckPasswordInput: CheckPasswordInput;
  ClaimTaskRewardInput: ClaimTaskRewardInput;
  CloseAccountInput: CloseAccountInput;
  CloseQuestionnaireInput: CloseQuestionnaireInput;
  CollectIntoChannelInput: CollectIntoChannelInput;
  ColumnProjectInput: ColumnProjectInput;
  ColumnReferenceInput: ColumnReferenceInput;
  CompanyLinkInput: CompanyLinkInput;
  CompetitionTabInput: CompetitionTabInput;
  CompetitionTaskInput: CompetitionTaskInput;
  ConfirmTwoFactorInput: ConfirmTwoFactorInput;
  ContinueOAuthSignInInput: ContinueOAuthSignInInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAnnouncementInput: CreateAnnouncementInput;
  CreateCannedAnswerInput: CreateCannedAnswerInput;
  CreateChannelInput: CreateChannelInput;
  CreateChannelSectionInput: CreateChannelSectionInput;
  CreateColumnInput: CreateColumnInput;
  CreateCommentInput: CreateCommentInput;
  CreateCompetitionInput: CreateCompetitionInput;
  CreateCompetitionTaskInput: CreateCompetitionTaskInput;
  CreateDatasetBindingInput: CreateDatasetBindingInput;
  CreateDatasetInput: CreateDatasetInput;
  CreateForumPostInput: CreateForumPostInput;
  CreateForumReplyInput: CreateForumReplyInput;
  CreateInvitationCodeInput: CreateInvitationCodeInput;
  CreateLeaderboardGroupInput: CreateLeaderboardGroupInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateProjectInput: CreateProjectInput;
  CreateProjectVersionInput: CreateProjectVersionInput;
  CreateQuestionnaireInput: CreateQuestionnaireInput;
  CreateSnippetInput: CreateSnippetInput;
  CreateStageInput: CreateStageInput;
  CreateTaskInput: CreateTaskInput;
  CreateWorkOrderInput: CreateWorkOrderInput;
  DatasetBindingSettingsInput: DatasetBindingSettingsInput;
  DatasetFileInput: DatasetFileInput;
  DatasetReferenceInput: DatasetReferenceInput;
  DatasetShowcaseEntryInput: DatasetShowcaseEntryInput;
  DatasetShowcaseGroupInput: DatasetShowcaseGroupInput;
  DeactivateMemberInput: DeactivateMemberInput;
  DeleteCannedAnswerInput: DeleteCannedAnswerInput;
  DeleteChannelSectionInput: DeleteChannelSectionInput;
  DeleteColumnInput: DeleteColumnInput;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCompetitionInput: DeleteCompetitionInput;
  DeleteCompetitionTaskInput: DeleteCompetitionTaskInput;
  DeleteDatasetInput: DeleteDatasetInput;
  DeleteForumPostInput: DeleteForumPostInput;
  DeleteForumReplyInput: DeleteForumReplyInput;
  DeleteLeaderboardGroupInput: DeleteLeaderboardGroupInput;
  DeleteProjectInput: DeleteProjectInput;
  DeleteSnippetInput: DeleteSnippetInput;
  DeleteStageInput: DeleteStageInput;
  DisableTwoFactorInput: DisableTwoFactorInput;
  EndAnnouncementInput: EndAnnouncementInput;
  ExternalBoardInput: ExternalBoardInput;
  FeatureDatasetInput: FeatureDatasetInput;
  FieldAnswerInput: FieldAnswerInput;
  FillPlatformIdInput: FillPlatformIdInput;
  FinalRankingRowInput: FinalRankingRowInput;
  FinalRankingSourceInput: FinalRankingSourceInput;
  FoldContentInput: FoldContentInput;
  FollowInput: FollowInput;
  ForkProjectInput: ForkProjectInput;
  FormFieldInput: FormFieldInput;
  ForumSearchInput: ForumSearchInput;
  GiveUpJobInput: GiveUpJobInput;
  GiveUpMailInput: GiveUpMailInput;
  GrantProtectionInput: GrantProtectionInput;
  GroupLeaderboardInput: GroupLeaderboardInput;
  InvitationSettingsInput: InvitationSettingsInput;
  LeaderboardGroupInput: LeaderboardGroupInput;
  LearningPathInput: LearningPathInput;
  MakeHostOrganizationInput: MakeHostOrganizationInput;
  MarkForumPostInput: MarkForumPostInput;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MoveColumnProjectInput: MoveColumnProjectInput;
  NoteWorkInput: NoteWorkInput;
  NotificationChannelsInput: NotificationChannelsInput;
  NotificationFilter: NotificationFilter;
  ObjectiveInput: ObjectiveInput;
  OpenChatSessionInput: OpenChatSessionInput;
  OpenTeamChatInput: OpenTeamChatInput;
  OrderDatasetBindingsInput: OrderDatasetBindingsInput;
  PayExchangeInput: PayExchangeInput;
  PinInChannelInput: PinInChannelInput;
  PinProjectInput: PinProjectInput;
  PlatformIdBoxInput: PlatformIdBoxInput;
  ProjectReferenceInput: ProjectReferenceInput;
  ProjectVersionInput: ProjectVersionInput;
  PromoteTeamsInput: PromoteTeamsInput;
  PublishAnnouncementInput: PublishAnnouncementInput;
  PublishDatasetVersionInput: PublishDatasetVersionInput;
  PublishFinalRankingInput: PublishFinalRankingInput;
  PublishQuestionnaireInput: PublishQuestionnaireInput;
  QualificationFieldInput: QualificationFieldInput;
  QualificationInput: QualificationInput;
  QualificationSettingsInput: QualificationSettingsInput;
  QuestionnaireAnswerInput: QuestionnaireAnswerInput;
  QuestionnaireOptionInput: QuestionnaireOptionInput;
  QuestionnaireQuestionInput: QuestionnaireQuestionInput;
  RateDatasetInput: RateDatasetInput;
  ReactivateMemberInput: ReactivateMemberInput;
  RecommendConfigInput: RecommendConfigInput;
  RecommendGroupInput: RecommendGroupInput;
  RecommendedWayInput: RecommendedWayInput;
  RecordChannelViewInput: RecordChannelViewInput;
  RecordCreatorViolationInput: RecordCreatorViolationInput;
  RecordForumPostViewInput: RecordForumPostViewInput;
  RecordPageViewInput: RecordPageViewInput;
  RecordProjectViewInput: RecordProjectViewInput;
  RefuseQuestionnaireInput: RefuseQuestionnaireInput;
  RegisterForCompetitionInput: RegisterForCompetitionInput;
  RegistrationAnswerInput: RegistrationAnswerInput;
  RegistrationChannelsInput: RegistrationChannelsInput;
  RegistrationFieldInput: RegistrationFieldInput;
  RemoveChannelModeratorInput: RemoveChannelModeratorInput;
  RemoveContentInput: RemoveContentInput;
  RemoveDatasetBindingInput: RemoveDatasetBindingInput;
  RemoveOrganizationMemberInput: RemoveOrganizationMemberInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewUploadTokenInput: RenewUploadTokenInput;
  RequestDataExportInput: RequestDataExportInput;
  RequestExchangeInput: RequestExchangeInput;
  RequestRealNameReviewInput: RequestRealNameReviewInput;
  RescoreTaskInput: RescoreTaskInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoreContentInput: RestoreContentInput;
  RestoreCreatorInput: RestoreCreatorInput;
  RetryJobInput: RetryJobInput;
  RetryMailInput: RetryMailInput;
  ReturnExchangeInput: ReturnExchangeInput;
  ReviewQualificationInput: ReviewQualificationInput;
  ReviewRealNameInput: ReviewRealNameInput;
  ReviewRegistrationInput: ReviewRegistrationInput;
  ReviewRegistrationsInput: ReviewRegistrationsInput;
  ReviewWorkInput: ReviewWorkInput;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeSessionInput: RevokeSessionInput;
  RewardInput: RewardInput;
  SearchTrendInput: SearchTrendInput;
  SelectWorksInput: SelectWorksInput;
  SendChatMessageInput: SendChatMessageInput;
  SendEmailCodeInput: SendEmailCodeInput;
  SendPhoneCodeInput: SendPhoneCodeInput;
  SendProtectionCodeInput: SendProtectionCodeInput;
  SendRecoveryCodeInput: SendRecoveryCodeInput;
  SendWorkOrderMessageInput: SendWorkOrderMessageInput;
  SetActivityFieldsInput: SetActivityFieldsInput;
  SetChannelMailInput: SetChannelMailInput;
  SetCompetitionPublishedInput: SetCompetitionPublishedInput;
  SetCompetitionTaskExcludedInput: SetCompetitionTaskExcludedInput;
  SetDatasetDescriptionInput: SetDatasetDescriptionInput;
  SetDatasetShowcaseInput: SetDatasetShowcaseInput;
  SetExternalBoardInput: SetExternalBoardInput;
  SetFeaturedCreatorsInput: SetFeaturedCreatorsInput;
  SetInvitationInput: SetInvitationInput;
  SetLeaderboardTeamsInput: SetLeaderboardTeamsInput;
  SetLeaderboardTemplateInput: SetLeaderboardTemplateInput;
  SetMemberRoleInput: SetMemberRoleInput;
  SetNotificationSettingsInput: SetNotificationSettingsInput;
  SetOrganizationMemberRoleInput: SetOrganizationMemberRoleInput;
  SetRecommendedChannelsInput: SetRecommendedChannelsInput;
  SetRelatedColumnsInput: SetRelatedColumnsInput;
  SetSkillRulesInput: SetSkillRulesInput;
  SetTaskActiveInput: SetTaskActiveInput;
  SetTeamBannedInput: SetTeamBannedInput;
  SetTeamReceivingInput: SetTeamReceivingInput;
  SetWeakFlagsInput: SetWeakFlagsInput;
  SetWorkOrderStatusInput: SetWorkOrderStatusInput;
  ShareProjectInput: ShareProjectInput;
  ShareSnippetInput: ShareSnippetInput;
  SignInInput: SignInInput;
  SignOutEverywhereInput: SignOutEverywhereInput;
  SignUpInput: SignUpInput;
  SiteSettingsInput: SiteSettingsInput;
  SkillRuleInput: SkillRuleInput;
  StageInput: StageInput;
  SubjectiveFormInput: SubjectiveFormInput;
  SubmitQualificationInput: SubmitQualificationInput;
  SubmitWorkInput: SubmitWorkInput;
  SupportWorkOrderFilter: SupportWorkOrderFilter;
  TeamInput: TeamInput;
  TeamMemberInput: TeamMemberInput;
  TrackInput: TrackInput;
  TrackedEventInput: TrackedEventInput;
  UnbindOAuthInput: UnbindOAuthInput;
  UncollectFromChannelInput: UncollectFromChannelInput;
  UnsubscribeFromMailInput: UnsubscribeFromMailInput;
  UpdateAnnouncementInput: UpdateAnnouncementInput;
  UpdateBadgeInput: UpdateBadgeInput;
  UpdateCannedAnswerInput: UpdateCannedAnswerInput;
  UpdateChannelInput: UpdateChannelInput;
  UpdateChannelSectionInput: UpdateChannelSectionInput;
  UpdateColumnInput: UpdateColumnInput;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCompetitionInput: UpdateCompetitionInput;
  UpdateCompetitionTaskInput: UpdateCompetitionTaskInput;
  UpdateDatasetBindingInput: UpdateDatasetBindingInput;
  UpdateDatasetInput: UpdateDatasetInput;
  UpdateForumPostInput: UpdateForumPostInput;
  UpdateForumReplyInput: UpdateForumReplyInput;
  UpdateHomepageInput: UpdateHomepageInput;
  UpdateLeaderboardGroupInput: UpdateLeaderboardGroupInput;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProjectInput: UpdateProjectInput;
  UpdateQuestionnaireInput: UpdateQuestionnaireInput;
  UpdateRegistrationSettingsInput: UpdateRegistrationSettingsInput;
  UpdateSnippetInput: UpdateSnippetInput;
  UpdateStageInput: UpdateStageInput;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTeamInput: UpdateTeamInput;
  UploadInput: UploadInput;
  UploadSessionInput: UploadSessionInput;
  VerifyMemberInput: VerifyMemberInput;
  VerifyRealNameInput: VerifyRealNameInput;
  ViewDatasetInput: ViewDatasetInput;
  VoteDatasetInput: VoteDatasetInput;
  VoteForumPostInput: VoteForumPostInput;
  VoteProjectInput: VoteProjectInput;
  WithdrawFinalRankingInput: WithdrawFinalRankingInput;
  WithdrawFromCompetitionInput: WithdrawFromCompetitionInput;
  WorkInput: WorkInput;
  WorkPictureInput: WorkPictureInput;
  WorkPostInput: WorkPostInput;
  YearlyWindowInput: YearlyWindowInput;
};