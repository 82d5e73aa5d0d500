import {
  forecastCalls,
  type TaskForecast,
} from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import {
  type Checklist,
  type TaskManagement,
} from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { outcomeCalls, type Waiting } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { roleCalls, type RoleHolder } from '@whaletide/schema/domains/managing/rest/roles.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, rowLoader } from '#upstream/batching.ts';

/** Undefined for a visitor, who manages nothing. */
export interface ManagingLoaders {
  /** Data that managers see of the tasks of a stage. */
  ofStage: DataLoader<string, TaskManagement[]> | undefined;
  /** Amount of what waits in a competition that the viewer manages, else null. */
  waiting: DataLoader<string, Waiting | null> | undefined;
  /** Members with a role in a competition that the viewer manages; none for others. */
  roleHolders: DataLoader<string, RoleHolder[]> | undefined;
  /** Points that are looked at before a competition of the viewer's is published, else null. */
  checklist: DataLoader<string, Checklist | null> | undefined;
  /** Forecast of a task that the viewer manages and that platform scores, else null. */
  forecast: DataLoader<string, TaskForecast | null> | undefined;
}

export const managingLoaders = ({ own }: LoaderScope): ManagingLoaders => ({
  ofStage:
    own &&
    childrenLoader(
      (ids) => own.call(managingCalls.taskManagement, { query: { Stage: ids } }),
      undefined,
      ({ Stage }) => Stage,
    ),
  waiting:
    own &&
    rowLoader<Waiting>(
      (ids) => own.call(outcomeCalls.waiting, { query: { ids } }),
      ({ Competition }) => Competition,
    ),
  roleHolders:
    own &&
    childrenLoader(
      (ids) => own.call(roleCalls.list, { query: { Competition: ids } }),
      undefined,
      ({ Competition }) => Competition,
    ),
  checklist:
    own &&
    rowLoader<Checklist>(
      (ids) => own.call(managingCalls.checklists, { query: { ids } }),
      ({ Competition }) => Competition,
    ),
  forecast:
    own &&
    rowLoader<TaskForecast>(
      (ids) => own.call(forecastCalls.list, { query: { Task: ids } }),
      ({ Task }) => Task,
    ),
});
