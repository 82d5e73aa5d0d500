import type { Domain } from '#domain.ts';
import { carriedSkillRules } from './carried.ts';
import { personal } from './personal.ts';
import { skillRoutes } from './routes.ts';
import { namedSkills } from './named.ts';

export const skills = {
  routes: () => [skillRoutes],
  ofCompetitions: carriedSkillRules,
  personal,
  named: { SKILL: namedSkills },
} satisfies Domain;
