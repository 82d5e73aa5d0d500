import { readFileSync } from 'node:fs';
import { join, matchesGlob, relative, sep } from 'node:path';

/**
 * Says of a path under the root whether it is sent to the engine: .dockerignore's patterns, the
 * last that meets it or a folder above it deciding.
 */
export const contextOf = (root: string): ((path: string) => boolean) => {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return (path) => {
    const parts = relative(root, path).split(sep);
    const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const last = patterns.findLast((pattern) =>
      prefixes.some((prefix) => matchesGlob(prefix, pattern.replace(/^!/, ''))),
    );
    return last === undefined || last.startsWith('!');
  };
};
