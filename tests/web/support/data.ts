import {
  isScoring,
  metricTexts,
  type Scoring,
} from '#web/src/domains/competitions/components/metric-texts.ts';
import type { Metric } from '#web/src/apollo/schema.generated.ts';
import { eachText } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { weakFlags } from './weak-flags.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');

export { DAY };
const at = (days: number) => new Date(Date.now() + days * DAY + HOUR).toISOString();

export const competitionId = id(1);
export const taskId = id(20);
export const stageId = id(10);
export const teamId = id(30);

/** Parameters of a metric that the task leaves open. */
const openParameters = {
  __typename: 'MetricParameters',
  k: null,
  beta: null,
  quantile: null,
  labels: null,
  positive: null,
  average: null,
  eventColumn: null,
};

export const competition = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Competition',
  id: competitionId,
  name: '南极企鹅识别挑战赛',
  shortDescription: '根据喙长判断企鹅的种类。',
  image: null,
  headingImage: null,
  ...eachText(() => null),
  award: '¥20,000',
  status: 'RUNNING',
  startDate: at(-10),
  endDate: at(40),
  registerEndDate: at(20),
  registerNotice: null,
  usersCount: 1234,
  teamsCount: 26,
  worksCount: 114,
  maxMembersPerTeam: 3,
  isTeamNameLocked: false,
  requiresSameUniversity: false,
  authorshipRule: 'ALLOWED',
  teamNotification: null,
  usesSharedCompute: false,
  entranceFee: 0,
  registrationSettings: { __typename: 'RegistrationSettings', needsReview: false },
  tags: ['分类', '入门'],
  isSticky: false,
  detailType: null,
  activityType: null,
  activityField: null,
  difficulty: null,
  estimatedTime: null,
  slogans: [],
  sponsor: null,
  tutors: [],
  sequence: null,
  live: null,
  hasFinalRanking: false,
  isCodeShown: false,
  codeSharing: 'AFTER',
  takesPractice: false,
  isClosedForPractice: false,
  practice: null,
  isFinalRankingPaid: false,
  invitation: null,
  externalBoard: null,
  datasetBindings: [],
  projects: [],
  isSeries: false,
  kind: 'COMPETITION',
  series: null,
  isPublished: true,
  publishStatus: 'COMMUNITY',
  viewerManages: false,
  viewerRole: null,
  organization: null,
  landingUrl: null,
  children: [],
  viewerState: null,
  tabs: [
    {
      __typename: 'CompetitionTab',
      id: id(40),
      title: '赛题介绍',
      content: '## 背景\n\n判断种类。',
      type: 0,
    },
  ],
  stages: [stage()],
  ...changes,
});

/** Answer of a query that reads only what belongs to the competition. */
export const ofCompetition = (fields: Record<string, unknown>) => ({
  competition: { __typename: 'Competition', id: competitionId, ...fields },
});

/** Answer of a query that reads only what belongs to the stage. */
export const ofStage = (fields: Record<string, unknown>) => ({
  stage: { __typename: 'Stage', id: stageId, ...fields },
});

/** Answer of a query that reads only what belongs to the team. */
export const ofTeam = (fields: Record<string, unknown>) => ({
  team: { __typename: 'Team', id: teamId, ...fields },
});

/** Answer of a query that reads only what belongs to the task. */
export const ofTask = (fields: Record<string, unknown>) => ({
  competitionTask: { __typename: 'CompetitionTask', id: taskId, ...fields },
});

export const stage = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Stage',
  id: stageId,
  name: '初赛',
  startDate: at(-10),
  endDate: at(30),
  awardWhaleCoin: 0,
  lesson: '',
  showsLeaderboard: false,
  showsPrivateLeaderboard: false,
  needsQualification: false,
  qualificationFields: [],
  qualificationNotice: null,
  beginsAfterId: null,
  qualification: null,
  tasks: [task()],
  ...changes,
});

const review = {
  __typename: 'AutomaticReview',
  acceptExts: ['.csv'],
  sizeLimit: 1024,
  idColumn: 'id',
  targetColumn: 'species',
  dailyLimit: 5,
  totalLimit: null,
  metric: 'ACCURACY',
  metricParameters: openParameters,
  isHigherBetter: true,
  submitType: 'FILE',
  publishesLabels: false,
  labels: null as string[] | null,
  furtherLabels: [] as unknown[],
  customMetric: null as object | null,
  allowsMoreColumns: false,
  roundsScores: true,
  answeredSampleUrl: null,
  hasPrivateBoard: true,
  selectionLimit: 2,
  selectionEndsAt: null,
};

/** A score of a task's; by default the first one's, without a name of its own. */
export const taskScore = (changes: Record<string, unknown> = {}) => ({
  __typename: 'TaskScore',
  name: 'accuracy',
  metric: 'ACCURACY',
  metricParameters: openParameters,
  targetColumns: ['species'],
  isHigherBetter: true,
  ...changes,
});

/** The one score that the settings of a review make. */
const scoreOf = ({
  metric,
  metricParameters,
  isHigherBetter: higherIsBetter,
  targetColumn,
}: typeof review) =>
  taskScore({
    name: isScoring(metric as Metric) ? metricTexts[metric as Scoring].rest : metric,
    metric,
    metricParameters,
    isHigherBetter: higherIsBetter,
    targetColumns: [targetColumn],
  });

export const task = (changes: Record<string, unknown> = {}) => {
  const reviewed = ('review' in changes ? changes.review : review) as typeof review | null;
  return { ...plainTask, scores: reviewed ? [scoreOf(reviewed)] : [], ...changes };
};

const plainTask = {
  __typename: 'CompetitionTask',
  id: taskId,
  name: '种类识别',
  isOpen: true,
  description: '判断每只企鹅的种类。',
  type: 'AUTOMATIC',
  startDate: at(-10),
  endDate: at(30),
  isClosedForSubmissions: false,
  submissionNotice: null,
  showsLeaderboard: true,
  leaders: null,
  showsPrivateLeaderboard: false,
  showsPrivateBestWork: true,
  protectsBoard: false,
  roundingStep: null as number | null,
  scoring: null as { __typename: string; taskId: string; scorer: string } | null,
  exclusion: null,
  rescored: null as { __typename: string; rescoredAt: string; reason: string | null } | null,
  privateLeaderboardOpensAt: null,
  takesLateWorks: false,
  frozenHours: null,
  form: null,
  sampleFileUrl: '/files/sample',
  files: [],
  review,
};

export const registered = {
  __typename: 'CompetitionViewerState',
  registration: 'REGISTERED',
  isTeamBanned: false,
  teamBanReason: null,
  pendingApplicationsCount: 0,
  team: { __typename: 'Team', id: teamId, name: '破浪小队', workPostId: null },
  currentStage: {
    __typename: 'Stage',
    id: stageId,
    name: '初赛',
    startDate: '2026-01-01T00:00:00.000Z',
  },
  passedStages: [],
};

/** A page of any list. */
export const page = (items: unknown[], changes: Record<string, unknown> = {}) => ({
  totalCount: items.length,
  page: 1,
  perPage: 20,
  hasNextPage: false,
  items,
  ...changes,
});

/** A page of a list by cursor. */
export const cursorPage = (items: unknown[], changes: Record<string, unknown> = {}) => ({
  endCursor: items.length > 0 ? `after-${items.length}` : null,
  hasNextPage: false,
  items,
  ...changes,
});

/** A page of a feed. */
export const feedOf = (items: unknown[], changes: Record<string, unknown> = {}) => ({
  __typename: 'FeedPage',
  items,
  endCursor: null,
  hasNextPage: false,
  newest: '0',
  ...changes,
});

export const viewer = {
  __typename: 'Viewer',
  id: id(50),
  email: 'member@demo.test',
  roles: [],
  growthScore: 160,
  level: { __typename: 'LevelProgress', level: 2, name: '潜水员', nextAt: 400, percent: 20 },
  wallet: { __typename: 'Wallet', balance: 165 },
  unreadNotificationsCount: 120,
  unreadChatMessagesCount: 0,
  lastEventId: '7',
  weakFlags: weakFlags({ 'recorded-level': 2 }),
  announcementBanner: null,
  member: {
    __typename: 'Member',
    id: id(50),
    name: '林小舟',
    avatar: null,
    identity: '学生',
    level: 2,
    growthScore: 160,
  },
};
