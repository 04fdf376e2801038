import { makeAutoObservable } from 'mobx';
import { readFrameMessage, type CardField, type InvalidCardField } from './frameMessages.ts';
import type { OpenFrame } from './frames.ts';

/** What came of asking the provider's frame for a token. */
export type TokenAnswer =
  | { kind: 'token'; token: string }
  /** The frame shows what is wrong beside its fields. */
  | { kind: 'invalid' }
  /** No answer, or the provider could not be asked. */
  | { kind: 'silent' };

/** How long the frame may take to answer, in milliseconds. */
const timeoutMs = 20_000;

/** The frame with the card fields: its height, what is wrong in it, and the token it gives for a card. */
export class CardFrameStore {
  status: 'loading' | 'ready' = 'loading';
  /** Pixels the page in the frame asks for. */
  height: number | undefined = undefined;
  invalidFields: readonly InvalidCardField[] = [];
  private frame: OpenFrame | undefined = undefined;
  private waiting: ((answer: TokenAnswer) => void) | undefined = undefined;
  private readonly pause: (ms: number) => Promise<void>;
  private readonly onEnter: () => void;

  /** `onEnter` is told that Enter was pressed in a field of the card. */
  constructor(pause: (ms: number) => Promise<void>, onEnter: () => void = () => undefined) {
    this.pause = pause;
    this.onEnter = onEnter;
    makeAutoObservable<CardFrameStore, 'frame' | 'waiting' | 'pause' | 'onEnter'>(
      this,
      { frame: false, waiting: false, pause: false, onEnter: false },
      { autoBind: true },
    );
  }

  /** The view opened the frame. */
  attach(frame: OpenFrame): void {
    this.frame = frame;
    this.status = 'loading';
    this.invalidFields = [];
  }

  detach(): void {
    this.frame?.close();
    this.frame = undefined;
  }

  /** A message of the page in the frame; anything odd is not heard. */
  hear(data: unknown): void {
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
        this.answer(message.fields.length ? { kind: 'invalid' } : { kind: 'silent' });
        return;
      case 'payment-token':
        this.invalidFields = [];
        this.answer({ kind: 'token', token: message.token });
        return;
      case 'payment-enter':
        return this.onEnter();
      default:
        return;
    }
  }

  /** Leads the focus into the frame: to this field, or else to the first that is wrong. */
  focus(field: CardField = this.invalidFields[0]?.field ?? 'creditCard'): void {
    this.frame?.send({ type: 'payment-focus', field });
  }

  /** Asks the frame for a token of the card in it. */
  async requestToken(): Promise<TokenAnswer> {
    const { frame } = this;
    if (!frame) return { kind: 'silent' };
    const answered = new Promise<TokenAnswer>((resolve) => {
      this.waiting = resolve;
    });
    frame.send({ type: 'payment-submit' });
    return Promise.race([answered, this.pause(timeoutMs).then((): TokenAnswer => ({ kind: 'silent' }))]);
  }

  private answer(answer: TokenAnswer): void {
    this.waiting?.(answer);
    this.waiting = undefined;
  }
}
