import { type Agent, agentName, modelProblem } from '#shared/rules/authorship.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Users of an access token: a program of the member's, or an agent that acts by a model. */
export const tokenKinds = ['person', 'agent'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/**
 * Why a token of this kind is refused: an agent names its model, and both names fit into the line
 * that its works state.
 */
export const tokenKindProblem = (kind: TokenKind, agent: Agent): Refusal | null => {
  const { model } = agent;
  if (kind === 'person') return null;
  if (!model.trim()) return refuse('BAD_USER_INPUT', '请输入智能体使用的模型', 'Model');
  return modelProblem(model, 'Model') ?? modelProblem(agentName(agent), 'Harness');
};
