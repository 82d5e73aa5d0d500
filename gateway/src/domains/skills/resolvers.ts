import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { skillCalls } from '@whaletide/schema/domains/skills/rest.ts';
import { inputs } from './inputs.ts';
import { ofCaller, ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    skills: async (_, { name }, { upstream }) =>
      (await upstream.shared(skillCalls.list, { query: { ...(name && { Name: name }) } })).data,
  },
  Competition: {
    skillRules: ofId((id, _, { loaders }) => loaders.skills.rulesOf.load(id)),
  },
  SkillRule: {
    stage: ({ Stage }, _, { loaders }) =>
      Stage === null ? null : loaders.competitions.stage.load(Stage),
    task: ({ Task }, _, { loaders }) =>
      Task === null ? null : loaders.competitions.task.load(Task),
  },
  EarnedSkill: {
    competition: ({ Competition }, _, { loaders }) => loaders.competitions.byId.load(Competition),
  },
  Member: {
    skills: ofId((id, _, { loaders }) => loaders.skills.ofMember.load(id)),
  },
  Viewer: {
    skills: ofCaller(async (_, context) => (await context.member().call(skillCalls.mine)).data),
  },
  Mutation: {
    setSkillRules: async (_, { input }, context) => {
      const id = input.competitionId;
      const { data } = await inputs.setSkillRules.send(context.member(), input);
      // The shared answers may be older than the change.
      context.loaders.skills.rulesOf.clear(id).prime(id, data);
      return context.member().call(competitionCalls.get, { params: { id } });
    },
  },
};
