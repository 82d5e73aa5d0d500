import type { FastifyInstance } from 'fastify';
import { skillCalls } from '@whaletide/schema/domains/skills/rest.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { earnedSkills, skillsOfMembers } from './store/earned.ts';
import { setSkillRules, skillRulesOf, skillsNamed } from './store/rules.ts';

/** Skills, and how competitions give them. */
export const skillRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, skillCalls.list, async ({ query }) => ({
    data: await skillsNamed(db, query.Name ?? ''),
  }));

  route(app, skillCalls.ofCompetitions, async ({ query, caller }) => ({
    data: await skillRulesOf(db, caller, idList(query.Competition)),
  }));

  route(app, skillCalls.setRules, async ({ params, body, caller }) => ({
    data: await setSkillRules(services, caller, params.id, body.SkillRules),
  }));

  route(app, skillCalls.ofMembers, async ({ query }) => ({
    data: await skillsOfMembers(db, idList(query.User)),
  }));

  route(app, skillCalls.mine, async ({ caller }) => ({ data: await earnedSkills(db, caller.id) }));
};
