export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** What an access token is good for. Who it acts as, and ending itself, every token may. */
export type AccessTokenScope =
  /** Reads the sessions and access tokens of the account. What changes who may sign in needs a session in any case. */
  | 'ACCOUNT'
  /** Reads what the member may read, live events too. */
  | 'READ'
  /** Changes what the member may change. A mutation's answer reads only what the change itself answered; relations need READ. */
  | 'WRITE';

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

/** A picture with a link. */
export type AdvertisementInput = {
  /** A path of this site, or an address. */
  image: Scalars['String']['input'];
  /** A path of this site, or an address. */
  link: Scalars['String']['input'];
  /** What it says, for those who don't see it; not empty. */
  title: Scalars['String']['input'];
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
  | 'LINK'
  /** What this schema doesn't know yet. */
  | 'UNKNOWN';

/** Where an announcement stands. */
export type AnnouncementKind =
  /** Above every page. */
  | 'BANNER'
  /** In a window, at /home alone. */
  | 'POPUP'
  /** A place that this schema doesn't know yet. */
  | 'UNKNOWN';

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
  | 'DATA_SOURCE'
  /** To host a competition. */
  | 'HOST';

/** State of an application. */
export type ApplicationStatus =
  /** It was accepted. */
  | 'ACCEPTED'
  /** It was declined. */
  | 'DECLINED'
  /** It waits for an administrator. */
  | 'WAITING';

/** Input of `applyAsCreator`. */
export type ApplyAsCreatorInput = {
  /** WeChat or phone number, at most 100 characters; may be empty. */
  contact?: Scalars['String']['input'];
  /** Competition records, at most 1,000 characters; may be empty. */
  records?: Scalars['String']['input'];
  /** E-mail of the account of who referred the viewer, at most 254 characters; may be empty. */
  referrer?: Scalars['String']['input'];
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
  kind?: ApplicationKind;
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

/** Input of `awardWorkPost`. */
export type AwardWorkPostInput = {
  /** At most 20 characters; null takes the award away. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the post. */
  postId: Scalars['ID']['input'];
  /** From 1. */
  ranking?: InputMaybe<Scalars['Int']['input']>;
};

/** What a badge is given for. */
export type BadgeKind =
  /** Awards in published final rankings. */
  | 'AWARD'
  /** Followers of all of the member's columns. */
  | 'COLUMN'
  /** Competitions that are over, in which the member's team has a reviewed work. */
  | 'COMPETITION'
  /** Posts in forums that others like. */
  | 'LIKED_POST'
  /** Public projects. */
  | 'PROJECT'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

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
  countryCode?: Scalars['String']['input'];
  /** Instead of a protected session; at most 256 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The number that the code was sent to, at most 32 characters. */
  phone: Scalars['String']['input'];
};

/** A challenge of `requestCaptcha` with what solves it. */
export type CaptchaInput = {
  /** The number that solves it. */
  answer: Scalars['Int']['input'];
  /** The challenge, at most 64 characters. */
  challenge: Scalars['String']['input'];
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

/** Kinds of content that channels collect. */
export type ChannelContentKind =
  /** A competition or an activity. */
  | 'COMPETITION'
  /** A dataset. */
  | 'DATASET'
  /** A project. */
  | 'PROJECT';

/** Input of `addToChannelSection` and `removeFromChannelSection`. */
export type ChannelSectionContentInput = {
  /** Id of something that the channel holds. */
  contentId: Scalars['ID']['input'];
  /** Of what kind it is. */
  kind: ChannelContentKind;
  /** Id of the section. */
  sectionId: Scalars['ID']['input'];
};

/** The kinds of conversations. */
export type ChatKind =
  /** Between two members. */
  | 'DIRECT'
  /** Of a team. */
  | 'TEAM';

/** Input of `markChatSessionRead` and `deleteChatSession`. */
export type ChatSessionInput = {
  /** Id of a conversation of the viewer's. */
  sessionId: Scalars['ID']['input'];
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
  | 'AUTHOR'
  /** Newest change first. */
  | 'NEWEST'
  /** Oldest change first. */
  | 'OLDEST'
  /** By title. */
  | 'TITLE';

/** Input of `subscribeToColumn` and `unsubscribeFromColumn`. */
export type ColumnReferenceInput = {
  /** Id of the column. */
  columnId: Scalars['ID']['input'];
};

/** The order of columns. */
export type ColumnSort =
  /** Most projects first. */
  | 'PROJECTS'
  /** Most followers first. */
  | 'SUBSCRIBERS'
  /** Newest change first. */
  | 'UPDATED';

/** Which comments come first. */
export type CommentSort =
  /** What was written last. */
  | 'NEWEST'
  /** What was written first. */
  | 'OLDEST';

/** What can be commented on. */
export type CommentedKind =
  /** A dataset. */
  | 'DATASET'
  /** A project. */
  | 'PROJECT';

/** Whom a verification is of. */
export type CommunityVerificationType =
  /** An organization's account. */
  | 'ORGANIZATION'
  /** A person of a profession. */
  | 'PROFESSIONAL'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** A link of the footer. */
export type CompanyLinkInput = {
  /** What it says, at most 20 characters. */
  title: Scalars['String']['input'];
  /** A path of this site, or a whole address. */
  url: Scalars['String']['input'];
};

/** What a competition is. */
export type CompetitionKind =
  /** Any other activity, such as a training camp: see `activityType`. */
  | 'ACTIVITY'
  /** A competition with stages. */
  | 'COMPETITION'
  /** A ranking activity ("打榜"), detailType EXERCISE. */
  | 'EXERCISE'
  /** Holds other competitions, and has neither stages nor registration of its own. */
  | 'SERIES';

/** The order of competitions. */
export type CompetitionSort =
  /** Soonest end first: of the registration, of the competition where that has no end of its own. Endless ones last. */
  | 'CLOSING'
  /** Newest start first. */
  | 'NEWEST'
  /** Most members first. */
  | 'POPULAR';

/** Where a competition stands in its time, by its dates. */
export type CompetitionStatus =
  /** From `endDate` on. */
  | 'ENDED'
  /** Before `startDate`: nobody can register yet ("未开始"). */
  | 'NOT_STARTED'
  /** From `startDate` until before `endDate`; without an end for good. */
  | 'RUNNING';

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
  | 'AUTOMATIC'
  /** A form, reviewed by people. */
  | 'SUBJECTIVE'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

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
  description?: Scalars['String']['input'];
  /** Markdown, at most 50,000 characters. */
  document?: Scalars['String']['input'];
  /** At most 1,000; without any there is no version yet, and no list shows it. */
  files?: Array<DatasetFileInput>;
  /** Address of an upload of purpose `post-image`; null for a drawn picture. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Id of a licence; null names none. */
  licenseId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of an organization that the viewer belongs to, in whose name it stands; null or absent is the viewer's own. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 3, in the order in which they are shown; none of those that are given alone. */
  tagIds?: Array<Scalars['ID']['input']>;
  /** 1 to 50 characters. */
  title: Scalars['String']['input'];
  /** Who sees it. */
  visibility?: Visibility;
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

/** Kinds of content that earn. */
export type CreatorContentKind =
  /** Datasets. */
  | 'DATASET'
  /** Projects. */
  | 'PROJECT';

/** Reasons for a line of profit. */
export type CreatorProfitSource =
  /** A published project works with an unrated dataset. */
  | 'ATTACHED'
  /** Other members bookmarked a project. */
  | 'BOOKMARK'
  /** Other members forked a project. */
  | 'FORK'
  /** Other members liked a project. */
  | 'LIKE'
  /** A dataset was rated; a better rating adds the difference. */
  | 'RATING';

/** How a member stands in the creator programme. */
export type CreatorStatus =
  /** The member is a creator. */
  | 'ACTIVE'
  /** An administrator has taken the creator's rights for now. */
  | 'BANNED'
  /** The programme has ended for the member after two violations. */
  | 'ENDED'
  /** The member never joined. */
  | 'NONE';

/** How an export stands. */
export type DataExportState =
  /** It could not be made, and may be asked for again. */
  | 'FAILED'
  /** Being made. */
  | 'PENDING'
  /** Can be downloaded. */
  | 'READY';

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

/** What the values of a column are. */
export type DatasetColumnType =
  /** Two values such as true and false. */
  | 'BOOLEAN'
  /** Days, with a time or without. */
  | 'DATE'
  /** Whole numbers. */
  | 'INTEGER'
  /** Numbers, some of them with a fraction. */
  | 'NUMBER'
  /** Any text; codes such as 05319561 too, and ids of 16 digits and more. */
  | 'STRING';

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
  | 'ARCHIVE'
  /** The file itself is shown. */
  | 'IMAGE'
  /** A trained model: its name and size are all that is shown. */
  | 'MODEL'
  /** The pages of the file itself are shown. */
  | 'PDF'
  /** Delimited text with a header: `table`. */
  | 'TABLE'
  /** `text`. */
  | 'TEXT'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** How far a file's preview is. */
export type DatasetFileState =
  /** Being parsed; ask again in a few seconds. */
  | 'PENDING'
  /** It can be shown. */
  | 'READY'
  /** The file can't be shown, only downloaded. */
  | 'UNAVAILABLE';

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

/** Input of `bookmarkDataset` and `unbookmarkDataset`. */
export type DatasetReferenceInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
};

/** A dataset as it comes into a group. */
export type DatasetShowcaseEntryInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
  /** Why it is there, 1 to 100 characters. */
  reason: Scalars['String']['input'];
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

/** Which datasets come first; of equal ones what changed last. */
export type DatasetSort =
  /** What was downloaded most. */
  | 'DOWNLOADS'
  /** What most projects work with. */
  | 'PROJECTS'
  /** What editors put first. */
  | 'RECOMMENDED'
  /** What changed last. */
  | 'UPDATED'
  /** What was looked at most. */
  | 'VIEWS'
  /** What most members like. */
  | 'VOTES';

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

/** Input of `endAnnouncement`. */
export type EndAnnouncementInput = {
  /** Id of the announcement. */
  id: Scalars['ID']['input'];
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
export type ExternalBoardInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** The part of its address: a letter, then letters, digits or -, at most 40. */
  name: Scalars['String']['input'];
  /** At most 20 characters. */
  title: Scalars['String']['input'];
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

/** A kind of what is done something to. */
export type FeedTargetType =
  /** A channel. */
  | 'CHANNEL'
  /** A column. */
  | 'COLUMN'
  /** A competition. */
  | 'COMPETITION'
  /** A dataset. */
  | 'DATASET'
  /** A member. */
  | 'MEMBER'
  /** A project. */
  | 'PROJECT';

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

/** Input of `forkProject`. */
export type ForkProjectInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
  /** Id of a version of it; absent is the newest. */
  versionId?: InputMaybe<Scalars['ID']['input']>;
};

/** A field of a form. Once the form has been filled in, a field keeps its type and its options in their order; it may be renamed, moved and hidden. */
export type FormFieldInput = {
  /** Of a file: at most 30 extensions with their dot; empty takes all that uploads take. */
  acceptExts?: Array<Scalars['String']['input']>;
  /** Not shown and not asked for any more. */
  hidden?: Scalars['Boolean']['input'];
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of an option: 2 to 50 texts to choose from, each at most 60 characters. */
  options?: Array<Scalars['String']['input']>;
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
  | 'FILE'
  /** At most 3,000 characters. */
  | 'LONG_TEXT'
  /** One of the field's options. */
  | 'OPTION'
  /** A version of one of the member's own projects. */
  | 'PROJECT_VERSION'
  /** At most 150 characters. */
  | 'SHORT_TEXT'
  /** A type that this schema doesn't know yet. */
  | 'UNKNOWN';

/** What a forum belongs to. */
export type ForumKind =
  /** A channel. */
  | 'CHANNEL'
  /** A competition. */
  | 'COMPETITION';

/** The order of posts, behind the sticky ones. */
export type ForumPostSort =
  /** The good ones first, of each the newest first. */
  | 'GOOD_FIRST'
  /** The one with the newest reply first. */
  | 'LAST_REPLY'
  /** The one with the most views first. */
  | 'MOST_VIEWED'
  /** The newest first. */
  | 'NEWEST';

/** What a post is about. */
export type ForumPostType =
  /** Of the organizer ("官方公告"); in forums of competitions. */
  | 'ANNOUNCEMENT'
  /** Tells of experience ("经验分享"). */
  | 'EXPERIENCE'
  /** Anything else ("其它"): in forums of channels, and for a kind that this schema doesn't know yet. */
  | 'OTHER'
  /** Asks something ("问题讨论"). */
  | 'QUESTION'
  /** Looks for teammates ("队友招募"); in forums of competitions. */
  | 'TEAMMATES';

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
  | 'ANY'
  /** The author's name. */
  | 'AUTHOR'
  /** In the content. */
  | 'CONTENT'
  /** In the title. */
  | 'TITLE';

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

/** Either of the two. */
export type GrantProtectionInput = {
  /** 6 digits. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, at most 256 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
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
  | 'PRIVATE'
  /** On the public part of the solution; teams see these scores at once. */
  | 'PUBLIC';

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
  | 'STAGE'
  /** One task of a competition. */
  | 'TASK';

/** A way to learn. */
export type LearningPathInput = {
  /** A path of this site, or an address. */
  image: Scalars['String']['input'];
  /** A path of this site, or an address. */
  link: Scalars['String']['input'];
  /** What it says, at most 30 characters, not empty. */
  title: Scalars['String']['input'];
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
  | 'ACCURACY'
  /** Area under the ROC curve, 0 to 1; the largest is best. */
  | 'AUC'
  /** Mean of the labels' F1, 0 to 1; the largest is best. */
  | 'MACRO_F1'
  /** Mean absolute error, from 0; the smallest is best. */
  | 'MAE'
  /** Root of the mean squared error, from 0; the smallest is best. */
  | 'RMSE'
  /** A metric that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Input of `moveColumnProject`. */
export type MoveColumnProjectInput = {
  /** Id of the project before which it is put; null for the end. */
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a column of the viewer's. */
  columnId: Scalars['ID']['input'];
  /** Id of a project that it holds. */
  projectId: Scalars['ID']['input'];
};

/** Input of `noteWork`. */
export type NoteWorkInput = {
  /** At most 200 characters; empty takes the note away. */
  note: Scalars['String']['input'];
  /** Id of one of the team's works. */
  workId: Scalars['ID']['input'];
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
  | 'ACCOUNT_CHANGED'
  /** 2015: a competition announced something. */
  | 'ANNOUNCED'
  /** 2092: an application to host, or to be a source of datasets, was answered. */
  | 'APPLICATION_ANSWERED'
  /** 53: a badge was given. */
  | 'BADGE_GIVEN'
  /** 11: the viewer became captain. */
  | 'BECAME_CAPTAIN'
  /** 45: a channel collected a project or a dataset of the viewer's. */
  | 'CHANNEL_COLLECTED'
  /** 2: another member began a chat. */
  | 'CHAT_BEGUN'
  /** 3: a message in a chat. */
  | 'CHAT_MESSAGE'
  /** 26: a column was followed. */
  | 'COLUMN_FOLLOWED'
  /** 27: a followed column has a new project. */
  | 'COLUMN_UPDATED'
  /** 24: content was folded by an administrator. */
  | 'CONTENT_FOLDED'
  /** 2071: content was removed by an administrator. */
  | 'CONTENT_REMOVED'
  /** 2070: folded content is shown again. */
  | 'CONTENT_RESTORED'
  /** 51: the rights of a creator were taken away. */
  | 'CREATOR_BANNED'
  /** 2075: the creator programme has ended for the viewer. */
  | 'CREATOR_ENDED'
  /** 2072: the rights of a creator were given back. */
  | 'CREATOR_RESTORED'
  /** 2073: a week's profit of the creator programme was settled. */
  | 'CREATOR_SETTLED'
  /** 2074: a violation of the creator programme's rules was recorded. */
  | 'CREATOR_VIOLATION'
  /** 25: a dataset was commented on. */
  | 'DATASET_COMMENTED'
  /** 36: a dataset was liked. */
  | 'DATASET_LIKED'
  /** 2027: the end of a registration, a competition, a stage or a task was moved. */
  | 'DEADLINE_MOVED'
  /** 54: a gift card that the viewer exchanged coins for was paid. */
  | 'EXCHANGE_PAID'
  /** 1001: the coins of an exchange came back. */
  | 'EXCHANGE_RETURNED'
  /** 2091: the export of personal data is ready. */
  | 'EXPORT_READY'
  /** 400: an entrance fee was paid. */
  | 'FEE_PAID'
  /** 132: another member follows the viewer. */
  | 'FOLLOWED'
  /** 13: the captain refused to let the viewer go. */
  | 'LEAVE_REJECTED'
  /** 10: a member asks to leave the team. */
  | 'LEAVE_REQUESTED'
  /** 6: a request to merge was rejected. */
  | 'MERGE_REJECTED'
  /** 5: another team asks to be merged. */
  | 'MERGE_REQUESTED'
  /** 72: the viewer was named a moderator of a channel. */
  | 'MODERATOR_NAMED'
  /** 2093: the member was given a role in an organization, or that of an organizer on the site. */
  | 'ORGANIZER_NAMED'
  /** One that has no name here yet; `eventType` tells it. */
  | 'OTHER'
  /** 16: a post was liked. */
  | 'POST_LIKED'
  /** 17: a post was replied to. */
  | 'POST_REPLIED'
  /** 22: a project was commented on. */
  | 'PROJECT_COMMENTED'
  /** 23: a project was forked. */
  | 'PROJECT_FORKED'
  /** 35: a project was liked. */
  | 'PROJECT_LIKED'
  /** 2014: the team was promoted to the next stage. */
  | 'PROMOTED'
  /** 20: the qualification for a stage was passed. */
  | 'QUALIFICATION_PASSED'
  /** 21: the qualification for a stage was rejected. */
  | 'QUALIFICATION_REJECTED'
  /** 2018: a final ranking was published. */
  | 'RANKING_PUBLISHED'
  /** 18: a real name was passed. */
  | 'REAL_NAME_PASSED'
  /** 19: a real name was rejected. */
  | 'REAL_NAME_REJECTED'
  /** 2010: a registration was passed by an organizer. */
  | 'REGISTRATION_PASSED'
  /** 2011: a registration was rejected by an organizer. */
  | 'REGISTRATION_REJECTED'
  /** 14: a member refused to leave. */
  | 'REMOVAL_REJECTED'
  /** 12: the captain asks the viewer to leave. */
  | 'REMOVAL_REQUESTED'
  /** 7: a request to the team was withdrawn. */
  | 'REQUEST_WITHDRAWN'
  /** 2002: the review of a work failed. */
  | 'REVIEW_FAILED'
  /** 2030: a sign-up by the share link was rewarded. */
  | 'SHARE_REWARDED'
  /** 500: a skill was earned. */
  | 'SKILL_EARNED'
  /** 2024: the award of a stage was paid. */
  | 'STAGE_REWARDED'
  /** 2040: a task was taken out of the ranking. */
  | 'TASK_EXCLUDED'
  /** 2041: a task was put back into the ranking. */
  | 'TASK_RESTORED'
  /** 2016: the team was banned. */
  | 'TEAM_BANNED'
  /** 9: the team was dissolved. */
  | 'TEAM_DISSOLVED'
  /** 8: a member left the team. */
  | 'TEAM_LEFT'
  /** 4: a team was merged. */
  | 'TEAM_MERGED'
  /** 2080: a message in the team's conversation. */
  | 'TEAM_MESSAGE'
  /** 2017: the team is no longer banned. */
  | 'TEAM_UNBANNED'
  /** 2025: an organizer took a work of the team out. */
  | 'WORK_INVALIDATED'
  /** 31: the support answered a work order. */
  | 'WORK_ORDER_ANSWERED'
  /** 2063: to the support: a colleague gave them a work order. */
  | 'WORK_ORDER_ASSIGNED'
  /** 32: a work order awaits confirmation. */
  | 'WORK_ORDER_AWAITS'
  /** 2064: to the one of the support who has it: its member closed a work order. */
  | 'WORK_ORDER_CLOSED'
  /** 2060: to the support: a member filed a work order. */
  | 'WORK_ORDER_FILED'
  /** 33: a work order has news. */
  | 'WORK_ORDER_MOVED'
  /** 2062: to the support: a member opened a work order again. */
  | 'WORK_ORDER_REOPENED'
  /** 2061: to the support: a member replied. */
  | 'WORK_ORDER_REPLIED'
  /** 34: a work order was closed without confirmation. */
  | 'WORK_ORDER_TIMED_OUT'
  /** 2026: an organizer put a work of the team back in. */
  | 'WORK_RESTORED'
  /** 2001: a work of the team was reviewed. */
  | 'WORK_REVIEWED';

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

/** A site that says who somebody is. */
export type OAuthProvider =
  /** github.com, or a GitHub of one's own. */
  | 'GITHUB'
  /** WeChat, by a code that its app scans. */
  | 'WECHAT';

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

/** What a member may do in an organization. */
export type OrganizationRole =
  /** Manages all competitions of the organization. */
  | 'ADMIN'
  /** Manages the competitions that they organize themselves. */
  | 'MEMBER'
  /** A role that this schema doesn't know yet. */
  | 'UNKNOWN';

/** What files may be uploaded in parts for. */
export type PartedPurpose =
  /** Files of a member's dataset: at most 1 GiB each. */
  | 'DATASET';

/** Input of `payExchange`. */
export type PayExchangeInput = {
  /** The card's code, at most 200 characters; empty where the operator's issuer gives it. */
  code: Scalars['String']['input'];
  /** Id of the exchange. */
  exchangeId: Scalars['ID']['input'];
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
export type PlatformIdBoxInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** What is asked for, at most 30 characters. */
  name: Scalars['String']['input'];
};

/** Input of `bookmarkProject` and `unbookmarkProject`. */
export type ProjectReferenceInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** Which projects come first. */
export type ProjectSort =
  /** The most favourites. */
  | 'BOOKMARKED'
  /** The most forks. */
  | 'FORKED'
  /** The most likes. */
  | 'MOST_LIKED'
  /** What was made last. */
  | 'NEWEST'
  /** What editors put first, then the newest version. */
  | 'RECOMMENDED'
  /** The newest version. */
  | 'VERSIONED'
  /** The most views. */
  | 'VIEWED';

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

/** Where a code is sent to. */
export type ProtectionChannel =
  /** To the e-mail address. */
  | 'EMAIL'
  /** To the bound phone number. */
  | 'PHONE';

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
  note?: Scalars['String']['input'];
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
  | 'COMMUNITY'
  /** On the pages of its organization, which are its participants' own. */
  | 'ORGANIZATION'
  /** A place that this schema doesn't know yet. */
  | 'UNKNOWN';

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
  | 'IN_REVIEW'
  /** The team may submit works. */
  | 'PASSED'
  /** It was rejected; the team may hand it in again. */
  | 'REJECTED'
  /** A state that this schema doesn't know yet. */
  | 'UNKNOWN';

/** How a question is answered. */
export type QuestionKind =
  /** By one or more of its options. */
  | 'MULTIPLE_CHOICE'
  /** By one of its options. */
  | 'SINGLE_CHOICE'
  /** By a text of at most 2,000 characters, or not at all. */
  | 'TEXT'
  /** A way that this schema doesn't know yet. */
  | 'UNKNOWN';

/** An answer to a question. */
export type QuestionnaireAnswerInput = {
  /** The contents of the options that are chosen; of free text the text, at most 2,000 characters, or nothing. */
  answer: Array<Scalars['String']['input']>;
  /** Id of the question. */
  questionId: Scalars['ID']['input'];
};

/** What can be chosen in a question. */
export type QuestionnaireOptionInput = {
  /** At most 100 characters, each once in its question. */
  content: Scalars['String']['input'];
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

/** Input of `rateDataset`. */
export type RateDatasetInput = {
  /** Id of the dataset. */
  datasetId: Scalars['ID']['input'];
  /** The rating. */
  rating: DatasetRating;
};

/** Input of `reactivateMember`. */
export type ReactivateMemberInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
};

/** Where the verification of a real name stands. */
export type RealNameStatus =
  /** It was never tried. */
  | 'NONE'
  /** Waits for an administrator. */
  | 'PENDING'
  /** An administrator rejected it; one may try again. */
  | 'REJECTED'
  /** The name is verified. */
  | 'VERIFIED';

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

/** Ways on under one title. */
export type RecommendGroupInput = {
  /** At most 30 characters, not empty. */
  title: Scalars['String']['input'];
  /** One to six. */
  ways: Array<RecommendedWayInput>;
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
  | 'CHANNEL'
  /** Columns. */
  | 'COLUMN'
  /** Members. */
  | 'MEMBER';

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

/** What a field of the registration form is filled in with. */
export type RegistrationAnswerInput = {
  /** The field's `defaultId`; null for one of the organizer's own. */
  defaultId?: InputMaybe<Scalars['Int']['input']>;
  /** The field's name, at most 200 characters. */
  name: Scalars['String']['input'];
  /** In the shape of RegistrationAnswer.value; texts of at most 150 characters. */
  value: Scalars['JSON']['input'];
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
  | 'CHOICE'
  /** A text of at most 150 characters; fields that every competition may ask for have shapes of their own. */
  | 'TEXT';

/** What has to be verified before registering. */
export type RegistrationNeed =
  /** An e-mail address. */
  | 'EMAIL'
  /** A phone number. */
  | 'PHONE'
  /** The real name. */
  | 'REAL_NAME';

/** Where a registration stands. */
export type RegistrationStatus =
  /** The member takes part and has a team. */
  | 'REGISTERED'
  /** It was rejected; one may register again. */
  | 'REJECTED'
  /** It waits for those who manage the competition. */
  | 'UNDER_REVIEW';

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
  comment?: Scalars['String']['input'];
  /** From 0 to the task's `maxScore`, at most two decimals. */
  score: Scalars['Float']['input'];
  /** Id of the work. */
  workId: Scalars['ID']['input'];
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
  | 'ADMIN'
  /** Writes columns, as an application gives the right to; being in the creator programme is another thing. */
  | 'COLUMNIST'
  /** Looks after the forums. */
  | 'MODERATOR'
  /** Organizes competitions. */
  | 'ORGANIZER'
  /** Answers work orders. */
  | 'SUPPORT';

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

/** Which of what was found comes first. */
export type SearchSort =
  /** Most content first: the projects of a column or a channel. */
  | 'CONTENTS'
  /** What most people joined, follow or like. */
  | 'POPULAR'
  /** What has the text in its title, then the rest; of both first what most people joined or follow. */
  | 'RELEVANCE'
  /** What changed last; of competitions what begins last, of members who joined last. */
  | 'UPDATED'
  /** What was looked at most; of projects and datasets. */
  | 'VIEWED';

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
  byVoice?: Scalars['Boolean']['input'];
  /** A solved challenge. */
  captcha: CaptchaInput;
  /** Such as 86, without +. */
  countryCode?: Scalars['String']['input'];
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
  | 'RANKING'
  /** The team was promoted out of `stage`. */
  | 'STAGE'
  /** A work of `task` was reviewed: for all members of its team. */
  | 'TASK'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Who reads a snippet. */
export type SnippetSharing =
  /** Who has its link. */
  | 'LINK'
  /** Its creator alone. */
  | 'PRIVATE'
  /** Everybody. */
  | 'PUBLIC';

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
  | 'FILE'
  /** By any HTTP client with the captain's upload token. */
  | 'TOKEN'
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

/** What happened in a quest. */
export type TaskProgressType =
  /** The last step is done; the reward can be claimed. */
  | 'COMPLETED'
  /** The reward was claimed. */
  | 'FINISHED'
  /** Another step is done. */
  | 'PROGRESSED';

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

/** An answer to a request. */
export type TeamApplicationAnswer =
  /** The recipient consents. */
  | 'ACCEPT'
  /** The recipient doesn't. */
  | 'REJECT'
  /** The sender takes it back. */
  | 'WITHDRAW';

/** Where a request stands. */
export type TeamApplicationStatus =
  /** It was consented to and carried out. */
  | 'ACCEPTED'
  /** It waits for an answer. */
  | 'PENDING'
  /** By the recipient, or because their team ended. */
  | 'REJECTED'
  /** By the sender, or because their team ended. */
  | 'WITHDRAWN';

/** What a request asks. */
export type TeamApplicationType =
  /** To leave the team. */
  | 'LEAVE'
  /** To become one team. */
  | 'MERGE'
  /** To take a member out of the team. */
  | 'REMOVAL'
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

/** Input of `track`. */
export type TrackInput = {
  /** The browser's own sign, 8 to 64 letters, digits, `_` or `-`; it is forwarded, never kept. */
  client?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50. */
  events: Array<TrackedEventInput>;
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
  | 'ACTIVITY'
  /** A picture with a link. */
  | 'ADVERTISEMENT'
  /** An announcement of the site. */
  | 'ANNOUNCEMENT'
  /** A channel. */
  | 'CHANNEL'
  /** A column. */
  | 'COLUMN'
  /** A competition. */
  | 'COMPETITION'
  /** A dataset. */
  | 'DATASET'
  /** A member. */
  | 'MEMBER'
  /** A post of a forum. */
  | 'POST'
  /** A project. */
  | 'PROJECT';

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
  rescore?: Scalars['Boolean']['input'];
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

/** Input of `completeUpload` and `cancelUpload`. */
export type UploadSessionInput = {
  /** Id of the upload. */
  uploadId: Scalars['ID']['input'];
};

/** What becomes of an upload in parts. */
export type UploadState =
  /** All have come and are put together. */
  | 'ASSEMBLING'
  /** It is a file. */
  | 'DONE'
  /** It became none. */
  | 'FAILED'
  /** Parts are awaited. */
  | 'OPEN';

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

/** Input of `invalidateWork` and `restoreWork` and `deleteWork`. */
export type WorkInput = {
  /** Needed by `invalidateWork`: at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the work. */
  workId: Scalars['ID']['input'];
};

/** Work orders by the member of the support who has them. */
export type WorkOrderAssignment =
  /** "我负责的": the viewer has them. */
  | 'MINE'
  /** "未分配": nobody has them. */
  | 'UNASSIGNED';

/** How a work order ended. */
export type WorkOrderResolution =
  /** The member found it unsolved, or went on after it was closed. */
  | 'REOPENED'
  /** The member confirmed that it is solved. */
  | 'RESOLVED'
  /** Closed by itself: nobody confirmed within 7 days. */
  | 'TIMED_OUT'
  /** A way that this schema doesn't know yet. */
  | 'UNKNOWN';

/** Where a work order stands. */
export type WorkOrderStatus =
  /** "待确认": the support takes it for solved and asks the member; closes by itself after 7 days. */
  | 'AWAITING_CONFIRMATION'
  /** "已关闭"; its creator can go on with it. */
  | 'CLOSED'
  /** "待处理": nobody of the support has answered yet. */
  | 'PENDING'
  /** "处理中": the support is at it, or the member went on. */
  | 'PROCESSING';

/** A picture of a team's work. */
export type WorkPictureInput = {
  /** At most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Key of its upload, 32 hexadecimal digits. */
  key: Scalars['String']['input'];
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
  | 'MOST_LIKED'
  /** The one with the most views first. */
  | 'MOST_VIEWED'
  /** The one that changed last first. */
  | 'UPDATED';

/** Where a work stands. */
export type WorkStatus =
  /** The file had an error, or the platform failed; doesn't count towards the limits. */
  | 'FAILED'
  /** Taken out by the organizer; counts towards the limits. */
  | 'INVALIDATED'
  /** It waits to be scored. */
  | 'PENDING'
  /** It has a score. */
  | 'REVIEWED';

/** A window of days in every year, both included, in Asia/Shanghai. */
export type YearlyWindowInput = {
  /** Month and day, such as 02-20. */
  end: Scalars['String']['input'];
  /** Month and day, such as 02-10. */
  start: Scalars['String']['input'];
};
