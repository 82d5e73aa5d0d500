import { competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import { type CompetitionTask, type Stage } from '@whaletide/schema/rest/stages.ts';
import { managingCalls } from '@whaletide/schema/rest/managing.ts';
import type { CompetitionKind } from '@whaletide/schema/rules/competition-kind.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { Refusal } from '../../refusal.ts';
import {
  type CompetitionInput,
  type StageInput,
  type TaskInput,
  toSettings,
  toStageSettings,
  toTaskSettings,
} from './settings-input.ts';

interface Input<T> {
  input: T;
}

interface NewCompetition {
  organization: string;
  name: string;
  startDate: string;
  endDate: string;
  kind?: CompetitionKind | null;
}

/** Inputs, or parts of their names, that REST has other names for. */
const fields = {
  reviewDailyLimit: 'dailyLimit',
  reviewLimit: 'totalLimit',
  sample: 'sampleKey',
  solution: 'solutionKey',
  privateLeaderboard: 'hasPrivateBoard',
  subjective: 'form',
  agreementFields: 'qualification.fields',
  authorizeNotice: 'qualification.notice',
  selectArray: 'options',
  hide: 'hidden',
  relatedCompetitionRegisterLimit: 'limitsRegistrations',
  files: 'fileKeys',
  image: 'imageKey',
  imageHeading: 'headingImageKey',
  seriesCompetition: 'seriesId',
  useKLab: 'usesSharedCompute',
};

const competitionNow = (context: GatewayContext, id: string) =>
  context.member().call(competitionCalls.get, { params: { id } });

/** The stage with its tasks as they are now: shared answers may be older than the change. */
const stageNow = async (context: GatewayContext, id: string): Promise<Stage> => {
  const own = context.member();
  const { data } = await own.call(competitionCalls.stages, { query: { ids: id } });
  const [stage] = data;
  if (!stage) throw new Refusal('NOT_FOUND', '未找到该阶段');
  const tasks = await own.call(competitionCalls.tasks, { query: { Stage: id } });
  context.loaders.competitions.tasksOf.prime(id, tasks.data);
  return stage;
};

/** The competition with its stages as they are now. */
const withStages = async (context: GatewayContext, id: string) => {
  const { data } = await context
    .member()
    .call(competitionCalls.stages, { query: { Competition: id } });
  context.loaders.competitions.stagesOf.prime(id, data);
  return competitionNow(context, id);
};

const taskNow = async (context: GatewayContext, id: string): Promise<CompetitionTask> => {
  const { data } = await context.member().call(competitionCalls.tasks, { query: { ids: id } });
  const [task] = data;
  if (!task) throw new Refusal('NOT_FOUND', '未找到该任务');
  return task;
};

/** What organizers do with a competition, its stages and its tasks. */
export const settings: Resolvers = {
  Mutation: {
    createCompetition: (_: never, { input }: Input<NewCompetition>, context) => {
      const { name: Name, startDate: StartDate, endDate: EndDate, kind } = input;
      const body = { Name, StartDate, EndDate, ...(kind && { Kind: kind }) };
      const params = { shortName: input.organization };
      return context.member().call(managingCalls.create, { params, body });
    },

    updateCompetition: (
      _: never,
      { input }: Input<CompetitionInput & { competitionId: string }>,
      context,
    ) => {
      const params = { id: requireId(input.competitionId, 'competitionId') };
      const body = toSettings(input);
      return renameField(context.member().call(managingCalls.update, { params, body }), fields);
    },

    setCompetitionPublished: (
      _: never,
      { input }: Input<{ competitionId: string; published: boolean }>,
      context,
    ) => {
      const params = { id: requireId(input.competitionId, 'competitionId') };
      const body = { Published: input.published };
      return context.member().call(managingCalls.publish, { params, body });
    },

    deleteCompetition: async (_: never, { input }: Input<{ competitionId: string }>, context) => {
      const id = requireId(input.competitionId, 'competitionId');
      await context.member().call(managingCalls.remove, { params: { id } });
      return id;
    },

    createStage: async (
      _: never,
      { input }: Input<{ competitionId: string; stage: StageInput }>,
      context,
    ) => {
      const Competition = requireId(input.competitionId, 'competitionId');
      const body = { Competition, ...toStageSettings(input.stage) };
      await renameField(context.member().call(managingCalls.createStage, { body }), fields);
      return withStages(context, Competition);
    },

    updateStage: (_: never, { input }: Input<{ stageId: string; stage: StageInput }>, context) => {
      const params = { id: requireId(input.stageId, 'stageId') };
      const body = toStageSettings(input.stage);
      return renameField(
        context.member().call(managingCalls.updateStage, { params, body }),
        fields,
      );
    },

    deleteStage: async (_: never, { input }: Input<{ stageId: string }>, context) => {
      const id = requireId(input.stageId, 'stageId');
      const { Competition } = await stageNow(context, id);
      await context.member().call(managingCalls.removeStage, { params: { id } });
      return withStages(context, Competition);
    },

    createCompetitionTask: async (
      _: never,
      { input }: Input<{ stageId: string; type: number; task: TaskInput }>,
      context,
    ) => {
      const Stage = requireId(input.stageId, 'stageId');
      const body = { Stage, TaskType: input.type, ...toTaskSettings(input.task) };
      await renameField(context.member().call(managingCalls.createTask, { body }), fields);
      return stageNow(context, Stage);
    },

    updateCompetitionTask: (
      _: never,
      { input }: Input<{ taskId: string; task: TaskInput; rescore: boolean }>,
      context,
    ) => {
      const params = { id: requireId(input.taskId, 'taskId') };
      const body = { ...toTaskSettings(input.task), Rescore: input.rescore };
      return renameField(context.member().call(managingCalls.updateTask, { params, body }), fields);
    },

    deleteCompetitionTask: async (_: never, { input }: Input<{ taskId: string }>, context) => {
      const id = requireId(input.taskId, 'taskId');
      const task = await taskNow(context, id);
      await context.member().call(managingCalls.removeTask, { params: { id } });
      return stageNow(context, task.Stage);
    },
  },
};
