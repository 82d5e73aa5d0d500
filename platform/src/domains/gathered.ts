import type { PgColumn } from 'drizzle-orm/pg-core';
import { commentedKinds } from '@whaletide/schema/domains/comments/rest.ts';
import { mailKinds } from '@whaletide/schema/domains/notifications/rest.ts';
import { publicPageKinds } from '@whaletide/schema/domains/site/rest/site.ts';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import { contentKinds } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import { applicationTypes } from '@whaletide/schema/domains/work-orders/rules/application-acceptance.ts';
import { feedTargetTypes } from '@whaletide/schema/domains/feed/rules/feed.ts';
import type { Domain, Gathered } from '../domain.ts';
import { namedKinds } from '../personal-data/named.ts';
import { ofRooms } from '../personal-data/of-rooms.ts';
import { domains } from './all.ts';

/** The higher a domain, the sooner: what it lets go, the lower ones can clear after it. */
export const fromTheTop = domains.toReversed();

/** The one that a domain brings. @throws Error unless there is one */
const only = <K extends keyof Domain>(key: K): NonNullable<Domain[K]> => {
  const found = domains.flatMap(({ [key]: part }) => (part === undefined ? [] : [part]));
  const [part] = found;
  if (part === undefined || found.length > 1)
    throw new Error(`${found.length} domains bring ${key}`);
  return part;
};

/** One record of all kinds out of those of the domains. @throws Error for a kind that none knows */
const complete = <T extends object>(
  name: string,
  kinds: readonly (keyof T & string)[],
  parts: readonly (Partial<T> | undefined)[],
): T => {
  const all = Object.assign({}, ...parts) as T;
  const missing = kinds.filter((kind) => !(kind in all));
  if (missing.length > 0) throw new Error(`No domain brings ${name} of ${missing.join(', ')}`);
  return all;
};

const usedUploads = (): Gathered['usedUploads'] => {
  const used: Partial<Record<UploadPurpose, PgColumn[]>> = {};
  for (const { usedUploads: own = {} } of domains)
    for (const [purpose, columns] of Object.entries(own) as [UploadPurpose, PgColumn[]][])
      (used[purpose] ??= []).push(...columns);
  return used;
};

/** One record out of those of the domains, of which some may bring nothing. */
const merged = <T extends object>(parts: readonly (T | undefined)[]): T =>
  Object.assign({}, ...parts) as T;

/** Checks of who may read files: whom the checks of any domain let in, under the name that it says. */
const readers = (): Gathered['uploads']['readers'] => {
  const all: Gathered['uploads']['readers'] = {};
  for (const { uploads } of domains)
    for (const purpose of Object.keys(uploads?.readers ?? {}) as UploadPurpose[]) {
      const [before, own] = [all[purpose], uploads?.readers?.[purpose]];
      if (!own) continue;
      all[purpose] = before
        ? async (...reading) => (await before(...reading)) || own(...reading)
        : own;
    }
  return all;
};

const commented = complete<Gathered['commented']>(
  'comments',
  commentedKinds,
  domains.map((each) => each.commented),
);

/** Contributions of the domains, gathered once. */
export const allContributions: Gathered = {
  publicPages: complete(
    'pages',
    publicPageKinds,
    domains.map((each) => each.publicPages),
  ),
  counts: complete(
    'counts',
    ['Members', 'Works'],
    domains.map((each) => each.counts),
  ),
  search: domains.flatMap((each) => each.search ?? []),
  commented,
  moderated: complete(
    'content',
    contentKinds,
    domains.map((each) => each.moderated?.({ commented })),
  ),
  feed: complete(
    'targets of feeds',
    feedTargetTypes,
    domains.map((each) => each.feed),
  ),
  mailed: complete(
    'mails',
    mailKinds,
    domains.map((each) => each.mailed),
  ),
  uploads: {
    inspectors: merged(domains.map((each) => each.uploads?.inspectors)),
    readers: readers(),
  },
  competitionParts: domains.flatMap((each) => each.ofCompetitions ?? []),
  organizes: only('organizes'),
  usedUploads: usedUploads(),
  storedFiles: domains.flatMap((each) => each.storedFiles ?? []),
  personal: [...ofRooms, ...domains.flatMap((each) => each.personal ?? [])],
  named: complete(
    'names',
    namedKinds,
    domains.map((each) => each.named),
  ),
  placed: fromTheTop.flatMap((each) => each.placed ?? []),
  ownFiles: domains.flatMap((each) => each.ownFiles ?? []),
  closure: {
    blockers: fromTheTop.flatMap((each) => each.closure?.blockers ?? []),
    losses: domains.flatMap((each) => each.closure?.losses ?? []),
    tell: domains.flatMap((each) => each.closure?.tell ?? []),
    forget: fromTheTop.flatMap((each) => each.closure?.forget ?? []),
  },
  onFollow: only('onFollow'),
  onCreatorRestored: only('onCreatorRestored'),
  applications: complete(
    'applications',
    applicationTypes,
    domains.map((each) => each.applications),
  ),
  waitingExchanges: only('waitingExchanges'),
  labAttachments: only('labAttachments'),
  labsInColumns: only('labsInColumns'),
  isColumn: only('isColumn'),
};
