import type { ForumKind, ForumPermissions } from './rest/forum-documents.ts';
import { FORUM_WRITE_LEVEL, levelOf } from '../growth/rules/growth.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';

/** 1 announcement, 2 teammate recruiting, 3 experience, 4 question, 7 other. */
export const postType = {
  announcement: 1,
  teammates: 2,
  experience: 3,
  question: 4,
  other: 7,
} as const;

/** Limits of posts and replies, in characters. */
export const MAX_TITLE = 50;
export const MAX_SUMMARY = 140;
export const MAX_PICTURES = 20;
const MAX_CONTENT = 20_000;
const MAX_REPLY = 5_000;
const MAX_AWARD = 20;

/** Said where a work is given more pictures than it can have. */
export const TOO_MANY_PICTURES = `作品图片集最多支持${MAX_PICTURES}张图片`;

/** Why somebody can't write yet, as tooltips and refusals say it. */
export const WRITE_HINT = `达到${FORUM_WRITE_LEVEL}级后即可在讨论区发言，完成任务可以提升等级`;

const lengthOf = (text: string): number => [...text.trim()].length;

/**
 * Answers the permissions of a member in a forum.
 * @param manages true for the organizer of its competition, and a moderator of its channel
 */
export const forumPermissions = (
  kind: ForumKind,
  member: { growthScore: number; isAdmin: boolean } | null,
  manages: boolean,
): ForumPermissions => {
  if (!member) return { write: false, manage: false, remove: false, moderate: false };
  const manage = member.isAdmin || manages;
  return {
    write: manage || levelOf(member.growthScore) >= FORUM_WRITE_LEVEL,
    manage,
    remove: member.isAdmin || (kind === 'CHANNEL' && manages),
    moderate: member.isAdmin,
  };
};

/** A forum's kind, and whether the member manages it. */
export interface PostingPlace {
  kind: ForumKind;
  canManage: boolean;
}

/** The types that a member may choose, in the order of the form; announcements by managers only. */
export const typesFor = ({ kind, canManage }: PostingPlace): number[] => {
  const { announcement, teammates, experience, question, other } = postType;
  if (kind === 'CHANNEL') return [experience, question, other];
  return [...(canManage ? [announcement] : []), teammates, experience, question];
};

export interface PostInput {
  title: string;
  content: string;
  type: number;
  /** True where it is about a project; a search for teammates has none. */
  hasProject?: boolean;
  work?: { summary: string; cover: string | null; pictures: readonly unknown[] } | null | undefined;
}

const workProblem = (work: NonNullable<PostInput['work']>): Refusal | null => {
  if (lengthOf(work.summary) > MAX_SUMMARY)
    return refuse('BAD_USER_INPUT', '作品简介字数超过限制', 'WorkProps.Summary');
  if (!work.cover) return refuse('BAD_USER_INPUT', '请选择作品封面', 'WorkProps.Cover');
  if (work.pictures.length > MAX_PICTURES)
    return refuse('BAD_USER_INPUT', TOO_MANY_PICTURES, 'WorkProps.Pics');
  return null;
};

/** The first problem of a post in the order of its form, or null. */
export const postProblem = (post: PostInput, place: PostingPlace): Refusal | null => {
  const problem = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
  if (!typesFor(place).includes(post.type)) return problem('请选择帖子类型', 'Type');
  if (post.hasProject && post.type === postType.teammates)
    return problem('关联了项目的帖子不能选择队友招募', 'Type');
  if (lengthOf(post.title) === 0) return problem('请输入帖子标题', 'Title');
  if (lengthOf(post.title) > MAX_TITLE) return problem('帖子标题字数超过限制', 'Title');
  const ofWork = post.work ? workProblem(post.work) : null;
  if (ofWork) return ofWork;
  if (lengthOf(post.content) === 0) return problem('请输入帖子内容', 'Content');
  if (lengthOf(post.content) > MAX_CONTENT) return problem('帖子内容字数超过限制', 'Content');
  return null;
};

/** A new reply or a changed one: each has its own words for an empty text. */
export const replyProblem = (content: string, step: 'create' | 'edit'): Refusal | null => {
  const empty = step === 'create' ? '你还没有输入内容' : '帖子内容不能为空';
  const length = lengthOf(content);
  if (length === 0) return refuse('BAD_USER_INPUT', empty, 'Content');
  return length > MAX_REPLY ? refuse('BAD_USER_INPUT', '回复字数超过限制', 'Content') : null;
};

export const awardProblem = (name: string): Refusal | null => {
  if (!name.trim()) return refuse('BAD_USER_INPUT', '请输入奖项名称', 'Award.Name');
  const long = textLimitProblem(name.trim(), MAX_AWARD);
  return long === null ? null : refuse('BAD_USER_INPUT', long, 'Award.Name');
};
