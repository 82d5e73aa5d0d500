import { INVISIBLE } from '../rules/names.ts';

/** Error that a schema's check finds in an input, as TypeBox reports it. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: object;
}

/**
 * Reads the list that JSON Schema's keyword promises from the parameters of an error; empty where
 * it isn't one.
 */
const listIn = (params: object, key: string): string[] => {
  const value = (params as Record<string, unknown>)[key];
  return Array.isArray(value) ? value.map(String) : [];
};

const formats: Record<string, string> = { title: INVISIBLE };

const sentences: Record<string, string> = {
  minLength: '内容太短',
  maxLength: '内容太长',
  minimum: '数值太小',
  maximum: '数值太大',
  maxItems: '数量太多',
  maxProperties: '数量太多',
  pattern: '格式不正确',
  format: '格式不正确',
};

/**
 * Describes what is wrong with an input that doesn't fit the contract, in Chinese, and names the
 * field at fault (dots for nested ones). Platform and gateway both check by it, so that either says
 * the same.
 */
export const schemaProblem = (
  errors: readonly SchemaError[],
): { message: string; field?: string } => {
  const unknown = errors.find(({ keyword }) => keyword === 'additionalProperties');
  const base = ({ instancePath }: SchemaError) => instancePath.split('/').slice(1);
  if (unknown) {
    const field = [...base(unknown), listIn(unknown.params, 'additionalProperties')[0]].join('.');
    return { message: `不支持的字段：${field}`, field };
  }
  const error = errors[0] ?? { keyword: '', instancePath: '', params: {} };
  if (error.keyword === 'required') {
    const field = [...base(error), listIn(error.params, 'requiredProperties')[0]].join('.');
    return { message: `缺少必填项：${field}`, field };
  }
  const field = base(error).join('.');
  const { format = '' } = error.params as { format?: string };
  const message = formats[format] ?? sentences[error.keyword] ?? '类型或取值不正确';
  return { message, ...(field && { field }) };
};
