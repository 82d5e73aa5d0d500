import { eachTextKey } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { nothingAsked } from '#tests/support/registration.ts';

const id = (kind: string, index: number): string =>
  kind.padStart(4, '0') + index.toString(16).padStart(20, '0');

export const memberId = (index = 0) => id('a', index);
export const teamId = (index = 0) => id('b', index);
export const competitionId = (index = 0) => id('c', index);
export const stageId = (index = 0) => id('d', index);
export const taskId = (index = 0) => id('e', index);
export const workId = (index = 0) => id('f', index);

const DATE = '2026-11-01T00:00:00.000Z';

export const member = (index = 0) => ({
  _id: memberId(index),
  Name: `鲸鱼${index}`,
  Avatar: null,
  GrowthScore: 150,
  Signature: null,
  Bio: null,
  Website: null,
  Identity: null,
  University: null,
  MajorTag: null,
  Major: null,
  Company: null,
  Job: null,
  Location: null,
  CommunityVerify: null,
  followersCount: 0,
  HideProfile: false,
  Deactivated: false,
});

export const authUser = (index = 0) => ({
  ...member(index),
  Email: `member${index}@demo.test`,
  PhoneVerified: false,
  Roles: [],
  CreateDate: DATE,
  LastEventId: '0',
});

export const team = (index = 0) => ({
  _id: teamId(index),
  Competition: competitionId(),
  Name: `团队${index}`,
  Image: null,
  Description: '',
  Captain: memberId(index),
  Members: [memberId(index)],
  ReceiveApplication: true,
  IsFull: false,
  Deleted: false,
  Settled: false,
  UniversitySort: true,
  University: null,
  WorkPost: null,
  CreateDate: DATE,
});

export const competition = (index = 0) => ({
  _id: competitionId(index),
  Name: `比赛${index}`,
  ShortDescription: '',
  Image: null,
  ImageHeading: null,
  ...eachTextKey(() => null),
  UsersNumber: 12,
  TeamsNumber: 3,
  WorksNumber: 40,
  UseKLab: false,
  Tags: [{ Name: '分类' }],
  Sticky: false,
  StartDate: DATE,
  EndDate: null,
  RegisterEndDate: null,
  Status: 1,
  IsSeriesCompetition: false,
  LandingUrl: null,
  DetailType: null,
  MaxMembersPerTeam: 5,
  FinalRanking: false,
  Published: true,
  PublishStatus: 1,
  Tabs: [],
  ...nothingAsked,
  TeamNameLocked: false,
  TeamSameUniversity: false,
  AuthorshipRule: 'ALLOWED',
  TeamNotification: null,
  Organization: null,
  RelatedCompetitionRegisterLimit: false,
  PublishAll: false,
  PublishForum: false,
  RelatedColumns: [],
  Labs: [],
  DatasetBindingDescription: '',
  invitationConfig: { LinkText: '一起来参赛', ShowLb: true, Notice: null },
});

export const boardRow = (index = 0) => ({
  Rank: index + 1,
  Position: index + 1,
  Team: teamId(index),
  Score: 0.9,
  Further: [0.5],
  Entries: 2,
  LastSubmissionDate: DATE,
  BestSubmissionDate: DATE,
  Authorship: 'HUMAN',
  PublicRank: null,
  RankLow: null,
  RankHigh: null,
  ScoreLow: null,
  ScoreHigh: null,
});

export const work = (index = 0, status = 0) => ({
  _id: workId(index),
  Task: taskId(),
  Team: teamId(),
  TeamBanned: false,
  Competition: competitionId(),
  User: memberId(),
  Status: status,
  InvalidReason: null,
  UploadDate: DATE,
  Late: false,
  ReviewDate: null,
  ObjectiveWorkInfo: null,
  SubjectiveWorkInfo: null,
  reviewResults: [],
  BestBefore: null,
  Authorship: 'HUMAN',
  AuthorshipModel: null,
  Note: null,
});

export const page = <T>(data: T[], totalNum = data.length, number = 1, perPage = 12) => ({
  data,
  totalNum,
  page: number,
  perPage,
});

/** A page of a list that is paged by number and by cursor. */
export const eitherPage = <T>(data: T[], totalNum = data.length) => ({
  ...page(data, totalNum),
  endCursor: data.length > 0 ? 'Mg' : null,
  hasNextPage: data.length < totalNum,
});

/** A task that people review, as others see it. */
export const taskDocument = (_id = taskId()) => ({
  _id,
  Stage: stageId(),
  Competition: competitionId(),
  Name: '任务',
  IsOpen: false,
  Description: '',
  TaskType: 1,
  StartDate: '2026-11-01T00:00:00.000Z',
  EndDate: '2026-12-01T00:00:00.000Z',
  SubmitDisabled: false,
  SubmissionNotice: null,
  ShowLeaderboard: true,
  ShowPrivateLeaderboard: false,
  Exclusion: null,
  Rescored: null,
  ShowPrivateBestWork: true,
  PrivateLeaderboardDate: null,
  TakesLateWorks: false,
  FrozenHours: null,
  Files: [],
  ObjectiveTaskInfo: null,
  SubjectiveTaskInfo: null,
});
