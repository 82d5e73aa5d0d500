/** Tasks that the member judges. */
export const judgingsPath = '/home/judging';

/** One of them: its works, or its pairs. */
export const judgingPath = (taskId: string) => `${judgingsPath}/${taskId}`;

/** A work that the member reviews, by its number. */
export const judgedWorkPath = (taskId: string, number: number) =>
  `${judgingPath(taskId)}/works/${number}`;
