/** Ways in which a data set gives its hidden answers away. */
export const leakKinds = [
  'sharedRows',
  'tornGroups',
  'orderedIds',
  'strongBaseline',
  'answerColumn',
] as const;
export type LeakKind = (typeof leakKinds)[number];

/** A leak, with nothing in it of any hidden answer. */
export interface DataLeak {
  kind: LeakKind;
  /** Column that it is about, or name of a baseline; null where it is about whole rows. */
  subject: string | null;
  /** File that it is in; null where it is in the solution alone. */
  file: string | null;
  /** Rows, groups or columns that it is about. */
  count: number;
  /** Number of all of these. */
  of: number;
}

export const leakTitles: Record<LeakKind, string> = {
  sharedRows: '训练集与测试集有相同的行',
  tornGroups: '同一组的行分在训练集与测试集两边',
  orderedIds: '编号的顺序透露答案',
  strongBaseline: '基线已经接近满分',
  answerColumn: '数据文件里有答案',
};

/** Says what was found, in Chinese. */
export const leakText = ({ kind, subject, file, count, of }: DataLeak): string => {
  const texts: Record<LeakKind, string> = {
    sharedRows: `测试集 ${of} 行中有 ${count} 行在训练集里有一模一样的行，查表就能答对。`,
    tornGroups: `按「${subject}」列，测试集 ${of} 组中有 ${count} 组也在训练集里，记住组就能猜中答案。`,
    orderedIds: `按「${subject}」的先后，答案不是随机排列的，只看顺序就能猜中一部分。`,
    strongBaseline: `「${subject}」不用建模就已接近满分，排行榜上很难再拉开差距。`,
    answerColumn: `文件「${file}」的「${subject}」列与答案一一对应（${count} / ${of} 行）。`,
  };
  return texts[kind];
};

/** Says what to do about it, in Chinese. */
export const leakHints: Record<LeakKind, string> = {
  sharedRows: '去掉重复的行再划分训练集与测试集。',
  tornGroups: '按组划分，让同一组的行只在一边；并在任务设置中填写分组列。',
  orderedIds: '把测试集打乱后重新编号，再更新标准答案和提交样例。',
  strongBaseline: '换一个更难的目标或指标，或去掉泄露答案的列。',
  answerColumn: '从发给选手的文件里去掉这一列。',
};
