import type { Role } from '../rest/account.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { moderationReasonProblem } from '#domains/moderation/rules/content-moderation.ts';

export const CREATOR_BANNED_TEXT = '你的创作者权益已被管理员封禁';
export const MAX_VERIFY_NAME = 40;

/** Name of each role. */
export const roleNames: Record<Role, string> = {
  moderator: '版主',
  columnist: '专栏作者',
  organizer: '主办方',
  support: '客服',
  admin: '管理员',
};

/** Refuses administrators who take away their own role: only another administrator may. */
export const roleProblem = (
  { own, creatorBanned }: { own: boolean; creatorBanned: boolean },
  role: Role,
  granted: boolean,
): Refusal | null => {
  if (own && role === 'admin' && !granted)
    return refuse('CONFLICT', '不能取消自己的管理员角色，请由其他管理员操作', 'Role');
  if (creatorBanned && role === 'columnist')
    return refuse('CONFLICT', '该用户的创作者权益已被封禁，请先恢复', 'Role');
  return null;
};

/** @param own whether administrators would stop their own account */
export const deactivationProblem = (own: boolean, reason: string): Refusal | null =>
  own ? refuse('CONFLICT', '不能停用自己的账号') : moderationReasonProblem(reason);

/** The name that stands beside the mark; taking the mark away needs none. */
export const communityVerifyProblem = (type: number, name: string): Refusal | null => {
  if (type === 0) return null;
  if (!name.trim()) return refuse('BAD_USER_INPUT', '请输入认证名称', 'Name');
  return [...name.trim()].length > MAX_VERIFY_NAME
    ? refuse('BAD_USER_INPUT', `认证名称最多${MAX_VERIFY_NAME}个字符`, 'Name')
    : null;
};
