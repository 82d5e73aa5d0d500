import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Compile } from 'typebox/compile';
import { documentOf } from '@whaletide/schema/verbs/documents.ts';
import { llmsText, skillText } from '@whaletide/schema/verbs/texts.ts';
import { verbs } from '@whaletide/schema/verbs/verbs.ts';
import { programsDocument } from '#scripts/lib/programs-document.ts';

const names = verbs.map(({ name }) => name);

describe('the list of verbs', () => {
  it('is short, and each has its operation', () => {
    expect(names.length).toBeLessThanOrEqual(15);
    expect(new Set(names).size).toBe(names.length);
    const folder = join(import.meta.dirname, '../../../schema/verbs');
    const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.graphql`).toSorted());
  });

  it.each(verbs.map((verb) => [verb.name, verb] as const))(
    '%s is described to a model: short, in English, with an example that it takes',
    (name, { english, chinese, input, example, scope }) => {
      expect(english).toMatch(/^[\x20-\x7e]{20,320}$/);
      // Read among others, it begins with what it does.
      expect(english).toMatch(/^(?:List|Read|Check|Hand in|Wait|Search) /);
      expect(chinese).toMatch(/^\p{Script=Han}/u);
      expect([...Compile(input).Errors(example)]).toEqual([]);
      expect(input).toMatchObject({ additionalProperties: false });
      expect(documentOf(name).startsWith('mutation')).toBe(name === 'submit');
      if (name === 'submit') expect(scope).toBe('submit');
    },
  );

  it('bounds every argument', () => {
    const loose = verbs.flatMap(({ name, input }) =>
      Object.entries(input.properties as Record<string, Record<string, unknown>>)
        .filter(([, { type, enum: values, maxLength, maximum, pattern, maxItems }]) => {
          if (type === 'boolean' || values) return false;
          if (type === 'integer') return maximum === undefined;
          return maxLength === undefined && pattern === undefined && maxItems === undefined;
        })
        .map(([argument]) => `${name}.${argument}`),
    );
    expect(loose).toEqual([]);
  });
});

describe.each([
  ['/llms.txt', llmsText('http://site.test', '鲸潮社区')],
  ['/SKILL.md', skillText('http://site.test', '鲸潮社区')],
  ['docs/programs.md', programsDocument()],
])('%s', (_, text) => {
  it('has every verb, as the list describes it', () => {
    expect(verbs.filter(({ english }) => !text.includes(english))).toEqual([]);
    expect(names.filter((name) => !new RegExp(`(?:^- |^### )${name}\\b`, 'm').test(text))).toEqual(
      [],
    );
  });
});
