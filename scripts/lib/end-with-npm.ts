/** Interval at which the parent is looked for, in ms. */
const LOOK_MS = 200;

/**
 * Ends this process by SIGTERM when the npm that runs it has ended: a signal to npm ends npm and its
 * shell, which doesn't pass it on. Without npm a process may outlive who started it, as with nohup.
 */
export const endWithNpm = (): void => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
};
