// The script of the processes of trial runs: neither works nor checks wait for them.
import { answerTasks } from '#processes/answer-tasks.ts';
import { type MetricTask, runTrial, tryMetric, type TrialTask } from './trial-thread.ts';

export type TrialWork = { trial: TrialTask } | { metric: MetricTask };

answerTasks<TrialWork, unknown>((work) =>
  'trial' in work ? runTrial(work.trial) : tryMetric(work.metric),
);
