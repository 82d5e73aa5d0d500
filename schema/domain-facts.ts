import type { gatewayDomains, platformDomains, webDomains } from './domains.ts';

export type DomainName =
  (typeof gatewayDomains)[number] | (typeof platformDomains)[number] | (typeof webDomains)[number];

/** Names of one domain in the interface, in REST and in GraphQL, and what it is for. */
export interface DomainFacts {
  chinese: string;
  rest: string;
  graphql: string;
  purpose: string;
}

const facts = (chinese: string, rest: string, graphql: string, purpose: string): DomainFacts => ({
  chinese,
  rest,
  graphql,
  purpose,
});

/** Glossary of the domains, of which `npm run docs` makes docs/domains.md. A dash is no name. */
export const domainFacts: Readonly<Record<DomainName, DomainFacts>> = {
  tracking: facts(
    '统计',
    'track, pageView',
    'track, trackedCounts',
    'Counts of what readers do and see, by day, forwarded where the operator says so.',
  ),
  search: facts(
    '搜索',
    'associativeWords, search',
    'SearchPage, SearchResult',
    'Finds public content of every kind by words, sound and spelling; keeps its own index.',
  ),
  'activity-log': facts(
    '–',
    '–',
    '–',
    'Log of what members and columns have done, which the feed and counts are made of.',
  ),
  members: facts(
    '成员',
    'users, follow',
    'Member, FollowTarget',
    'Profiles, cards and whom or what a member follows.',
  ),
  activities: facts(
    '活动',
    'competitionsCommunity, competitionFields',
    'activities, ActivityField',
    'Competitions of the activity kind by field: workshops, training camps, live sessions.',
  ),
  uploads: facts(
    '上传',
    'uploads',
    'UploadInput, UploadSession',
    'Files by purpose, whole or in parts, with who may read each.',
  ),
  growth: facts(
    '成长',
    'levels, wallets, weekly bonus',
    'Level, Wallet',
    'Levels, privileges and whale coins; owns the ledger that all coins move through.',
  ),
  moderation: facts(
    '管理',
    'moderation, audit',
    'ContentModeration, AuditEntry',
    'Folding, restoring and removing content, and the log of every change by administrators.',
  ),
  'parked-work': facts(
    '搁置的工作',
    'parkedWork',
    'ParkedWork',
    'Mails and jobs that failed three times, for administrators to retry or drop.',
  ),
  quests: facts(
    '任务',
    'quests',
    'Task, TaskReward',
    'Tasks of members with their progress and rewards.',
  ),
  account: facts(
    '账号',
    'auth, oauth, verification',
    'Viewer, Verification',
    'Signing in and up, sessions, access tokens, verification and closing an account.',
  ),
  notifications: facts(
    '通知',
    'notfs',
    'Notification',
    'Events as sentences with links, by kind, read or unread, with each member’s settings.',
  ),
  votes: facts(
    '点赞',
    'VoteList',
    '–',
    'Likes of projects, datasets, comments and posts; one a member and object.',
  ),
  comments: facts(
    '评论',
    'comments',
    'Comment',
    'Comments in two levels under projects and datasets.',
  ),
  announcements: facts(
    '公告',
    'announcements, questionnaire',
    'Announcement, Questionnaire',
    'What the site tells and asks its members.',
  ),
  organizations: facts(
    '组织',
    'orgs',
    'Organization',
    'Organizations, their memberships, homepages and sign-in.',
  ),
  competitions: facts(
    '比赛',
    'competitionsCommunity, competitions',
    'Competition, Stage, CompetitionTask',
    'Competitions, series and ranking activities with stages and tasks, as readers see them.',
  ),
  site: facts(
    '站点',
    'configs',
    'Site, SiteConfig',
    'Settings of the whole site, what administrators recommend, lists of schools and places.',
  ),
  teams: facts(
    '队伍',
    'teams',
    'Team',
    'Teams of a competition, their members and requests to join.',
  ),
  invitations: facts(
    '邀请',
    'inviteCodes',
    'Invitation',
    'Codes by which members bring others to a competition, with a ranking.',
  ),
  registration: facts(
    '报名',
    'registrations',
    'Registration',
    'Registering for a competition: fees, requirements, forms, withdrawal.',
  ),
  projects: facts(
    '项目',
    'labs',
    'Project',
    'Notebooks with their versions, forks, tags and bookmarks.',
  ),
  snippets: facts('代码片段', 'snippets, gist', 'Snippet', 'Code that members keep and share.'),
  skills: facts('技能', 'skills', 'Skill', 'Skills and the rules by which competitions give them.'),
  datasets: facts(
    '数据集',
    'datasets',
    'Dataset',
    'Published files with versions, licences, tags and downloads.',
  ),
  'dataset-bindings': facts(
    '比赛数据',
    'datasetBindings, datasetFiles',
    'DatasetBinding, DatasetFile',
    'Data that a competition hands out, and previews of files.',
  ),
  columns: facts(
    '专栏',
    'columns',
    'Column',
    'Curated lists of projects with an author and followers.',
  ),
  channels: facts(
    '频道',
    'zones, zoneSections',
    'Channel, ChannelSection',
    'Content on one theme, collected by moderators in sections, with a forum and mail.',
  ),
  feed: facts(
    '动态',
    'followeesFeeds',
    'FeedItem',
    'What those did whom a member follows, newest first.',
  ),
  recommendations: facts(
    '推荐',
    'recommendations',
    'Recommendation',
    'Members, columns and channels to follow, found by a nightly job.',
  ),
  forum: facts(
    '论坛',
    'forumposts, replies',
    'ForumPost, ForumReply',
    'Forums of competitions and channels: posts, floors, pins, drafts.',
  ),
  chat: facts(
    '私信',
    'chatSessions, messages',
    'ChatSession, ChatMessage',
    'Conversations of two members and of teams.',
  ),
  'application-forms': facts(
    '申请表',
    'applicationForms',
    'HostApplication',
    'Applications to host a competition or to become a data source.',
  ),
  'work-orders': facts(
    '工单',
    'workOrders',
    'WorkOrder',
    'Tickets of members to the support, and applications that the support accepts.',
  ),
  submissions: facts(
    '提交',
    'works',
    'Work',
    'Results and forms that teams submit, their scoring, review and qualification.',
  ),
  receipts: facts(
    '回执',
    'log, receipts',
    'Receipt, Checkpoint',
    'Public log of scores that only grows, receipts of works, and proofs of both.',
  ),
  judging: facts(
    '评委评审',
    'judging, judgings, judgingPairs',
    'TaskJudging, OwnJudging, AssignedWork, PairTurn',
    'Judging of works by assigned judges, by a rubric or in pairs, and the ranking that comes of it.',
  ),
  leaderboards: facts(
    '排行榜',
    'leaderboards',
    'Leaderboard, LeaderboardRow',
    'Public, private and group boards, computed on reading.',
  ),
  'team-changes': facts(
    '–',
    'teamApplications',
    '–',
    'Everything that changes a team’s members at once with its works and quotas.',
  ),
  managing: facts(
    '比赛管理',
    'managed competitions',
    'ManagedCompetition',
    'The organizer’s side: settings, stages, solutions, promotion, ranking, exports.',
  ),
  badges: facts(
    '徽章',
    'badges',
    'Badge',
    'Badges in three levels out of counters, given by events.',
  ),
  digests: facts('摘要邮件', '–', '–', 'Mails that gather a week’s or a day’s notifications.'),
  creators: facts(
    '创作者',
    'contentCreators',
    'CreatorOverview, Exchange',
    'The creator programme: applications, weekly profit, gift cards for coins.',
  ),
};
