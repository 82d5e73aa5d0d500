import { domain } from '#shared/domain.ts';
import { snippetCalls } from './rest.ts';

export const snippets = domain({
  name: 'snippets',
  chinese: '代码片段',
  rest: 'snippets, gist',
  graphql: 'Snippet',
  purpose: 'Code that members keep and share.',
  calls: [snippetCalls],
  knows: {
    platform: ['members', 'moderation'],
    gateway: [],
    web: ['members', 'moderation', 'account'],
  },
});
