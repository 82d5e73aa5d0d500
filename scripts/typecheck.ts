// Both TypeScript programs side by side: everything that runs on Node, and the web client.
import { spawn } from 'node:child_process';

const projects = ['tsconfig.json', 'web/tsconfig.json'];
const codes = await Promise.all(
  projects.map(
    (project) =>
      new Promise<number>((resolve) => {
        spawn('tsc', ['-p', project, '--pretty'], {
          stdio: 'inherit',
          shell: process.platform === 'win32',
        }).on('exit', (code) => resolve(code ?? 1));
      }),
  ),
);
process.exitCode = Math.max(...codes);
