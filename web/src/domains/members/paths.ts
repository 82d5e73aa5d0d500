/** The parts of a member's homepage; settings are for the member alone. */
export const profileTabs = [
  'overview',
  'feed',
  'project',
  'dataset',
  'column',
  'competition',
  'activity',
  'followers',
  'followees',
  'config',
] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** A member's homepage; without an id the viewer's own, once they are signed in. */
export const profilePath = (id?: string, tab: ProfileTab = 'overview') =>
  id === undefined
    ? '/home/user/profile'
    : `/home/user/profile/${id}${tab === 'overview' ? '' : `/${tab}`}`;

/** A member's portfolio: their homepage on one page, to be shown or printed. */
export const portfolioPath = (id: string) => `/home/user/profile/${id}/portfolio`;

/** Path at which administrators find members. */
export const membersPath = '/home/admin/members';
