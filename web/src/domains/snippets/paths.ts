export const ownSnippetsPath = '/home/user/snippets';

/** A snippet's page, with the token of its link where it has one. */
export const snippetPath = (id: string, token?: string | null): string =>
  `/home/gist/${id}${token ? `?Token=${encodeURIComponent(token)}` : ''}`;
