import { siteName } from '#lib/site.ts';

/** Longer texts are cut. */
const LONGEST = 50;

/** Beside the bell, where the member has allowed it and is looking elsewhere. */
export const showOnDesktop = (text: string, link: string | null) => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  const characters = [...text];
  const body = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
  const notification = new Notification(siteName(), { body });
  notification.onclick = () => {
    window.focus();
    if (link) window.location.assign(link);
    notification.close();
  };
};
