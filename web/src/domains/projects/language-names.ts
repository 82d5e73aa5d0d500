const names: Record<string, string> = { python: 'Python', r: 'R', julia: 'Julia' };

/** Answers the display name of a project's language; an unknown one keeps its own name. */
export const languageName = (language: string): string => names[language] ?? language;
