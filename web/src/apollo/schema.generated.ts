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

/** What `addOrganizationMember` takes. */
export type AddOrganizationMemberInput = {
  /** E-mail address or user name, at most 254 characters. */
  account: Scalars['String']['input'];
  /** The organization's short name, at most 32 characters. */
  organization: Scalars['String']['input'];
  /** What they may do in it. */
  role: OrganizationRole;
};

/** A picture with a link beside the list of competitions. */
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

/** What `announceToCompetition` takes. */
export type AnnounceToCompetitionInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Markdown, at most 20,000 characters. */
  content: Scalars['String']['input'];
  /** At most 50 characters. */
  title: Scalars['String']['input'];
};

/** What `answerTeamApplication` takes. */
export type AnswerTeamApplicationInput = {
  /** What the viewer answers. */
  answer: TeamApplicationAnswer;
  /** Id of the request. */
  applicationId: Scalars['ID']['input'];
};

/** What `applyToHost` takes. */
export type ApplyToHostInput = {
  /** School, institution or company, at most 100 characters. */
  company: Scalars['String']['input'];
  /** At most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What to call the applicant, at most 50 characters. */
  name: Scalars['String']['input'];
  /** 11 digits, the first of them 1. */
  phone: Scalars['String']['input'];
};

/** What `applyToTeam` takes. */
export type ApplyToTeamInput = {
  /** At most 100 characters. */
  note: Scalars['String']['input'];
  /** The team to be merged into. */
  teamId: Scalars['ID']['input'];
};

/** What `awardWorkPost` takes. */
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
  /** Awards in published final rankings: 1, 3, 10. */
  | 'AWARD'
  /** Followers of all of the member's columns: 10, 100, 1,000. */
  | 'COLUMN'
  /** Competitions that are over, in which the member's team has a reviewed work: 1, 5, 20. */
  | 'COMPETITION'
  /** Posts in forums that others like: 1, 10, 50. */
  | 'LIKED_POST'
  /** Public projects: 1, 5, 20. */
  | 'PROJECT'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** What `bindPhone` takes. */
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

/** What `changeEmail` takes. */
export type ChangeEmailInput = {
  /** 6 digits. */
  code: Scalars['String']['input'];
};

/** What `changePassword` takes. */
export type ChangePasswordInput = {
  /** The new one again, at most 256 characters. */
  confirmPassword: Scalars['String']['input'];
  /** 8 to 128 characters; common ones are refused. */
  newPassword: Scalars['String']['input'];
  /** The password until now, at most 256 characters. */
  oldPassword: Scalars['String']['input'];
};

/** What `markChatSessionRead` and `deleteChatSession` take. */
export type ChatSessionInput = {
  /** Id of a conversation of the viewer's. */
  sessionId: Scalars['ID']['input'];
};

/** What `checkPassword` takes. */
export type CheckPasswordInput = {
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
};

/** What `claimTaskReward` takes. */
export type ClaimTaskRewardInput = {
  /** Id of the quest. */
  taskId: Scalars['ID']['input'];
};

/** What `addColumnProject` and `removeColumnProject` take. */
export type ColumnProjectInput = {
  /** Id of a column of the viewer's. */
  columnId: Scalars['ID']['input'];
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** The order of a column's projects. */
export type ColumnProjectSort =
  /** Newest change first. */
  | 'NEWEST'
  /** Oldest change first. */
  | 'OLDEST'
  /** By title. */
  | 'TITLE';

/** What `subscribeToColumn` and `unsubscribeFromColumn` take. */
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

/** Whom a verification is of. */
export type CommunityVerificationType =
  /** An organization's account. */
  | 'ORGANIZATION'
  /** A person of a profession. */
  | 'PROFESSIONAL'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

/** What a competition is. */
export type CompetitionKind =
  /** A competition with stages. */
  | 'COMPETITION'
  /** A ranking activity ("打榜"), detailType EXERCISE. */
  | 'EXERCISE'
  /** Holds other competitions, and has neither stages nor registration of its own. */
  | 'SERIES';

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

/** What `createAccessToken` takes. */
export type CreateAccessTokenInput = {
  /** In the future, at most a year ahead; omitted: no end. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 50 characters, for the member's own eyes. */
  name: Scalars['String']['input'];
};

/** What `createColumn` takes. */
export type CreateColumnInput = {
  /** At most 140 characters. */
  description: Scalars['String']['input'];
  /** Key of an uploaded picture (purpose `post-image`). */
  imageKey: Scalars['ID']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
};

/** What `createCompetition` takes. */
export type CreateCompetitionInput = {
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

/** What `createCompetitionTask` takes. */
export type CreateCompetitionTaskInput = {
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
  /** The task. */
  task: CompetitionTaskInput;
  /** How it is scored; stays as it is. */
  type: CompetitionTaskType;
};

/** What `createDatasetBinding` takes. */
export type CreateDatasetBindingInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** The dataset. */
  settings: DatasetBindingSettingsInput;
};

/** What `createForumPost` takes. */
export type CreateForumPostInput = {
  /** Markdown, at most 20,000 characters. */
  content: Scalars['String']['input'];
  /** The competition's id. */
  forumId: Scalars['ID']['input'];
  /** A public project of the viewer's with at least one version; not for TEAMMATES. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** A team of this competition that the viewer is in; a team has one work. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 characters. */
  title: Scalars['String']['input'];
  /** Announcements are for the organizer and administrators. */
  type: ForumPostType;
  /** With it, the post is the work of `teamId`. */
  work?: InputMaybe<WorkPostInput>;
};

/** What `createForumReply` takes. */
export type CreateForumReplyInput = {
  /** Markdown, at most 5,000 characters. */
  content: Scalars['String']['input'];
  /** The reply of the same post that it answers. */
  inReplyToId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the post. */
  postId: Scalars['ID']['input'];
};

/** What `createInvitationCode` takes. */
export type CreateInvitationCodeInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
};

/** What `createLeaderboardGroup` takes. */
export type CreateLeaderboardGroupInput = {
  /** The group. */
  group: LeaderboardGroupInput;
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** What `createOrganization` takes. */
export type CreateOrganizationInput = {
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** The part of its addresses, which stays: 2 to 32 lower-case letters, digits or hyphens. */
  shortName: Scalars['String']['input'];
};

/** What `createProjectVersion` takes. */
export type CreateProjectVersionInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
};

/** What `createStage` takes. */
export type CreateStageInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** The stage. */
  stage: StageInput;
};

/** What `createWorkOrder` takes. */
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
  /** Whole numbers. */
  | 'INTEGER'
  /** Numbers, some of them with a fraction. */
  | 'NUMBER'
  /** Any text. */
  | 'STRING';

/** What a file is shown as. */
export type DatasetFileKind =
  /** `archive`. */
  | 'ARCHIVE'
  /** The file itself is shown. */
  | 'IMAGE'
  /** A trained model: its name and size are all that is shown. */
  | 'MODEL'
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

/** What `deleteCompetition` takes. */
export type DeleteCompetitionInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
};

/** What `deleteCompetitionTask` takes. */
export type DeleteCompetitionTaskInput = {
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** What `deleteForumPost` takes. */
export type DeleteForumPostInput = {
  /** Id of the post. */
  postId: Scalars['ID']['input'];
};

/** What `deleteForumReply` takes. */
export type DeleteForumReplyInput = {
  /** Id of the reply. */
  replyId: Scalars['ID']['input'];
};

/** What `deleteLeaderboardGroup` takes. */
export type DeleteLeaderboardGroupInput = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
};

/** What `deleteStage` takes. */
export type DeleteStageInput = {
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
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

/** What `fillPlatformId` takes. */
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
};

/** What `follow` and `unfollow` take. */
export type FollowInput = {
  /** Id of the member or the column. */
  id: Scalars['ID']['input'];
  /** Of what kind it is. */
  kind: FollowKind;
};

/** What can be followed. */
export type FollowKind =
  /** A column. */
  | 'COLUMN'
  /** A member. */
  | 'MEMBER';

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
  /** Of the organizer ("官方公告"). */
  | 'ANNOUNCEMENT'
  /** Tells of experience ("经验分享"). */
  | 'EXPERIENCE'
  /** A kind that this schema doesn't know yet. */
  | 'OTHER'
  /** Asks something ("问题讨论"). */
  | 'QUESTION'
  /** Looks for teammates ("队友招募"). */
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

/** What `markForumPost` takes. */
export type MarkForumPostInput = {
  /** Left out, it stays. */
  isGood?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out, it stays. */
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the post. */
  postId: Scalars['ID']['input'];
};

/** What `markNotificationsRead` takes. */
export type MarkNotificationsReadInput = {
  /** True marks all of them but those of chat messages. */
  all?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of notifications, at most 1,000; those of others are ignored. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

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

/** What `noteWork` takes. */
export type NoteWorkInput = {
  /** At most 200 characters; empty takes the note away. */
  note: Scalars['String']['input'];
  /** Id of one of the team's works. */
  workId: Scalars['ID']['input'];
};

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
  /** Somebody follows the viewer, or a column of theirs. */
  | 'FOLLOW'
  /** Somebody copied a project of the viewer's. */
  | 'FORK'
  /** Somebody liked something of the viewer's. */
  | 'LIKE'
  /** Of the site itself. */
  | 'SYSTEM'
  /** Of the workbench. */
  | 'WORKBENCH';

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
  /** Key of an uploaded solution (purpose `solution`): CSV with the id column, the target column and `part`, which is public or private. Absent keeps the one there is. */
  solutionKey?: InputMaybe<Scalars['ID']['input']>;
  /** How result files come. Absent keeps what there is, as with all that follows; a new task takes them from the page. */
  submitType?: InputMaybe<SubmitType>;
  /** Header of the column of predictions, at most 64 characters. */
  targetColumn: Scalars['String']['input'];
  /** Works in all; null is without limit. */
  totalLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** What `openChatSession` takes. */
export type OpenChatSessionInput = {
  /** The other member. */
  memberId: Scalars['ID']['input'];
};

/** What `orderDatasetBindings` takes. */
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

/** A competition that asks for an id on another platform. */
export type PlatformIdBoxInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** What is asked for, at most 30 characters. */
  name: Scalars['String']['input'];
};

/** A version of one of the viewer's own projects. */
export type ProjectVersionInput = {
  /** Id of the project. */
  projectId: Scalars['ID']['input'];
  /** Id of the version. */
  versionId: Scalars['ID']['input'];
};

/** What `promoteTeams` takes. */
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

/** What `publishFinalRanking` takes. */
export type PublishFinalRankingInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** In the order of their places; 1 to 1,000 teams, each once. */
  rows: Array<FinalRankingRowInput>;
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

/** What `recordForumPostView` takes. */
export type RecordForumPostViewInput = {
  /** Id of the post. */
  postId: Scalars['ID']['input'];
};

/** What `recordPageView` takes. */
export type RecordPageViewInput = {
  /** Path and query on this site, at most 500 characters. */
  url: Scalars['String']['input'];
};

/** What `registerForCompetition` takes. */
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

/** What `removeDatasetBinding` takes. */
export type RemoveDatasetBindingInput = {
  /** Id of the dataset. */
  bindingId: Scalars['ID']['input'];
};

/** What `removeOrganizationMember` takes. */
export type RemoveOrganizationMemberInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** The organization's short name, at most 32 characters. */
  organization: Scalars['String']['input'];
};

/** What `renewUploadToken` takes. */
export type RenewUploadTokenInput = {
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** What `requestRealNameReview` takes. */
export type RequestRealNameReviewInput = {
  /** Of any document, 6 to 20 letters and digits. */
  idNumber: Scalars['String']['input'];
  /** At most 50 characters. */
  name: Scalars['String']['input'];
  /** Uploaded with the purpose `identity`. */
  photo?: InputMaybe<UploadInput>;
};

/** What `rescoreTask` takes. */
export type RescoreTaskInput = {
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** What `resetPassword` takes: the contact as it was given for the code, the code and the new password. */
export type ResetPasswordInput = {
  /** The code, 6 digits; lives ten minutes and takes five tries. */
  code: Scalars['String']['input'];
  /** The new password again, at most 256 characters. */
  confirmPassword: Scalars['String']['input'];
  /** Of the phone number, such as 86. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** The contact that the code was sent to, as of `sendRecoveryCode`. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At least 8 characters; common ones are refused. */
  newPassword: Scalars['String']['input'];
  /** The phone number that the code was sent to, at most 20 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What `reviewQualification` takes. */
export type ReviewQualificationInput = {
  /** Id of the qualification review. */
  id: Scalars['ID']['input'];
  /** True passes, false rejects. */
  passed: Scalars['Boolean']['input'];
  /** Why it is rejected, at most 500 characters; asked for where `passed` is false. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What `reviewRealName` takes. */
export type ReviewRealNameInput = {
  /** Id of the request. */
  id: Scalars['ID']['input'];
  /** True passes, false rejects. */
  passes: Scalars['Boolean']['input'];
  /** Needed to reject, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What `reviewRegistration` takes. */
export type ReviewRegistrationInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** True passes, false rejects. */
  passes: Scalars['Boolean']['input'];
  /** Needed to reject: at most 200 characters, told to the member. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What `reviewWork` takes. */
export type ReviewWorkInput = {
  /** At most 3,000 characters; the team reads it. */
  comment?: Scalars['String']['input'];
  /** From 0 to the task's `maxScore`, at most two decimals. */
  score: Scalars['Float']['input'];
  /** Id of the work. */
  workId: Scalars['ID']['input'];
};

/** What `revokeAccessToken` takes. */
export type RevokeAccessTokenInput = {
  /** Id out of `Viewer.accessTokens`. */
  accessTokenId: Scalars['ID']['input'];
};

/** What `revokeSession` takes. */
export type RevokeSessionInput = {
  /** Id out of `Viewer.sessions`. */
  sessionId: Scalars['ID']['input'];
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
  /** In the creator programme. */
  | 'CREATOR'
  /** Looks after the forums. */
  | 'MODERATOR'
  /** Organizes competitions. */
  | 'ORGANIZER'
  /** Answers work orders. */
  | 'SUPPORT';

/** What `selectWorks` takes. */
export type SelectWorksInput = {
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
  /** One or two. */
  workIds: Array<Scalars['ID']['input']>;
};

/** What `sendChatMessage` takes. */
export type SendChatMessageInput = {
  /** Plain text, 1 to 1,000 characters; blanks around it don't count. */
  content: Scalars['String']['input'];
  /** 8 to 64 letters, digits, - or _ of the client's choice: sent again with the same key, as after a lost answer, the message isn't written twice. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Id of a conversation of the viewer's. */
  sessionId: Scalars['ID']['input'];
};

/** What `sendEmailCode` takes. */
export type SendEmailCodeInput = {
  /** A solved challenge. */
  captcha: CaptchaInput;
  /** The new address, at most 254 characters. */
  email: Scalars['String']['input'];
  /** Instead of a protected session; at most 256 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What `sendPhoneCode` takes. */
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

/** What `sendProtectionCode` takes. */
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

/** What `sendWorkOrderMessage` takes. */
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

/** What `setCompetitionPublished` takes. */
export type SetCompetitionPublishedInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** True publishes, false takes back to a draft. */
  published: Scalars['Boolean']['input'];
};

/** What `setDatasetDescription` takes. */
export type SetDatasetDescriptionInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Markdown, at most 20,000 characters; empty for none. */
  description: Scalars['String']['input'];
};

/** What `setExternalBoard` takes. */
export type SetExternalBoardInput = {
  /** HTML without scripts, at most 50,000 characters. */
  html: Scalars['String']['input'];
  /** Its name in `Site.externalBoards`. */
  name: Scalars['String']['input'];
};

/** What `setInvitation` takes. */
export type SetInvitationInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** Null ends the invitation. */
  settings?: InputMaybe<InvitationSettingsInput>;
};

/** What `setLeaderboardTeams` takes. */
export type SetLeaderboardTeamsInput = {
  /** Teams to put on it, at most 1,000. */
  add: Array<Scalars['ID']['input']>;
  /** Id of a board of a group that hasn't all teams. */
  leaderboardId: Scalars['ID']['input'];
  /** Teams to take off it, at most 1,000. */
  remove: Array<Scalars['ID']['input']>;
};

/** What `setLeaderboardTemplate` takes. */
export type SetLeaderboardTemplateInput = {
  /** At most 50,000 characters; null takes the look away. */
  html?: InputMaybe<Scalars['String']['input']>;
  /** Id of the task or stage. */
  id: Scalars['ID']['input'];
  /** Whether `id` is that of a task or of a stage. */
  of: LeaderboardOwner;
};

/** What `setOrganizationMemberRole` takes. */
export type SetOrganizationMemberRoleInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** The organization's short name, at most 32 characters. */
  organization: Scalars['String']['input'];
  /** What they may do in it. */
  role: OrganizationRole;
};

/** What `setRelatedColumns` takes. */
export type SetRelatedColumnsInput = {
  /** In their order, each once; at most 4. */
  columnIds: Array<Scalars['ID']['input']>;
  /** Id of a competition that the viewer manages. */
  competitionId: Scalars['ID']['input'];
};

/** What `setSkillRules` takes. */
export type SetSkillRulesInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
  /** All rules in their order, at most 30. */
  rules: Array<SkillRuleInput>;
};

/** What `setTeamBanned` takes. */
export type SetTeamBannedInput = {
  /** True bans it, false takes the ban back. */
  banned: Scalars['Boolean']['input'];
  /** Needed for a ban: at most 200 characters, read by the team's members. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** What `setTeamReceiving` takes. */
export type SetTeamReceivingInput = {
  /** True opens it, false closes it. */
  receives: Scalars['Boolean']['input'];
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** What `setWeakFlags` takes. */
export type SetWeakFlagsInput = {
  /** An object of flags to set. */
  flags: Scalars['JSON']['input'];
};

/** What `setWorkOrderStatus` takes. */
export type SetWorkOrderStatusInput = {
  /** Where it is to come. */
  status: WorkOrderStatus;
  /** Id of the work order. */
  workOrderId: Scalars['ID']['input'];
};

/** What `signIn` takes. */
export type SignInInput = {
  /** E-mail address or member name, at most 254 characters. */
  account: Scalars['String']['input'];
  /** The password, at most 256 characters. */
  password: Scalars['String']['input'];
};

/** What `signUp` takes. */
export type SignUpInput = {
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

/** What `setSiteSettings` takes. */
export type SiteSettingsInput = {
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

/** A stage as a whole. */
export type StageInput = {
  /** Whale coins for each member of a team that reaches it, at most 100,000; of the first stage that is on registering. Once a team has reached it, it stays (CONFLICT). */
  awardWhaleCoin: Scalars['Int']['input'];
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

/** What `submitQualification` takes. */
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

/** What `submitWork` takes. */
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
  /** The longest waiting first, those with priority before them. */
  oldestFirst?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those of one status. */
  status?: InputMaybe<WorkOrderStatus>;
  /** Its number, or a part of its content; at most 100 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Those of one group of types. */
  typeGroupId?: InputMaybe<Scalars['ID']['input']>;
};

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

/** What `requestTeamLeave` and `dissolveTeam` take. */
export type TeamInput = {
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** What `requestMemberRemoval` and `transferTeamCaptaincy` take. */
export type TeamMemberInput = {
  /** Id of the member. */
  memberId: Scalars['ID']['input'];
  /** Id of the team. */
  teamId: Scalars['ID']['input'];
};

/** What `updateColumn` takes. */
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

/** What `updateCompetition` takes. */
export type UpdateCompetitionInput = {
  /** Free text such as ¥50,000, at most 60 characters; empty for none. */
  award: Scalars['String']['input'];
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
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

/** What `updateCompetitionTask` takes. */
export type UpdateCompetitionTaskInput = {
  /** Agrees to score all works again where the solution, the metric or a column changes. */
  rescore?: Scalars['Boolean']['input'];
  /** The task as it is to be. */
  task: CompetitionTaskInput;
  /** Id of the task. */
  taskId: Scalars['ID']['input'];
};

/** What `updateDatasetBinding` takes. */
export type UpdateDatasetBindingInput = {
  /** Id of the dataset. */
  bindingId: Scalars['ID']['input'];
  /** The dataset as it is to be. */
  settings: DatasetBindingSettingsInput;
};

/** What `updateForumPost` takes. */
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

/** What `updateForumReply` takes. */
export type UpdateForumReplyInput = {
  /** Markdown, at most 5,000 characters. */
  content: Scalars['String']['input'];
  /** Id of the reply. */
  replyId: Scalars['ID']['input'];
};

/** What `updateHomepage` takes. */
export type UpdateHomepageInput = {
  /** Whether others see name, picture, level and verification alone. */
  hideProfile: Scalars['Boolean']['input'];
};

/** What `updateLeaderboardGroup` takes. */
export type UpdateLeaderboardGroupInput = {
  /** The group as it is to be. */
  group: LeaderboardGroupInput;
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
};

/** What `updateOrganization` takes. */
export type UpdateOrganizationInput = {
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** The organization's short name, at most 32 characters, which stays. */
  shortName: Scalars['String']['input'];
};

/** What `updateRegistrationSettings` takes. */
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

/** What `updateStage` takes. */
export type UpdateStageInput = {
  /** The stage as it is to be. */
  stage: StageInput;
  /** Id of the stage. */
  stageId: Scalars['ID']['input'];
};

/** What `updateTeam` takes. */
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

/** What `verifyRealName` takes. */
export type VerifyRealNameInput = {
  /** Of the mainland, 18 characters; spaces are left out. */
  idNumber: Scalars['String']['input'];
  /** At most 50 characters. */
  name: Scalars['String']['input'];
};

/** What `voteForumPost` takes. */
export type VoteForumPostInput = {
  /** Id of the post. */
  postId: Scalars['ID']['input'];
  /** False takes the like back. */
  voted: Scalars['Boolean']['input'];
};

/** What `withdrawFinalRanking` takes. */
export type WithdrawFinalRankingInput = {
  /** Id of the competition. */
  competitionId: Scalars['ID']['input'];
};

/** What `invalidateWork` and `restoreWork` and `deleteWork` take. */
export type WorkInput = {
  /** Needed by `invalidateWork`: at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of the work. */
  workId: Scalars['ID']['input'];
};

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
