import { snippetCalls as calls } from '@whaletide/schema/domains/snippets/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createSnippet: bind('CreateSnippetInput', calls.create),
  updateSnippet: bind('UpdateSnippetInput', calls.update),
  shareSnippet: bind('ShareSnippetInput', calls.share),
  deleteSnippet: bind('DeleteSnippetInput', calls.remove),
};
