import { makeAutoObservable } from 'mobx';
import type { Ports } from '../platform/ports/index.ts';
import { stored } from '../platform/storage/index.ts';
import { newsletterVisits } from './visits.ts';
import { newsletterEnd } from './storage.ts';

/** `closed`: by the visitor. */
export type PopupState = 'hidden' | 'open' | 'closed' | 'completed';

/**
 * Pages, by the id of their route, that neither count as a visit nor show the popup: whoever pays, signs in, or deals
 * with the newsletter already is not interrupted.
 */
export const newsletterDisabledPages: ReadonlySet<string> = new Set([
  ...['cart', 'checkout', 'review', 'paymentEntry', 'paymentCallback', 'confirmation', 'sessionExpired'],
  ...['login', 'registration', 'forgotPassword', 'resetPassword', 'setPassword'],
  ...['newsletter', 'newsletterConfirm', 'newsletterPreferences', 'newsletterUnsubscribe'],
  ...['region', 'cookies', 'notFound'],
]);

/** The popup that opens by itself on a certain visit, for visitors who are not signed in. */
export class PopupStore {
  state: PopupState;
  private readonly ports: Pick<Ports, 'storage' | 'clock' | 'reporter'>;

  constructor(ports: Pick<Ports, 'storage' | 'clock' | 'reporter'>) {
    this.ports = ports;
    const end = stored(ports).read(newsletterEnd);
    this.state = end === 'closed' || end === 'completed' ? end : 'hidden';
    makeAutoObservable<PopupStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** A page is shown. Returns whether the popup opens on it: `after` is the number of the visit, 0 for never. */
  visit(route: string, after: number, isAnonymous: boolean): boolean {
    if (newsletterDisabledPages.has(route)) return false;
    const values = stored(this.ports);
    const visits = Math.min((values.read(newsletterVisits) ?? 0) + 1, 999_999);
    values.write(newsletterVisits, visits);
    if (this.state !== 'hidden' || !isAnonymous || after <= 0 || visits !== after) return false;
    this.state = 'open';
    return true;
  }

  /** The visitor has closed it: it does not come back. One that was dropped for another dialog has not been closed. */
  close(isByVisitor: boolean): void {
    if (this.state !== 'open') return;
    this.state = isByVisitor ? 'closed' : 'hidden';
    if (isByVisitor) stored(this.ports).write(newsletterEnd, 'closed');
  }

  /** The visitor has signed up. */
  complete(): void {
    this.state = 'completed';
  }
}
