import type { Domain } from '#domain.ts';
import { writeUpContent } from './moderated.ts';
import { personal } from './personal.ts';
import { writeUpRoutes } from './routes.ts';
import { forgetWriteUpLikes } from './voting.ts';

export const writeUps = {
  routes: () => [writeUpRoutes],
  moderated: () => ({ WRITE_UP: writeUpContent }),
  personal,
  closure: { forget: [forgetWriteUpLikes] },
} satisfies Domain;
