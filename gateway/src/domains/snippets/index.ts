import { PageOf } from '@whaletide/schema/rest/common.ts';
import { OwnSnippet, Snippet, SnippetFolder } from '@whaletide/schema/rest/snippets.ts';
import type { Domain } from '../../graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const snippets = {
  resolvers: [resolvers],
  restTypes: { Snippet, OwnSnippet, OwnSnippetPage: PageOf(OwnSnippet), SnippetFolder },
  enums: {
    SnippetSharing: { values: { PRIVATE: 'PRIVATE', LINK: 'LINK', PUBLIC: 'PUBLIC' } },
  },
  inputs,
} satisfies Domain;
