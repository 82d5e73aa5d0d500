import type { Domain } from '#domain.ts';
import { organizedCompetitions } from './leaving.ts';
import { personal } from './personal.ts';
import { competitionRoutes } from './routes.ts';
import { organizes } from './store/access.ts';
import { competitionPages } from './store/public-pages.ts';
import { mentionableCompetitions } from './mentionable.ts';
import { searchedCompetitions } from './store/searched.ts';
import { forgetRoles } from './store/roles.ts';
import { forgetTutor } from './store/tutors.ts';
import { namedCompetitions, namedStages, namedTasks } from './named.ts';

export const competitions = {
  routes: () => [competitionRoutes],
  publicPages: { competitions: competitionPages },
  feed: { COMPETITION: mentionableCompetitions },
  organizes,
  closure: { blockers: [organizedCompetitions], forget: [forgetTutor, forgetRoles] },
  search: searchedCompetitions,
  personal,
  named: { COMPETITION: namedCompetitions, STAGE: namedStages, TASK: namedTasks },
} satisfies Domain;
