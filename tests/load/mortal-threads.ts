// Preloaded into the platforms of `npm run chaos`: after a SIGUSR2, the thread that scores is ended
// as soon as it gets its next file.
import { syncBuiltinESMExports } from 'node:module';
import threads, { isMainThread, type Transferable, type WorkerOptions } from 'node:worker_threads';

if (isMainThread) {
  let condemned = 0;

  class MortalWorker extends threads.Worker {
    readonly #scores: boolean;

    constructor(file: string | URL, options?: WorkerOptions) {
      super(file, options);
      this.#scores = String(file).includes('/scoring/');
    }

    override postMessage(message: unknown, transferred: readonly Transferable[] = []): void {
      super.postMessage(message, transferred);
      if (!this.#scores || condemned === 0) return;
      condemned -= 1;
      void this.terminate();
    }
  }

  threads.Worker = MortalWorker;
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    condemned += 1;
  });
}
