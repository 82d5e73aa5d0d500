/** The learning paths, as the specification's addresses have them (spec 1, section 2: Other pages). */
export const topicNames = [
  'data-science',
  'economics-and-management',
  'meteorology',
  'medical-datascience',
  'geo',
] as const;
export type TopicName = (typeof topicNames)[number];
