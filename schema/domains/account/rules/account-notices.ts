import { CLOSURE_DAYS } from './closure.ts';

/** Account events that the member is notified of, with the text of each notice. */
export const accountNotices = {
  twoFactorOn: '你的账号已开启两步验证',
  twoFactorOff: '你的账号已关闭两步验证',
  recoveryCodes: '你的两步验证恢复码已重新生成，原来的恢复码全部失效',
  password: '你的登录密码已修改，其他设备需要重新登录',
  bound: '你的账号已绑定第三方登录',
  unbound: '你的账号已解除第三方登录的绑定',
  email: '你的账号绑定的邮箱已更改',
  phone: '你的账号绑定的手机号已更改',
  takenBack: '你的账号的联系方式更改已撤销，原来的密码已失效，请重新设置密码',
  addressLost: '你的账号填写的邮箱已由它的主人验证并使用，请绑定你自己的邮箱',
  accessToken: '你的账号新建了访问令牌',
  device: '你的账号在新的设备上登录',
  closing: `你的账号已申请注销并停用，${CLOSURE_DAYS}天内重新登录可以恢复`,
  restored: '你的账号已恢复，注销申请已取消',
} as const;
export type AccountNotice = keyof typeof accountNotices;

/** Notices of one kind and an hour, by bell and mail: no one is pestered by what goes on and on. */
export const ACCESS_NOTICES_PER_HOUR = 5;
