import type { Domain } from '#domain.ts';
import { forgetTurns } from './forgetting.ts';
import { personal } from './personal.ts';
import { chatRoutes } from './routes.ts';
import { namedChats } from './named.ts';

export const chat = {
  routes: () => [chatRoutes],
  closure: { forget: [forgetTurns] },
  personal,
  named: { CHAT: namedChats },
} satisfies Domain;
