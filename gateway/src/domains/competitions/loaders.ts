import {
  type Competition,
  competitionCalls,
  type CompetitionState,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import {
  type CompetitionTask,
  type Stage,
} from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, rowLoader, visibleRowLoader } from '#upstream/batching.ts';

export interface CompetitionLoaders {
  byId: DataLoader<string, Competition | null>;
  stage: DataLoader<string, Stage | null>;
  task: DataLoader<string, CompetitionTask | null>;
  stagesOf: DataLoader<string, Stage[]>;
  tasksOf: DataLoader<string, CompetitionTask[]>;
  /** A stage's tasks as they are open to the asker; undefined for a visitor, to whom none is. */
  openTasksOf: DataLoader<string, CompetitionTask[]> | undefined;
  /** Undefined for a visitor, to whom a competition is nothing in particular. */
  state: DataLoader<string, CompetitionState | null> | undefined;
}

/**
 * Published competitions come from the shared answers. What those don't have is asked for with
 * the asker's token: organizers and service accounts see theirs before they are published. Their
 * stages and tasks likewise.
 */
export const competitionLoaders = ({ upstream, own, reader }: LoaderScope): CompetitionLoaders => {
  const { byIds, stages, tasks, states } = competitionCalls;
  return {
    byId: visibleRowLoader(
      (ids) => upstream.shared(byIds, { query: { ids } }),
      reader && ((ids) => reader.call(byIds, { query: { ids } })),
      (competition) => competition._id,
    ),
    stage: visibleRowLoader(
      (ids) => upstream.shared(stages, { query: { ids } }),
      reader && ((ids) => reader.call(stages, { query: { ids } })),
      (stage) => stage._id,
    ),
    task: visibleRowLoader(
      (ids) => upstream.shared(tasks, { query: { ids } }),
      reader && ((ids) => reader.call(tasks, { query: { ids } })),
      (task) => task._id,
    ),
    stagesOf: childrenLoader(
      (ids) => upstream.shared(stages, { query: { Competition: ids } }),
      reader && ((ids) => reader.call(stages, { query: { Competition: ids } })),
      (stage) => stage.Competition,
    ),
    tasksOf: childrenLoader(
      (ids) => upstream.shared(tasks, { query: { Stage: ids } }),
      reader && ((ids) => reader.call(tasks, { query: { Stage: ids } })),
      (task) => task.Stage,
    ),
    openTasksOf:
      reader &&
      childrenLoader(
        (ids) => reader.call(tasks, { query: { Stage: ids } }),
        undefined,
        (task) => task.Stage,
      ),
    state:
      own &&
      rowLoader(
        (ids) => own.call(states, { query: { ids } }),
        (state) => state.Competition,
      ),
  };
};
