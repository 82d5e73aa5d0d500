import { siteName } from '#lib/site.ts';

/** Longer texts are cut. */
const MAX_TEXT_LENGTH = 50;

/** Beside the bell, where the member has allowed it and is looking elsewhere. */
export const showOnDesktop = (text: string, link: string | null) => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  const characters = [...text];
  const body =
    characters.length > MAX_TEXT_LENGTH
      ? `${characters.slice(0, MAX_TEXT_LENGTH).join('')}…`
      : text;
  const notification = new Notification(siteName(), { body });
  notification.onclick = () => {
    window.focus();
    if (link) window.location.assign(link);
    notification.close();
  };
};
