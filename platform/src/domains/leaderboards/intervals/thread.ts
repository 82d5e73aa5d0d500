// A thread of its own: the pairs of 10,000 teams take seconds.
import { parentPort, workerData } from 'node:worker_threads';
import type { ShakenWork } from '../../submissions/store/shaken-works.ts';
import { shakesOf } from './shakes.ts';
import { type BoardScoring, intervalsOf, type ScoreOfTeam } from './compute.ts';

const asked = workerData as
  { scores: ScoreOfTeam[]; scoring: BoardScoring } | { works: ShakenWork[] };
parentPort?.postMessage(
  'works' in asked ? shakesOf(asked.works) : intervalsOf(asked.scores, asked.scoring),
);
