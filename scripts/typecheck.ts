// Both TypeScript programs side by side: everything that runs on Node, and the web client. The
// native compiler takes a third of the time; ESLint and codegen need the API of the one before it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(
  new URL('bin/tsc', import.meta.resolve('@typescript/native/package.json')),
);
const projects = ['tsconfig.json', 'web/tsconfig.json'];
const codes = await Promise.all(
  projects.map(
    (project) =>
      new Promise<number>((resolve) => {
        spawn(process.execPath, [tsc, '-p', project, '--pretty'], {
          stdio: 'inherit',
        }).on('exit', (code) => resolve(code ?? 1));
      }),
  ),
);
process.exitCode = Math.max(...codes);
