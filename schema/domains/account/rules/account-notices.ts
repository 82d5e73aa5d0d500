/** Account events that the member is notified of, with the text of each notice. */
export const accountNotices = {
  twoFactorOn: '你的账号已开启两步验证',
  twoFactorOff: '你的账号已关闭两步验证',
  recoveryCodes: '你的两步验证恢复码已重新生成，原来的恢复码全部失效',
  password: '你的登录密码已修改，其他设备需要重新登录',
  bound: '你的账号已绑定第三方登录',
  unbound: '你的账号已解除第三方登录的绑定',
  closing: '你的账号已申请注销并停用，30天内重新登录可以恢复',
  restored: '你的账号已恢复，注销申请已取消',
} as const;
export type AccountNotice = keyof typeof accountNotices;
