import { snippetCalls as calls } from '@whaletide/schema/domains/snippets/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createSnippet: calls.create,
  updateSnippet: calls.update,
  shareSnippet: calls.share,
  deleteSnippet: calls.remove,
});
