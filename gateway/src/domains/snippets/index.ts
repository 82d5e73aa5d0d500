import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { OwnSnippet, Snippet, SnippetFolder } from '@whaletide/schema/domains/snippets/rest.ts';
import type { Domain } from '#graphql/domain.ts';
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
