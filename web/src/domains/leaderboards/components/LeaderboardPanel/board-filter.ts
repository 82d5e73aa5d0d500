import { authorships } from '@whaletide/schema/shared/rules/authorship.ts';
import type { Authorship } from '#apollo/schema.generated.ts';
import type { LeaderboardQueryVariables } from './Leaderboard.generated.ts';

/** A part of a board that is looked at, as it stands in the page's address. */
export interface BoardFilter {
  followed: boolean;
  school: string;
  company: string;
  /** Author whose works alone make the board; empty for all. */
  author: Authorship | '';
}

/** Variables of the board's query beside its key, side and page. */
export type BoardAsked = Pick<
  LeaderboardQueryVariables,
  'managed' | 'late' | 'name' | 'followed' | 'school' | 'company' | 'authorship'
>;

const names = {
  followed: 'followed',
  school: 'school',
  company: 'company',
  author: 'author',
} as const;

/** The part that an address asks for; texts longer than the board takes are cut. */
export const filterOf = (query: URLSearchParams): BoardFilter => ({
  followed: query.get(names.followed) === '1',
  school: (query.get(names.school) ?? '').slice(0, 100),
  company: (query.get(names.company) ?? '').slice(0, 100),
  author: authorships.find((one) => one === query.get(names.author)) ?? '',
});

/** Maps a filter to the parameters of the address; one that isn't set is empty. */
export const parametersOf = ({ followed, school, company, author }: BoardFilter) => ({
  [names.followed]: followed ? '1' : '',
  [names.school]: school.trim(),
  [names.company]: company.trim(),
  [names.author]: author,
});

/** The variables that ask for it; none where the whole board is looked at. */
export const askedBy = ({ followed, school, company, author }: BoardFilter): BoardAsked => ({
  ...(followed && { followed }),
  ...(school && { school }),
  ...(company && { company }),
  ...(author && { authorship: [author] }),
});

/** Parameters of a board's search, page, look and group, which another board doesn't share. */
export const noPlace = { q: null, page: null, look: null, group: null } as const;

export const noFilter: BoardFilter = { followed: false, school: '', company: '', author: '' };

/** True where a part is asked for. */
export const isAsked = ({ followed, school, company, author }: BoardFilter): boolean =>
  followed || school !== '' || company !== '' || author !== '';
