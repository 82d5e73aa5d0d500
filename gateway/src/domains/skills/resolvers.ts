import { type CompetitionSummary, competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import { type EarnedSkill, skillCalls, type SkillRule } from '@whaletide/schema/rest/skills.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';

interface RuleInput {
  type: number;
  skill: string;
  stageId?: string | null;
  taskId?: string | null;
}

export const resolvers: Resolvers = {
  Query: {
    skills: async (_: never, { name }: { name?: string | null }, { upstream }) =>
      (await upstream.shared(skillCalls.list, { query: { ...(name && { Name: name }) } })).data,
  },
  Competition: {
    skillRules: (row: CompetitionSummary, _: never, { loaders }) =>
      loaders.skills.rulesOf.load(row._id),
  },
  SkillRule: {
    stage: ({ Stage }: SkillRule, _: never, { loaders }) =>
      Stage && loaders.competitions.stage.load(Stage),
    task: ({ Task }: SkillRule, _: never, { loaders }) =>
      Task && loaders.competitions.task.load(Task),
  },
  EarnedSkill: {
    competition: ({ Competition }: EarnedSkill, _: never, { loaders }) =>
      loaders.competitions.byId.load(Competition),
  },
  Viewer: {
    skills: async (_: never, __: never, context) =>
      (await context.member().call(skillCalls.mine)).data,
  },
  Mutation: {
    setSkillRules: async (
      _: never,
      { input }: { input: { competitionId: string; rules: RuleInput[] } },
      context,
    ) => {
      const id = requireId(input.competitionId, 'competitionId');
      const { data } = await context.member().call(skillCalls.setRules, {
        params: { id },
        body: {
          SkillRules: input.rules.map(({ type, skill, stageId, taskId }) => ({
            Type: type,
            Skill: skill,
            Stage: stageId ?? null,
            Task: taskId ?? null,
          })),
        },
      });
      // The shared answers may be older than the change.
      context.loaders.skills.rulesOf.clear(id).prime(id, data);
      return context.member().call(competitionCalls.get, { params: { id } });
    },
  },
};
