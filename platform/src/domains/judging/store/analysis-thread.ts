// The thread in which rankings are worked out: nothing that is answered waits for it.
import {
  type Analysis,
  analyseJudging,
  type JudgedTask,
} from '@whaletide/schema/domains/judging/rules/analysis.ts';

const analyse = (task: JudgedTask): Analysis => analyseJudging(task);

export default analyse;
