const names: Record<string, string> = { python: 'Python', r: 'R', julia: 'Julia' };

/** What the language of a project is called; another one by its own name. */
export const languageName = (language: string): string => names[language] ?? language;
