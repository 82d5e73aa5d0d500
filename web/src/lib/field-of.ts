/** What GraphQL and the forms call differently from REST. */
const names: Record<string, string> = {
  reviewDailyLimit: 'dailyLimit',
  reviewLimit: 'totalLimit',
  solutionKey: 'solution',
  subjective: 'form',
  agreementFields: 'qualification.fields',
  authorizeNotice: 'qualification.notice',
  selectArray: 'options',
  hide: 'hidden',
  seriesCompetition: 'seriesId',
};

const camel = (part: string) => part.charAt(0).toLowerCase() + part.slice(1);

/** The form's path of a field that a rule or a refusal names: `Objective.IdColumn`, `tabs.0.title`. */
export const fieldOf = (field: string | null | undefined): string =>
  (field ?? '')
    .split('.')
    .map(camel)
    .map((part) => names[part] ?? part)
    .join('.');

/** The problems of a rule by the form's fields; of several at one field the first. */
export const problemsByField = (
  problems: readonly { message: string; field?: string }[],
): Record<string, string> =>
  Object.fromEntries(problems.toReversed().map(({ message, field }) => [fieldOf(field), message]));

/** The messages of a form's errors under a path, by the rest of theirs; the path's own is ''. */
export const errorsUnder =
  (errors: Record<string, unknown>, path: string) =>
  (rest: string): string | undefined => {
    const error = errors[rest === '' ? path : `${path}.${rest}`];
    return typeof error === 'string' ? error : undefined;
  };
