export const globalSearchPath = '/home/global';

export type SearchTab =
  'project' | 'dataset' | 'competition' | 'activity' | 'zone' | 'column' | 'post' | 'user';

/** The global search for a text, of one kind or of the first that has something. */
export const searchPath = (text: string, tab?: SearchTab, sort?: string | null): string =>
  `${globalSearchPath}?${new URLSearchParams({ search: text, ...(tab && { tab }), ...(sort && { sort }) })}`;
