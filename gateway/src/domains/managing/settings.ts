import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import {
  type CompetitionTask,
  type Stage,
} from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { GatewayContext } from '#graphql/context.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { isId, requireId } from '#graphql/ids.ts';
import { withKnownFields, withKnownFormFields } from './form-fields.ts';
import { inputs } from './inputs.ts';
import { Refusal } from '#refusal.ts';

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

/** Mutations of organizers on a competition, its stages and its tasks. */
export const settings: Resolvers = {
  Mutation: {
    createCompetition: (_, { input }, context) =>
      inputs.createCompetition.send(context.member(), input),

    cloneCompetition: (_, { input }, context) =>
      inputs.cloneCompetition.send(context.member(), input),

    updateCompetition: (_, { input }, context) => {
      // An id that can't be one names none of its tabs: the tab is new.
      const tabs = input.tabs.map(({ id, ...tab }) => ({ ...tab, ...(id && isId(id) && { id }) }));
      return inputs.updateCompetition.send(context.member(), { ...input, tabs });
    },

    tryScoring: (_, { input }, context) => inputs.tryScoring.send(context.member(), input),

    setCompetitionPublished: (_, { input }, context) =>
      inputs.setCompetitionPublished.send(context.member(), input),

    deleteCompetition: async (_, { input }, context) => {
      await inputs.deleteCompetition.send(context.member(), input);
      return { deletedId: input.competitionId };
    },

    createStage: async (_, { input }, context) => {
      const stage = withKnownFields(input.stage);
      await inputs.createStage.send(context.member(), { ...input, stage });
      return withStages(context, input.competitionId);
    },

    updateStage: (_, { input }, context) => {
      const stage = withKnownFields(input.stage);
      return inputs.updateStage.send(context.member(), { ...input, stage });
    },

    deleteStage: async (_, { input }, context) => {
      const { Competition } = await stageNow(context, requireId(input.stageId, 'stageId'));
      await inputs.deleteStage.send(context.member(), input);
      return withStages(context, Competition);
    },

    createCompetitionTask: async (_, { input }, context) => {
      const task = withKnownFormFields(input.task);
      await inputs.createCompetitionTask.send(context.member(), { ...input, task });
      return stageNow(context, input.stageId);
    },

    cloneCompetitionTask: async (_, { input }, context) => {
      const task = await inputs.cloneCompetitionTask.send(context.member(), input);
      return stageNow(context, task.Stage);
    },

    updateCompetitionTask: (_, { input }, context) => {
      const task = withKnownFormFields(input.task);
      return inputs.updateCompetitionTask.send(context.member(), { ...input, task });
    },

    applyRescoring: async (_, { input }, context) => {
      await inputs.applyRescoring.send(context.member(), input);
      return taskNow(context, requireId(input.taskId, 'taskId'));
    },

    cancelRescoring: async (_, { input }, context) => {
      await inputs.cancelRescoring.send(context.member(), input);
      return taskNow(context, requireId(input.taskId, 'taskId'));
    },

    deleteCompetitionTask: async (_, { input }, context) => {
      const task = await taskNow(context, requireId(input.taskId, 'taskId'));
      await inputs.deleteCompetitionTask.send(context.member(), input);
      return stageNow(context, task.Stage);
    },
  },
};
