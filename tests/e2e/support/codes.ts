import { waitFor } from '#tests/support/wait-for.ts';

/** The newest code that arrived at an address or a number, other than one that is known. */
export const codeFor = (to: string, known?: string): Promise<string> =>
  waitFor(`the code for ${to}`, async () => {
    const inbox = new URL(process.env.CODE_INBOX ?? '');
    inbox.searchParams.set('to', to);
    const code = await (await fetch(inbox)).text();
    return code && code !== known ? code : undefined;
  });
