import type { Services } from '../../services.ts';
import type { TrialRunner } from '../submissions/store/trials.ts';
import type { SolutionReader } from './solution-reader.ts';

/** Services that managing tasks works with. */
export interface TaskTools {
  services: Services;
  reader: SolutionReader;
  trials: TrialRunner;
}
