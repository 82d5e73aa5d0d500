import type { KeyboardEvent } from 'react';

/** Enter that ends the composing of Chinese is no Enter; Safari reports it as keyCode 229. */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229;
