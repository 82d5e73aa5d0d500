import type { ReceiptProblem } from './check-receipt.ts';

/** Each problem of a receipt as it is told. */
export const receiptProblemTexts: Readonly<Record<ReceiptProblem, string>> = {
  format: '回执文件不完整或被改动，无法读取',
  key: '回执中的公钥不是本站的公钥',
  signature: '检查点或其签名被改动，签名不成立',
  order: '记录的序号或证明被改动：该记录不在检查点所示的位置',
  leaf: '日志记录本身被改动，无法读取',
  file: '结果文件与提交时不同，或回执中的文件摘要被改动',
  score: '公开得分被改动',
  private: '私有得分的承诺或其公开值被改动',
  time: '提交或评分时间被改动',
  work: '提交编号被改动',
  task: '任务编号被改动',
  team: '团队或其盐被改动',
  solution: '标准答案的承诺或其公开值被改动',
  rules: '评分规则的摘要被改动',
  metric: '评分指标或其参数被改动',
  replaces: '“替代哪条记录”被改动',
  authorship: '作者类型被改动',
};
