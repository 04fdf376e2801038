import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that puts a word together, as for Korean, Chinese and Japanese: the arrows,
 * Enter and Escape of its list are not meant for the page. Safari tells it only by the key code.
 */
export function isComposing(event: KeyboardEvent | globalThis.KeyboardEvent): boolean {
  const { isComposing: isInWord, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isInWord || keyCode === 229;
}
