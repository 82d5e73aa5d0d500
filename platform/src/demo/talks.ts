import { accountId, crowdIds } from './people.ts';

/** Message: its author, 0 or 1 of the two; its age in minutes; its text. */
type Line = readonly [author: 0 | 1, minutesAgo: number, content: string];

export interface Talk {
  between: readonly [string, string];
  lines: readonly Line[];
  /** Number of the last messages that the other one hasn't read; all by one author. */
  unread: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** The team talks its way through the weather. */
const teamTalk: readonly Line[] = [
  [
    0,
    5 * DAY + 190,
    '小舟，西雅图那个天气赛我已经报名了，队伍叫「逐浪小队」，你直接申请加入就行。',
  ],
  [1, 5 * DAY + 186, '好嘞，刚点了申请，你看看收到没？'],
  [0, 5 * DAY + 185, '收到，已经同意了 👌'],
  [0, 5 * DAY + 184, '分工先这么定：你做特征，我搭验证框架，周末前交第一版。'],
  [
    1,
    5 * DAY + 180,
    '没问题。我先看看数据，训练集三年的日值，字段不多：最低最高气温、风速、有没有下雨。',
  ],
  [1, 4 * DAY + 640, '看完了，有个问题想确认：测试集是按时间往后切的，还是随机抽的？'],
  [
    0,
    4 * DAY + 631,
    '按时间切的，训练集到 2014 年底，测试集是 2015 年，只给最低气温和风速。别用随机划分做验证，会虚高很多。',
  ],
  [1, 4 * DAY + 629, '难怪！我随机 5 折的 AUC 有 0.86，心里还美滋滋的……'],
  [0, 4 * DAY + 627, '哈哈，都踩过。改成按月份往前滚动的验证，线上线下就对得上了。'],
  [1, 3 * DAY + 200, '滚动验证跑通了，降水的 AUC 是 0.79，比赛题里的基线 0.774 高一点。'],
  [0, 3 * DAY + 195, '不错！特征现在有哪些？'],
  [
    1,
    3 * DAY + 193,
    '目前这几组：\n1. 最近 3 天最低气温的变化\n2. 一年中第几天的正弦、余弦\n3. 往年同一时节下雨的比例',
  ],
  [0, 3 * DAY + 188, '第 2 组记得和风速做一下交互，西雅图冬天刮风和夏天刮风不是一回事。'],
  [1, 3 * DAY + 187, '有道理，我加上。'],
  [0, 2 * DAY + 75, '刚提交了一版，公榜往前走了几名，前面几支队差距都在 0.01 以内 🌊'],
  [1, 2 * DAY + 72, '太强了！还剩几次提交机会？'],
  [0, 2 * DAY + 71, '今天还剩 2 次，留一次给两个模型的平均。'],
  [1, DAY + 320, '平均我试了，先换成排名再平均，验证集从 0.79 升到 0.80。'],
  [0, DAY + 316, '可以，最后两版就选它和没平均的那版，稳一点。'],
  [1, DAY + 314, '好，参赛说明里写着私榜取选中作品里更好的一个，这样选不亏。'],
  [0, 130, '主办方刚更新了公告，数据说明里补了一句风速的单位，是米每秒。'],
  [
    0,
    129,
    '我们之前当成英里每小时换算过一次，得改回来，你方便的时候看一下 features.py 第 40 行附近。',
  ],
];

const columnTalk: readonly Line[] = [
  [1, 3 * DAY + 400, '苏老师好，您那篇讲目标编码泄漏的文章太及时了，我们队差点栽在这上面。'],
  [0, 3 * DAY + 388, '能帮上忙就好 😄 你们用的是折外编码吗？'],
  [1, 3 * DAY + 386, '对，改成折外之后线下分数掉了一截，但线上反而涨了。'],
  [0, 3 * DAY + 380, '这就对了，说明之前的验证分数是假的。'],
  [1, 2 * DAY + 500, '想请教一下，类别特别少的时候平滑系数一般怎么选？'],
  [
    0,
    95,
    '样本少就选大一点，从 10 到 50 之间试。下周我会写一篇专门讲这个，附上企鹅数据的例子，到时候欢迎挑错。',
  ],
];

const joiningTalk: readonly Line[] = [
  [0, 46, '你好，看到你们队在企鹅赛的讨论区分享的思路，请问还招人吗？'],
  [0, 44, '我是统计学大三，会 R 和一点 Python，做过两个课程项目，可以先从数据清洗干起。'],
];

const moderatorTalk: readonly Line[] = [
  [0, 6 * DAY, '你好，你在讨论区发的「新手第一次提交避坑」被加精了，写得很清楚。'],
  [1, 6 * DAY - 12, '谢谢守灯人！第一次被加精，激动。'],
  [0, 6 * DAY - 15, '如果愿意，可以把列名写错那一段补一张截图，新人更容易看懂。'],
  [1, 6 * DAY - 60, '补好啦，还加了一段怎么在浏览器里先检查文件。'],
  [0, 6 * DAY - 64, '完美 👍'],
];

const organizerTalk: readonly Line[] = [
  [1, 9 * DAY, '您好，请问企鹅数据集可以用在课程作业里吗？'],
  [0, 9 * DAY - 35, '可以的，数据是 CC0 许可，注明来源即可。数据页里有完整的引用格式。'],
  [1, 9 * DAY - 40, '明白了，谢谢！'],
];

/** Lists what members of the demo community have written to each other; the same every time. */
export const talks = (): Talk[] => {
  const captain = accountId('captain');
  const member = accountId('member');
  const [stranger = accountId('newcomer')] = crowdIds(1).slice(2);
  return [
    { between: [captain, member], lines: teamTalk, unread: 2 },
    { between: [accountId('creator'), captain], lines: columnTalk, unread: 1 },
    { between: [stranger, captain], lines: joiningTalk, unread: 2 },
    { between: [accountId('moderator'), member], lines: moderatorTalk, unread: 0 },
    { between: [accountId('organizer'), captain], lines: organizerTalk, unread: 0 },
  ];
};
