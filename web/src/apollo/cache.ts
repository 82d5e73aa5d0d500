import { InMemoryCache, type FieldPolicy, type Reference, type StoreObject } from '@apollo/client';
import { cursorList } from './cursor-list.ts';
import possibleTypes from './possible-types.generated.ts';

interface ListPage {
  items: readonly Reference[];
  page: number;
}

/**
 * A list that grows while one scrolls: page 1 replaces it, a later page is appended. Rows that a
 * moved page border brings twice appear once. `keyArgs` names what makes it another list.
 */
const infiniteList = (keyArgs: string[]): FieldPolicy<ListPage> => ({
  keyArgs,
  merge: (existing, incoming, { args, readField }) => {
    if (!existing || (args?.page ?? 1) === 1) return incoming;
    const known = new Set(existing.items.map((item) => readField('id', item)));
    const added = incoming.items.filter((item) => !known.has(readField('id', item)));
    return { ...incoming, items: [...existing.items, ...added] };
  },
});

/** A list without filters; with another page size, as a guide's three, it is another list. */
const growing = infiniteList(['perPage']);

/** A list that grows while one scrolls, but comes in pages where the argument `of` is given. */
const growingUnless = (of: string, keyArgs: string[]): FieldPolicy<ListPage> => {
  const { merge } = infiniteList(keyArgs);
  return {
    keyArgs: (args) => (args?.[of] ? [of, ...keyArgs, 'page'] : keyArgs),
    merge: (existing, incoming, options) =>
      options.args?.[of] || typeof merge !== 'function'
        ? incoming
        : merge(existing, incoming, options),
  };
};

interface FoundPage extends ListPage {
  reasons?: readonly unknown[];
}

/** Results of a search, with the reasons for those of all pages. */
const foundList: FieldPolicy<FoundPage> = {
  keyArgs: ['text', 'kind', 'sort', 'perPage'],
  merge: (existing, incoming, options) => {
    const { merge } = infiniteList([]);
    if (typeof merge !== 'function') return incoming;
    const merged = merge(existing, incoming, options);
    if (!existing || (options.args?.page ?? 1) === 1) return merged;
    return { ...merged, reasons: [...(existing.reasons ?? []), ...(incoming.reasons ?? [])] };
  },
};

interface FeedRows {
  items: readonly unknown[];
  newest: string;
  endCursor: string | null;
}

/**
 * A feed: requested from its beginning it is replaced, and the page behind its end is appended. One
 * behind another end was asked for before it was replaced, and would leave a gap.
 */
const growingFeed = (keyArgs: string[]): FieldPolicy<FeedRows> => ({
  keyArgs,
  merge: (existing, incoming, { args }) => {
    if (!existing || args?.after == null) return incoming;
    if (args.after !== existing.endCursor) return existing;
    const { newest, items } = existing;
    return { ...incoming, newest, items: [...items, ...incoming.items] };
  },
});

/** Objects without an id belong to the object that holds them; queries add to them. */
const part = { merge: true };

/** A list of objects without an id, of which each adds to the earlier one with the same key. */
const mergedBy = (key: string): FieldPolicy<readonly StoreObject[]> => ({
  merge: (existing = [], incoming, { mergeObjects, readField }) => {
    const known = new Map(existing.map((element) => [readField(key, element), element]));
    return incoming.map((element) => {
      const earlier = known.get(readField(key, element));
      return earlier ? mergeObjects(earlier, element) : element;
    });
  },
});

/** @param resultCaching false where each result is read once, as on a server */
export const createCache = ({ resultCaching = true } = {}) =>
  new InMemoryCache({
    resultCaching,
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      TaskExclusion: part,
      TaskScoring: part,
      Query: {
        fields: {
          // A picker has a list of its own beside the page's.
          competitions: infiniteList(['status', 'name', 'tag', 'sort', 'perPage']),
          activities: infiniteList(['type', 'difficulty', 'status', 'fieldKey', 'mine', 'perPage']),
          chatMessages: cursorList(['sessionId']),
          columns: growingUnless('ownerId', ['sort', 'subscribed', 'name', 'perPage']),
          projects: infiniteList([
            'channelId',
            'sectionId',
            'sort',
            'title',
            'language',
            'allTags',
            'anyTags',
            'perPage',
          ]),
          datasets: infiniteList([
            'channelId',
            'sectionId',
            'sort',
            'title',
            'featured',
            'licenseId',
            'allTags',
            'minSize',
            'maxSize',
            'perPage',
          ]),
          rankingActivities: growing,
          feed: growingFeed([]),
          notifications: cursorList(['filter', 'first']),
          search: foundList,
          // The recommended three are another list than the gallery.
          workPosts: growingUnless('competitionId', ['awarded', 'sort', 'perPage', 'title']),
        },
      },
      ActivitySponsor: part,
      // There is one of it, to which each query adds.
      Administration: { keyFields: [], fields: { auditEntries: cursorList(['filter']) } },
      AssignedWork: { keyFields: ['taskId', 'number'] },
      AutomaticReview: part,
      Channel: { fields: { competitions: growing } },
      Column: { fields: { projects: infiniteList(['sort', 'title', 'ids', 'perPage']) } },
      CommunityVerification: part,
      // Suggestions of teams are another list than the page's.
      Competition: { fields: { teams: infiniteList(['name', 'perPage']) } },
      CompetitionRegistration: part,
      CompetitionViewerState: part,
      Creator: part,
      CreatorPlan: part,
      Dataset: { fields: { projects: growing } },
      // Where a page ends, what stands together is divided: the same number has more elsewhere.
      FeedItem: { keyFields: false },
      ForumPermissions: part,
      ForumPostViewerState: part,
      InvitationSettings: part,
      LeaderboardRow: part,
      LiveSession: part,
      LevelProgress: part,
      Member: { fields: { feed: growingFeed([]) } },
      Organization: {
        fields: {
          competitions: growing,
          projects: growing,
          datasets: growing,
        },
      },
      JudgingOverview: { keyFields: ['taskId'] },
      OrganizationMembership: { keyFields: ['organization', ['id']] },
      QualificationReview: { fields: { answers: mergedBy('fieldId') } },
      OwnJudging: { keyFields: ['taskId'], merge: true },
      OwnReview: part,
      MemberRecord: part,
      Receipts: part,
      RecommendConfig: part,
      RegistrationSettings: part,
      Site: part,
      SubjectiveForm: part,
      Support: { keyFields: [] },
      SubmissionQuota: part,
      TaskJudging: { keyFields: ['taskId'] },
      TwoFactor: part,
      Verification: part,
      Viewer: {
        fields: {
          bookmarkedProjects: growing,
          bookmarkedDatasets: growing,
          chatSessions: infiniteList(['kind', 'perPage']),
        },
      },
      ViewerRegistration: part,
      Wallet: part,
      WorkPost: part,
      WorkReport: part,
    },
  });
