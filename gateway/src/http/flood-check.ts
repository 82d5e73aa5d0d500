/** Messages a second for each subscription that a socket may have: begin it, end it, a few pings. */
const MESSAGES_A_SUBSCRIPTION = 10;

/**
 * Makes a check for one socket, to be called with each message: true where this second has brought
 * more of them than a client has reason to send.
 */
export const floodCheck = (subscriptions: number): (() => boolean) => {
  const most = subscriptions * MESSAGES_A_SUBSCRIPTION;
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > most;
  };
};
