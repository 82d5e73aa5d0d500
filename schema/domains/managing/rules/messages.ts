import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textProblem } from '#domains/competitions/rules/competition-settings.ts';

/** Recipients of an organizer's message: the team, the stage and the unpromoted have a target. */
export const messageAudiences = ['everybody', 'team', 'stage', 'unpromoted'] as const;
export type MessageAudience = (typeof messageAudiences)[number];

/** Lengths in characters. */
export const messageLimits = { title: 50, content: 1_000 };

/** Why a message can't be sent so, at `Title` or `Content`; null when it can. */
export const messageProblems = ({
  title,
  content,
}: {
  title: string;
  content: string;
}): Refusal[] =>
  [
    textProblem(title, { title: '标题', most: messageLimits.title, field: 'Title' }),
    textProblem(content, { title: '内容', most: messageLimits.content, field: 'Content' }),
  ].filter((problem) => problem !== null);

/** Why an audience can't be addressed with this target, at `Target`; null when it can. */
export const audienceProblem = (
  audience: MessageAudience,
  target: string | null,
): Refusal | null => {
  const needsTarget = audience !== 'everybody';
  if (needsTarget === (target !== null)) return null;
  return needsTarget
    ? refuse('BAD_USER_INPUT', audience === 'team' ? '请选择团队' : '请选择阶段', 'Target')
    : refuse('BAD_USER_INPUT', '发给所有人的消息不需要选择对象', 'Target');
};
