import { Refusal } from '../refusal.ts';

/** Names the input's own field in a refusal, where REST calls the same thing something else. */
export const renameField = async <T>(
  answer: Promise<T>,
  names: Record<string, string>,
): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    const field = error instanceof Refusal ? error.extensions.field : undefined;
    const name = field === undefined ? undefined : names[field];
    if (name !== undefined && error instanceof Refusal) error.extensions.field = name;
    throw error;
  }
};
