import type { Role } from '@whaletide/schema/domains/account/rest/account.ts';
import { nameKeyOf } from '@whaletide/schema/shared/rules/names.ts';
import type { members } from '../domains/members/tables.ts';
import { demoProfile } from './people-profiles.ts';
import { demoId, dice } from './random.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** All of the demo's accounts share it; it is public, so the demo stays on this machine. */
export const DEMO_PASSWORD = 'whale-demo-2026';

type NewMember = typeof members.$inferInsert;

interface Named {
  account: string;
  name: string;
  growthScore: number;
  roles?: Role[];
  identity: '学生' | '在职';
  signature: string;
  bio?: string;
  website?: string;
}

const named: readonly Named[] = [
  {
    account: 'member',
    name: '林小舟',
    growthScore: 160,
    identity: '学生',
    signature: '在数据里学习航海。',
  },
  {
    account: 'captain',
    name: '周启航',
    growthScore: 980,
    identity: '在职',
    signature: '逐浪小队队长，常年打榜。',
    bio: '白天做推荐系统，晚上打表格赛。喜欢把特征工程写成别人能照着做的笔记，也常在讨论区回答新手的问题。',
    website: 'https://example.com/zhou',
  },
  {
    account: 'newcomer',
    name: '新来的鱼',
    growthScore: 20,
    identity: '学生',
    signature: '刚刚加入社区。',
  },
  {
    account: 'moderator',
    name: '陈守灯',
    growthScore: 4_200,
    roles: ['moderator'],
    identity: '在职',
    signature: '讨论区的守灯人。',
  },
  {
    account: 'creator',
    name: '苏写浪',
    growthScore: 8_600,
    roles: ['columnist'],
    identity: '在职',
    signature: '专栏《从零读懂表格数据》作者。',
  },
  {
    account: 'organizer',
    name: '海岸数据实验室',
    growthScore: 2_100,
    roles: ['organizer'],
    identity: '在职',
    signature: '比赛主办方。',
  },
  {
    account: 'support',
    name: '小岛客服',
    growthScore: 300,
    roles: ['support'],
    identity: '在职',
    signature: '有问题请提交工单。',
  },
  {
    account: 'admin',
    name: '鲸潮管理员',
    growthScore: 21_000,
    roles: ['admin'],
    identity: '在职',
    signature: '维护社区秩序。',
  },
  {
    account: 'school',
    name: '远岸大学数据学院',
    growthScore: 1_400,
    roles: ['organizer'],
    identity: '在职',
    signature: '为学生办练习赛与成长赛。',
  },
  {
    account: 'assistant',
    name: '许潮生',
    growthScore: 420,
    identity: '在职',
    signature: '协助海岸数据实验室办比赛。',
  },
  {
    account: 'judge',
    name: '沈望川',
    growthScore: 1_150,
    identity: '在职',
    signature: '多场比赛的评委。',
  },
];

export type Account =
  | 'member'
  | 'captain'
  | 'newcomer'
  | 'moderator'
  | 'creator'
  | 'organizer'
  | 'support'
  | 'admin'
  | 'school'
  | 'assistant'
  | 'judge';

/** Accounts that represent an organization. */
const ORGANIZERS = ['organizer', 'school'];

/** The id of one of the named accounts. */
export const accountId = (account: Account): string =>
  demoId('member', named.findIndex((one) => one.account === account) + 1);

/** The name of one of the named accounts. */
export const accountName = (account: Account): string =>
  named.find((one) => one.account === account)?.name ?? account;

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧'];
const given = [
  '子涵',
  '雨桐',
  '浩然',
  '思远',
  '若曦',
  '明哲',
  '一帆',
  '书瑶',
  '嘉懿',
  '天佑',
  '语嫣',
  '景行',
  '知夏',
  '望舒',
  '安然',
  '清越',
  '致远',
  '星河',
  '慕白',
  '云舒',
  '南乔',
  '北辰',
  '听澜',
  '扶摇',
  '鹤鸣',
  '初晴',
];

const signatures = [
  '特征工程爱好者',
  '相信交叉验证',
  '正在学习梯度提升',
  '喜欢把问题讲清楚',
  '白天搬砖，晚上打榜',
  '',
] as const;

export const crowdName = (index: number): string => {
  const surname = surnames[index % surnames.length] ?? '';
  const first = given[(index * 7 + Math.floor(index / surnames.length)) % given.length] ?? '';
  // Combinations repeat after a while; a number keeps names unique at any scale.
  const round = Math.floor(index / (surnames.length * given.length));
  return round === 0 ? `${surname}${first}` : `${surname}${first}${round + 1}`;
};

/** Number of members of the crowd at scale 1. */
const CROWD = 54;

/** Number of members of the crowd. */
export const crowdSize = (scale: number): number => CROWD * scale;

/** The named accounts, then the crowd: the n-th has the id `demoId('member', n + 1)`. */
export const demoMembers = (scale: number, now: Date): NewMember[] => {
  const { next, between, pick } = dice(1);
  const own = named.map((one, index): NewMember => ({
    id: demoId('member', index + 1),
    name: one.name,
    nameKey: nameKeyOf(one.name),
    email: `${one.account}@demo.test`,
    growthScore: one.growthScore,
    identity: one.identity,
    ...demoProfile(one.identity, index),
    signature: one.signature,
    bio: one.bio ?? null,
    website: one.website ?? null,
    roles: one.roles ?? [],
    verifyType: ORGANIZERS.includes(one.account) ? 1 : null,
    verifyName: ORGANIZERS.includes(one.account) ? one.name : null,
    createDate: new Date(now.getTime() - 400 * DAY),
  }));
  const crowd = Array.from({ length: crowdSize(scale) }, (_, index): NewMember => {
    const name = crowdName(index);
    const professional = index % 17 === 3;
    // Most are new, a few have been here for long.
    const growthScore = Math.floor(next() ** 4 * 12_000) + between(1, 60);
    const identity = next() < 0.6 ? '学生' : '在职';
    return {
      id: demoId('member', named.length + index + 1),
      name,
      nameKey: nameKeyOf(name),
      email: `user${index + 1}@demo.test`,
      growthScore,
      identity,
      ...demoProfile(identity, index),
      signature: pick(signatures) || null,
      verifyType: professional ? 2 : null,
      verifyName: professional ? '数据科学讲师' : null,
      createDate: new Date(now.getTime() - between(10, 700) * DAY),
    };
  });
  return [...own, ...crowd];
};

/** The ids of the crowd, who fill teams and boards. */
export const crowdIds = (scale: number): string[] =>
  Array.from({ length: crowdSize(scale) }, (_, index) =>
    demoId('member', named.length + index + 1),
  );
