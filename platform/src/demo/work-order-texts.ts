import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { Account } from './people.ts';

export interface DemoTicket {
  by: Account;
  type: string;
  content: string;
  competition?: true;
  status: number;
  resolved?: 'yes' | 'reopened' | 'timeout';
  /** Hours ago. */
  ago: number;
  /** Account of the support that has it; by default the one that answered. */
  handler?: Account;
  messages: {
    support?: true;
    /** The reason for closing. */ closes?: true;
    text: string;
    ago: number;
  }[];
  /** Time at which it was closed or opened again, in hours ago; else with the last message. */
  ended?: number;
}

const type = (number: number) => `5e${String(number).padStart(22, '0')}`;
const { pending, accepted, processing, awaitingConfirmation, closed } = workOrderStatus;

/** Lists what members of the demo have written to the support. */
export const tickets = (suggestionType: string): DemoTicket[] => [
  {
    by: 'member',
    type: type(22),
    competition: true,
    status: awaitingConfirmation,
    ago: 52,
    content:
      '**任务**：种类识别\n\n**提交时间**：前天晚上九点左右\n\n**遇到的问题**：本地交叉验证的准确率在 0.97 左右，提交之后公开分数只有 0.61。文件的列名和示例一致，行数也对得上。\n\n{picture}',
    messages: [
      { support: true, ago: 47, text: '你好，已经收到。我们先核对这次提交的文件，请稍等。' },
      { ago: 46, text: '好的，谢谢。我用的是默认的随机种子，如果需要代码我可以贴出来。' },
      {
        support: true,
        ago: 20,
        text: '核对过了：文件里 `id` 一列的**顺序被重新排过**，而预测值没有跟着移动，所以大部分行错位了。\n\n按示例文件的顺序重新写出，再提交一次即可。这次提交的次数已经退还给你们团队。\n\n请确认问题是否解决。',
      },
    ],
  },
  {
    by: 'member',
    type: type(21),
    competition: true,
    status: processing,
    ago: 30,
    content:
      '**团队名**：逐浪小队\n\n**想要的结果**：把队长转让给队友\n\n**目前的情况**：队友的页面上没有看到转让的通知。',
    messages: [
      { support: true, ago: 26, text: '转让之后对方会收到一条站内通知。请问你的队友叫什么名字？' },
      { ago: 3, text: '他叫周启航。' },
    ],
  },
  {
    by: 'member',
    type: type(31),
    status: pending,
    ago: 5,
    content:
      '**哪一笔（任务或比赛、时间）**：每周任务「提交一次作品」，今天上午\n\n**遇到的问题**：领取之后余额好像没有变，刷新了几次也一样。',
    messages: [],
  },
  {
    by: 'member',
    type: type(12),
    status: closed,
    resolved: 'yes',
    ago: 320,
    ended: 280,
    content: '**认证方式（手机／邮箱／实名）**：手机\n\n**页面上的提示**：一直收不到短信验证码。',
    messages: [
      {
        support: true,
        ago: 300,
        text: '这个号段的短信有时会延迟。请改用「语音验证码」试试，一般一分钟内会接到电话。',
      },
      { ago: 290, text: '语音可以收到，已经绑定好了，谢谢！' },
      { support: true, ago: 285, text: '不客气，祝比赛顺利。请确认后关闭工单。' },
    ],
  },
  {
    by: 'member',
    type: type(51),
    status: closed,
    resolved: 'timeout',
    ago: 700,
    ended: 510,
    content: '请问比赛结束之后，数据还可以继续下载吗？',
    messages: [
      {
        support: true,
        ago: 678,
        text: '可以。比赛的数据页会一直保留，只是不能再提交。还有其他问题吗？',
      },
    ],
  },
  {
    by: 'member',
    type: suggestionType,
    status: closed,
    ago: 420,
    ended: 400,
    content:
      '**使用场景**：模型开发、参与竞赛（选手）\n\n**功能缺陷 / 产品建议 / 文档问题**\n\n排行榜能不能加一个「只看同校」的筛选？\n\n**联系方式**：未填写',
    messages: [
      { support: true, ago: 405, text: '谢谢你的建议，已经转给产品同事。有进展会发公告。' },
    ],
  },
  {
    by: 'captain',
    type: type(23),
    competition: true,
    status: pending,
    ago: 9,
    content:
      '**团队名**：逐浪小队\n\n**事情的经过**：收到通知说有两支团队的结果文件相同。我们只有一支团队，怀疑是队友在合并之前单独提交过。\n\n**能够说明情况的材料**：训练日志可以随时提供。',
    messages: [],
  },
  {
    by: 'creator',
    type: type(42),
    status: pending,
    ago: 2,
    content:
      '**内容的链接**：/home/competition/works\n\n**理由**：有一篇作品大段复制了我专栏里的文字，没有注明出处。',
    messages: [],
  },
  {
    by: 'newcomer',
    type: type(11),
    status: processing,
    resolved: 'reopened',
    ago: 90,
    ended: 12,
    content:
      '**我的账号（用户名或邮箱）**：新来的鱼\n\n**遇到的问题**：在学校机房登录总是提示稍后再试。',
    messages: [
      {
        support: true,
        ago: 80,
        text: '机房共用一个出口地址，登录次数会合并计算。我们已经放宽了限制，请再试一次。',
      },
    ],
  },
  {
    by: 'moderator',
    type: type(32),
    status: accepted,
    handler: 'support',
    ago: 28,
    content: '上周升到 3 级之后，等级页上的权益没有变化，重新登录也一样。',
    messages: [],
  },
  {
    by: 'newcomer',
    type: type(51),
    status: closed,
    ago: 150,
    content: '在吗？',
    messages: [
      {
        support: true,
        closes: true,
        ago: 126,
        text: '没有看到具体的问题，先关闭这张工单。需要帮助时请选择继续反馈，并写下遇到的情况。',
      },
    ],
  },
];

/** Canned answers of the demo, by title and text. */
export const cannedAnswerTexts: readonly (readonly [string, string])[] = [
  ['已收到', '你好，已经收到。我们先核对一下情况，会在 5 个工作日内回复你。'],
  [
    '请补充信息',
    '为了尽快定位问题，请补充：\n\n- 出现问题的页面链接\n- 具体的时间\n- 完整的报错文字或截图',
  ],
  [
    '结果文件的顺序',
    '请按示例文件的**行顺序和列名**重新写出结果，再提交一次。标识列与预测值需要一起移动，否则大部分行会错位。',
  ],
  [
    '收不到验证码',
    '请改用「语音验证码」试试，一般一分钟内会接到电话。仍然收不到时，请告诉我们手机号的前三位和运营商。',
  ],
  ['请确认', '问题已经处理，请确认是否解决。7 天内没有回复的工单会自动关闭，之后也可以继续反馈。'],
];
