/** A time to come, as most that organizers send names one. */
export const period = {
  StartDate: '2030-01-01T00:00:00.000Z',
  EndDate: '2030-03-01T00:00:00.000Z',
};
const boards = { ShowLeaderboard: true, ShowPrivateLeaderboard: false };
/** Settings that organizers send, in their plainest form. */
export const stageSettings = { Name: '初赛', ...period, AwardWhaleCoin: 0, ...boards };
const formField = {
  Title: '作品名称',
  Type: 1,
  Required: true,
  Placeholder: null,
  SizeLimit: null,
  AcceptExts: [],
  SelectArray: [],
  Hide: false,
};
export const taskSettings = {
  Name: '报告',
  Description: '',
  ...period,
  SubmitDisabled: false,
  SubmissionNotice: '',
  ...boards,
  Files: [],
  Subjective: { Fields: [formField], ReviewDailyLimit: 3, ReviewLimit: null, MaxScore: 100 },
};
/** Settings of scoring that the solution of the world's task fits. */
export const scoredSettings = {
  AcceptExts: ['.csv'],
  SizeLimit: 1024,
  IdColumn: 'id',
  TargetColumn: 'species',
  ReviewDailyLimit: null,
  ReviewLimit: null,
  Metric: 'accuracy' as const,
  Sample: null,
};
export const competitionSettings = {
  Name: '契约赛',
  ShortDescription: '预报明天的浪高',
  Award: '',
  Tags: [],
  ...period,
  RegisterEndDate: null,
  MaxMembersPerTeam: 5,
  TeamNameLocked: false,
  TeamSameUniversity: false,
  TeamNotification: '',
  Tabs: [{ Title: '赛题', Content: '预报浪高', Type: 0 }],
  PublishStatus: 1,
  PublishAll: false,
  PublishForum: false,
};

export const datasetSettings = {
  Title: '数据',
  Descriptions: '',
  Public: true,
  ReviewStage: null,
  Files: [],
};

/** A quest as administrators send it. */
export const questSettings = {
  Name: '契约任务',
  Link: null,
  Description: '看一看',
  Guideline: '',
  CompletionThreshold: 1,
  CountsOnce: true,
  Rewards: [{ Type: 'WHALECOIN' as const, Amount: 1 }],
  SortWeight: 900,
  RelatedPages: [],
  AssociatedEventTypes: ['COMPETITION_VIEWED' as const],
};

/** A questionnaire as administrators send it. */
export const questionnaireSettings = {
  Name: '契约问卷',
  Description: '',
  QuestionList: [
    {
      Question: {
        Title: '你常来吗？',
        Options: [{ content: '常来' }, { content: '偶尔' }],
        Type: 1,
      },
    },
    { Question: { Title: '还想说什么？', Options: [], Type: 3 } },
  ],
};

/** An announcement as administrators send it. */
export const announcementSettings = {
  Kind: 'banner' as const,
  Title: '契约公告',
  Content: '',
  Buttons: [{ Name: '查看', Url: '/home/competition' }],
  ...period,
};
