import {
  type Authorization,
  authorizationCalls,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import {
  scoringWorkerCalls,
  type TaskScorer,
  type WorkReport,
} from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import {
  type PrivateBestWork,
  submissionCalls,
  type SubmissionQuota,
  type TaskWorks,
  type Work,
  type WorkUploadToken,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '../../graphql/loaders.ts';
import { rowLoader } from '../../upstream/batching.ts';

/** Loaders of what belongs to a team, which is requested with the member's token alone. */
export interface OwnSubmissionLoaders {
  byId: DataLoader<string, Work | null>;
  /** By task: what the member's team has used; null without a team. */
  quota: DataLoader<string, SubmissionQuota | null>;
  /** By task: a page of the works of the member's team; null without a team. */
  works: (page: { page: number; perPage: number }) => DataLoader<string, TaskWorks | null>;
  /** By task: what stands for the member's team on the private board. */
  privateBest: DataLoader<string, PrivateBestWork | null>;
  /** By task: the token of the team that the member leads. */
  uploadToken: DataLoader<string, WorkUploadToken | null>;
  /** By task: how it is scored; null where the member doesn't manage it. */
  scorer: DataLoader<string, TaskScorer | null>;
  /** By work: what its scoring worker told. */
  report: DataLoader<string, WorkReport | null>;
  /** By stage: the qualification review of the member's team. */
  qualification: DataLoader<string, Authorization | null>;
}

/** Undefined for a visitor, who may see none of it. */
export type SubmissionLoaders = Partial<OwnSubmissionLoaders>;

export const submissionLoaders = ({ own }: LoaderScope): SubmissionLoaders => {
  if (!own) return {};
  const pages = new Map<string, DataLoader<string, TaskWorks | null>>();
  const worksOf = ({ page, perPage }: { page: number; perPage: number }) =>
    rowLoader<TaskWorks>(
      (ids) => own.call(submissionCalls.ofTasks, { query: { page, perPage, Task: ids } }),
      (works) => works.Task,
    );
  return {
    byId: rowLoader<Work>(
      (ids) => own.call(submissionCalls.byIds, { query: { ids } }),
      (work) => work._id,
    ),
    quota: rowLoader<SubmissionQuota>(
      (ids) => own.call(submissionCalls.quotas, { query: { Task: ids } }),
      (quota) => quota.Task,
    ),
    works: (page) => {
      const key = `${page.page}:${page.perPage}`;
      const loader = pages.get(key) ?? worksOf(page);
      pages.set(key, loader);
      return loader;
    },
    privateBest: rowLoader<PrivateBestWork>(
      (ids) => own.call(submissionCalls.privateBest, { query: { Task: ids } }),
      (best) => best.Task,
    ),
    uploadToken: rowLoader<WorkUploadToken>(
      (ids) => own.call(submissionCalls.uploadTokens, { query: { Task: ids } }),
      (token) => token.Task,
    ),
    scorer: rowLoader<TaskScorer>(
      (ids) => own.call(scoringWorkerCalls.ofTasks, { query: { Task: ids } }),
      (scorer) => scorer.Task,
    ),
    report: rowLoader<WorkReport>(
      (ids) => own.call(scoringWorkerCalls.reports, { query: { ids } }),
      (report) => report.Work,
    ),
    qualification: rowLoader<Authorization>(
      (ids) => own.call(authorizationCalls.list, { query: { Stage: ids } }),
      (authorization) => authorization.Stage,
    ),
  };
};
