/** Parts of a page’s path beside its id. */
export interface Within {
  /** The short name of the organization below whose name it is read. */
  organization?: string | undefined;
  /** Id of the channel that it is in. */
  channel?: string | undefined;
}

/** Below what a project or a dataset is read: an organization's own below its name. */
const publishedBelow = ({ organization }: Within = {}): string =>
  organization ? pagePaths.organizations(organization) : '/mw';

/**
 * Paths of the page of each thing, as web's routes have them; an organization by its short name.
 * Mails, notices, the log of changes, feeds and sitemaps lead by these alone.
 */
export const pagePaths = {
  competitions: (id: string) => `/home/competition/${id}`,
  activities: (id: string) => `/home/activity/detail/${id}`,
  forums: (id: string) => `/home/competition/forumlist/${id}`,
  posts: (id: string) => `/home/competition/forum/${id}`,
  columns: (id: string) => `/home/column/${id}`,
  channels: (id: string) => `/home/special/detail/${id}`,
  channelPosts: (id: string, within?: Within) =>
    `/home/special/${within?.channel ?? ''}/forum/post/${id}`,
  projects: (id: string, within?: Within): string => `${publishedBelow(within)}/project/${id}`,
  datasets: (id: string, within?: Within): string => `${publishedBelow(within)}/dataset/${id}`,
  teams: (id: string) => `/home/competition/team/${id}`,
  organizations: (shortName: string) => `/org/${shortName}`,
  members: (id: string) => `/home/user/profile/${id}`,
  snippets: (id: string) => `/home/gist/${id}`,
};

/** Paths of pages that there is one of. */
export const sitePaths = {
  home: '/home',
  signIn: '/auth/communityLogin',
  recovery: '/auth/forgottenPassword',
  accountSettings: '/home/user/setting/account',
  notificationSettings: '/home/user/setting/notifications',
  verification: '/home/user/setting/verify',
  webhooks: '/home/user/setting/webhooks',
  notifications: '/home/user/notification',
  channelList: '/home/special',
  dataSource: '/landing/data-source',
  hosting: '/home/competition?host=1',
} as const;

/** Path of the notices of one kind that a member hasn't read. */
export const unreadPath = (kind: string): string =>
  `/home/user/notification?type=${kind}&read=false`;

/** Path at which the mails that the token names are ended. */
export const unsubscribePath = (token: string): string => `/home/unsubscribe?token=${token}`;

/** Path of a member's picture for link previews. */
export const memberPicturePath = (id: string): string => `/home/user/profile/${id}/picture.png`;

/** Tells the path of a member's picture from others. */
export const isMemberPicture = (path: string): boolean =>
  /^\/home\/user\/profile\/[\da-f]{24}\/picture\.png$/.test(path);

/** Path of the calendar file that the token names. */
export const calendarPath = (token: string): string => `/home/calendar.ics?token=${token}`;

/** Path of the calendar file of a competition or activity. */
export const competitionCalendarPath = (id: string): string =>
  `/home/competition/${id}/calendar.ics`;

/** Path at which the change of a contact that the token names is taken back. */
export const takeBackPath = (token: string): string => `/auth/takeBack?token=${token}`;

/** Path at which the address of an account that the token names is proved. */
export const emailLinkPath = (token: string): string => `/auth/verifyEmail?token=${token}`;
