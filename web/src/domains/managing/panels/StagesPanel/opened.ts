import type { StagesPanelQuery } from './StagesPanel.generated.ts';

export type Competition = NonNullable<StagesPanelQuery['competition']>;
export type Stage = NonNullable<Competition['stages']>[number];
export type Task = NonNullable<Stage['tasks']>[number];
export type Rescoring = NonNullable<Task['management']>['rescorings'][number];

/**
 * Dialog open over the panel: a form (a new one without its part), or the question before deleting.
 */
export type OpenedPart =
  | { what: 'stage'; stage?: Stage }
  | { what: 'exclude'; task: Task }
  | { what: 'clone'; task: Task }
  | { what: 'delete'; part: { kind: 'stage' | 'task'; id: string; name: string } };
