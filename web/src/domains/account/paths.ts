const withRedirect = (path: string, redirect?: string) =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;

export { signInPath } from '#routing/sign-in-path.ts';

export const signUpPath = (redirect?: string) => withRedirect('/auth/register', redirect);

/** Another password by a code; afterwards one signs in and is back at `redirect`. */
export const forgottenPasswordPath = (redirect?: string) =>
  withRedirect('/auth/forgottenPassword', redirect);

/** Manual real-name requests, for administrators. */
export const realNameReviewsPath = '/home/admin/verifications';

/** Gives the path at which newcomers say who they are; afterwards they are at `redirect`. */
export const registerLandingPath = (redirect?: string) =>
  withRedirect('/register_landing', redirect);

/** The settings, each with an address of its own. */
export const settingTabs = ['headView', 'account', 'verify', 'notifications', 'webhooks'] as const;
export type SettingTab = (typeof settingTabs)[number];

export const settingPath = (tab: SettingTab) => `/home/user/setting/${tab}`;

export const accountSettingsPath = settingPath('account');

/** The settings, opened at what is to be verified. */
export const bindEmailPath = `${accountSettingsPath}?bindEmail=true`;
export const bindPhonePath = `${settingPath('verify')}?bindPhone=true`;
export const verifyIdentityPath = `${settingPath('verify')}?verify=true`;

/** The same, leading back once it is done to where it was asked for. */
export const andBack = (settings: string, redirect: string) =>
  `${settings}&redirect=${encodeURIComponent(redirect)}`;
