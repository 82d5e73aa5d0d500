import { postType, typesFor } from '@whaletide/schema/domains/forum/rules.ts';
import type { ForumPostType } from '../../apollo/schema.generated.ts';

interface KnownType {
  type: Exclude<ForumPostType, 'OTHER'>;
  /** As the address and the rules have it. */
  number: number;
  label: string;
}

/** The types of posts by their numbers; a filter's 0 is all of them. */
export const postTypes: readonly KnownType[] = [
  { type: 'ANNOUNCEMENT', number: postType.announcement, label: '官方公告' },
  { type: 'TEAMMATES', number: postType.teammates, label: '队友招募' },
  { type: 'EXPERIENCE', number: postType.experience, label: '经验分享' },
  { type: 'QUESTION', number: postType.question, label: '问题讨论' },
];

export const typeLabel = (type: ForumPostType): string =>
  postTypes.find((known) => known.type === type)?.label ?? '其他';

export const numberOfType = (type: ForumPostType): number =>
  postTypes.find((known) => known.type === type)?.number ?? 0;

/** Lists the types that a member may choose in the form; a post keeps the type that it has. */
export const choosableTypes = (
  permissions: { manage: boolean },
  current?: ForumPostType,
): KnownType[] =>
  postTypes.filter(
    ({ type, number }) => type === current || typesFor(permissions).includes(number),
  );
