import type { Services } from '#services.ts';
import type { TrialRunner } from '../scoring/store/trials.ts';
import type { Caller } from '#http/caller.ts';
import type { NamedFiles } from './named-files.ts';
import type { SolutionReader } from './solution-reader.ts';

/** Services that managing tasks works with. */
export interface TaskTools {
  services: Services;
  reader: SolutionReader;
  trials: TrialRunner;
}

/** Sender of a task's settings, with the files that these may name. */
export interface TaskSender {
  caller: Caller;
  files: NamedFiles;
}
