import type { Account } from './people.ts';

interface AnswerPlan {
  text: string;
  by?: Account;
  /** Index, from 0, of the earlier answer that it answers; without one it answers the comment. */
  to?: number;
}

/** A comment of the demo; its author is one of the crowd unless it names an account. */
export interface CommentPlan {
  text: string;
  by?: Account;
  deleted?: boolean;
  answers?: readonly AnswerPlan[];
}

/** On the first project, which is talked about most. */
export const talkedAbout: readonly CommentPlan[] = [
  {
    text: '把 `flipper_length_mm` 和 `bill_depth_mm` 画在一张图里那一步太直观了，一眼就能看出金图企鹅。',
    by: 'member',
    answers: [
      { text: '谢谢！我也是画了几十张散点图才挑出这一张的。', by: 'captain' },
      { text: '请问颜色是按物种还是按岛屿？', by: 'newcomer', to: 0 },
      { text: '按物种。按岛屿也试过，分不太开。', by: 'captain', to: 1 },
      { text: '同意，岛屿和物种本来就高度相关。' },
      { text: '学到了。', by: 'newcomer', to: 2 },
    ],
  },
  {
    text: '最近均值分类器作为基线很合适，不过**先标准化**会不会更公平一些？体重的量级比喙长大太多了。',
    answers: [
      {
        text: '说得对，第二个版本里已经加上：\n\n```python\nx = (x - x.mean()) / x.std()\n```\n\n准确率从 0.81 提升到 0.97。',
        by: 'captain',
      },
    ],
  },
  { text: '广告内容', deleted: true, answers: [{ text: '请不要在这里发广告。', by: 'moderator' }] },
  { text: '缺失值是直接删掉的吗？我这边删掉之后少了十一行。' },
  {
    text: '补充一个参考：Horst AM, Hill AP, Gorman KB (2020). *palmerpenguins*。引用数据时记得注明来源。',
    by: 'creator',
    answers: [{ text: '已经补在说明里了，感谢提醒！', by: 'captain' }],
  },
  { text: '零基础也看懂了，期待下一篇！', by: 'newcomer' },
];

/** On the others, a few each. */
export const passingComments: readonly string[] = [
  '思路很清楚，收藏了慢慢看。',
  '请问验证集是按时间划分的吗？随机划分可能会偏乐观。',
  '这一段代码可以直接用在我的作业里，谢谢分享。',
  '图很漂亮，配色方案能分享一下吗？',
  '跑了一遍，结果可以复现。',
  '如果再讲讲误差分析就更完整了。',
  '对数损失那里解释得特别好，终于明白为什么不能给出 0 或 1。',
  '第三个单元格的变量名好像写错了，应该是 `valid`。',
];
