import {
  type Authorization,
  authorizationCalls,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import {
  type BoardProtection,
  boardProtectionCalls,
  type ProtectedBoard,
} from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import {
  scoringWorkerCalls,
  type TaskScorer,
  type WorkReport,
} from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import {
  type PrivateBestWork,
  type QueuePlace,
  submissionCalls,
  type SubmissionQuota,
  type TaskWorks,
  type Work,
  type WorkUploadToken,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader, visibleRowLoader } from '#upstream/batching.ts';
import type { PrivateUpstream } from '#upstream/client.ts';

/** Loaders of what belongs to a team, which is requested with the member's token alone. */
interface OwnSubmissionLoaders {
  byId: DataLoader<string, Work | null>;
  /** By work: its place in the queue; null unless it waits. */
  queue: DataLoader<string, QueuePlace | null>;
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
  /** By task: the protection of its board; null where the member doesn't manage it. */
  boardProtection: DataLoader<string, BoardProtection | null>;
  /** By work: what its scoring worker told. */
  report: DataLoader<string, WorkReport | null>;
  /** By stage: the qualification review of the member's team. */
  qualification: DataLoader<string, Authorization | null>;
}

/** Loaders of all; those of what a visitor may not see are undefined for one. */
export interface SubmissionLoaders extends Partial<OwnSubmissionLoaders> {
  /** By task: whether its board is protected; null where the caller may not read the task. */
  protectedBoard: DataLoader<string, ProtectedBoard | null>;
}

const ownLoaders = (own: PrivateUpstream): OwnSubmissionLoaders => {
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
    queue: rowLoader<QueuePlace>(
      (ids) => own.call(submissionCalls.queue, { query: { ids } }),
      (place) => place.Work,
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
    boardProtection: rowLoader<BoardProtection>(
      (ids) => own.call(boardProtectionCalls.managed, { query: { Task: ids } }),
      (protection) => protection.Task,
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

export const submissionLoaders = ({ upstream, own }: LoaderScope): SubmissionLoaders => {
  const { ofTasks } = boardProtectionCalls;
  return {
    protectedBoard: visibleRowLoader<ProtectedBoard>(
      (ids) => upstream.shared(ofTasks, { query: { Task: ids } }),
      own && ((ids) => own.call(ofTasks, { query: { Task: ids } })),
      (board) => board.Task,
    ),
    ...(own && ownLoaders(own)),
  };
};
