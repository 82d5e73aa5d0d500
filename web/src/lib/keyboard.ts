import type { KeyboardEvent } from 'react';

/**
 * Keys while Chinese is composed choose among its words, or end it. Safari reports the last of them
 * as keyCode 229 after the composing has ended.
 */
export const isComposing = (event: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229;

/** Enter that ends the composing of Chinese is no Enter. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !isComposing(nativeEvent);
