export const starId = 'aa'.padStart(24, '0');

const rating = { __typename: 'MemberRating', value: 1623, deviation: 45, isProvisional: true };

/** A member as their card and the head of their homepage ask for them. */
export const star = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Member',
  id: starId,
  name: '周启航',
  avatar: null,
  level: 3,
  signature: '常年打榜',
  bio: null,
  website: null,
  identity: '在职',
  university: null,
  majorTag: null,
  major: null,
  company: '听潮科技',
  job: '算法工程师',
  location: '青岛市',
  communityVerification: {
    __typename: 'CommunityVerification',
    type: 'ORGANIZATION',
    name: '听潮',
  },
  followersCount: 7,
  projectsCount: 2,
  datasetsCount: 1,
  viewerFollows: false,
  isProfileHidden: false,
  moderatedChannels: [],
  isCreator: false,
  isDeactivated: false,
  record: { __typename: 'MemberRecord', enteredCount: 3, bestRank: 2, awardsCount: 1, rating },
  ...changes,
});

const nothing = {
  signature: null,
  identity: null,
  company: null,
  job: null,
  location: null,
  followersCount: null,
  projectsCount: null,
  datasetsCount: null,
  record: null,
};
export const hidden = (changes: Record<string, unknown> = {}) => star({ ...nothing, ...changes });
