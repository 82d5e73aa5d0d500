import type { Command } from './command.ts';
import { commonOptions, dashed, type Option } from './options.ts';

/** Words that may come after a command: its options, and the values of those that have few. */
const optionWords = ({ options }: Command) =>
  [...options, ...commonOptions].map(({ key }) => `--${dashed(key)}`);

const valueCases = (options: readonly Option[]) =>
  new Map(
    options.flatMap(({ key, values }) => (values ? [[`--${dashed(key)}`, values] as const] : [])),
  );

const bash = (commands: readonly Command[]): string => {
  const names = [...new Set(commands.map(({ name }) => name.split(' ')[0]))].join(' ');
  const cases = commands.map((command) => {
    const [first = ''] = command.name.split(' ');
    const values = [...valueCases(command.options)].map(
      ([option, words]) =>
        `      ${option}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")); return;;`,
    );
    const words = optionWords(command).join(' ');
    const ofCommand = commands.filter(({ name }) => name.startsWith(`${first} `));
    const further = ofCommand.map(({ name }) => name.split(' ')[1]).join(' ');
    return { first, isSecond: command.name.includes(' '), values, words, further };
  });
  const told = cases
    .filter(({ isSecond }) => !isSecond)
    .map(({ first, values, words, further }) =>
      [
        `    ${first})`,
        ...(values.length > 0 ? ['      case "$before" in', ...values, '      esac'] : []),
        `      COMPREPLY=($(compgen -W "${words}${further && ` ${further}`}" -- "$word"));;`,
      ].join('\n'),
    );
  return `_whale() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names} help" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${told.join('\n')}
  esac
}
complete -o default -F _whale whale
`;
};

const completionTexts: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash,
  zsh: (commands) => `autoload -U +X compinit && compinit -u
autoload -U +X bashcompinit && bashcompinit
${bash(commands)}`,
};

/** Command that prints a shell's completion. */
export const completionCommand = (all: () => readonly Command[]): Command => ({
  name: 'completion',
  chinese: '输出 bash 或 zsh 的补全脚本',
  needed: [{ key: 'shell', kind: 'text', values: ['BASH', 'ZSH'] }],
  options: [],
  run: ({ values, out }) => {
    const shell = String(values.shell as string).toLowerCase();
    const script = completionTexts[shell]?.(all()) ?? '';
    out.answer({ shell, script }, script.trimEnd());
    return Promise.resolve();
  },
});
