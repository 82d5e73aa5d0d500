import type { AccessTokenScope } from '#apollo/schema.generated.ts';

/** Scopes that access tokens may have, in the order in which they are shown. */
export const scopeNames: readonly { value: AccessTokenScope; label: string; text: string }[] = [
  { value: 'READ', label: '读取', text: '查看你能看到的内容，接收实时消息' },
  { value: 'SUBMIT', label: '提交', text: '检查、上传并提交比赛结果，不能发布和删除' },
  { value: 'WRITE', label: '写入', text: '以你的身份提交、发布和修改' },
  { value: 'ACCOUNT', label: '账号', text: '查看登录中的设备和访问令牌' },
];

/** 读取、写入 */
export const namesOf = (scopes: readonly AccessTokenScope[]): string =>
  scopeNames
    .filter(({ value }) => scopes.includes(value))
    .map(({ label }) => label)
    .join('、');
