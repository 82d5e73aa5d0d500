import type { Command } from './command.ts';
import { exits, exitTexts } from './exits.ts';
import { commonOptions, dashed, type Option } from './options.ts';

const valueName = ({ kind, values }: Option) => {
  if (kind === 'flag') return '';
  if (values) return ` ${values.join(kind === 'list' ? ',' : '|')}`;
  return kind === 'number' ? ' <数字>' : ' <文字>';
};

const usageOf = ({ name, needed, more = [] }: Command) =>
  [
    `whale ${name}`,
    ...needed.map(({ key }) => `<${dashed(key)}>`),
    ...more.map(({ key }) => `[${dashed(key)}]`),
  ].join(' ');

const optionLine = (option: Option) =>
  `  --${dashed(option.key)}${valueName(option)}${option.told === undefined ? '' : `\n      ${option.told}`}`;

/** Help for one command. */
export const commandHelp = (command: Command): string =>
  [
    `${command.chinese}`,
    '',
    `用法：${usageOf(command)} [选项]`,
    '',
    ...command.needed.flatMap(({ key, told, values }) => {
      const text = told ?? values?.join(' | ');
      return text === undefined ? [] : [`  <${dashed(key)}>  ${text}`];
    }),
    '选项：',
    ...[...command.options, ...commonOptions].map(optionLine),
  ].join('\n');

/** Help for the whole program. */
export const helpText = (commands: readonly Command[], version: string): string => {
  const usages = commands.map((command) => [usageOf(command), command.chinese] as const);
  const width = Math.max(...usages.map(([usage]) => usage.length));
  return [
    `whale ${version}：在命令行参加比赛`,
    '',
    ...usages.map(([usage, chinese]) => `  ${usage.padEnd(width)}  ${chinese}`),
    '',
    '每个命令都有 --json、--site 和 --help。网站与令牌也可由 WHALE_SITE 和 WHALE_TOKEN 给出。',
    '',
    '退出码：',
    ...Object.entries(exits).map(
      ([name, code]) => `  ${code}  ${exitTexts[name as keyof typeof exits]}`,
    ),
  ].join('\n');
};
