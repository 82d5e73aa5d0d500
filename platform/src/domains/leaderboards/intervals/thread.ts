// A thread of its own: the pairs of 10,000 teams take seconds.
import { parentPort, workerData } from 'node:worker_threads';
import type { Metric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { intervalsOf, type ScoreOfTeam } from './compute.ts';

const { scores, metric } = workerData as { scores: ScoreOfTeam[]; metric: Metric };
parentPort?.postMessage(intervalsOf(scores, metric));
