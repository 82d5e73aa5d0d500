import { CLIENT_COOKIE_DAYS } from '@whaletide/schema/domains/tracking/rules.ts';
import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import {
  accessTokens,
  automaticAttempts,
  captchas,
  contactChanges,
  credentials,
  memberBrowsers,
  memberExports,
  oauthIdentities,
  oauthTickets,
  phones,
  realNames,
  recoveryCodes,
  sessions,
  twoFactors,
  verificationCodes,
  weakFlags,
} from './tables.ts';

const secret = '用于验证身份的秘密，只以散列值或密文保存';

const brief = '防止滥用的短期计数，很快会自动删除';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: phones.memberId,
    file: '账号/手机号',
    title: '绑定的手机号',
    fields: [ownOnly('本人绑定的号码', phones.memberId, phones.countryCode, phones.phone)],
  },
  {
    column: realNames.memberId,
    file: '账号/实名认证',
    title: '实名认证的申请和结果，不含证件号码',
    fields: [
      ownOnly(
        '本人填写的实名信息和审核的结果',
        realNames.id,
        realNames.memberId,
        realNames.name,
        realNames.route,
        realNames.photoKey,
        realNames.status,
        realNames.reason,
        realNames.createDate,
        realNames.reviewDate,
      ),
    ],
    without: [realNames.encryptedId, realNames.idHash],
  },
  { column: realNames.reviewerId, leftOut: '审核记录属于被审核的用户' },
  {
    column: sessions.memberId,
    file: '账号/登录会话',
    title: '登录中的设备',
    fields: [
      ownOnly(
        '本人登录的设备',
        sessions.id,
        sessions.memberId,
        sessions.userAgent,
        sessions.createDate,
        sessions.lastSeen,
        sessions.expires,
        sessions.protectedUntil,
      ),
    ],
  },
  {
    column: accessTokens.memberId,
    file: '账号/访问令牌',
    title: '访问令牌的名称和权限，不含令牌本身',
    fields: [
      ownOnly(
        '本人创建的令牌',
        accessTokens.id,
        accessTokens.memberId,
        accessTokens.name,
        accessTokens.prefix,
        accessTokens.scopes,
        accessTokens.kind,
        accessTokens.model,
        accessTokens.createDate,
        accessTokens.expires,
        accessTokens.lastUsed,
      ),
    ],
    without: [accessTokens.hash],
  },
  {
    column: twoFactors.memberId,
    file: '账号/两步验证',
    title: '两步验证的开启时间',
    fields: [ownOnly('本人的设置', twoFactors.memberId, twoFactors.confirmed)],
    without: [twoFactors.sealedSecret, twoFactors.lastStep],
  },
  {
    column: memberExports.memberId,
    file: '账号/数据导出',
    title: '个人数据的导出记录',
    fields: [
      ownOnly(
        '本人的导出',
        memberExports.id,
        memberExports.memberId,
        memberExports.day,
        memberExports.state,
        memberExports.createDate,
        memberExports.size,
        memberExports.filesLeftOut,
        memberExports.expires,
      ),
    ],
    without: [memberExports.fileKey],
  },
  {
    column: weakFlags.memberId,
    file: '账号/界面设置',
    title: '提示是否已关闭等界面设置',
    fields: [ownOnly('本人的设置', weakFlags.memberId, weakFlags.flags)],
  },
  {
    column: oauthIdentities.memberId,
    file: '账号/第三方登录',
    title: '绑定的第三方账号',
    fields: [
      ownOnly(
        '本人绑定的第三方账号',
        oauthIdentities.provider,
        oauthIdentities.subject,
        oauthIdentities.memberId,
        oauthIdentities.name,
        oauthIdentities.createDate,
      ),
    ],
  },
  {
    column: contactChanges.memberId,
    file: '账号/联系方式的更改',
    title: '最近更改过的邮箱和手机号',
    fields: [
      ownOnly(
        '本人的邮箱和手机号',
        contactChanges.id,
        contactChanges.memberId,
        contactChanges.kind,
        contactChanges.before,
        contactChanges.after,
        contactChanges.date,
        contactChanges.takenBackDate,
      ),
    ],
    without: [contactChanges.tokenHash, contactChanges.number],
  },
  { column: oauthTickets.memberId, leftOut: secret },
  {
    column: memberBrowsers.memberId,
    leftOut: `登录过的浏览器的随机编号，${CLIENT_COOKIE_DAYS}天后删除`,
  },
  { column: credentials.memberId, leftOut: secret },
  { column: recoveryCodes.memberId, leftOut: secret },
  { column: verificationCodes.memberId, leftOut: secret },
  { column: captchas.memberId, leftOut: brief },
  { column: automaticAttempts.memberId, leftOut: brief },
];
