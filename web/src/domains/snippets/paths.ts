export const ownSnippetsPath = '/home/user/snippets';

/** A snippet's page, with the token of its link where it has one (spec 1, section 2: /gist). */
export const snippetPath = (id: string, token?: string | null): string =>
  `/home/gist/${id}${token ? `?Token=${encodeURIComponent(token)}` : ''}`;
