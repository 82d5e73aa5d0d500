import { refuse, type Refusal } from '#shared/rules/refusal.ts';

export const DEACTIVATED = '该账号已停用';

interface Followed {
  id: string;
  deactivated: boolean;
}

/** Why a member can't follow another; null when they can. */
export const followProblem = (memberId: string, target: Followed): Refusal | null => {
  if (target.id === memberId) return refuse('FORBIDDEN', '不能关注自己哦');
  return target.deactivated ? refuse('CONFLICT', DEACTIVATED) : null;
};

/** Tells whether the viewer is shown only the name, picture, level and verification of a member. */
export const isHiddenFrom = (
  member: { id: string; hideProfile: boolean; deactivated: Date | null },
  viewerId: string | null,
): boolean => (member.hideProfile || member.deactivated !== null) && member.id !== viewerId;
