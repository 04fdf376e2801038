import type { WriteStream } from 'node:tty';

const width = 30;
/** Seconds of work before the time that is left is told: earlier it would be a guess. */
const knownAfter = 3;

interface Progress {
  phase: 'check' | 'write';
  done: number;
  total: number | undefined;
}

/** A progress bar on a terminal; otherwise one line per tenth. Both tell how long the rest takes. */
export class ProgressBar {
  readonly #out: WriteStream;
  #shownAt = 0;
  #tenth = -1;
  #isShown = false;
  readonly #now: () => number;
  /** When the phase with a known end began. */
  #began: number | undefined;

  /** @param now Milliseconds. @default those of this process */
  constructor(out: WriteStream, now = () => performance.now()) {
    this.#out = out;
    this.#now = now;
  }

  show({ phase, done, total }: Progress): void {
    const word = phase === 'check' ? 'Checking' : 'Importing';
    const left = this.#timeLeft(done, total);
    if (!this.#out.isTTY) {
      const tenth = total === undefined ? -1 : Math.floor((done * 10) / total);
      if (tenth > this.#tenth) this.#out.write(`${word}: ${tenth * 10} %${left}\n`);
      this.#tenth = tenth;
      return;
    }
    if (this.#now() - this.#shownAt < 80 && done !== total) return;
    this.#shownAt = this.#now();
    this.#isShown = true;
    const part = total === undefined ? 0 : Math.round((done * width) / total);
    const bar = total === undefined ? '' : `[${'█'.repeat(part)}${'·'.repeat(width - part)}] `;
    this.#out.write(
      `\r\u001b[K${word} ${bar}${done.toLocaleString('en')}${total === undefined ? '' : ` of ${total.toLocaleString('en')}`}${left}`,
    );
  }

  /** `, 1 min 20 s left`: what is left at the pace so far. */
  #timeLeft(done: number, total: number | undefined): string {
    if (total === undefined) return '';
    this.#began ??= this.#now();
    const seconds = (this.#now() - this.#began) / 1000;
    if (seconds < knownAfter || done >= total || done === 0) return '';
    return `, ${duration((seconds / done) * (total - done))} left`;
  }

  clear(): void {
    if (this.#isShown) this.#out.write('\r\u001b[K');
    this.#isShown = false;
  }
}

function duration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
