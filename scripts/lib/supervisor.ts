import { type ChildProcess, spawn } from 'node:child_process';
import { EXIT_CONFIG } from '@whaletide/server/starting.ts';

const KILL_AFTER_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A process that has run this long has recovered; the next crash starts with a short pause again. */
const HEALTHY_AFTER_MS = 60_000;

export interface Service {
  name: string;
  script: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Keeps services running: one that dies is started again after a pause that doubles with each
 * crash. A service is tied to this process by an IPC channel, so that it stops by itself when
 * this process is killed, and has a process group of its own, so that Ctrl-C reaches it once.
 */
export const supervise = (services: readonly Service[], onGivingUp: (service: Service) => void) => {
  const running = new Map<Service, ChildProcess>();
  const timers = new Set<NodeJS.Timeout>();
  let stopping = false;

  const start = (service: Service, pause = FIRST_PAUSE_MS): void => {
    const since = Date.now();
    const child = spawn(process.execPath, [service.script], {
      env: { ...process.env, ...service.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    running.set(service, child);
    child.on('error', (error) => console.error(`${service.name}: ${error.message}`));
    child.on('exit', (code, signal) => {
      running.delete(service);
      if (stopping) return;
      if (code === EXIT_CONFIG) return onGivingUp(service);
      const wait = Date.now() - since > HEALTHY_AFTER_MS ? FIRST_PAUSE_MS : pause;
      console.error(`${service.name} ended (${signal ?? code}); starting it again in ${wait} ms`);
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(service, Math.min(wait * 2, LONGEST_PAUSE_MS));
      }, wait);
      timers.add(timer);
    });
  };

  /**
   * Ends the services in the order in which they were named, by the signal that ends us; one that
   * takes too long is killed.
   */
  const stop = async (signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
    stopping = true;
    for (const timer of timers) clearTimeout(timer);
    for (const service of services) {
      const child = running.get(service);
      if (!child) continue;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await ended;
      clearTimeout(timer);
    }
  };

  return { start: (service: Service) => start(service), stop };
};
