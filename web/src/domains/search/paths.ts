export const globalSearchPath = '/home/global';

export const searchTabs = [
  'project',
  'dataset',
  'competition',
  'activity',
  'zone',
  'column',
  'post',
  'user',
] as const;
export type SearchTab = (typeof searchTabs)[number];

/** The global search for a text, of one kind or of the first that has something. */
export const searchPath = (text: string, tab?: SearchTab, sort?: string | null): string =>
  `${globalSearchPath}?${new URLSearchParams({ search: text, ...(tab && { tab }), ...(sort && { sort }) })}`;
