/** The demo's own dice (mulberry32): the same throws in every run. */
export const dice = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** In [0, 1). */
    next,
    /** A whole number from min to max, both included. */
    between: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    pick: <T>(items: readonly [T, ...T[]]): T =>
      items[Math.floor(next() * items.length)] ?? items[0],
  };
};
export type Dice = ReturnType<typeof dice>;

const kinds = {
  member: 1,
  competition: 2,
  post: 32,
  reply: 33,
  stage: 3,
  task: 4,
  team: 5,
  work: 6,
  event: 7,
  tab: 8,
  transfer: 9,
  record: 10,
  request: 24,
  announcement: 90,
  questionnaire: 91,
  question: 92,
  organization: 40,
  skill: 54,
  skillRule: 55,
  authorization: 41,
  realName: 42,
  column: 56,
  channel: 60,
  channelSection: 61,
  snippet: 96,
  comment: 51,
  profit: 98,
  exchange: 99,
  rating: 100,
  parkedJob: 97,
  judgingPair: 101,
  judgingEvent: 102,
  project: 48,
  projectVersion: 49,
  notebook: 50,
  dataset: 77,
  datasetVersion: 78,
  binding: 43,
  leaderboardGroup: 34,
  leaderboard: 35,
  boardTemplate: 36,
  workOrder: 80,
  workOrderMessage: 81,
  workOrderClosing: 82,
  cannedAnswer: 83,
  chatSession: 66,
  chatMessage: 67,
  chatEvent: 68,
  activityField: 110,
  writeUp: 111,
  writeUpVersion: 112,
  class: 113,
  classItem: 114,
  practice: 115,
  practiceWork: 116,
} as const;

/** The id of the demo's n-th thing of a kind: the same in every run. */
export const demoId = (kind: keyof typeof kinds, index: number): string =>
  `d0${kinds[kind].toString(16).padStart(2, '0')}${index.toString(16).padStart(20, '0')}`;

/** The key of the demo's n-th file. */
export const demoKey = (index: number): string => `d0${index.toString(16).padStart(30, '0')}`;
