/** The default fields that ask for an e-mail address: the member's, and that of the university. */
const EMAIL_FIELDS = [2, 11];

/** Names of organizers' own fields that ask for a phone number. */
const PHONE_NAME = /手机|电话|联系方式|phone|mobile/i;

interface Answer {
  name: string;
  defaultId: number | null;
  text: string;
}

/**
 * Finds the contacts that a member filled in when they registered. Their account's own address and
 * number are private, and organizers don't read them. Empty where the form didn't ask.
 */
export const contactsOf = (answers: readonly Answer[]): { email: string; phone: string } => {
  const email = EMAIL_FIELDS.map(
    (id) => answers.find(({ defaultId, text }) => defaultId === id && text !== '')?.text,
  ).find((text) => text !== undefined);
  const phone = answers.find(
    ({ name, defaultId, text }) => defaultId === null && PHONE_NAME.test(name) && text !== '',
  )?.text;
  return { email: email ?? '', phone: phone ?? '' };
};
