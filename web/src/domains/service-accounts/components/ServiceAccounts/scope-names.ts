import type { ServiceAccountScope } from '#apollo/schema.generated.ts';

/** Scopes that service accounts may have, in the order in which they are shown. */
export const scopeNames: readonly { value: ServiceAccountScope; label: string; text: string }[] = [
  {
    value: 'READ',
    label: '读取',
    text: '查看公开内容，以及所管理比赛的草稿、报名、团队、排名和导出数据',
  },
  { value: 'WRITE', label: '写入', text: '审核所管理比赛的报名' },
];

/** 读取、写入 */
export const namesOf = (scopes: readonly ServiceAccountScope[]): string =>
  scopeNames
    .filter(({ value }) => scopes.includes(value))
    .map(({ label }) => label)
    .join('、');
