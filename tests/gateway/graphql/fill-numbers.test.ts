import { describe, expect, it } from '@jest/globals';
import { fillNumbers } from '#gateway/src/graphql/fill-numbers.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { TRASH_DAYS } from '#schema/domains/managing/rules/trash.ts';

describe('numbers in descriptions of the SDL', () => {
  it('come from their constants, in digits or in words', () => {
    expect(fillNumbers('"Gone after {{TRASH_DAYS}} days."', 'a.graphql')).toBe(
      `"Gone after ${TRASH_DAYS} days."`,
    );
    expect(fillNumbers('"{{LONG_TEXT}}, lives {{CODE_MINUTES|words}} minutes"', 'a.graphql')).toBe(
      '"3,000, lives ten minutes"',
    );
  });

  it('leave placeholders of board templates as they are', () => {
    expect(fillNumbers('"{{team}} in {{#rows}}"', 'a.graphql')).toBe('"{{team}} in {{#rows}}"');
  });

  it('stop with the place of a name that is unknown', () => {
    expect(() => fillNumbers('type A {\n  "{{TRASH_DAY}}"\n', 'schema/a.graphql')).toThrow(
      'schema/a.graphql:2 names {{TRASH_DAY}}',
    );
  });

  it('are filled in wherever the schema is read', () => {
    expect(readSdl().filter((sdl) => /\{\{[A-Z]/.test(sdl))).toEqual([]);
  });
});
