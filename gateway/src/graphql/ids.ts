import { Refusal } from '../refusal.ts';

const ID = /^[0-9a-f]{24}$/;

/**
 * Tells whether a text can be an id at all; asking platform for anything else would fail its batch.
 */
export const isId = (id: string): boolean => ID.test(id);

/**
 * An id that a mutation was given.
 *
 * @throws Refusal NOT_FOUND, as for any id that nothing has
 */
export const requireId = (id: string, field: string): string => {
  if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到指定的内容', { field });
  return id;
};
