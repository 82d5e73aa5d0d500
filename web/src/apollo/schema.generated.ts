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

export type AddOrganisationMemberInput = {
  /** E-mail address or user name. */
  account: Scalars['String']['input'];
  /** The organisation's short name. */
  organisation: Scalars['String']['input'];
  role: OrganisationRole;
};

export type AdvertisementInput = {
  /** A path of this site, or an address. */
  image: Scalars['String']['input'];
  link: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type AfterRegistrationInput = {
  customized: Scalars['Boolean']['input'];
  linkText: Scalars['String']['input'];
  redirectionUrl: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type AnnounceToCompetitionInput = {
  competitionId: Scalars['ID']['input'];
  /** Markdown. */
  content: Scalars['String']['input'];
  /** At most 50 characters. */
  title: Scalars['String']['input'];
};

export type AnswerTeamApplicationInput = {
  answer: TeamApplicationAnswer;
  applicationId: Scalars['ID']['input'];
};

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

export type ApplyToTeamInput = {
  /** At most 100 characters. */
  note: Scalars['String']['input'];
  /** The team to be merged into. */
  teamId: Scalars['ID']['input'];
};

export type AwardWorkPostInput = {
  /** At most 20 characters; null takes the award away. */
  name?: InputMaybe<Scalars['String']['input']>;
  postId: Scalars['ID']['input'];
  /** From 1. */
  ranking?: InputMaybe<Scalars['Int']['input']>;
};

export type BindPhoneInput = {
  /** 6 digits. */
  code: Scalars['String']['input'];
  countryCode?: Scalars['String']['input'];
  /** Instead of a protected session. */
  password?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
};

export type CaptchaInput = {
  /** The number that solves it. */
  answer: Scalars['Int']['input'];
  challenge: Scalars['String']['input'];
};

export type ChangeEmailInput = {
  /** 6 digits. */
  code: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  confirmPassword: Scalars['String']['input'];
  /** At least 8 characters; common ones are refused. */
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};

export type ChatSessionInput = {
  sessionId: Scalars['ID']['input'];
};

export type CheckPasswordInput = {
  password: Scalars['String']['input'];
};

export type ClaimTaskRewardInput = {
  taskId: Scalars['ID']['input'];
};

export type ColumnProjectInput = {
  columnId: Scalars['ID']['input'];
  projectId: Scalars['ID']['input'];
};

export type ColumnProjectSort =
  /** Newest change first. */
  | 'NEWEST'
  | 'OLDEST'
  | 'TITLE';

export type ColumnReferenceInput = {
  columnId: Scalars['ID']['input'];
};

export type ColumnSort =
  /** Most projects first. */
  | 'PROJECTS'
  /** Most followers first. */
  | 'SUBSCRIBERS'
  /** Newest change first. */
  | 'UPDATED';

export type CommunityVerificationType =
  | 'ORGANISATION'
  | 'PROFESSIONAL'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

export type CompetitionKind =
  | 'COMPETITION'
  /** A ranking activity (打榜), detailType EXERCISE. */
  | 'EXERCISE'
  /** Holds other competitions, and has neither stages nor registration of its own. */
  | 'SERIES';

export type CompetitionStatus =
  | 'ENDED'
  | 'NOT_STARTED'
  | 'RUNNING';

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

export type CompetitionTaskInput = {
  /** Markdown, at most 50,000 characters. */
  description: Scalars['String']['input'];
  endDate: Scalars['DateTime']['input'];
  /** Keys of uploaded files (purpose `asset`) that the task hands out; at most 20. */
  fileKeys: Array<Scalars['ID']['input']>;
  /** What is handed in to a task that people review; of such a one only. Absent keeps what there is. */
  form?: InputMaybe<SubjectiveFormInput>;
  /** At most 50 characters. */
  name: Scalars['String']['input'];
  /** How result files are scored; of an automatic task only. */
  objective?: InputMaybe<ObjectiveInput>;
  /** When the private board opens by itself, not before the task's end; null is by hand alone, absent keeps what there is. */
  privateLeaderboardDate?: InputMaybe<Scalars['DateTime']['input']>;
  showsLeaderboard: Scalars['Boolean']['input'];
  /** Whether a team sees its best private work once the private board is open. Absent keeps what there is; a new task shows it. */
  showsPrivateBestWork?: InputMaybe<Scalars['Boolean']['input']>;
  showsPrivateLeaderboard: Scalars['Boolean']['input'];
  /** Within the stage's time. */
  startDate: Scalars['DateTime']['input'];
  /** Shown above the submission form, at most 500 characters; empty for none. */
  submissionNotice: Scalars['String']['input'];
  submitDisabled: Scalars['Boolean']['input'];
};

export type CompetitionTaskType =
  /** A result file, scored automatically. */
  | 'AUTOMATIC'
  /** A form, reviewed by people. */
  | 'SUBJECTIVE'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

export type CreateAccessTokenInput = {
  /** In the future, at most a year ahead; omitted: no end. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 50 characters, for the member's own eyes. */
  name: Scalars['String']['input'];
};

export type CreateColumnInput = {
  /** At most 140 characters. */
  description: Scalars['String']['input'];
  /** Key of an uploaded picture (purpose `post-image`). */
  imageKey: Scalars['ID']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
};

export type CreateCompetitionInput = {
  endDate: Scalars['DateTime']['input'];
  kind?: InputMaybe<CompetitionKind>;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** The organisation's short name. */
  organisation: Scalars['String']['input'];
  startDate: Scalars['DateTime']['input'];
};

export type CreateCompetitionTaskInput = {
  stageId: Scalars['ID']['input'];
  task: CompetitionTaskInput;
  type: CompetitionTaskType;
};

export type CreateDatasetBindingInput = {
  competitionId: Scalars['ID']['input'];
  settings: DatasetBindingSettingsInput;
};

export type CreateForumPostInput = {
  /** Markdown, at most 20,000 characters. */
  content: Scalars['String']['input'];
  forumId: Scalars['ID']['input'];
  /** A public project of the viewer's with at least one version; not for TEAMMATES. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** A team of this competition that the viewer is in; a team has one work. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 characters. */
  title: Scalars['String']['input'];
  /** Announcements are for the organiser and administrators. */
  type: ForumPostType;
  /** With it, the post is the work of `teamId`. */
  work?: InputMaybe<WorkPostInput>;
};

export type CreateForumReplyInput = {
  /** Markdown, at most 5,000 characters. */
  content: Scalars['String']['input'];
  /** The reply of the same post that it answers. */
  inReplyToId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
};

export type CreateInvitationCodeInput = {
  competitionId: Scalars['ID']['input'];
};

export type CreateLeaderboardGroupInput = {
  group: LeaderboardGroupInput;
  taskId: Scalars['ID']['input'];
};

export type CreateOrganisationInput = {
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** The part of its addresses, which stays: 2 to 32 lower-case letters, digits or hyphens. */
  shortName: Scalars['String']['input'];
};

export type CreateProjectVersionInput = {
  projectId: Scalars['ID']['input'];
};

export type CreateStageInput = {
  competitionId: Scalars['ID']['input'];
  stage: StageInput;
};

export type CreateWorkOrderInput = {
  /** With a type whose group is about competitions. */
  competitionId?: InputMaybe<Scalars['ID']['input']>;
  /** Markdown, at most 10,000 characters; with pictures uploaded for `work-order`. */
  content: Scalars['String']['input'];
  /** One that the viewer belongs to; without it, the work order is about the community. */
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  typeId: Scalars['ID']['input'];
};

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

export type DatasetColumnType =
  | 'BOOLEAN'
  /** Whole numbers. */
  | 'INTEGER'
  | 'NUMBER'
  | 'STRING';

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
  | 'UNKNOWN';

export type DatasetFileState =
  /** Being parsed; ask again in a few seconds. */
  | 'PENDING'
  | 'READY'
  /** The file can't be shown, only downloaded. */
  | 'UNAVAILABLE';

export type DeleteCompetitionInput = {
  competitionId: Scalars['ID']['input'];
};

export type DeleteCompetitionTaskInput = {
  taskId: Scalars['ID']['input'];
};

export type DeleteForumPostInput = {
  postId: Scalars['ID']['input'];
};

export type DeleteForumReplyInput = {
  replyId: Scalars['ID']['input'];
};

export type DeleteLeaderboardGroupInput = {
  groupId: Scalars['ID']['input'];
};

export type DeleteStageInput = {
  stageId: Scalars['ID']['input'];
};

export type ExternalBoardInput = {
  competitionId: Scalars['ID']['input'];
  /** The part of its address: a letter, then letters, digits or -, at most 40. */
  name: Scalars['String']['input'];
  /** At most 20 characters. */
  title: Scalars['String']['input'];
};

/** What a field is filled in with: the one of these that its type asks for. A field that is left empty is left out. */
export type FieldAnswerInput = {
  fieldId: Scalars['ID']['input'];
  /** Of FILE: uploaded before for `answer`. */
  file?: InputMaybe<UploadInput>;
  /** Of OPTION: its index, from 0. */
  option?: InputMaybe<Scalars['Int']['input']>;
  /** Of PROJECT_VERSION. */
  project?: InputMaybe<ProjectVersionInput>;
  /** Of SHORT_TEXT and LONG_TEXT. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type FillPlatformIdInput = {
  competitionId: Scalars['ID']['input'];
  /** At most 64 letters, digits and @ . _ + -. */
  platformId: Scalars['String']['input'];
};

export type FinalRankingRowInput = {
  /** Whale coins for each member of the team. */
  coins: Scalars['Int']['input'];
  /** Free text such as 一等奖, at most 40 characters; empty for none. */
  reward: Scalars['String']['input'];
  teamId: Scalars['ID']['input'];
};

/** A field of a form. Once the form has been filled in, a field keeps its type and its options in their order; it may be renamed, moved and hidden. */
export type FormFieldInput = {
  /** Of a file: extensions with their dot; empty takes all that uploads take. */
  acceptExts?: Array<Scalars['String']['input']>;
  /** Not shown and not asked for any more. */
  hidden?: Scalars['Boolean']['input'];
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of an option: 2 to 50 texts to choose from, each at most 60 characters. */
  options?: Array<Scalars['String']['input']>;
  /** A hint, at most 100 characters. */
  placeholder?: InputMaybe<Scalars['String']['input']>;
  required: Scalars['Boolean']['input'];
  /** Of a file: its largest size in KB of 1,024 bytes, at most 204,800; null is without a limit of its own. */
  sizeLimit?: InputMaybe<Scalars['Int']['input']>;
  /** At most 60 characters, different from the others. */
  title: Scalars['String']['input'];
  type: FormFieldType;
};

export type FormFieldType =
  | 'FILE'
  /** At most 3,000 characters. */
  | 'LONG_TEXT'
  | 'OPTION'
  | 'PROJECT_VERSION'
  /** At most 150 characters. */
  | 'SHORT_TEXT'
  /** A type that this schema doesn't know yet. */
  | 'UNKNOWN';

export type ForumPostSort =
  | 'GOOD_FIRST'
  | 'LAST_REPLY'
  | 'MOST_VIEWED'
  | 'NEWEST';

export type ForumPostType =
  | 'ANNOUNCEMENT'
  | 'EXPERIENCE'
  /** A kind that this schema doesn't know yet. */
  | 'OTHER'
  | 'QUESTION'
  | 'TEAMMATES';

export type ForumSearchInput = {
  scope?: InputMaybe<ForumSearchScope>;
  /** At most 100 characters; blanks around it don't count. */
  text: Scalars['String']['input'];
};

export type ForumSearchScope =
  | 'ANY'
  /** The author's name. */
  | 'AUTHOR'
  | 'CONTENT'
  | 'TITLE';

/** Either of the two. */
export type GrantProtectionInput = {
  /** 6 digits. */
  code?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type GroupLeaderboardInput = {
  active: Scalars['Boolean']['input'];
  allTeams: Scalars['Boolean']['input'];
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 20 characters, another one than those of the group's other boards. */
  name: Scalars['String']['input'];
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
};

export type InvitationSettingsInput = {
  /** At most 60 characters. */
  linkText: Scalars['String']['input'];
  /** Markdown, at most 3,000 characters. */
  notice?: InputMaybe<Scalars['String']['input']>;
  showsRanking: Scalars['Boolean']['input'];
};

export type LeaderboardBoard =
  /** On the private part of the solution; open once the organiser shows it. */
  | 'PRIVATE'
  | 'PUBLIC';

export type LeaderboardGroupInput = {
  active: Scalars['Boolean']['input'];
  /** 1 to 20, in their order; those that are missing are removed. */
  leaderboards: Array<GroupLeaderboardInput>;
  /** At most 20 characters. */
  name: Scalars['String']['input'];
};

export type LeaderboardOwner =
  /** A stage as a whole. */
  | 'STAGE'
  | 'TASK';

export type MarkForumPostInput = {
  /** Left out, it stays. */
  isGood?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out, it stays. */
  isSticky?: InputMaybe<Scalars['Boolean']['input']>;
  postId: Scalars['ID']['input'];
};

export type MarkNotificationsReadInput = {
  /** True marks all of them but those of chat messages. */
  all?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 1,000; ids of others' notifications are ignored. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type Metric =
  | 'ACCURACY'
  | 'AUC'
  | 'MACRO_F1'
  | 'MAE'
  | 'RMSE'
  /** A metric that this schema doesn't know yet. */
  | 'UNKNOWN';

export type NotificationFilter = {
  kind?: InputMaybe<NotificationKind>;
  read?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NotificationKind =
  /** Messages of other members: they stand in the message box, and in no list without this filter. */
  | 'CHAT'
  | 'COMMENT'
  | 'COMPETITION'
  | 'FOLLOW'
  | 'FORK'
  | 'LIKE'
  | 'SYSTEM'
  | 'WORKBENCH';

export type ObjectiveInput = {
  /** `.csv`, `.txt`. */
  acceptExts: Array<Scalars['String']['input']>;
  /** Works a day and in all; null is without limit. */
  dailyLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Whether teams choose works for the private board: `selectWorks`. A new task has them choose. */
  hasPrivateBoard?: InputMaybe<Scalars['Boolean']['input']>;
  idColumn: Scalars['String']['input'];
  metric: Metric;
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
  targetColumn: Scalars['String']['input'];
  totalLimit?: InputMaybe<Scalars['Int']['input']>;
};

export type OpenChatSessionInput = {
  /** The other member. */
  memberId: Scalars['ID']['input'];
};

export type OrderDatasetBindingsInput = {
  /** All datasets of the competition in their new order; at most 100. */
  bindingIds: Array<Scalars['ID']['input']>;
  competitionId: Scalars['ID']['input'];
};

export type OrganisationRole =
  /** Manages all competitions of the organisation. */
  | 'ADMIN'
  /** Manages the competitions that they organise themselves. */
  | 'MEMBER'
  /** A role that this schema doesn't know yet. */
  | 'UNKNOWN';

export type PlatformIdBoxInput = {
  competitionId: Scalars['ID']['input'];
  /** What is asked for, at most 30 characters. */
  name: Scalars['String']['input'];
};

export type ProjectVersionInput = {
  projectId: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
};

export type PromoteTeamsInput = {
  stageId: Scalars['ID']['input'];
  /** 1 to 1,000 teams. */
  teamIds: Array<Scalars['ID']['input']>;
};

export type ProtectionChannel =
  | 'EMAIL'
  | 'PHONE';

export type PublishFinalRankingInput = {
  competitionId: Scalars['ID']['input'];
  /** In the order of their places; 1 to 1,000 teams, each once. */
  rows: Array<FinalRankingRowInput>;
};

/** Where a competition is held. */
export type PublishStatus =
  | 'COMMUNITY'
  /** On the pages of its organisation, which are its participants' own. */
  | 'ORGANISATION'
  /** A place that this schema doesn't know yet. */
  | 'UNKNOWN';

export type QualificationFieldInput = {
  acceptExts: Array<Scalars['String']['input']>;
  /** 24 hexadecimal digits; a new field brings new ones. */
  id: Scalars['ID']['input'];
  required: Scalars['Boolean']['input'];
  /** KB of 1,024 bytes, at most 20,480. */
  sizeLimit: Scalars['Int']['input'];
  title: Scalars['String']['input'];
};

export type QualificationInput = {
  fieldId: Scalars['ID']['input'];
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

export type QualificationStatus =
  | 'IN_REVIEW'
  | 'PASSED'
  | 'REJECTED'
  /** A state that this schema doesn't know yet. */
  | 'UNKNOWN';

export type RealNameStatus =
  | 'NONE'
  /** Waits for an administrator. */
  | 'PENDING'
  | 'REJECTED'
  | 'VERIFIED';

export type RecordForumPostViewInput = {
  postId: Scalars['ID']['input'];
};

export type RecordPageViewInput = {
  /** Path and query on this site, at most 500 characters. */
  url: Scalars['String']['input'];
};

export type RegisterForCompetitionInput = {
  /** The form, where the competition asks for one. */
  answers?: InputMaybe<Array<RegistrationAnswerInput>>;
  competitionId: Scalars['ID']['input'];
  /** The entrance fee that the member agreed to, in whale coins; another one by now is refused. Omitted agrees to any. */
  entranceFee?: InputMaybe<Scalars['Int']['input']>;
  /** The files, where the competition asks for any; uploaded for the purpose `qualification`. */
  files?: InputMaybe<Array<QualificationInput>>;
  /** At most 64 characters. */
  invitationCode?: InputMaybe<Scalars['String']['input']>;
};

export type RegistrationAnswerInput = {
  /** The field's `defaultId`; null for one of the organiser's own. */
  defaultId?: InputMaybe<Scalars['Int']['input']>;
  /** The field's name. */
  name: Scalars['String']['input'];
  /** In the shape of RegistrationAnswer.value. */
  value: Scalars['JSON']['input'];
};

export type RegistrationChannelsInput = {
  community: Scalars['String']['input'];
  general: Scalars['String']['input'];
  weChat: Scalars['String']['input'];
};

export type RegistrationFieldInput = {
  /** 2 to 50 of a choice of one's own. */
  choices: Array<Scalars['String']['input']>;
  defaultId?: InputMaybe<Scalars['Int']['input']>;
  hint: Scalars['String']['input'];
  /** At most 40 characters, different from the others. */
  name: Scalars['String']['input'];
  required: Scalars['Boolean']['input'];
  type: RegistrationFieldType;
};

export type RegistrationFieldType =
  /** One of `choices`. */
  | 'CHOICE'
  | 'TEXT';

export type RegistrationNeed =
  | 'EMAIL'
  | 'PHONE'
  | 'REAL_NAME';

export type RegistrationStatus =
  | 'REGISTERED'
  | 'REJECTED'
  | 'UNDER_REVIEW';

export type RemoveDatasetBindingInput = {
  bindingId: Scalars['ID']['input'];
};

export type RemoveOrganisationMemberInput = {
  memberId: Scalars['ID']['input'];
  /** The organisation's short name. */
  organisation: Scalars['String']['input'];
};

export type RenewUploadTokenInput = {
  taskId: Scalars['ID']['input'];
};

export type RequestRealNameReviewInput = {
  /** Of any document, 6 to 20 letters and digits. */
  idNumber: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Uploaded with the purpose `identity`. */
  photo?: InputMaybe<UploadInput>;
};

export type RescoreTaskInput = {
  taskId: Scalars['ID']['input'];
};

export type ReviewQualificationInput = {
  id: Scalars['ID']['input'];
  passed: Scalars['Boolean']['input'];
  /** Why it is rejected, at most 500 characters; asked for where `passed` is false. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewRealNameInput = {
  id: Scalars['ID']['input'];
  passes: Scalars['Boolean']['input'];
  /** Needed to reject, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewRegistrationInput = {
  competitionId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
  passes: Scalars['Boolean']['input'];
  /** Needed to reject: at most 200 characters, told to the member. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewWorkInput = {
  /** At most 3,000 characters; the team reads it. */
  comment?: Scalars['String']['input'];
  /** From 0 to the task's `maxScore`, at most two decimals. */
  score: Scalars['Float']['input'];
  workId: Scalars['ID']['input'];
};

export type RevokeAccessTokenInput = {
  accessTokenId: Scalars['ID']['input'];
};

export type RevokeSessionInput = {
  sessionId: Scalars['ID']['input'];
};

export type RewardType =
  | 'GROWTH_SCORE'
  | 'WHALECOIN';

export type Role =
  | 'ADMIN'
  | 'CREATOR'
  | 'MODERATOR'
  | 'ORGANIZER'
  | 'SUPPORT';

export type SelectWorksInput = {
  taskId: Scalars['ID']['input'];
  /** One or two. */
  workIds: Array<Scalars['ID']['input']>;
};

export type SendChatMessageInput = {
  /** Plain text, 1 to 1,000 characters; blanks around it don't count. */
  content: Scalars['String']['input'];
  /** 8 to 64 letters, digits, - or _ of the client's choice: sent again with the same key, as after a lost answer, the message isn't written twice. */
  key?: InputMaybe<Scalars['String']['input']>;
  sessionId: Scalars['ID']['input'];
};

export type SendEmailCodeInput = {
  captcha: CaptchaInput;
  email: Scalars['String']['input'];
  /** Instead of a protected session. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type SendPhoneCodeInput = {
  /** Called instead of written. */
  byVoice?: Scalars['Boolean']['input'];
  captcha: CaptchaInput;
  /** Such as 86, without +. */
  countryCode?: Scalars['String']['input'];
  /** 7 to 15 digits; of the mainland 11, the first of them 1. */
  phone: Scalars['String']['input'];
};

export type SendProtectionCodeInput = {
  captcha: CaptchaInput;
  channel: ProtectionChannel;
};

export type SendWorkOrderMessageInput = {
  /** Of the support: asks the member to confirm that it is solved. */
  asksForConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pictures uploaded for `work-order`, at most 9. */
  attachments?: InputMaybe<Array<UploadInput>>;
  /** Markdown, at most 10,000 characters. */
  content: Scalars['String']['input'];
  workOrderId: Scalars['ID']['input'];
};

export type SetCompetitionPublishedInput = {
  competitionId: Scalars['ID']['input'];
  published: Scalars['Boolean']['input'];
};

export type SetDatasetDescriptionInput = {
  competitionId: Scalars['ID']['input'];
  /** Markdown, at most 20,000 characters; empty for none. */
  description: Scalars['String']['input'];
};

export type SetExternalBoardInput = {
  /** HTML without scripts, at most 50,000 characters. */
  html: Scalars['String']['input'];
  /** As the site's settings name it. */
  name: Scalars['String']['input'];
};

export type SetInvitationInput = {
  competitionId: Scalars['ID']['input'];
  /** Null ends the invitation. */
  settings?: InputMaybe<InvitationSettingsInput>;
};

export type SetLeaderboardTeamsInput = {
  /** Teams to put on it, at most 1,000. */
  add: Array<Scalars['ID']['input']>;
  leaderboardId: Scalars['ID']['input'];
  /** Teams to take off it, at most 1,000. */
  remove: Array<Scalars['ID']['input']>;
};

export type SetLeaderboardTemplateInput = {
  /** Null takes the look away. */
  html?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  of: LeaderboardOwner;
};

export type SetOrganisationMemberRoleInput = {
  memberId: Scalars['ID']['input'];
  /** The organisation's short name. */
  organisation: Scalars['String']['input'];
  role: OrganisationRole;
};

export type SetRelatedColumnsInput = {
  /** In their order, each once. */
  columnIds: Array<Scalars['ID']['input']>;
  competitionId: Scalars['ID']['input'];
};

export type SetSkillRulesInput = {
  competitionId: Scalars['ID']['input'];
  rules: Array<SkillRuleInput>;
};

export type SetTeamBannedInput = {
  banned: Scalars['Boolean']['input'];
  /** Needed for a ban. */
  reason?: InputMaybe<Scalars['String']['input']>;
  teamId: Scalars['ID']['input'];
};

export type SetTeamReceivingInput = {
  receives: Scalars['Boolean']['input'];
  teamId: Scalars['ID']['input'];
};

export type SetWeakFlagsInput = {
  /** An object of flags to set. */
  flags: Scalars['JSON']['input'];
};

export type SetWorkOrderStatusInput = {
  status: WorkOrderStatus;
  workOrderId: Scalars['ID']['input'];
};

export type SignInInput = {
  /** E-mail address or member name. */
  account: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignUpInput = {
  email: Scalars['String']['input'];
  /** 学生 or 在职. */
  identity?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 20 characters, unique. */
  name: Scalars['String']['input'];
  /** At least 8 characters; common ones are refused. */
  password: Scalars['String']['input'];
  /** The member whose share link led here (`shareby`): both get 4 whale coins, the inviter at most 20 a month. An unknown one is ignored. */
  sharedBy?: InputMaybe<Scalars['ID']['input']>;
};

export type SiteSettingsInput = {
  /** At most 10. */
  competitionAds: Array<AdvertisementInput>;
  /** At most 20, each of another name and competition; absent for none. */
  externalBoards?: InputMaybe<Array<ExternalBoardInput>>;
  hiddenRegisterCompetitionIds: Array<Scalars['ID']['input']>;
  hostApplicationUrl?: InputMaybe<Scalars['String']['input']>;
  hostChatUrl?: InputMaybe<Scalars['String']['input']>;
  lunarNewYear?: InputMaybe<YearlyWindowInput>;
  /** At most 200, one for a competition. */
  platformIdBoxes?: InputMaybe<Array<PlatformIdBoxInput>>;
  /** At most 200. */
  preliminaryCompetitionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  rawCountCompetitionIds: Array<Scalars['ID']['input']>;
};

export type SkillRuleInput = {
  /** Its name, at most 30 characters. */
  skill: Scalars['String']['input'];
  /** With the type STAGE. */
  stageId?: InputMaybe<Scalars['ID']['input']>;
  /** With the type TASK. */
  taskId?: InputMaybe<Scalars['ID']['input']>;
  type: SkillRuleType;
};

export type SkillRuleType =
  /** The team is in the final ranking. */
  | 'RANKING'
  /** The team was promoted out of `stage`. */
  | 'STAGE'
  /** A work of `task` was reviewed: for all members of its team. */
  | 'TASK'
  | 'UNKNOWN';

export type StageInput = {
  /** Whale coins for each member of a team that is promoted from it, at most 100,000. */
  awardWhaleCoin: Scalars['Int']['input'];
  endDate: Scalars['DateTime']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  /** Absent keeps what there is; a new stage has none. */
  qualification?: InputMaybe<QualificationSettingsInput>;
  showsLeaderboard: Scalars['Boolean']['input'];
  showsPrivateLeaderboard: Scalars['Boolean']['input'];
  /** Within the competition's time. */
  startDate: Scalars['DateTime']['input'];
};

export type SubjectiveFormInput = {
  /** Works a day and in all; null is without limit. */
  dailyLimit?: InputMaybe<Scalars['Int']['input']>;
  /** In order; at least one that isn't hidden. */
  fields: Array<FormFieldInput>;
  /** The best score that a reviewer can give, 1 to 1,000. */
  maxScore: Scalars['Int']['input'];
  totalLimit?: InputMaybe<Scalars['Int']['input']>;
};

export type SubmitQualificationInput = {
  answers: Array<FieldAnswerInput>;
  competitionId: Scalars['ID']['input'];
  stageId: Scalars['ID']['input'];
};

export type SubmitType =
  /** From the page, or by `submitWork`. */
  | 'FILE'
  /** By any HTTP client with the captain's upload token. */
  | 'TOKEN'
  /** A way that this schema doesn't know yet. */
  | 'UNKNOWN';

export type SubmitWorkInput = {
  /** The answers to the form of a task that people review. */
  answers?: InputMaybe<Array<FieldAnswerInput>>;
  /** The result file of an automatically reviewed task. */
  result?: InputMaybe<UploadInput>;
  taskId: Scalars['ID']['input'];
};

export type SupportWorkOrderFilter = {
  /** The longest waiting first, those with priority before them. */
  oldestFirst?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<WorkOrderStatus>;
  /** Its number, or a part of its content; at most 100 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  typeGroupId?: InputMaybe<Scalars['ID']['input']>;
};

export type TaskProgressType =
  | 'COMPLETED'
  | 'FINISHED'
  | 'PROGRESSED';

export type TaskStatus =
  /** Its reward can be claimed. */
  | 'COMPLETED'
  /** Its reward has been claimed. */
  | 'FINISHED'
  | 'IN_PROGRESS';

export type TaskType =
  | 'CHORE'
  | 'DAILY'
  | 'ROOKIE'
  | 'WEEKLY';

export type TeamApplicationAnswer =
  | 'ACCEPT'
  | 'REJECT'
  | 'WITHDRAW';

export type TeamApplicationStatus =
  | 'ACCEPTED'
  | 'PENDING'
  /** By the recipient, or because their team ended. */
  | 'REJECTED'
  /** By the sender, or because their team ended. */
  | 'WITHDRAWN';

export type TeamApplicationType =
  | 'LEAVE'
  | 'MERGE'
  | 'REMOVAL'
  /** A kind that this schema doesn't know yet. */
  | 'UNKNOWN';

export type TeamInput = {
  teamId: Scalars['ID']['input'];
};

export type TeamMemberInput = {
  memberId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};

export type UpdateColumnInput = {
  columnId: Scalars['ID']['input'];
  /** At most 140 characters. */
  description: Scalars['String']['input'];
  /** As of CreateColumnInput; absent keeps the picture. */
  imageKey?: InputMaybe<Scalars['ID']['input']>;
  /** At most 30 characters. */
  name: Scalars['String']['input'];
};

export type UpdateCompetitionInput = {
  /** Free text such as ¥50,000, at most 60 characters; empty for none. */
  award: Scalars['String']['input'];
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
  opensForum: Scalars['Boolean']['input'];
  publishStatus: PublishStatus;
  publishesToAll: Scalars['Boolean']['input'];
  /** Null when one can register as long as it runs. */
  registerEndDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The series that it belongs to: one of the same organisation that the viewer manages; null for none. */
  seriesId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200 characters. */
  shortDescription: Scalars['String']['input'];
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
  /** Runs on the shared compute platform (统一算力). */
  usesSharedCompute?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateCompetitionTaskInput = {
  /** Agrees to score all works again where the solution, the metric or a column changes. */
  rescore?: Scalars['Boolean']['input'];
  task: CompetitionTaskInput;
  taskId: Scalars['ID']['input'];
};

export type UpdateDatasetBindingInput = {
  bindingId: Scalars['ID']['input'];
  settings: DatasetBindingSettingsInput;
};

export type UpdateForumPostInput = {
  content: Scalars['String']['input'];
  postId: Scalars['ID']['input'];
  /** A public project of the author's; null takes it away, left out it stays. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
  type: ForumPostType;
  /** For works only. */
  work?: InputMaybe<WorkPostInput>;
};

export type UpdateForumReplyInput = {
  content: Scalars['String']['input'];
  replyId: Scalars['ID']['input'];
};

export type UpdateLeaderboardGroupInput = {
  group: LeaderboardGroupInput;
  groupId: Scalars['ID']['input'];
};

export type UpdateOrganisationInput = {
  /** At most 200 characters. */
  description: Scalars['String']['input'];
  /** At most 30 characters. */
  name: Scalars['String']['input'];
  shortName: Scalars['String']['input'];
};

export type UpdateRegistrationSettingsInput = {
  afterRegistration: AfterRegistrationInput;
  channels: RegistrationChannelsInput;
  competitionId: Scalars['ID']['input'];
  /** Whale coins, 0 to 100,000. */
  entranceFee: Scalars['Int']['input'];
  files: Array<QualificationFieldInput>;
  form: Array<RegistrationFieldInput>;
  needsEmail: Scalars['Boolean']['input'];
  needsForm: Scalars['Boolean']['input'];
  needsPhone: Scalars['Boolean']['input'];
  needsRealName: Scalars['Boolean']['input'];
  needsReview: Scalars['Boolean']['input'];
  /** Markdown, at most 20,000 characters. */
  notice?: InputMaybe<Scalars['String']['input']>;
  /** Markdown, at most 20,000 characters. */
  reviewNotice?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateStageInput = {
  stage: StageInput;
  stageId: Scalars['ID']['input'];
};

export type UpdateTeamInput = {
  /** At most 150 characters; left out, it stays. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** An uploaded picture (purpose `avatar`); null takes it away, left out it stays. */
  image?: InputMaybe<UploadInput>;
  /** At most 20 characters; left out, it stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  teamId: Scalars['ID']['input'];
};

/** A file uploaded before by `POST /uploads?purpose=…`, as that call answered it. A key belongs to its uploader and its purpose; any other is NOT_FOUND. */
export type UploadInput = {
  /** With its dot: `.csv`. */
  ext: Scalars['String']['input'];
  key: Scalars['String']['input'];
  /** The name as the member's device has it, at most 255 characters. */
  name: Scalars['String']['input'];
  /** Bytes. */
  size: Scalars['Int']['input'];
};

export type VerifyRealNameInput = {
  /** Of the mainland, 18 characters; spaces are left out. */
  idNumber: Scalars['String']['input'];
  /** At most 50 characters. */
  name: Scalars['String']['input'];
};

export type VoteForumPostInput = {
  postId: Scalars['ID']['input'];
  /** False takes the like back. */
  voted: Scalars['Boolean']['input'];
};

export type WithdrawFinalRankingInput = {
  competitionId: Scalars['ID']['input'];
};

export type WorkInput = {
  workId: Scalars['ID']['input'];
};

export type WorkOrderResolution =
  /** The member found it unsolved, or went on after it was closed. */
  | 'REOPENED'
  /** The member confirmed that it is solved. */
  | 'RESOLVED'
  /** Closed by itself: nobody confirmed within 7 days. */
  | 'TIMED_OUT'
  | 'UNKNOWN';

export type WorkOrderStatus =
  /** 待确认: the support takes it for solved and asks the member; closes by itself after 7 days. */
  | 'AWAITING_CONFIRMATION'
  /** 已关闭; its creator can go on with it. */
  | 'CLOSED'
  /** 待处理: nobody of the support has answered yet. */
  | 'PENDING'
  /** 处理中 */
  | 'PROCESSING';

export type WorkPictureInput = {
  /** At most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['String']['input'];
};

/** Pictures are keys of files that the viewer uploaded by `POST /uploads?purpose=post-image`. */
export type WorkPostInput = {
  /** Key of the cover. */
  cover: Scalars['String']['input'];
  /** At most 20. */
  pictures: Array<WorkPictureInput>;
  /** At most 140 characters. */
  summary: Scalars['String']['input'];
};

export type WorkPostSort =
  | 'MOST_LIKED'
  | 'MOST_VIEWED'
  | 'UPDATED';

export type WorkStatus =
  /** The file had an error, or the platform failed; doesn't count towards the limits. */
  | 'FAILED'
  /** Taken out by the organiser; counts towards the limits. */
  | 'INVALIDATED'
  | 'PENDING'
  | 'REVIEWED';

export type YearlyWindowInput = {
  end: Scalars['String']['input'];
  /** Month and day, such as 02-10. */
  start: Scalars['String']['input'];
};
