/**
 * Purposes of verification codes: what a message with a code calls each, and what its reader is
 * doing, to stand after 你正在.
 */
export const codePurposes = {
  signUp: { title: '注册', does: '注册账号' },
  recovery: { title: '找回密码', does: '找回密码' },
  email: { title: '绑定邮箱', does: '为账号绑定这个邮箱' },
  phone: { title: '绑定手机', does: '为账号绑定这个手机号' },
  protection: { title: '身份验证', does: '验证身份，以便修改账号的手机、邮箱或密码' },
} as const;
export type CodePurpose = keyof typeof codePurposes;
