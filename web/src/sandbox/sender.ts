/** Member whom the gateway takes this page for. */
interface SandboxViewer {
  name: string;
}

const QUERY = 'query SandboxViewer { viewer { member { name } } }';

/** Sender as the gateway knows it: a member, null for a visitor, or a credential that isn't good. */
export type Sender = SandboxViewer | null | 'refused';

const UNAUTHORIZED = 401;

/**
 * Asks whom the gateway takes the sender for; undefined where that can't be told now.
 *
 * @param token access token; empty is the page's own session
 */
export const askSender = async (token: string): Promise<Sender | undefined> => {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: token ? 'omit' : 'same-origin',
      headers: {
        'content-type': 'application/json',
        'x-sandbox': '1',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: QUERY }),
    });
    if (response.status === UNAUTHORIZED) return 'refused';
    const { data } = (await response.json()) as {
      data?: { viewer: { member: SandboxViewer } | null } | null;
    };
    return data ? (data.viewer?.member ?? null) : undefined;
  } catch {
    return undefined;
  }
};
