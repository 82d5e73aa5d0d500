import type { JsonLd } from './page-render.ts';
import { plainText } from '@whaletide/schema/shared/markdown/plain-text.ts';

/** Makes an address of the site's absolute, where it is known where the site stands. */
export type Absolute = (path: string) => string;

type Thing = Record<string, unknown>;
type Optional<T> = T | null | undefined;

/** So much of a text, in characters: the page itself has all of it. */
const MAX_TEXT_LENGTH = 1_000;

const isSaid = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** A thing of schema.org with what is known of it. */
const thing = (type: string, fields: Thing): Thing => ({
  '@type': type,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value))),
});

const document = (type: string, fields: Thing): Thing => ({
  '@context': 'https://schema.org',
  ...thing(type, fields),
});

const excerpt = (markdown: string): string =>
  [...plainText(markdown)].slice(0, MAX_TEXT_LENGTH).join('');

type Named = Optional<{ name: string }>;
const person = (one: Named) => one && thing('Person', { name: one.name });
const organization = (one: Named) => one && thing('Organization', { name: one.name });

const counted = (action: string, count: number) =>
  thing('InteractionCounter', {
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  });

export interface EventFacts {
  path: string;
  name: string;
  description: string;
  image: string;
  startDate: string;
  /** Null for one that stays open. */
  endDate: string | null;
  organizer: string;
  keywords: readonly string[];
}

/** A competition: it is on the site, at its own page. */
export const eventLd = (event: EventFacts, absolute: Absolute): Thing =>
  document('Event', {
    name: event.name,
    description: excerpt(event.description),
    url: absolute(event.path),
    image: [absolute(event.image)],
    startDate: event.startDate,
    endDate: event.endDate,
    // Also of one that is over: it was held as planned.
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: thing('VirtualLocation', { url: absolute(event.path) }),
    organizer: organization({ name: event.organizer }),
    keywords: event.keywords,
  });

interface Written {
  text: string;
  createdAt: string;
  updatedAt: string | null;
  author: Named;
}

const written = ({ text, createdAt, updatedAt, author }: Written): Thing => ({
  text: excerpt(text),
  author: person(author),
  datePublished: createdAt,
  dateModified: updatedAt,
});

export interface PostingFacts extends Written {
  path: string;
  title: string;
  image: Optional<string>;
  /** Team whose work it is. */
  team: Named;
  repliesCount: number;
  votesCount: number;
  viewsCount: number;
  /** The replies that stand on the page. */
  replies: readonly (Written & { path: string })[];
}

/** A post of a forum with the replies below it. */
export const postingLd = (post: PostingFacts, absolute: Absolute): Thing =>
  document('DiscussionForumPosting', {
    headline: post.title,
    url: absolute(post.path),
    ...written(post),
    author: organization(post.team) ?? person(post.author),
    image: post.image && absolute(post.image),
    commentCount: post.repliesCount,
    interactionStatistic: [
      counted('CommentAction', post.repliesCount),
      counted('LikeAction', post.votesCount),
      counted('ViewAction', post.viewsCount),
    ],
    comment: post.replies.map((reply) =>
      thing('Comment', { url: absolute(reply.path), ...written(reply) }),
    ),
  });

export interface WorkFacts {
  path: string;
  name: string;
  description?: string;
  image: string;
  author: Named;
  createdAt?: Optional<string>;
  updatedAt: string;
}

const work = (facts: WorkFacts, absolute: Absolute): Thing => ({
  url: absolute(facts.path),
  description: excerpt(facts.description ?? ''),
  image: absolute(facts.image),
  author: person(facts.author),
  datePublished: facts.createdAt,
  dateModified: facts.updatedAt,
});

/** A project, which is read as an article is. */
export const articleLd = (facts: WorkFacts, absolute: Absolute): Thing =>
  document('Article', { headline: facts.name, ...work(facts, absolute) });

/** A column: a page of the projects that its owner has collected. */
export const collectionLd = (facts: WorkFacts, absolute: Absolute): Thing =>
  document('CollectionPage', { name: facts.name, ...work(facts, absolute) });

export interface DatasetFacts {
  path: string;
  name: string;
  description: string;
  /** True where everyone may read it. */
  free: boolean;
  files: readonly { name: string; size: number }[];
  /** The address of its licence. */
  license?: Optional<string>;
  /** In whose name it stands: an organization's, else its author's. */
  creator?: Optional<{ name: string; isOrganization: boolean }>;
  /** The page where all of it is downloaded, and its bytes. */
  download?: Optional<{ path: string; size: number }>;
  image?: Optional<string>;
  keywords?: readonly string[];
  version?: Optional<number>;
  createdAt?: string;
  updatedAt?: Optional<string>;
}

const distribution = ({ path, size }: { path: string; size: number }, absolute: Absolute) =>
  thing('DataDownload', {
    contentUrl: absolute(path),
    encodingFormat: 'application/zip',
    contentSize: `${size} B`,
  });

/** Data: a competition's, or a member's dataset. */
export const datasetLd = (dataset: DatasetFacts, absolute: Absolute): Thing =>
  document('Dataset', {
    name: dataset.name,
    description: excerpt(dataset.description) || dataset.name,
    url: absolute(dataset.path),
    isAccessibleForFree: dataset.free,
    license: dataset.license,
    creator: dataset.creator?.isOrganization
      ? organization(dataset.creator)
      : person(dataset.creator),
    distribution: dataset.download && [distribution(dataset.download, absolute)],
    image: dataset.image && absolute(dataset.image),
    keywords: dataset.keywords,
    version: dataset.version,
    datePublished: dataset.createdAt,
    dateModified: dataset.updatedAt,
    hasPart: dataset.files.map(({ name, size }) =>
      thing('DataDownload', { name, contentSize: `${size} B` }),
    ),
  });

export interface Place {
  name: string;
  path: string;
}

const listed = (places: readonly Place[], absolute: Absolute) =>
  places.map(({ name, path }, index) => ({ position: index + 1, name, url: absolute(path) }));

export interface ProfileFacts {
  path: string;
  name: string;
  description: Optional<string>;
  image: Optional<string>;
  followersCount: Optional<number>;
}

/** A member's homepage. */
export const profileLd = (profile: ProfileFacts, absolute: Absolute): Thing =>
  document('ProfilePage', {
    mainEntity: thing('Person', {
      name: profile.name,
      url: absolute(profile.path),
      description: profile.description,
      image: profile.image && absolute(profile.image),
      interactionStatistic:
        typeof profile.followersCount === 'number'
          ? [counted('FollowAction', profile.followersCount)]
          : [],
    }),
  });

export interface OrganizationFacts {
  path: string;
  name: string;
  description: string;
  image: Optional<string>;
}

/** Describes an organization that runs competitions. */
export const organizationLd = (facts: OrganizationFacts, absolute: Absolute): Thing =>
  document('Organization', {
    name: facts.name,
    url: absolute(facts.path),
    description: facts.description,
    logo: facts.image && absolute(facts.image),
  });

/** The things on a page of many. */
export const listLd = (places: readonly Place[], absolute: Absolute): Thing =>
  document('ItemList', {
    itemListElement: listed(places, absolute).map((item) => thing('ListItem', item)),
  });

/** The same as a list says it of itself, once its things are there. */
export const listJsonLd = (places: readonly Place[] | undefined): JsonLd | undefined =>
  places?.length ? (absolute) => [listLd(places, absolute)] : undefined;

/** The way to a page from the site's start. */
export const trailLd = (places: readonly Place[], absolute: Absolute): Thing =>
  document('BreadcrumbList', {
    itemListElement: listed(places, absolute).map(({ url, ...item }) =>
      thing('ListItem', { ...item, item: url }),
    ),
  });

/** The site and who runs it. @param searchPath with `{search_term_string}` in it */
export const siteLd = (name: string, searchPath: string, absolute: Absolute): Thing[] => [
  document('WebSite', {
    name,
    url: absolute('/'),
    potentialAction: {
      ...thing('SearchAction', { target: absolute(searchPath) }),
      'query-input': 'required name=search_term_string',
    },
  }),
  document('Organization', { name, url: absolute('/'), logo: absolute('/icon-512.png') }),
];
