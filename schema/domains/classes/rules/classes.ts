import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Longest name of a class, in characters. */
export const MAX_CLASS_NAME = 50;
export const MAX_CLASS_DESCRIPTION = 500;
/** Students of a class, those included to whom it is offered. */
export const MAX_CLASS_STUDENTS = 500;
/** Classes of an organization. */
export const MAX_CLASSES = 200;
/** Names that a teacher enters at once. */
export const MAX_CLASS_INVITED = 100;
/** Longest domain of mail addresses. */
export const MAX_MAIL_DOMAIN = 100;

/**
 * Standing of somebody in a class: who runs it, who is in it, and to whom it is offered, by name or by
 * the domain of their mail.
 */
export const classRoles = ['teacher', 'student', 'offered'] as const;
export type ClassRole = (typeof classRoles)[number];

/** Signs of a code, without those that are taken for one another: 0 and O, 1, I and L. */
export const CLASS_CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Signs of a code; some 10^15 codes, too many to be tried. */
export const CLASS_CODE_LENGTH = 10;

/** A code as it is kept, however it was typed or copied. */
export const classCodeOf = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
const longer = (text: string, most: number) => [...text.trim()].length > most;

/** Everything that is wrong with the texts of a class, in the order of their form. */
export const classProblems = (texts: { name: string; description: string }): Refusal[] =>
  [
    texts.name.trim() ? null : wrong('请输入班级名称', 'Name'),
    longer(texts.name, MAX_CLASS_NAME)
      ? wrong(`班级名称最多${MAX_CLASS_NAME}个字符`, 'Name')
      : null,
    longer(texts.description, MAX_CLASS_DESCRIPTION)
      ? wrong(`班级简介最多${MAX_CLASS_DESCRIPTION}个字符`, 'Description')
      : null,
  ].filter((problem) => problem !== null);

/** Domains in which anybody gets an address, so that having one makes no member of a school. */
const PUBLIC_MAIL = new Set([
  '126.com',
  '139.com',
  '163.com',
  '189.cn',
  'aliyun.com',
  'foxmail.com',
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'sina.cn',
  'sina.com',
  'sohu.com',
  'vip.qq.com',
  'wo.cn',
  'yahoo.com',
  'yeah.net',
]);

/** The domain of mail as it is compared: `@School.edu.cn` is school.edu.cn; null for none. */
export const mailDomainOf = (text: string): string | null =>
  text.trim().replace(/^@/, '').toLowerCase() || null;

/** Refusal of a domain of mail, at `MailDomain`; null for a good one. */
export const mailDomainProblem = (domain: string | null): Refusal | null => {
  if (domain === null) return null;
  if (domain.length > MAX_MAIL_DOMAIN || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
    return wrong('请输入邮箱域名，例如 school.edu.cn', 'MailDomain');
  return PUBLIC_MAIL.has(domain)
    ? wrong('公共邮箱人人都能注册，请填写学校或单位自己的邮箱域名', 'MailDomain')
    : null;
};

/** Refusal of one class more for an organization that has this many; null when it may. */
export const classCountProblem = (kept: number): Refusal | null =>
  kept >= MAX_CLASSES ? refuse('CONFLICT', `一个组织最多有${MAX_CLASSES}个班级`) : null;

/** Refusal of more students for a class that has this many; null when they fit. */
export const classFullProblem = (students: number, more = 1): Refusal | null =>
  students + more > MAX_CLASS_STUDENTS
    ? refuse('CONFLICT', `班级最多有${MAX_CLASS_STUDENTS}名学生`)
    : null;
