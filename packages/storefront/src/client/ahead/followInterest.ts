import type { ShopAddress } from '../../app/inAppNavigation.ts';
import type { LateNavigator } from '../LateNavigator.ts';
import { addressIn } from './addressIn.ts';
import { savesData } from './savesData.ts';

/** Milliseconds on a link before its page is prepared: a pointer that only passes over it means nothing. */
const pause = 65;

/** Prepares the page of a link under the pointer, the finger or the focus. Nothing is prepared for who saves data. */
export function followInterest(navigator: LateNavigator, shop: ShopAddress): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = ({ target }: Event, wait: number): void => {
    clearTimeout(timer);
    const address = addressIn(target, shop);
    if (address !== undefined && !savesData()) timer = setTimeout(() => navigator.prepare(address), wait);
  };
  document.addEventListener('pointerover', (event) => prepare(event, pause));
  document.addEventListener('focusin', (event) => prepare(event, pause));
  document.addEventListener('pointerdown', (event) => prepare(event, 0));
}
