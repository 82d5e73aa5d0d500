import {
  type Competition as CompetitionRow,
  competitionCalls,
  type CompetitionSummary,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { type CompetitionTask } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import {
  eventTypes,
  EXERCISE,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { byId, ofCaller, ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import { paging } from '#graphql/paging.ts';
import { nullIfMissing } from '#refusal.ts';

const RUNNING = 1;

/** A list's row lacks what only the competition's own document has. */
const whole = (
  row: CompetitionSummary | CompetitionRow,
  { loaders }: GatewayContext,
): CompetitionRow | Promise<CompetitionRow | null> =>
  'Tabs' in row ? row : loaders.competitions.byId.load(row._id);

/**
 * Answers a task with its content, which isn't in the shared answers: the member's own answer has
 * it where the task is open.
 */
const opened = async (
  task: CompetitionTask,
  { loaders }: GatewayContext,
): Promise<CompetitionTask> => {
  if (task.IsOpen) return task;
  const own = await loaders.competitions.openTasksOf?.load(task.Stage);
  return own?.find(({ _id }) => _id === task._id) ?? task;
};

const present = <T>(rows: (T | null)[]): T[] => rows.filter((row): row is T & {} => row !== null);

export const resolvers: Resolvers = {
  Query: {
    competitions: (_, args, { upstream }) =>
      upstream.shared(competitionCalls.list, {
        query: {
          ...paging(args, 12),
          CompetitionEventType: 1,
          ...(args.status != null && { Status: args.status }),
          ...(args.name?.trim() && { Name: args.name.trim() }),
          ...(args.tag && { Tag: args.tag }),
          ...(args.sort && { sort: args.sort }),
        },
      }),
    rankingActivities: (_, args, { upstream }) =>
      upstream.shared(competitionCalls.list, {
        query: {
          ...paging(args, 12),
          DetailType: EXERCISE,
          Status: RUNNING,
          seriesDisabled: true,
        },
      }),
    competition: byId((id, _, { loaders }) => loaders.competitions.byId.load(id)),
    competitionTask: byId((id, _, { loaders }) => loaders.competitions.task.load(id)),
    stage: byId((id, _, { loaders }) => loaders.competitions.stage.load(id)),
    publicStage: byId((id, _, { upstream }) =>
      nullIfMissing(upstream.shared(competitionCalls.stage, { params: { id } })),
    ),
  },
  Site: {
    competitionTags: async (_, __, { upstream }) =>
      (await upstream.shared(competitionCalls.tags)).data,
  },
  Organization: {
    competitions: (row, args, { upstream }) =>
      upstream.shared(competitionCalls.list, {
        query: { ...paging(args, 12), CompetitionEventType: 1, Organization: row._id },
      }),
  },
  Member: {
    competitions: ofId((id, args, context) =>
      asViewer(context, competitionCalls.ofMember, {
        params: { id },
        query: { ...paging(args, 12), CompetitionType: eventTypes.competition },
      }),
    ),
  },
  Viewer: {
    competitions: ofCaller((args, context) =>
      context.member().call(competitionCalls.mine, {
        query: {
          ...paging(args, 12),
          CompetitionType: eventTypes.competition,
          ...(args.status != null && { Status: args.status }),
        },
      }),
    ),
  },
  Competition: {
    tags: (row) => row.Tags.map((tag) => tag.Name),
    children: (row) => row.childrenCompetitions ?? [],
    tabs: async (row, _, context) => (await whole(row, context))?.Tabs ?? null,
    registerNotice: async (row, _, context) => (await whole(row, context))?.RegisterNotice ?? null,
    stages: ofId((id, _, { loaders }) => loaders.competitions.stagesOf.load(id)),
    viewerState: ofId((id, _, { loaders }) => loaders.competitions.state?.load(id) ?? null),
  },
  CompetitionViewerState: {
    team: (state, _, { loaders }) =>
      state.team === null ? null : loaders.teams.current.load(state.team),
    currentStage: (state, _, { loaders }) =>
      state.currentStage === null ? null : loaders.competitions.stage.load(state.currentStage),
    passedStages: async (state, _, { loaders }) =>
      present(
        await Promise.all(state.passedStages.map((id) => loaders.competitions.stage.load(id))),
      ),
  },
  Stage: {
    tasks: ofId((id, _, { loaders }) => loaders.competitions.tasksOf.load(id)),
    competition: (stage, _, { loaders }) => loaders.competitions.byId.load(stage.Competition),
  },
  CompetitionTask: {
    isOpen: async (task, _, context) => (await opened(task, context)).IsOpen,
    description: async (task, _, context) => (await opened(task, context)).Description,
    files: async (task, _, context) => (await opened(task, context)).Files,
    form: async (task, _, context) => (await opened(task, context)).SubjectiveTaskInfo,
    // With the labels and the sample with answers, which are there for whom it is open.
    review: async (task, _, context) => (await opened(task, context)).ObjectiveTaskInfo,
    sampleFileUrl: async (task, _, context) =>
      (await opened(task, context)).ObjectiveTaskInfo?.SampleFileDownloadUrl ?? null,
    stage: (task, _, { loaders }) => loaders.competitions.stage.load(task.Stage),
    competition: (task, _, { loaders }) => loaders.competitions.byId.load(task.Competition),
  },
};
