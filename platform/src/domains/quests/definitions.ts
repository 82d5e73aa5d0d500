import type { QuestReward, QuestType } from '@whaletide/schema/rest/quests.ts';

/** What members do that quests count. */
export const questTriggers = [
  'SITE_VISITED',
  'COMPETITION_LIST_VIEWED',
  'COMPETITION_VIEWED',
  'COMPETITION_REGISTERED',
  'WORK_SUBMITTED',
  'WORK_REVIEWED',
] as const;
export type QuestTrigger = (typeof questTriggers)[number];

export interface QuestDefinition {
  id: string;
  type: QuestType;
  name: string;
  link: string | null;
  description: string;
  /** Markdown. */
  guideline: string;
  threshold: number;
  /** Counts each subject once a period: three visits to one competition are one. */
  distinct: boolean;
  rewards: QuestReward[];
  sortWeight: number;
  relatedPages: string[];
  triggers: QuestTrigger[];
}

const coins = (Amount: number): QuestReward => ({ Type: 'WHALECOIN', Amount });
const growth = (Amount: number): QuestReward => ({ Type: 'GROWTH_SCORE', Amount });

/** The quests of the site. Their ids stay for ever, since members' progress refers to them. */
export const quests: readonly QuestDefinition[] = [
  {
    id: '5a0000000000000000000001',
    type: 'ROOKIE',
    name: '看看有哪些比赛',
    link: '/home/competition',
    description: '打开比赛列表，看看正在进行的比赛。',
    guideline: '在顶部导航点击**比赛**，即可看到全部比赛。',
    threshold: 1,
    distinct: false,
    rewards: [coins(5), growth(10)],
    sortWeight: 10,
    relatedPages: ['competition-list'],
    triggers: ['COMPETITION_LIST_VIEWED'],
  },
  {
    id: '5a0000000000000000000002',
    type: 'ROOKIE',
    name: '报名第一场比赛',
    link: '/home/competition',
    description: '选择一场正在进行的比赛并报名。',
    guideline: '打开比赛详情，点击**报名**；报名后会自动为你创建一支团队。',
    threshold: 1,
    distinct: false,
    rewards: [coins(10), growth(30)],
    sortWeight: 20,
    relatedPages: ['competition-list', 'competition-detail'],
    triggers: ['COMPETITION_REGISTERED'],
  },
  {
    id: '5a0000000000000000000003',
    type: 'ROOKIE',
    name: '完成第一次提交',
    link: '/home/competition',
    description: '在任意比赛提交一次结果，并通过自动评审。',
    guideline: '在比赛的**提交**页下载样例文件，按同样的格式上传你的预测结果。',
    threshold: 1,
    distinct: false,
    rewards: [coins(20), growth(60)],
    sortWeight: 30,
    relatedPages: ['competition-detail'],
    triggers: ['WORK_REVIEWED'],
  },
  {
    id: '5a0000000000000000000011',
    type: 'WEEKLY',
    name: '本周提交 3 次结果',
    link: '/home/competition',
    description: '本周内在比赛中获得 3 次有效评审。',
    guideline: '每一次通过自动评审的提交都会计入，每周一零点重新开始。',
    threshold: 3,
    distinct: false,
    rewards: [coins(15), growth(30)],
    sortWeight: 110,
    relatedPages: ['competition-detail'],
    triggers: ['WORK_REVIEWED'],
  },
  {
    id: '5a0000000000000000000012',
    type: 'WEEKLY',
    name: '本周浏览 3 场比赛',
    link: '/home/competition',
    description: '本周内查看 3 场不同比赛的详情。',
    guideline: '同一场比赛只计一次，每周一零点重新开始。',
    threshold: 3,
    distinct: true,
    rewards: [coins(3), growth(10)],
    sortWeight: 120,
    relatedPages: ['competition-list', 'competition-detail'],
    triggers: ['COMPETITION_VIEWED'],
  },
  {
    id: '5a0000000000000000000021',
    type: 'DAILY',
    name: '今日到访',
    link: null,
    description: '今天来过社区。',
    guideline: '每天第一次打开任意页面即可完成，零点重新开始。',
    threshold: 1,
    distinct: false,
    rewards: [growth(2)],
    sortWeight: 210,
    relatedPages: [],
    triggers: ['SITE_VISITED'],
  },
  {
    id: '5a0000000000000000000031',
    type: 'CHORE',
    name: '参加 3 场比赛',
    link: '/home/competition',
    description: '累计报名 3 场不同的比赛。',
    guideline: '没有时间限制，慢慢来。',
    threshold: 3,
    distinct: true,
    rewards: [coins(30), growth(80)],
    sortWeight: 310,
    relatedPages: ['competition-list'],
    triggers: ['COMPETITION_REGISTERED'],
  },
];
