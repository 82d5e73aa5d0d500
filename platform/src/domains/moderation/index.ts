import type { Domain } from '#domain.ts';
import { forgetTitles } from './forgetting.ts';
import { personal } from './personal.ts';
import { moderationRoutes } from './routes.ts';

export const moderation = {
  routes: ({ moderated }) => [moderationRoutes(moderated)],
  closure: { forget: [forgetTitles] },
  personal,
} satisfies Domain;
