import { type Static, Type } from 'typebox';
import { MAX_TRENDS } from '#domains/search/rules.ts';
import { MAX_COMPANY_LINKS, searchTrendTypes } from '../rules/site.ts';
import { ExternalBoardName } from '#domains/leaderboards/rest/board-templates.ts';
import { call } from '#shared/rest/call.ts';
import { Done, Id, Line, ListOf, MAX_LINE, Nullable, Time } from '#shared/rest/common.ts';

const WebAddress = Type.String({ pattern: '^https?://', maxLength: MAX_LINE });

/** Pictures with links. */
export const Advertisements = Type.Array(
  Type.Object({
    /** Text alternative of the picture. */
    title: Type.String({ minLength: 1, maxLength: MAX_LINE }),
    /** A path of this site, or an address of an origin that pictures may come from. */
    image: Type.String({ pattern: '^(https?://|/[^/])', maxLength: MAX_LINE }),
    link: Type.String({ pattern: '^(https?://|/([^/]|$))', maxLength: MAX_LINE }),
  }),
  { maxItems: 10 },
);

/** Settings of the site, made by an operator; read by everyone. */
export const SiteConfig = Type.Object({
  /** Shows raw counts in place of x.xk for these competitions. */
  rawCountCompetitionIds: Type.Array(Line, { maxItems: 1_000 }),
  /** Competitions whose register button is hidden. */
  hiddenRegisterCompetitionIds: Type.Array(Line, { maxItems: 1_000 }),
  /** Competitions whose register button stands beside the word that a preliminary round comes first. */
  preliminaryCompetitionIds: Type.Array(Line, { maxItems: 1_000 }),
  /** Competitions that ask those who have registered for their id on another platform, by its name. */
  platformIdBoxes: Type.Array(
    Type.Object({ competitionId: Line, name: Type.String({ minLength: 1, maxLength: MAX_LINE }) }),
    { maxItems: 100 },
  ),
  /** A page outside where one applies to host a competition; null opens the form of the site. */
  hostApplicationUrl: Type.Union([WebAddress, Type.Null()]),
  /** Target of the QR code beside that form, such as a chat; null shows none. */
  hostChatUrl: Type.Union([WebAddress, Type.Null()]),
  /** Target of the QR code of the community's group; null shows none. */
  communityUrl: Type.Union([WebAddress, Type.Null()]),
  /** Links of whom the site belongs to, in its footer; none shows no group. */
  companyLinks: Type.Array(
    Type.Object({
      title: Type.String({ minLength: 1, maxLength: MAX_LINE }),
      url: Type.String({ pattern: '^(https?://|/([^/]|$))', maxLength: MAX_LINE }),
    }),
    { maxItems: MAX_COMPANY_LINKS },
  ),
  /** Pictures with links beside the list of competitions; none shows no column. */
  competitionAds: Advertisements,
  /**
   * Leaderboards that come from elsewhere, each in the leaderboard tab of its competition; what one
   * shows is set by its name (board-templates.ts), which the specification writes into its code.
   */
  externalBoards: Type.Array(
    Type.Object({
      name: ExternalBoardName,
      competitionId: Line,
      title: Type.String({ minLength: 1, maxLength: MAX_LINE }),
    }),
    { maxItems: 20 },
  ),
  /**
   * Trending words of the search box in their order. Those
   * of the type URL have an address, all others the id of what they lead to.
   */
  searchTrends: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1, maxLength: MAX_LINE }),
      type: Type.Enum(searchTrendTypes),
      url: Nullable(Line),
      id: Nullable(Id),
    }),
    { maxItems: MAX_TRENDS },
  ),
  /** The yearly window of the red-pocket variant of the rewards modal, as month-day, Asia/Shanghai. */
  lunarNewYear: Type.Union([Type.Object({ start: Line, end: Line }), Type.Null()]),
});
export type SiteConfig = Static<typeof SiteConfig>;

/** A university; those that aren't listed are typed in. */
export const University = Type.Object({
  University: Type.String(),
  Country: Type.String(),
  Province: Type.String(),
});
export type University = Static<typeof University>;

export const Major = Type.Object({
  _id: Id,
  Discipline: Type.String(),
  Major: Type.String(),
});
export type Major = Static<typeof Major>;

/** Places below a place: `innernodes` have places of their own below them, `leafnodes` none. */
export const Locations = Type.Object({
  innernodes: Type.Array(Type.String()),
  leafnodes: Type.Array(
    Type.Object({
      Leafnode: Type.String(),
      L1: Type.String(),
      L2: Type.String(),
      L3: Type.String(),
    }),
  ),
});
export type Locations = Static<typeof Locations>;

export const CompanyType = Type.Object({ _id: Id, Level1: Type.String() });
export type CompanyType = Static<typeof CompanyType>;

export const IndustryType = Type.Object({ Level1: Type.String(), Level2: Type.String() });
export type IndustryType = Static<typeof IndustryType>;

/** Kinds of pages that every visitor sees, so that search engines are told of them. */
export const publicPageKinds = [
  'competitions',
  'activities',
  'forums',
  'posts',
  'columns',
  'channels',
  'channelPosts',
  'projects',
  'datasets',
  'teams',
  'organizations',
] as const;
export type PublicPageKind = (typeof publicPageKinds)[number];
const PublicPageKind = Type.Enum(publicPageKinds);

/** Key of a page: an id, or an organization's short name. */
const PageKey = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,31}$' });

/** A page by the id of what it shows; a forum has its competition's, an organization its short name. */
export const PublicPage = Type.Object({
  _id: PageKey,
  /** Time at which the page's content last changed; null where it is unknown. */
  UpdateDate: Nullable(Time),
  /** The short name of the organization below whose name a project or a dataset is read. */
  Organization: Type.Optional(PageKey),
  /** The channel that a post is in. */
  Channel: Type.Optional(Id),
});
export type PublicPage = Static<typeof PublicPage>;

/** Numbers of the community's members and things that everybody can see. */
export const CommunityCounts = Type.Object({
  Members: Type.Integer({ minimum: 0 }),
  Competitions: Type.Integer({ minimum: 0 }),
  Teams: Type.Integer({ minimum: 0 }),
  /** Results handed in, of all competitions. */
  Works: Type.Integer({ minimum: 0 }),
  Projects: Type.Integer({ minimum: 0 }),
  Columns: Type.Integer({ minimum: 0 }),
  /** Posts of forums. */
  Posts: Type.Integer({ minimum: 0 }),
});
export type CommunityCounts = Static<typeof CommunityCounts>;

/** The most rows of `site.publicPages` at once: some 350 KB, a few milliseconds to write or read. */
export const MAX_PUBLIC_PAGES = 5_000;

const Match = Type.Object({ match: Type.Optional(Type.String({ maxLength: 50 })) });

/** Number of matching universities and majors that are answered. */
export const MAX_MATCHES = 50;

/** Ids of concealed things; `Missed` where they aren't known any more, and everything may be one. */
export const Concealed = Type.Object({
  Newest: Type.Integer(),
  Ids: Type.Array(Type.String()),
  Missed: Type.Boolean(),
});
export type Concealed = Static<typeof Concealed>;

export const siteCalls = {
  config: call({
    operation: 'site.config',
    method: 'GET',
    path: '/api/configs/site',
    access: 'public',
    summary:
      'The configuration of the site; trending words and advertisements without those whose target not everybody sees any more',
    response: SiteConfig,
  }),
  configByName: call({
    operation: 'site.configByName',
    method: 'GET',
    path: '/api/configs/:name',
    access: 'public',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'A configuration by a name other than those that have a call of their own: 404 NOT_FOUND, without a name 400 BAD_USER_INPUT',
    params: Type.Object({ name: Type.String({ maxLength: 50 }) }),
    response: SiteConfig,
  }),
  setConfig: call({
    operation: 'site.setConfig',
    method: 'PUT',
    path: '/api/configs/site',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT'],
    summary:
      'Sets the configuration of the site as a whole; for administrators. 400 BAD_USER_INPUT for a new trending word that leads to what not everybody sees',
    body: SiteConfig,
    response: SiteConfig,
  }),
  pageView: call({
    operation: 'site.pageView',
    method: 'POST',
    path: '/api/logs/pageView',
    access: 'either',
    summary: 'Records a page view; feeds the tasks that ask for a visit',
    body: Type.Object({ url: Type.String({ minLength: 1, maxLength: 500 }) }),
    response: Done,
  }),
  communityCounts: call({
    operation: 'site.communityCounts',
    method: 'GET',
    path: '/api/communityCounts',
    access: 'public',
    summary: 'How much the community has of everything, counted once a minute',
    response: CommunityCounts,
  }),
  concealed: call({
    operation: 'site.concealed',
    method: 'GET',
    path: '/api/concealed',
    access: 'public',
    summary:
      'What visitors saw and no longer may (made private, folded, deleted, hidden) since a number, for who keeps pages that show it; where there is nothing it waits for it, 3 s at most. Without a number, the newest one alone. Some may be named twice',
    query: Type.Object({
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_000_000_000_000_000 })),
      /** False answers at once. */
      wait: Type.Optional(Type.Boolean()),
    }),
    response: Concealed,
  }),
  publicPageCounts: call({
    operation: 'site.publicPageCounts',
    method: 'GET',
    path: '/api/publicPages',
    access: 'public',
    summary: 'How many pages of each kind every visitor sees',
    response: ListOf(Type.Object({ Kind: PublicPageKind, Count: Type.Integer({ minimum: 0 }) })),
  }),
  publicPages: call({
    operation: 'site.publicPages',
    method: 'GET',
    path: '/api/publicPages/:kind',
    access: 'public',
    summary: `Pages of a kind that every visitor sees, by id; at most ${MAX_PUBLIC_PAGES.toLocaleString('en-US')} at once`,
    params: Type.Object({ kind: PublicPageKind }),
    query: Type.Object({
      /** Only those behind this one: the last of the rows before. */
      after: Type.Optional(PageKey),
      /** Leaves so many out first. */
      skip: Type.Integer({ minimum: 0, maximum: 1_000_000_000, default: 0 }),
      most: Type.Integer({ minimum: 1, maximum: MAX_PUBLIC_PAGES, default: MAX_PUBLIC_PAGES }),
    }),
    response: ListOf(PublicPage),
  }),
  universities: call({
    operation: 'site.universities',
    method: 'GET',
    path: '/api/universities',
    access: 'public',
    summary: 'Universities whose name holds the text, at most 50; those that begin with it first',
    query: Match,
    response: ListOf(University),
  }),
  majors: call({
    operation: 'site.majors',
    method: 'GET',
    path: '/api/majors',
    access: 'public',
    summary: 'Majors whose name or discipline holds the text, at most 50',
    query: Match,
    response: ListOf(Major),
  }),
  locations: call({
    operation: 'site.locations',
    method: 'GET',
    path: '/api/locations',
    access: 'public',
    summary: 'Provinces; the cities of `level1`; the districts of `level1` and `level2`',
    query: Type.Object({
      level1: Type.Optional(Type.String({ maxLength: 50 })),
      level2: Type.Optional(Type.String({ maxLength: 50 })),
    }),
    response: Locations,
  }),
  companyTypes: call({
    operation: 'site.companyTypes',
    method: 'GET',
    path: '/api/companyTypes',
    access: 'public',
    summary: 'Types of companies',
    response: ListOf(CompanyType),
  }),
  industryTypes: call({
    operation: 'site.industryTypes',
    method: 'GET',
    path: '/api/industryTypes',
    access: 'public',
    summary: 'Industries in two levels; those that a type of company works in, or all',
    query: Type.Object({ companyType: Type.Optional(Id) }),
    response: ListOf(IndustryType),
  }),
};
