import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { schemaEntries, searchSchema } from '#web/src/sandbox/schema-search.ts';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'), { assumeValid: true });
const entries = schemaEntries(schema);
const found = (text: string) => searchSchema(entries, text, 50).map(({ name }) => name);

describe('a search of the documentation', () => {
  it('finds a type by its name before all else', () => {
    expect(found('WorkOrder')[0]).toBe('WorkOrder');
    expect(found('competition')[0]).toBe('Competition');
  });

  it('finds names by their words apart', () => {
    expect(found('work order')).toEqual(expect.arrayContaining(['WorkOrder', 'Query.workOrder']));
    expect(found('ORDER   work')).toEqual(found('work order'));
  });

  it('finds by words of a description, and by values of an enum', () => {
    expect(found('whale coins').length).toBeGreaterThan(3);
    expect(found('gift card paid')).toContain('NotificationEvent.EXCHANGE_PAID');
  });

  it('finds nothing for no word, or for a word that is nowhere', () => {
    expect(found('  ')).toEqual([]);
    expect(found('competition nowhere-to-be-found')).toEqual([]);
  });

  it('goes on to the end of what is asked for', () => {
    expect(searchSchema(entries, 'id', 7)).toHaveLength(7);
  });
});
