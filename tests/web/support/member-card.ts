import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Reads the card of the member of this name, shown once a pointer rests on their first name on the
 * page.
 */
export const cardAt = async (user: UserEvent, name: string) => {
  const [link] = await screen.findAllByRole('link', { name });
  if (!link) throw new Error(`no link of ${name}`);
  await user.hover(link);
  return within(await screen.findByRole('group', { name: `${name}的名片` }));
};
