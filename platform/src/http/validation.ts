import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { badInput } from '../refusal.ts';

/** The same schema with every object closed, so that an unknown key is refused at any depth. */
export const closed = (schema: TSchema): TSchema => {
  const close = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(close);
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) copy[key] = close(part);
    const isObject = copy.type === 'object' && 'properties' in copy;
    return isObject && !('additionalProperties' in copy)
      ? { ...copy, additionalProperties: false }
      : copy;
  };
  return close(schema) as TSchema;
};

interface Problem {
  keyword: string;
  instancePath: string;
  params: object;
}

/** Whether the parameter of an error is the list that JSON Schema's keyword promises. */
const listIn = (params: object, key: string): string[] => {
  const value = (params as Record<string, unknown>)[key];
  return Array.isArray(value) ? value.map(String) : [];
};

const sentences: Record<string, string> = {
  minLength: '内容太短',
  maxLength: '内容太长',
  minimum: '数值太小',
  maximum: '数值太大',
  maxItems: '数量太多',
  pattern: '格式不正确',
  format: '格式不正确',
};

const refusal = (problems: Problem[]) => {
  const unknown = problems.find(({ keyword }) => keyword === 'additionalProperties');
  const base = (problem: Problem) => problem.instancePath.split('/').slice(1);
  if (unknown) {
    const field = [...base(unknown), listIn(unknown.params, 'additionalProperties')[0]].join('.');
    return badInput(`不支持的字段：${field}`, field);
  }
  const problem = problems[0] ?? { keyword: '', instancePath: '', params: {} };
  if (problem.keyword === 'required') {
    const field = [...base(problem), listIn(problem.params, 'requiredProperties')[0]].join('.');
    return badInput(`缺少必填项：${field}`, field);
  }
  const field = base(problem).join('.') || undefined;
  return badInput(sentences[problem.keyword] ?? '类型或取值不正确', field);
};

/**
 * A checker of one part of a request.
 * @param coerce for params and query, which arrive as text: fills defaults in and converts
 * @throws Refusal BAD_USER_INPUT with the field at fault
 */
export const checker = (schema: TSchema, coerce: boolean) => {
  const validator = Compile(coerce ? schema : closed(schema));
  return (value: unknown): unknown => {
    const input = coerce ? validator.Convert(validator.Default({ ...(value as object) })) : value;
    if (!validator.Check(input)) throw refusal(validator.Errors(input));
    return input;
  };
};
