import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { TSchema } from 'typebox';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';

const CONTRACT = new URL('../../schema/', import.meta.url);

interface Node {
  type?: string;
  anyOf?: Node[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  pattern?: string;
  format?: string;
  maxItems?: number;
  items?: Node;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  maxProperties?: number;
}

/**
 * Tells whether a pattern bounds the number of characters: it is anchored and repeats without end
 * nowhere.
 */
const isBounding = (pattern: string): boolean =>
  pattern.startsWith('^') && pattern.endsWith('$') && !/(?<!\\)[*+]|,\}/.test(pattern);

/** The paths of what a schema lets grow without end. */
const unbounded = (node: Node, path: string): string[] => {
  if (node.anyOf) return node.anyOf.flatMap((part) => unbounded(part, path));
  if (node.enum || 'const' in node) return [];
  switch (node.type) {
    case 'string': {
      const bounded =
        node.maxLength !== undefined ||
        node.format === 'date-time' ||
        isBounding(node.pattern ?? '');
      return bounded ? [] : [path];
    }
    case 'array':
      return [
        ...(node.maxItems === undefined ? [`${path}[]`] : []),
        ...unbounded(node.items ?? {}, `${path}[]`),
      ];
    case 'object':
      return [
        ...Object.entries(node.properties ?? {}).flatMap(([key, part]) =>
          unbounded(part, `${path}.${key}`),
        ),
        ...Object.entries(node.patternProperties ?? {}).flatMap(([pattern, part]) => [
          ...(isBounding(pattern) && node.maxProperties !== undefined ? [] : [`${path}{}`]),
          ...unbounded(part, `${path}{}`),
        ]),
      ];
    default:
      return [];
  }
};

const calls: RestCall[] = [];
const documents = ['shared/rest/*.ts', 'domains/*/rest.ts', 'domains/*/rest/*.ts'];
for (const file of globSync(documents, { cwd: CONTRACT })) {
  const module = (await import(new URL(file, CONTRACT).href)) as Record<string, unknown>;
  for (const [name, group] of Object.entries(module)) {
    if (name.endsWith('Calls')) calls.push(...Object.values(group as Record<string, RestCall>));
  }
}

describe('what a caller may send', () => {
  it('is bounded in every string and list of every call', () => {
    expect(calls.length).toBeGreaterThan(150);
    const found = calls.flatMap((call) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema: TSchema | undefined = call[part];
        return schema ? unbounded(schema as Node, `${call.operation} ${part}`) : [];
      }),
    );
    expect(found).toEqual([]);
  });
});
