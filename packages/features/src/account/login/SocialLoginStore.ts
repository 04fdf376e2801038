import { getAuthOptions } from '@touchline/contract/client/externalSignIn';
import type { AuthOption } from '@touchline/contract/account/schema';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { socialLoginTarget, type LeftForProvider } from '../../platform/session/index.ts';
import { stored } from '../../platform/storage/index.ts';

/** The place that asks for the options, as the back end knows it. */
export const loginSourceId = 'login';
/** Tells the back end that the login is to be kept. */
export const persistentClientId = 'persistent';

/** The ways to sign in by somebody else's account. Where there are none, or they cannot be loaded, nothing is offered. */
export class SocialLoginStore {
  options: readonly AuthOption[] = [];
  private readonly ports: Pick<Ports, 'call' | 'clock' | 'flags' | 'navigation' | 'reporter' | 'storage'>;

  constructor(ports: SocialLoginStore['ports'], options: readonly AuthOption[] = []) {
    this.ports = ports;
    this.options = options;
    makeAutoObservable<SocialLoginStore, 'ports'>(this, { ports: false, leftFor: false }, { autoBind: true });
  }

  toSnapshot(): readonly AuthOption[] {
    return this.options.map((option) => ({ ...option }));
  }

  /** Asks for the options each time: what is offered may change at any moment. */
  async load(): Promise<void> {
    if (!this.ports.flags.value('ACCOUNT_EXT_AUTH_ENABLED')) return;
    try {
      const options = await getAuthOptions(this.ports.call, loginSourceId);
      runInAction(() => (this.options = options));
    } catch (error) {
      this.ports.reporter.report('The ways to sign in could not be fetched.', error);
    }
  }

  /** The address of an option; with `client_id` for a persistent login, and where to go afterwards. */
  hrefOf({ url }: AuthOption, { isPersistent, target }: { isPersistent: boolean; target: string }): string {
    const query = new URLSearchParams();
    if (isPersistent) query.set('client_id', persistentClientId);
    if (target !== '/') query.set('returnTo', target);
    const text = query.toString();
    if (text === '') return url;
    return `${url}${url.includes('?') ? '&' : '?'}${text}`;
  }

  /** Remembers where the shopper was going, before the page of the provider opens. */
  leaveFor({ name }: AuthOption, target: string): void {
    stored(this.ports).write(socialLoginTarget, { provider: name, target });
  }

  /** Where the shopper was going when they left for a provider that has sent them back. */
  get leftFor(): LeftForProvider | undefined {
    return stored(this.ports).read(socialLoginTarget);
  }

  /** Opens the page of the same provider again; `false` when it is not offered any longer. */
  async retry(): Promise<boolean> {
    const { leftFor } = this;
    await this.load();
    const option = this.options.find(({ name }) => name === leftFor?.provider);
    if (!option || !leftFor) return false;
    this.ports.navigation.leave(this.hrefOf(option, { isPersistent: false, target: leftFor.target }));
    return true;
  }
}
