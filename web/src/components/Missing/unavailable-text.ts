/**
 * The text in place of content that the reader can't see, such as 项目: one for what was deleted,
 * folded or never public, so that it tells nothing of what is private.
 */
export const unavailableText = (what: string): string => `该${what}已被删除或折叠，或没有公开`;
