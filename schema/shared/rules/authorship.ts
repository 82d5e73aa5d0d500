import { refuse, type Refusal } from './refusal.ts';
import { textLimitProblem } from './text-limit.ts';

/** Authors that a work can have, by what its author or their token says. */
export const authorships = ['HUMAN', 'HUMAN_WITH_AI', 'AGENT'] as const;
export type Authorship = (typeof authorships)[number];

/** Rules of competitions for works that a model has a part in. */
export const authorshipRules = ['ALLOWED', 'MUST_BE_NAMED', 'OWN_RANKING', 'FORBIDDEN'] as const;
export type AuthorshipRule = (typeof authorshipRules)[number];

/** Statement on a work: its author, and the model that had a part; null without one. */
export interface AuthorshipStatement {
  authorship: Authorship;
  model: string | null;
}

/** Agent that a token belongs to: its model, and the program that runs it; null where none is named. */
export interface Agent {
  model: string;
  harness: string | null;
}

/** Names an agent in one line, as its works state it. */
export const agentName = ({ model, harness }: Agent): string =>
  harness ? `${model} · ${harness}` : model;

export const authorshipNames: Readonly<Record<Authorship, string>> = {
  HUMAN: '人工',
  HUMAN_WITH_AI: '人工与 AI',
  AGENT: '智能体',
};

/** Marks on what a model had a part in. */
export const authorshipMarks = { HUMAN_WITH_AI: 'AI 辅助', AGENT: '智能体' } as const;

/** Longest name of a model, in characters. */
const MODEL_LENGTH = 200;

/** Why the name of a model is refused at a field; it is of one line. */
export const modelProblem = (model: string, field: string): Refusal | null => {
  const text = model.trim();
  if (/[\r\n\u2028\u2029]/.test(text)) return refuse('BAD_USER_INPUT', '模型名称不能换行', field);
  const long = textLimitProblem(text, MODEL_LENGTH);
  return long === null ? null : refuse('BAD_USER_INPUT', long, field);
};

/** Parts of a statement as they are sent; HUMAN where nothing is said. */
export interface GivenAuthorship {
  authorship?: Authorship | null | undefined;
  model?: string | null | undefined;
}

/**
 * Makes the statement on what is handed in. An agent's token always says that the agent did it,
 * by its own model and harness, whatever is given; a work of a person alone has no model.
 */
export const statementOf = (
  given: GivenAuthorship,
  agent: Agent | undefined,
): AuthorshipStatement => {
  if (agent) return { authorship: 'AGENT', model: agentName(agent) };
  const authorship = given.authorship ?? 'HUMAN';
  return { authorship, model: authorship === 'HUMAN' ? null : given.model?.trim() || null };
};

/**
 * Makes the statement on what is changed: an agent's token makes it the agent's, and what an agent
 * did stays so. Where nothing is said, it stays as it was.
 */
export const changedStatement = (
  before: AuthorshipStatement,
  given: GivenAuthorship,
  agent: Agent | undefined,
): AuthorshipStatement => {
  if (agent) return statementOf({}, agent);
  if (before.authorship === 'AGENT' || !given.authorship) return before;
  return statementOf(given, undefined);
};

const MODEL = 'AuthorshipModel';

/** Why a statement is refused where no competition rules on it. */
export const statementProblem = ({ model }: AuthorshipStatement): Refusal | null =>
  modelProblem(model ?? '', MODEL);

/** Why a work with this statement is refused in a competition with that rule. */
export const authorshipProblem = (
  { authorship, model }: AuthorshipStatement,
  rule: AuthorshipRule,
): Refusal | null => {
  if (rule === 'FORBIDDEN' && authorship === 'AGENT')
    return refuse('CONFLICT', '主办方不接受由智能体完成的作品', 'Authorship');
  if (rule === 'MUST_BE_NAMED' && authorship !== 'HUMAN' && model === null)
    return refuse('BAD_USER_INPUT', '请注明使用的模型', MODEL);
  return statementProblem({ authorship, model });
};

export const authorshipRuleNames: Readonly<Record<AuthorshipRule, string>> = {
  ALLOWED: '允许',
  MUST_BE_NAMED: '须注明',
  OWN_RANKING: '单独排名',
  FORBIDDEN: '不允许',
};

/** Sentence on a rule, for who is about to register or to hand something in. */
export const authorshipRuleTexts: Readonly<Record<AuthorshipRule, string>> = {
  ALLOWED: '可以使用 AI，也接受由智能体完成的作品；提交时请说明作者类型。',
  MUST_BE_NAMED: '可以使用 AI 或由智能体完成，提交时须注明所用的模型。',
  OWN_RANKING:
    '可以使用 AI 或由智能体完成；智能体的作品在智能体榜上单独排名，不进入成员榜和最终排名。',
  FORBIDDEN: '不接受由智能体完成的作品。',
};

/** Note beside a board that shows works of some authors alone. */
export const FILTERED_RANKS_TEXT = '名次为筛选后的名次';
