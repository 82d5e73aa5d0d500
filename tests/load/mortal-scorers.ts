// Preloaded into the platforms of `npm run chaos`: after a SIGUSR2, the process that scores is
// killed as soon as it gets its next file.
import processes, { type ChildProcess } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  let condemned = 0;
  const { fork } = processes;

  /** Has a process that scores killed with the file that it is handed. */
  const mortal = (child: ChildProcess): ChildProcess => {
    const send = child.send.bind(child) as (...given: unknown[]) => boolean;
    child.send = (...given: unknown[]) => {
      const isSent = send(...given);
      if (condemned > 0) {
        condemned -= 1;
        child.kill('SIGKILL');
      }
      return isSent;
    };
    return child;
  };

  processes.fork = ((file: string | URL, ...rest: never[]) => {
    const child = (fork as (...given: unknown[]) => ChildProcess)(file, ...rest);
    return String(file).includes('/scoring/') ? mortal(child) : child;
  }) as typeof fork;
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    condemned += 1;
  });
}
