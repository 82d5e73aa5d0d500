import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Verb } from '@whaletide/schema/verbs/verbs.ts';
import { exits, Problem } from './exits.ts';

/** Option of a command, or one of its arguments that has no dashes. */
export interface Option {
  /** Name of the value, as the verb has it. */
  key: string;
  kind: 'text' | 'number' | 'flag' | 'list';
  values?: readonly string[];
  told?: string;
}

export type Values = Record<string, string | number | boolean | string[]>;

interface Shape {
  type?: string;
  enum?: readonly string[];
  items?: Shape;
  description?: string;
}

/** Name of an option as it is typed. */
export const dashed = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const kindOf = ({ type, items }: Shape): Option['kind'] => {
  if (items) return 'list';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'flag' : 'text';
};

/** Arguments of a verb: those that it needs stand without dashes. */
export const optionsOf = ({ input }: Verb): { needed: Option[]; options: Option[] } => {
  const required = new Set<string>(input.required ?? []);
  const all = Object.entries(input.properties as Record<string, Shape>).map(([key, shape]) => {
    const values = shape.enum ?? shape.items?.enum;
    const told = shape.description;
    return {
      key,
      kind: kindOf(shape),
      ...(values && { values }),
      ...(told !== undefined && { told }),
    };
  });
  return {
    needed: all.filter(({ key }) => required.has(key)),
    options: all.filter(({ key }) => !required.has(key)),
  };
};

/** Options that every command has. */
export const commonOptions: readonly Option[] = [
  { key: 'json', kind: 'flag', told: '以 JSON 输出' },
  { key: 'site', kind: 'text', told: '网站地址；也可用 WHALE_SITE' },
  { key: 'help', kind: 'flag', told: '显示帮助' },
];

const valueOf = ({ key, kind, values }: Option, given: string): Values[string] => {
  const isKnown = (one: string) => !values || values.includes(one);
  const upper = values ? given.toUpperCase() : given;
  if (kind === 'list') {
    const list = upper.split(',');
    if (list.every(isKnown)) return list;
  } else if (kind === 'number') {
    const number = Number(given);
    if (given.trim() !== '' && Number.isFinite(number)) return number;
    throw new Problem(exits.usage, `--${dashed(key)} 必须是数字`);
  } else if (isKnown(upper)) return upper;
  throw new Problem(exits.usage, `--${dashed(key)} 只能是：${values?.join('、') ?? ''}`);
};

const tellUnknown = (error: unknown): Problem => {
  const { code, message } = error as { code?: string; message: string };
  const [, option = ''] = /'(-[^']*?)(?: <value>)?'/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return new Problem(exits.usage, `没有这个选项：${option}`);
  return new Problem(exits.usage, `选项缺少值，或不能带值：${option}`);
};

/** Reads what was typed after a command's name. @throws Problem that says what is wrong with it */
export const readArguments = (
  { needed, options }: { needed: readonly Option[]; options: readonly Option[] },
  words: readonly string[],
): { values: Values; rest: string[] } => {
  const all = [...options, ...needed, ...commonOptions];
  const config: ParseArgsOptionsConfig = Object.fromEntries(
    all.map(({ key, kind }) => [dashed(key), { type: kind === 'flag' ? 'boolean' : 'string' }]),
  );
  let typed: ReturnType<typeof parseArgs>;
  try {
    typed = parseArgs({ args: [...words], options: config, allowPositionals: true });
  } catch (error) {
    throw tellUnknown(error);
  }
  const values: Values = {};
  const rest = [...typed.positionals];
  for (const option of all) {
    const isNeeded = needed.includes(option);
    const given = typed.values[dashed(option.key)] ?? (isNeeded ? rest.shift() : undefined);
    if (given === undefined) continue;
    values[option.key] = typeof given === 'string' ? valueOf(option, given) : (given as boolean);
  }
  const [missing] = values.help === true ? [] : needed.filter(({ key }) => !(key in values));
  if (missing) throw new Problem(exits.usage, `缺少参数：<${dashed(missing.key)}>`);
  return { values, rest };
};
