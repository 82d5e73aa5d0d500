// The process that reads solutions: a large one takes seconds, and what it does to its reader is its own.
import { answerTasks } from '#processes/answer-tasks.ts';
import {
  compareSample,
  readSolution,
  type SampleTask,
  type SolutionReply,
  type SolutionTask,
} from './read-solution.ts';

export type ReaderTask = { solution: SolutionTask } | { sample: SampleTask };

answerTasks<ReaderTask, SolutionReply | string[]>((task) =>
  'solution' in task ? readSolution(task.solution) : compareSample(task.sample),
);
