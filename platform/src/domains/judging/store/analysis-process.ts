// The process in which rankings are worked out: nothing that is answered waits for it.
import {
  type Analysis,
  analyseJudging,
  type JudgedTask,
} from '@whaletide/schema/domains/judging/rules/analysis.ts';
import { answerTasks } from '#processes/answer-tasks.ts';

answerTasks<JudgedTask, Analysis>(analyseJudging);
