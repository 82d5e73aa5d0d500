// The script of the processes that forecast boards: files of strangers and large solutions are read here.
import { answerTasks } from '#processes/answer-tasks.ts';
import { computeForecast } from './compute.ts';
import type { ForecastReply, ForecastTask } from './forecast-task.ts';

answerTasks<ForecastTask, ForecastReply>(computeForecast);
