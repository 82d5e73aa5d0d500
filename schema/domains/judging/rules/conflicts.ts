/** Facts by which a judge and a team may be too close; names are compared without case and width. */
export interface Closeness {
  members: readonly string[];
  organizations: readonly string[];
  /** Schools and companies, as members give them. */
  schools: readonly string[];
  companies: readonly string[];
}

export type Conflict = 'team' | 'organization' | 'school';

/** Refusals of a judge for the reason of each conflict. */
export const conflictTexts: Readonly<Record<Conflict, string>> = {
  team: '不能评审自己团队的作品',
  organization: '不能评审同组织或同公司成员的作品',
  school: '不能评审同校成员的作品',
};

const keyOf = (name: string) => name.normalize('NFKC').trim().toLowerCase();

const shares = (
  one: readonly string[],
  other: readonly string[],
  key = (value: string) => value,
): boolean => {
  const known = new Set(one.map(key).filter(Boolean));
  return other.some((value) => known.has(key(value)));
};

/** Finds why a judge may not review a team's work; null where they may. */
export const conflictOf = (judge: Closeness, team: Closeness): Conflict | null => {
  if (shares(judge.members, team.members)) return 'team';
  if (
    shares(judge.organizations, team.organizations) ||
    shares(judge.companies, team.companies, keyOf)
  )
    return 'organization';
  return shares(judge.schools, team.schools, keyOf) ? 'school' : null;
};
