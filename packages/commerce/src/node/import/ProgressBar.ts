import type { WriteStream } from 'node:tty';

const width = 30;

/** A progress bar on a terminal; otherwise one line per tenth. */
export class ProgressBar {
  readonly #out: WriteStream;
  #shownAt = 0;
  #tenth = -1;
  #isShown = false;

  constructor(out: WriteStream) {
    this.#out = out;
  }

  show({ phase, done, total }: { phase: 'check' | 'write'; done: number; total: number | undefined }): void {
    const word = phase === 'check' ? 'Checking' : 'Importing';
    if (!this.#out.isTTY) {
      const tenth = total === undefined ? -1 : Math.floor((done * 10) / total);
      if (tenth > this.#tenth) this.#out.write(`${word}: ${tenth * 10} %\n`);
      this.#tenth = tenth;
      return;
    }
    if (performance.now() - this.#shownAt < 80 && done !== total) return;
    this.#shownAt = performance.now();
    this.#isShown = true;
    const part = total === undefined ? 0 : Math.round((done * width) / total);
    const bar = total === undefined ? '' : `[${'█'.repeat(part)}${'·'.repeat(width - part)}] `;
    this.#out.write(
      `\r\u001b[K${word} ${bar}${done.toLocaleString('en')}${total === undefined ? '' : ` of ${total.toLocaleString('en')}`}`,
    );
  }

  clear(): void {
    if (this.#isShown) this.#out.write('\r\u001b[K');
    this.#isShown = false;
  }
}
