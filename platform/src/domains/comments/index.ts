import type { Domain } from '#domain.ts';
import { commentContent } from './moderated.ts';
import { personal } from './personal.ts';
import { commentRoutes } from './routes.ts';

export const comments = {
  routes: ({ commented }) => [commentRoutes(commented)],
  moderated: ({ commented }) => ({ COMMENT: commentContent(commented) }),
  personal,
} satisfies Domain;
