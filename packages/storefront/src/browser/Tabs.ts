import { stored, type StorageNeeds, type Stored } from '@touchline/features/platform/storage';
import { browserPerson, tabPerson, visitorChanged } from '../state/visitorStorage.ts';
import { clearTab } from './browserStorage.ts';

const channelName = 'visitor';

/** The other tabs of this browser. A message says only that something of the visitor has changed, not what. */
export class Tabs {
  private readonly channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  private readonly values: Stored;

  constructor(needs: StorageNeeds) {
    this.values = stored(needs);
  }

  /** Calls `listener` when another tab has told of a change. */
  listen(listener: () => void): void {
    this.channel?.addEventListener('message', listener);
    addEventListener('storage', ({ key }) => {
      if (key === visitorChanged.key || key === browserPerson.key) listener();
    });
  }

  tell(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and no target
    if (this.channel) this.channel.postMessage(null);
    else this.values.write(visitorChanged, String(performance.timeOrigin + performance.now()));
  }

  /**
   * Remembers the person of this tab. When there was another one before, what the tab has stored is removed; and a
   * person who is new to the browser is noticed by its other tabs, even when no script ran as they signed in or out.
   */
  remember(person: string): void {
    if ((this.values.read(tabPerson) ?? '') !== person) {
      clearTab();
      this.values.write(tabPerson, person);
    }
    if ((this.values.read(browserPerson) ?? '') !== person) this.values.write(browserPerson, person);
  }
}
