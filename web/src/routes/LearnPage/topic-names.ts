/** The learning paths, as the specification's addresses have them. */
export const topicNames = [
  'data-science',
  'economics-and-management',
  'meteorology',
  'medical-datascience',
  'geo',
] as const;
export type TopicName = (typeof topicNames)[number];
