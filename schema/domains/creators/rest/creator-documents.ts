import { type Static, Type } from 'typebox';
import { Id, Nullable, Time } from '#shared/rest/common.ts';
import { datasetRatingNames, profitKinds, profitSources } from '../rules/earning.ts';
import { exchangeStatuses } from '../rules/exchange.ts';
import { MAX_WEEK_LINES } from '../rules/running-week.ts';

/** A member as far as the creator programme goes. */
export const ContentCreator = Type.Object({
  /** The member's id. */
  _id: Id,
  /** 1 or more means creator. */
  Status: Type.Integer(),
});
export type ContentCreator = Static<typeof ContentCreator>;

/** The programme as everybody sees it. */
export const CreatorPlan = Type.Object({
  /** Creators whom administrators feature, in their order; at most 6. */
  Featured: Type.Array(Id),
  /** Whale coins for each fork, like and bookmark of a project by another member. */
  ForkCoins: Type.Integer(),
  VoteCoins: Type.Integer(),
  BookmarkCoins: Type.Integer(),
  /** Most whale coins that a creator's projects earn a week. */
  WeeklyCap: Type.Integer(),
});
export type CreatorPlan = Static<typeof CreatorPlan>;

export const CreatorViolation = Type.Object({ _id: Id, Reason: Type.String(), Date: Time });
export type CreatorViolation = Static<typeof CreatorViolation>;

/** The calling member's own place in the programme. */
export const CreatorOverview = Type.Object({
  /** The member's id. */
  _id: Id,
  /** creatorStatus: 1 in the programme, 0 never, -1 banned for now, -2 ended. */
  Status: Type.Integer(),
  JoinDate: Nullable(Time),
  /** Why the rights are taken; null while they aren't. */
  BanReason: Nullable(Type.String()),
  /** At most two. */
  Violations: Type.Array(CreatorViolation, { maxItems: 10 }),
  /** Whale coins in the wallet. */
  Balance: Type.Integer(),
  /** Whale coins that content has earned in all, and in the week settled last. */
  Earned: Type.Integer(),
  EarnedLast: Type.Integer(),
  /** Monday of the week settled last, as 2026-11-16; null before the first. */
  SettledWeek: Nullable(Type.String()),
  /** Time of the next settlement. */
  NextSettlement: Time,
  /** Yuan that the member may still exchange this month. */
  ExchangeLeft: Type.Integer(),
  /** Whale coins held for exchanges that wait. */
  Held: Type.Integer(),
  /** Day by which an exchange that is requested now is paid, as 2026-12-15. */
  PaidBy: Type.String(),
});
export type CreatorOverview = Static<typeof CreatorOverview>;

const Kind = Type.Enum(profitKinds);
const Rating = Type.Enum(datasetRatingNames);

/** One line of profit: what one thing earned for one reason in one week. */
export const CreatorProfit = Type.Object({
  _id: Id,
  /** Monday of the week that it was earned in, as 2026-11-16. */
  Week: Type.String(),
  Kind,
  /** Id and title of the project or dataset, as it was called. */
  Target: Id,
  Title: Type.String(),
  Source: Type.Enum(profitSources),
  /** Members who forked, liked or bookmarked; 1 for datasets. */
  Count: Type.Integer(),
  Rating: Nullable(Rating),
  /** Whale coins. */
  Amount: Type.Integer(),
  /** Time of the settlement. */
  Date: Time,
});
export type CreatorProfit = Static<typeof CreatorProfit>;

/** Line of the running week: what one thing earns so far for one reason, and why no more. */
export const WeekLine = Type.Object({
  Kind,
  /** Id and title of the project or dataset. */
  Target: Id,
  Title: Type.String(),
  Source: Type.Enum(profitSources),
  Rating: Nullable(Rating),
  /** Members whose forks, likes or bookmarks count; 1 or 0 for datasets. */
  Count: Type.Integer(),
  /** Whale coins so far. */
  Coins: Type.Integer(),
  /** Whale coins that the week's cap of projects cuts off. */
  Cut: Type.Integer(),
  /** Reasons in words for which it doesn't earn more. */
  Notes: Type.Array(Type.String(), { maxItems: 10 }),
});
export type WeekLine = Static<typeof WeekLine>;

/** Earnings of a creator's content so far in the running week. */
export const RunningWeek = Type.Object({
  /** Its Monday, as 2026-11-16. */
  Week: Type.String(),
  /** Time from which it is settled. */
  SettleDate: Time,
  /** Whale coins of all lines so far, and what the cap cuts off of them. */
  Coins: Type.Integer(),
  Cut: Type.Integer(),
  /** Most whale coins that projects earn a week. */
  WeeklyCap: Type.Integer(),
  /** Number of all lines; the first of them are listed. */
  LinesNumber: Type.Integer(),
  Lines: Type.Array(WeekLine, { maxItems: MAX_WEEK_LINES }),
});
export type RunningWeek = Static<typeof RunningWeek>;

/** A published project or dataset of a creator, and what it earns. */
export const CreatorContent = Type.Object({
  _id: Id,
  Kind,
  Title: Type.String(),
  PublishDate: Time,
  /** [From, To) in which it earns. */
  EarnsFrom: Time,
  EarnsTo: Time,
  /** Whale coins so far. */
  Earned: Type.Integer(),
  /** Rating of a dataset; null where it isn't rated. */
  Rating: Nullable(Rating),
});
export type CreatorContent = Static<typeof CreatorContent>;

/** Terms on which whale coins are exchanged for electronic gift cards. */
export const ExchangePolicy = Type.Object({
  Type: Type.Literal('WHALECOIN'),
  /** Yuan; each costs as many whale coins. */
  Amounts: Type.Array(Type.Integer()),
  /** Yuan a month. */
  MonthLimit: Type.Integer(),
  /** Day of a month up to which requests are paid in it. */
  CutoffDay: Type.Integer(),
  /** Day by which they are paid. */
  PayDay: Type.Integer(),
});

/** A request for an electronic gift card. */
export const Exchange = Type.Object({
  _id: Id,
  /** The member who asked. */
  User: Id,
  /** Yuan, for as many whale coins. */
  Amount: Type.Integer(),
  Status: Type.Enum(exchangeStatuses),
  CreateDate: Time,
  /** Day by which it is paid, as 2026-12-15. */
  PaidBy: Type.String(),
  /** Time at which it was paid or returned. */
  DecideDate: Nullable(Time),
  /** The card's code, for its member alone. */
  CardCode: Nullable(Type.String()),
  /** Why it was returned. */
  Reason: Nullable(Type.String()),
});
export type Exchange = Static<typeof Exchange>;

/** A creator as administrators see one. */
export const AdministeredCreator = Type.Object({
  /** The member's id. */
  _id: Id,
  Status: Type.Integer(),
  JoinDate: Time,
  EndDate: Nullable(Time),
  Violations: Type.Array(CreatorViolation, { maxItems: 10 }),
  /** Whale coins that content has earned in all. */
  Earned: Type.Integer(),
});
export type AdministeredCreator = Static<typeof AdministeredCreator>;

/** A creator's published dataset, to be rated. */
export const RatedDataset = Type.Object({
  _id: Id,
  User: Id,
  Title: Type.String(),
  PublishDate: Time,
  Rating: Nullable(Rating),
  RateDate: Nullable(Time),
});
export type RatedDataset = Static<typeof RatedDataset>;
