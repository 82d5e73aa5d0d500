/** Message in a mini-programme about what doesn't work there. */
export const MINI_PROGRAM_TEXT = '小程序中暂不支持该操作，复制链接前往网页打开';

/**
 * Tells whether a path of this site leads to signing in or up, or to an organization.
 */
export const isBlockedInMiniProgram = (path: string): boolean =>
  /^\/(?:auth|org)(?:\/|$)/.test(path);
