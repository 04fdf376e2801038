import { makeAutoObservable } from 'mobx';
import { readFrameMessage, type CardField, type InvalidCardField } from './frameMessages.ts';
import type { OpenFrame } from './frames.ts';

/** The result of requesting a token from the provider's frame. */
export type TokenResult =
  | { kind: 'token'; token: string }
  /** The frame shows the errors next to its fields. */
  | { kind: 'invalid' }
  /** No response, or the provider could not be reached. */
  | { kind: 'silent' };

/** Time limit for the frame to open, and for its response, in milliseconds. */
const timeoutMs = 20_000;

/** The frame with the card fields: its height, its errors, and the token it returns for a card. */
export class CardFrameStore {
  status: 'loading' | 'ready' | 'silent' = 'loading';
  /** Increases with each attempt to open it. */
  attempt = 1;
  /** The height in pixels that the framed page requests. */
  height: number | undefined = undefined;
  invalidFields: readonly InvalidCardField[] = [];
  private frame: OpenFrame | undefined = undefined;
  private waiting: ((answer: TokenResult) => void) | undefined = undefined;
  private readonly pause: (ms: number) => Promise<void>;
  private readonly onEnter: () => void;

  /** `onEnter` is called when Enter is pressed in a card field. */
  constructor(pause: (ms: number) => Promise<void>, onEnter: () => void = () => undefined) {
    this.pause = pause;
    this.onEnter = onEnter;
    makeAutoObservable<CardFrameStore, 'frame' | 'waiting' | 'pause' | 'onEnter'>(
      this,
      { frame: false, waiting: false, pause: false, onEnter: false },
      { autoBind: true },
    );
  }

  /** Called when the view has opened the frame. */
  attach(frame: OpenFrame): void {
    this.frame = frame;
    this.status = 'loading';
    this.invalidFields = [];
    void this.pause(timeoutMs).then(() => this.giveUp(frame));
  }

  /** Opens the frame again, after it did not load. */
  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  detach(): void {
    this.frame?.close();
    this.frame = undefined;
  }

  /** Handles a message of the framed page; unknown messages are ignored. */
  handleMessage(data: unknown): void {
    const message = readFrameMessage(data);
    switch (message?.type) {
      case 'payment-ready':
        this.status = 'ready';
        this.height = message.height;
        return;
      case 'payment-height':
        this.height = message.height;
        return;
      case 'payment-invalid':
        this.invalidFields = message.fields;
        this.resolveToken(message.fields.length ? { kind: 'invalid' } : { kind: 'silent' });
        return;
      case 'payment-token':
        this.invalidFields = [];
        this.resolveToken({ kind: 'token', token: message.token });
        return;
      case 'payment-enter':
        return this.onEnter();
      default:
        return;
    }
  }

  /** Moves the focus into the frame: to this field, or else to the first invalid one. */
  focus(field: CardField = this.invalidFields[0]?.field ?? 'creditCard'): void {
    this.frame?.send({ type: 'payment-focus', field });
  }

  /** Requests a token for the card from the frame. */
  async requestToken(): Promise<TokenResult> {
    const { frame } = this;
    if (!frame) return { kind: 'silent' };
    const answered = new Promise<TokenResult>((resolve) => {
      this.waiting = resolve;
    });
    frame.send({ type: 'payment-submit' });
    return Promise.race([answered, this.pause(timeoutMs).then((): TokenResult => ({ kind: 'silent' }))]);
  }

  private giveUp(frame: OpenFrame): void {
    if (this.frame === frame && this.status === 'loading') this.status = 'silent';
  }

  private resolveToken(answer: TokenResult): void {
    this.waiting?.(answer);
    this.waiting = undefined;
  }
}
