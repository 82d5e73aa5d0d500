import type { LeaderboardQueryVariables } from './Leaderboard.generated.ts';

/** A part of a board that is looked at, as it stands in the page's address. */
export interface BoardFilter {
  followed: boolean;
  school: string;
  company: string;
}

/** Variables of the board's query beside its key, side and page. */
export type BoardAsked = Pick<
  LeaderboardQueryVariables,
  'managed' | 'late' | 'name' | 'followed' | 'school' | 'company'
>;

const names = { followed: 'followed', school: 'school', company: 'company' } as const;

/** The part that an address asks for; texts longer than the board takes are cut. */
export const filterOf = (query: URLSearchParams): BoardFilter => ({
  followed: query.get(names.followed) === '1',
  school: (query.get(names.school) ?? '').slice(0, 100),
  company: (query.get(names.company) ?? '').slice(0, 100),
});

/** The address's query with that part in place of the one before. */
export const withFilter = (query: URLSearchParams, filter: BoardFilter): URLSearchParams => {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set(names.followed, filter.followed ? '1' : '');
  set(names.school, filter.school.trim());
  set(names.company, filter.company.trim());
  return next;
};

/** The variables that ask for it; none where the whole board is looked at. */
export const askedBy = ({ followed, school, company }: BoardFilter): BoardAsked => ({
  ...(followed && { followed }),
  ...(school && { school }),
  ...(company && { company }),
});

export const noFilter: BoardFilter = { followed: false, school: '', company: '' };

/** True where a part is asked for. */
export const isAsked = ({ followed, school, company }: BoardFilter): boolean =>
  followed || school !== '' || company !== '';
