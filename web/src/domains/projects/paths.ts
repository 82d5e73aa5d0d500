import { publishedBelow } from '../organizations/paths.ts';

/** All public projects. */
export const projectListPath = '/home/project';

/**
 * Answers the path at which the author edits a project's details.
 */
export const editProjectPath = (id: string) => `/mw/project/edit/${id}`;

/** The member's favourites. */
export const starPath = '/home/user/star';
export const starredDatasetsPath = '/home/user/star/dataset';
export const starredChannelsPath = '/home/user/star/channel';

/** Path at which a member creates a project. */
export const createProjectPath = '/mw/project/create';

/**
 * Answers the path of a link to a project that isn't public.
 */
export const sharedProjectPath = (token: string, tab?: ProjectTab): string =>
  `/mw/project/share/${token}${tab && tab !== 'overview' ? `/${tab}` : ''}`;

/** The tabs of a project's page; the first has no name in the address. */
export const projectTabs = ['overview', 'versions', 'datasets', 'comments'] as const;
export type ProjectTab = (typeof projectTabs)[number];

/** The comments on a project, a tab of its page; below an organization's name where that is given. */
export const projectCommentsPath = (id: string, organization?: string | null): string =>
  `${publishedBelow(organization)}/project/${id}/comments`;

interface Shown {
  tab?: ProjectTab | undefined;
  /** Null for the newest version. */
  versionId?: string | null;
  /** With which a private project's version is read. */
  token?: string | null;
  /** The short name of the organization below whose name it is read. */
  organization?: string | null | undefined;
  /** Id of the column that it is read in. */
  column?: string | null;
}

/** A project's own page, at one of its versions. */
export const projectPath = (id: string, shown: Shown = {}): string => {
  const { tab, versionId, token, organization, column } = shown;
  const query = new URLSearchParams({
    ...(versionId && { v: versionId }),
    ...(token && { token }),
    ...(column && { column }),
  });
  const path = `${publishedBelow(organization)}/project/${id}${tab && tab !== 'overview' ? `/${tab}` : ''}`;
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
};
