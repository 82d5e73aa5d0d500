import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type CompanyType,
  type IndustryType,
  type Locations,
  type Major,
  MAX_MATCHES,
  type University,
} from '@whaletide/schema/domains/site/rest/site.ts';
import { industriesByType } from '../company-types.ts';

// Data that changes about once a year ships with the platform, the same for every database. It is
// read from the files in `data`, whose first lines name their sources, once and when first asked.

/** The lines `group: names` of a data file; names are divided by spaces. */
const readGroups = (name: string): [group: string, names: string[]][] =>
  readFileSync(new URL(`../data/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [group = '', names = ''] = line.split(': ');
      return [group, names.split(' ').filter(Boolean)];
    });

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const pair = (group: string): [string, string] => {
  const [first = '', second = ''] = group.split('/');
  return [first, second];
};

/** The same name has the same id in every database and after every start. */
const idOf = (kind: string, name: string): string =>
  createHash('sha256').update(`${kind}:${name}`).digest('hex').slice(0, 24);

const universities = once(() =>
  readGroups('universities').flatMap(([group, names]) => {
    const [Country, Province] = pair(group);
    return names.map((University): University => ({ University, Country, Province }));
  }),
);

const majors = once(() =>
  readGroups('majors').flatMap(([Discipline, names]) =>
    names.map((Major): Major => ({ _id: idOf('major', Major), Discipline, Major })),
  ),
);

const locations = once(() => {
  const provinces = new Map<string, Map<string, string[]>>();
  for (const [group, districts] of readGroups('locations')) {
    const [province, city] = pair(group);
    const cities = provinces.get(province) ?? new Map<string, string[]>();
    provinces.set(province, cities.set(city, districts));
  }
  return provinces;
});

const industries = once(() => readGroups('industries'));

/** Rows whose text holds what is sought, those that begin with it first. */
const matching = <T>(rows: readonly T[], match: string, textOf: (row: T) => string): T[] => {
  const sought = match.trim().toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(sought));
  const begins = (row: T) => Number(!textOf(row).toLowerCase().startsWith(sought));
  return found.toSorted((a, b) => begins(a) - begins(b)).slice(0, MAX_MATCHES);
};

export const findUniversities = (match = ''): University[] =>
  matching(universities(), match, ({ University }) => University);

export const findMajors = (match = ''): Major[] =>
  matching(majors(), match, ({ Discipline, Major }) => `${Major} ${Discipline}`);

/** The one of exactly this name, as a form takes it; undefined where there is none, or several. */
const named = <T>(rows: readonly T[], nameOf: (row: T) => string, name: string): T | undefined => {
  const found = rows.filter((row) => nameOf(row) === name);
  return found.length === 1 ? found[0] : undefined;
};

export const universityNamed = (name: string): University | undefined =>
  named(universities(), ({ University }) => University, name);

export const majorNamed = (name: string): Major | undefined =>
  named(majors(), ({ Major }) => Major, name);

/** Finds the place of a city: its province and itself. */
export const placeOfCity = (name: string): { L1: string; L2: string } | undefined => {
  const places = [...locations()].flatMap(([L1, cities]) =>
    [...cities.keys()].map((L2) => ({ L1, L2 })),
  );
  return named(places, ({ L2 }) => L2, name);
};

/** Provinces, or what lies below one, or below one of its cities; nothing below an unknown name. */
export const locationsBelow = (level1?: string, level2?: string): Locations => {
  if (level1 === undefined) return { innernodes: [...locations().keys()], leafnodes: [] };
  const cities = locations().get(level1) ?? new Map<string, string[]>();
  if (level2 === undefined) return { innernodes: [...cities.keys()], leafnodes: [] };
  const districts = cities.get(level2) ?? [];
  const leaf = (L3: string) => ({ Leafnode: L3, L1: level1, L2: level2, L3 });
  return { innernodes: [], leafnodes: districts.map(leaf) };
};

export const companyTypes = (): CompanyType[] =>
  Object.keys(industriesByType).map((Level1) => ({ _id: idOf('company-type', Level1), Level1 }));

/** The industries that companies of this type work in; all of them where none or another is named. */
export const industryTypes = (companyTypeId?: string): IndustryType[] => {
  const type = companyTypes().find(({ _id }) => _id === companyTypeId);
  const only = type && industriesByType[type.Level1];
  return industries()
    .filter(([Level1]) => !only || only.includes(Level1))
    .flatMap(([Level1, names]) => names.map((Level2) => ({ Level1, Level2 })));
};
