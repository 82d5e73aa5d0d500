import type { BoardGroupsPanelQuery } from './BoardGroupsPanel.generated.ts';

type Competition = NonNullable<BoardGroupsPanelQuery['competition']>;
export type Stage = NonNullable<Competition['stages']>[number];
export type Task = NonNullable<Stage['tasks']>[number];
export type BoardGroup = NonNullable<Competition['managedLeaderboardGroups']>[number];
export type GroupBoard = BoardGroup['leaderboards'][number];

/** Owner of a look of its own: the boards of a task or of a stage. */
export interface Owner {
  of: 'TASK' | 'STAGE';
  id: string;
  name: string;
}

/** Dialog open over the panel: a group's form (new without the group), its teams, a look. */
export type OpenedPart =
  | { what: 'group'; task: Task; group?: BoardGroup }
  | { what: 'delete'; group: BoardGroup }
  | { what: 'teams'; board: GroupBoard }
  | { what: 'template'; owner: Owner };
