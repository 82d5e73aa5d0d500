import { postType, type PostingPlace, typesFor } from '@whaletide/schema/domains/forum/rules.ts';
import type { ForumKind } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import type { ForumPostType } from '#apollo/schema.generated.ts';

export interface KnownType {
  type: ForumPostType;
  /** As the address and the rules have it. */
  number: number;
  label: string;
}

const { announcement, teammates, experience, question, other } = postType;

const allTypes: readonly KnownType[] = [
  { type: 'ANNOUNCEMENT', number: announcement, label: '官方公告' },
  { type: 'TEAMMATES', number: teammates, label: '队友招募' },
  { type: 'EXPERIENCE', number: experience, label: '经验分享' },
  { type: 'QUESTION', number: question, label: '问题讨论' },
  { type: 'OTHER', number: other, label: '其它' },
];

/** Types of posts that a kind of forum has, by their numbers; a filter's 0 is all of them. */
export const postTypesIn = (kind: ForumKind): KnownType[] => {
  const numbers = typesFor({ kind, canManage: true });
  return allTypes.filter(({ number }) => numbers.includes(number));
};

export const typeLabel = (type: ForumPostType): string =>
  allTypes.find((known) => known.type === type)?.label ?? '其它';

export const numberOfType = (type: ForumPostType): number =>
  allTypes.find((known) => known.type === type)?.number ?? 0;

/** Lists the types that a member may choose in the form; a post keeps the type that it has. */
export const choosableTypes = (place: PostingPlace, current?: ForumPostType): KnownType[] =>
  postTypesIn(place.kind).filter(
    ({ type, number }) => type === current || typesFor(place).includes(number),
  );
