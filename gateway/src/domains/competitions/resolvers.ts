import {
  type Competition as CompetitionRow,
  competitionCalls,
  type CompetitionState,
  type CompetitionSummary,
} from '@whaletide/schema/rest/competitions.ts';
import { type CompetitionTask, type Stage } from '@whaletide/schema/rest/stages.ts';
import { EXERCISE } from '@whaletide/schema/rules/competition-kind.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { isId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';

const RUNNING = 1;

/** A list's row lacks what only the competition's own document has. */
const whole = (
  row: CompetitionSummary | CompetitionRow,
  { loaders }: GatewayContext,
): CompetitionRow | Promise<CompetitionRow | null> =>
  'Tabs' in row ? row : loaders.competitions.byId.load(row._id);

/** What a task is about isn't in the shared answers: the member's own say it, where it is open. */
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
    competitions: (
      _: never,
      args: PagingArguments & {
        status?: number | null;
        name?: string | null;
        tag?: string | null;
      },
      { upstream },
    ) =>
      upstream.shared(competitionCalls.list, {
        query: {
          ...paging(args, 12),
          CompetitionEventType: 1,
          ...(args.status != null && { Status: args.status }),
          ...(args.name?.trim() && { Name: args.name.trim() }),
          ...(args.tag && { Tag: args.tag }),
        },
      }),
    competitionTags: async (_: never, __: never, { upstream }) =>
      (await upstream.shared(competitionCalls.tags)).data,
    rankingActivities: (_: never, args: PagingArguments, { upstream }) =>
      upstream.shared(competitionCalls.list, {
        query: {
          ...paging(args, 12),
          DetailType: EXERCISE,
          Status: RUNNING,
          seriesDisabled: true,
        },
      }),
    competition: (_: never, { id }: { id: string }, { loaders }) =>
      isId(id) ? loaders.competitions.byId.load(id) : null,
    competitionTask: (_: never, { id }: { id: string }, { loaders }) =>
      isId(id) ? loaders.competitions.task.load(id) : null,
  },
  Viewer: {
    competitions: (_: never, args: PagingArguments, context) =>
      context.member().call(competitionCalls.mine, { query: paging(args, 12) }),
  },
  Competition: {
    tags: (row: CompetitionSummary) => row.Tags.map((tag) => tag.Name),
    children: (row: CompetitionSummary) => row.childrenCompetitions ?? [],
    tabs: async (row: CompetitionSummary, _: never, context) =>
      (await whole(row, context))?.Tabs ?? null,
    registerNotice: async (row: CompetitionSummary, _: never, context) =>
      (await whole(row, context))?.RegisterNotice ?? null,
    stages: (row: CompetitionSummary, _: never, { loaders }) =>
      loaders.competitions.stagesOf.load(row._id),
    viewerState: (row: CompetitionSummary, _: never, { loaders }) =>
      loaders.competitions.state?.load(row._id) ?? null,
  },
  CompetitionViewerState: {
    team: (state: CompetitionState, _: never, { loaders }) =>
      state.team && loaders.teams.current.load(state.team),
    currentStage: (state: CompetitionState, _: never, { loaders }) =>
      state.currentStage && loaders.competitions.stage.load(state.currentStage),
    passedStages: async (state: CompetitionState, _: never, { loaders }) =>
      present(
        await Promise.all(state.passedStages.map((id) => loaders.competitions.stage.load(id))),
      ),
  },
  Stage: {
    tasks: (stage: Stage, _: never, { loaders }) => loaders.competitions.tasksOf.load(stage._id),
    competition: (stage: Stage, _: never, { loaders }) =>
      loaders.competitions.byId.load(stage.Competition),
  },
  CompetitionTask: {
    isOpen: async (task: CompetitionTask, _: never, context) =>
      (await opened(task, context)).IsOpen,
    description: async (task: CompetitionTask, _: never, context) =>
      (await opened(task, context)).Description,
    files: async (task: CompetitionTask, _: never, context) => (await opened(task, context)).Files,
    form: async (task: CompetitionTask, _: never, context) =>
      (await opened(task, context)).SubjectiveTaskInfo,
    sampleFileUrl: async (task: CompetitionTask, _: never, context) =>
      (await opened(task, context)).ObjectiveTaskInfo?.SampleFileDownloadUrl ?? null,
    stage: (task: CompetitionTask, _: never, { loaders }) =>
      loaders.competitions.stage.load(task.Stage),
    competition: (task: CompetitionTask, _: never, { loaders }) =>
      loaders.competitions.byId.load(task.Competition),
  },
};
