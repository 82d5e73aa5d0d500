import type { FormattedExecutionResult } from 'graphql';
import type { AccessToken } from '@whaletide/schema/domains/account/rest/account.ts';
import { tokenBudget } from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import type { UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import { MAX_WAIT_SECONDS } from '@whaletide/schema/verbs/verbs.ts';
import type { GatewayContext } from '#graphql/context.ts';
import type { Engine } from '#graphql/engine.ts';
import { Refusal } from '#refusal.ts';
import { withMarks } from './answers.ts';
import type { PreparedVerb } from './prepared.ts';

/** Caller of a verb, and the ways to the site that they have. */
export interface VerbCaller {
  engine: Engine;
  token: AccessToken;
  /** A context with nothing loaded, and all of its time. */
  context: () => GatewayContext;
  /** Keeps a text as a result file of the caller's. */
  upload: (content: string, fileName: string) => Promise<UploadRef>;
  /** Aborts when the client has gone. */
  gone: AbortSignal;
}

type Arguments = Record<string, unknown>;
type Answer = Record<string, unknown>;

const POLL_MS = 700;

/** Runs the operation behind a verb. @throws Refusal where nothing of it can be had */
const ask = async (verb: PreparedVerb, caller: VerbCaller, variables: Arguments) => {
  const prepared = caller.engine.prepareKnown(verb.text);
  if ('errors' in prepared) throw new Refusal('INTERNAL', `${verb.name} isn't prepared`);
  const result = await caller.engine.run(prepared, variables, caller.context());
  const data = result.data as Answer | null | undefined;
  const isEmpty = !data || Object.values(data).every((one) => one === null);
  if (isEmpty) throw refusalOf(result);
  return {
    result,
    data,
    answer: { ...(withMarks(verb.plan, data) as Answer), ...missing(result) },
  };
};

const refusalOf = ({ errors: [error] = [] }: FormattedExecutionResult): Refusal => {
  if (!error) return new Refusal('NOT_FOUND', '未找到，或你无权查看');
  const { code, field, retryAfter } = error.extensions ?? {};
  const known = new Set<unknown>([
    ...['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    ...['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'INTERNAL'],
  ]);
  return new Refusal(
    known.has(code) ? (code as Refusal['code']) : 'BAD_USER_INPUT',
    error.message,
    {
      ...(typeof field === 'string' && { field }),
      ...(typeof retryAfter === 'number' && { retryAfter }),
    },
  );
};

/** Parts that couldn't be had, for who reads the rest. */
const missing = ({ errors = [] }: FormattedExecutionResult) =>
  errors.length > 0 && {
    incomplete: errors.map(({ path = [], extensions }) => ({
      path: path.join('.'),
      code: String(extensions?.code ?? 'INTERNAL'),
    })),
  };

/** File that a result is: the one that is named, or one that its text is kept as. */
const resultOf = async (
  caller: VerbCaller,
  { content, resultKey, fileName = 'result.csv' }: Arguments,
) => {
  const name = String(fileName);
  if ((content === undefined) === (resultKey === undefined))
    throw new Refusal('BAD_USER_INPUT', 'Give exactly one of content and resultKey', {
      field: 'content',
    });
  if (typeof content !== 'string') {
    const ext = /\.[^.]*$/.exec(name)?.[0] ?? '';
    return { file: { key: String(resultKey), ext, name, size: 1 }, more: {} };
  }
  const { key, ext, size, name: kept } = await caller.upload(content, name);
  const uploaded = { resultKey: key, fileName: kept, size };
  return { file: { key, ext, name: kept, size }, more: { uploaded } };
};

type Way = (verb: PreparedVerb, caller: VerbCaller, given: Arguments) => Promise<Answer>;

const check: Way = async (verb, caller, given) => {
  const { file, more } = await resultOf(caller, given);
  const { taskId, sample = false } = given;
  const variables = { taskId, resultKey: file.key, sample };
  const { result, data, answer } = await ask(verb, caller, variables);
  // A task without its check says nothing of why it can't be had.
  const { checkResult } = data.competitionTask as { checkResult: unknown };
  if (checkResult === null) throw refusalOf(result);
  return { ...answer, ...more };
};

const submit: Way = async (verb, caller, given) => {
  const { file, more } = await resultOf(caller, given);
  const { taskId, note } = given;
  const input = { taskId, result: file, ...(note !== undefined && { note }) };
  const { answer } = await ask(verb, caller, { input });
  return { ...answer, ...more };
};

const wait: Way = async (verb, caller, { workId, seconds = MAX_WAIT_SECONDS }) => {
  const until = performance.now() + Number(seconds) * 1000;
  for (;;) {
    const { data, answer } = await ask(verb, caller, { workId });
    const isDone = (data.work as { status: string }).status !== 'PENDING';
    if (isDone || caller.gone.aborted || performance.now() + POLL_MS > until)
      return { ...answer, isDone };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

const board: Way = async (verb, caller, { taskId, stageId, ...more }) => {
  if ((taskId === undefined) === (stageId === undefined))
    throw new Refusal('BAD_USER_INPUT', 'Give exactly one of taskId and stageId', {
      field: 'taskId',
    });
  const of = taskId === undefined ? { stageId } : { taskId };
  return (await ask(verb, caller, { of, ...more })).answer;
};

const me: Way = async (verb, caller, given) => {
  const { answer } = await ask(verb, caller, given);
  const { Scopes, Kind, Expires, Usage } = caller.token;
  const token = {
    scopes: Scopes,
    isAgent: Kind === 'agent',
    expiresAt: Expires,
    resetsAt: Usage.Resets,
    calls: { used: Usage.Calls, limit: tokenBudget.calls },
    submissions: { used: Usage.Submissions, limit: tokenBudget.submissions },
    bytes: { used: Usage.Bytes, limit: tokenBudget.bytes },
  };
  return { ...answer, token };
};

const ways: Readonly<Record<string, Way>> = { check, submit, wait, board, me };

/** Does what a verb says, in the name of its caller. @throws Refusal */
export const runVerb: Way = async (verb, caller, given) => {
  const way = ways[verb.name];
  return way ? way(verb, caller, given) : (await ask(verb, caller, given)).answer;
};
