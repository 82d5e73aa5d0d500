import type { Domain } from '#domain.ts';
import { forgetSnippets } from './forgetting.ts';
import { snippetContent } from './moderated.ts';
import { personal } from './personal.ts';
import { snippetRoutes } from './routes.ts';

export const snippets = {
  routes: () => [snippetRoutes],
  moderated: () => ({ SNIPPET: snippetContent }),
  closure: { forget: [forgetSnippets] },
  personal,
} satisfies Domain;
