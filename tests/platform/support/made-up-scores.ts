import type { LoggedScore } from '#platform/src/domains/receipts/store/appending.ts';
import { newId } from '#platform/src/ids.ts';

/** A score of a work that isn't there, as a platform's scorer gives it. */
export const madeUpScore = (task: string, index: number): LoggedScore => ({
  authorship: index % 4 === 3 ? 'AGENT' : 'HUMAN',
  work: newId(),
  task,
  teamId: newId(),
  file: index.toString(16).padStart(64, '0'),
  solutionHash: 'a'.repeat(64),
  rules: 'b'.repeat(64),
  scorer: 'platform',
  metric: 'accuracy',
  parameters: {},
  public: [Math.round(1e4 * Math.abs(Math.sin(index))) / 1e4],
  privateScores: [0.5],
  submitted: '2026-11-21T04:00:00.000Z',
  scored: '2026-11-21T04:00:01.000Z',
});
