import { Refusal } from '../refusal.ts';

const renamed = (field: string, names: Record<string, string>): string =>
  names[field] ??
  field
    .split('.')
    .map((part) => names[part] ?? part)
    .join('.');

/**
 * Names the input's own field in a refusal, where REST calls the same thing, or a part of its
 * path, something else.
 */
export const renameField = async <T>(
  answer: Promise<T>,
  names: Record<string, string>,
): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    const field = error instanceof Refusal ? error.extensions.field : undefined;
    if (field !== undefined && error instanceof Refusal)
      error.extensions.field = renamed(field, names);
    throw error;
  }
};
