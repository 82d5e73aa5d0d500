/** A command as a list of words, or as a line for the shell. */
export type Command = { words: string[] } | { line: string };

export type Instruction =
  | { kind: 'WORKDIR'; path: string }
  | { kind: 'COPY'; from: string | undefined; sources: string[]; target: string }
  | { kind: 'RUN'; command: Command }
  | { kind: 'ENV'; values: Record<string, string> }
  | { kind: 'USER'; name: string }
  | { kind: 'VOLUME'; path: string }
  | { kind: 'EXPOSE'; ports: number[] }
  | { kind: 'HEALTHCHECK'; command: Command }
  | { kind: 'CMD'; command: Command };

export interface Stage {
  /** Its name, or its number where it has none. */
  name: string;
  base: string;
  instructions: Instruction[];
}

/** Lines without comments, each instruction with what it is continued by. */
const logicalLines = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const commandOf = (rest: string): Command =>
  rest.startsWith('[') ? { words: JSON.parse(rest) as string[] } : { line: rest };

const wordsOf = (rest: string): string[] => rest.split(/\s+/).filter((word) => word !== '');

const copyOf = (rest: string): Instruction => {
  const words = wordsOf(rest);
  const flags = words.filter((word) => word.startsWith('--'));
  const unknown = flags.find((flag) => !flag.startsWith('--from='));
  if (unknown) throw new Error(`COPY ${unknown} is not understood`);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = paths.pop();
  if (target === undefined || paths.length === 0) throw new Error(`COPY ${rest} lacks a path`);
  return { kind: 'COPY', from: flags[0]?.slice('--from='.length), sources: paths, target };
};

const envOf = (rest: string): Instruction => ({
  kind: 'ENV',
  values: Object.fromEntries(
    wordsOf(rest).map((word) => {
      const [, name, value] = /^(\w+)=([^"'\\]*)$/.exec(word) ?? [];
      if (name === undefined || value === undefined) throw new Error(`ENV ${word}`);
      return [name, value];
    }),
  ),
});

const instructionOf = (name: string, rest: string): Instruction => {
  switch (name) {
    case 'WORKDIR':
      return { kind: 'WORKDIR', path: rest };
    case 'COPY':
      return copyOf(rest);
    case 'RUN':
      return { kind: 'RUN', command: commandOf(rest) };
    case 'ENV':
      return envOf(rest);
    case 'USER':
      return { kind: 'USER', name: rest };
    case 'VOLUME':
      return { kind: 'VOLUME', path: rest };
    case 'EXPOSE':
      return { kind: 'EXPOSE', ports: wordsOf(rest).map(Number) };
    case 'HEALTHCHECK':
      return { kind: 'HEALTHCHECK', command: commandOf(rest.replace(/^.*?CMD\s+/, '')) };
    case 'CMD':
      return { kind: 'CMD', command: commandOf(rest) };
    default:
      throw new Error(`${name} is not understood`);
  }
};

/**
 * The stages of a Dockerfile, with the instructions that ours uses.
 * @throws Error at any other instruction or flag, so that none goes untested
 */
export const parseDockerfile = (source: string): Stage[] => {
  const stages: Stage[] = [];
  for (const line of logicalLines(source)) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [base = '', , alias = String(stages.length)] = wordsOf(rest);
      stages.push({ name: alias, base, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${name} stands before FROM`);
      stage.instructions.push(instructionOf(name, rest));
    }
  }
  return stages;
};
