import type { Domain } from '#domain.ts';
import { personal } from './personal.ts';
import { questionnaireRoutes } from './questionnaires/routes.ts';
import { announcementRoutes } from './routes.ts';
import { namedQuestionnaires } from './named.ts';

export const announcements = {
  routes: () => [announcementRoutes, questionnaireRoutes],
  personal,
  named: { QUESTIONNAIRE: namedQuestionnaires },
} satisfies Domain;
