import type { GoOptions, Navigator } from './Navigator.ts';
import type { ShownPage } from './ShownPage.ts';

/** Goes to other pages: the code for it is loaded with the first link under the finger, or the first use. */
export class LateNavigator {
  private readonly page: ShownPage;
  private readonly load: () => Promise<Navigator>;
  private loading: Promise<Navigator> | undefined;

  constructor(page: ShownPage, load: () => Promise<Navigator>) {
    this.page = page;
    this.load = load;
    addEventListener('popstate', ({ state }) => {
      const { id } = (state ?? { id: '' }) as { id: string };
      this.ready().then(
        (navigator) => navigator.moveTo(id),
        () => location.reload(),
      );
    });
  }

  /** Goes to an address of this site. */
  go(address: string, options?: GoOptions): void {
    this.ready().then(
      (navigator) => navigator.go(address, options),
      // Its code cannot be had: the browser loads the page, and shows what is wrong.
      () => {
        this.page.tellFailure(new URL(address, location.href).pathname);
        location.assign(address);
      },
    );
  }

  /** Starts fetching a page that the shopper is about to open. */
  prepare(address: string): void {
    this.ready().then(
      (navigator) => navigator.prepare(address),
      () => undefined,
    );
  }

  /** The visitor has become another person: what is shown of the one before is replaced, also on its way. */
  showAnew(): void {
    const { isGoing, isPersonal } = this.page.get();
    if (!isGoing && !isPersonal) return;
    this.ready().then(
      (navigator) => navigator.showAnew(),
      () => location.reload(),
    );
  }

  private ready(): Promise<Navigator> {
    if (!this.loading) {
      this.loading = this.load();
      // The next use tries again.
      this.loading.catch(() => (this.loading = undefined));
    }
    return this.loading;
  }
}
