import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, posix } from 'node:path';
import { contextOf } from './build-context.ts';
import { type Command, type Instruction, parseDockerfile, type Stage } from './dockerfile.ts';

/** The user that node's images bring beside root. */
const NODE_USER = 1000;
const isRoot = process.getuid?.() === 0;
const nodeOwner = isRoot ? NODE_USER : (process.getuid?.() ?? NODE_USER);

/** Settings by which npm reaches its registry and its cache, and no others of the machine's. */
const PASSED =
  /^(HOME|LANG|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|npm_config_(registry|cache|userconfig|globalconfig))$/i;

/** Folders of commands beside the stage's own: never among this repository's packages. */
const systemPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'));

/** A stage as far as it was built: a folder in place of `/`. */
interface Built {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: Command | undefined;
  healthcheck: Command | undefined;
}

/** The image that came out, which runs commands as a container of it would. */
export interface Image {
  /** Stand-in for the path on this machine. */
  inside: (path: string) => string;
  env: Record<string, string>;
  command: Command | undefined;
  healthcheck: Command | undefined;
  start: (command: Command, env?: Record<string, string>) => ChildProcess;
  remove: () => void;
}

const inside = ({ root, workdir }: Built, path: string) => join(root, posix.resolve(workdir, path));

const environment = (stage: Built, env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name))),
  npm_config_prefer_offline: 'true',
  PATH: [join(stage.root, 'usr/local/bin'), ...systemPath].join(delimiter),
  ...Object.fromEntries(
    Object.entries({ ...stage.env, ...env }).map(([name, value]) => [
      name,
      value.startsWith('/') ? join(stage.root, value) : value,
    ]),
  ),
});

/** A line of a stage's shell, with the stage's folder in front of its absolute paths. */
const mapped = ({ root }: Built, line: string): string =>
  line
    .replaceAll(/(^|\s)(\/[\w./-]*)/g, `$1${root}$2`)
    .replaceAll('node:node', `${nodeOwner}:${nodeOwner}`);

const spawnIn = (stage: Built, command: Command, env: Record<string, string>): ChildProcess => {
  const [program = '', ...words] =
    'words' in command ? command.words : ['sh', '-c', mapped(stage, command.line)];
  return spawn(program, words, {
    cwd: inside(stage, '.'),
    env: environment(stage, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && stage.user === 'node' && { uid: NODE_USER, gid: NODE_USER }),
  });
};

/** Everything that a process prints, as it comes. */
export const outputOf = (child: ChildProcess): (() => string) => {
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => output;
};

export const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code));
  });

/** By the system: of a stage with all its packages Node makes a copy in four times as long. */
const copyAll = async (from: string, to: string) => {
  const code = await exitOf(spawn('cp', ['-RP', from, to], { stdio: 'inherit' }));
  if (code !== 0) throw new Error(`cp ${from} ${to} ended with ${code}`);
};

const copy = async (
  stage: Built,
  { sources, target }: Extract<Instruction, { kind: 'COPY' }>,
  sourceRoot: string,
  filter?: (path: string) => boolean,
) => {
  const folder = inside(stage, target);
  for (const source of sources) {
    const from = join(sourceRoot, source);
    if (filter?.(from) === false) throw new Error(`COPY ${source}: .dockerignore keeps it out`);
    const whole = (await stat(from)).isDirectory();
    const to = whole || !/\/$/.test(target) ? folder : join(folder, basename(from));
    await mkdir(whole ? to : dirname(to), { recursive: true });
    if (filter) await cp(from, to, { recursive: true, verbatimSymlinks: true, filter });
    else await copyAll(whole ? `${from}/.` : from, to);
  }
};

const run = async (stage: Built, command: Command) => {
  const child = spawnIn(stage, command, {});
  const output = outputOf(child);
  const code = await exitOf(child);
  if (code !== 0)
    throw new Error(`RUN ${JSON.stringify(command)} ended with ${code}:\n${output()}`);
};

/** The base image, of which there is only Node, and the users' folder for what is temporary. */
const begin = async (root: string): Promise<Built> => {
  await mkdir(join(root, 'usr/local/bin'), { recursive: true });
  await copyFile(process.execPath, join(root, 'usr/local/bin/node'));
  return {
    root,
    workdir: '/',
    env: {},
    user: 'root',
    command: undefined,
    healthcheck: undefined,
  };
};

/**
 * Carries out a Dockerfile without an engine: each stage in a folder of its own that stands for
 * its `/`, COPY and RUN as they say. What an engine alone gives (a kernel's isolation, another
 * distribution's programs) isn't there.
 *
 * @throws Error that names the instruction which failed, with what it printed
 */
export const buildImage = async (context: string): Promise<Image> => {
  const top = await mkdtemp(join(tmpdir(), 'whaletide-image-'));
  // The image's user has to get in.
  await chmod(top, 0o755);
  const sent = contextOf(context);
  const stages = new Map<string, Built>();

  const carryOut = async (stage: Built, instruction: Instruction) => {
    switch (instruction.kind) {
      case 'WORKDIR':
        stage.workdir = posix.resolve(stage.workdir, instruction.path);
        await mkdir(inside(stage, '.'), { recursive: true });
        return;
      case 'COPY': {
        const { from } = instruction;
        if (from === undefined) return copy(stage, instruction, context, sent);
        const other = stages.get(from);
        if (!other) throw new Error(`COPY --from=${from}: there is no such stage`);
        return copy(stage, instruction, other.root);
      }
      case 'RUN':
        return run(stage, instruction.command);
      case 'ENV':
        Object.assign(stage.env, instruction.values);
        return;
      case 'USER':
        stage.user = instruction.name;
        return;
      case 'HEALTHCHECK':
        stage.healthcheck = instruction.command;
        return;
      case 'CMD':
        stage.command = instruction.command;
        return;
      case 'VOLUME':
      case 'EXPOSE':
        return;
    }
  };

  const buildStage = async ({ name, base, instructions }: Stage): Promise<Built> => {
    if (!/^node:/.test(base)) throw new Error(`FROM ${base}: only node's images are understood`);
    const stage = await begin(join(top, name));
    for (const instruction of instructions) await carryOut(stage, instruction);
    stages.set(name, stage);
    return stage;
  };

  // At once, which takes a quarter of the time that a file after the other does.
  const remove = () => rmSync(top, { recursive: true, force: true });
  try {
    let last: Built | undefined;
    for (const stage of parseDockerfile(await readFile(join(context, 'Dockerfile'), 'utf8')))
      last = await buildStage(stage);
    if (!last) throw new Error('The Dockerfile has no stage');
    const image = last;
    return {
      inside: (path) => inside(image, path),
      env: image.env,
      command: image.command,
      healthcheck: image.healthcheck,
      start: (command, env = {}) => spawnIn(image, command, env),
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
};
