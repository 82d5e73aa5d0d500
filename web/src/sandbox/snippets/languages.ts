import { toCurl } from './curl.ts';
import { toPython } from './python.ts';
import { toTypeScript } from './typescript.ts';

/** Ways in which an operation can be taken along, as code that runs as it is. */
export const languages = [
  { id: 'curl', label: 'curl', write: toCurl },
  { id: 'typescript', label: 'TypeScript', write: toTypeScript },
  { id: 'python', label: 'Python', write: toPython },
] as const;
