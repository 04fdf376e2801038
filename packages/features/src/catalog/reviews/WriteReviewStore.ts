import {
  deleteReview,
  getOwnReview,
  writeReview,
  type ReviewAuthor,
} from '@touchline/contract/client/review';
import {
  maxNicknameLength,
  maxPhotos,
  maxTextLength,
  maxTitleLength,
  minTextLength,
  reviewFits,
  type ReviewField,
  type ReviewProblem,
} from '@touchline/contract/review/constants';
import type { OwnReview, ReviewPhoto } from '@touchline/contract/review/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

/** What is typed into the form. */
export interface ReviewValues {
  /** 0 before a star is chosen. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  /** Empty where nothing is said of the fit. */
  readonly fit: string;
}

export type WriteProblem = 'missing' | 'tooShort' | 'tooLong' | ReviewProblem;

export type WriteStatus =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'sending' }
  /** The shop reads it before everybody does. */
  | { kind: 'sent' }
  | { kind: 'deleted' }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'tooLarge' }
  | { kind: 'signedOut' }
  /** The link is over, or there is no such product. */
  | { kind: 'gone' }
  | { kind: 'notSent'; reason: FailureReason }
  | { kind: 'failed'; reason: FailureReason };

export interface WriteReviewSnapshot {
  status: WriteStatus;
  productId: string;
  author: ReviewAuthor;
  values: ReviewValues;
  review: OwnReview | undefined;
  isVerified: boolean;
  takesPhotos: boolean;
  attempt: number;
  refusal: { field: ReviewField; problem: ReviewProblem } | undefined;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

const nothing: ReviewValues = { rating: 0, title: '', text: '', nickname: '', fit: '' };

/** One review of a person: written, changed and deleted. */
export class WriteReviewStore {
  status: WriteStatus = { kind: 'loading' };
  productId = '';
  author: ReviewAuthor = { kind: 'account' };
  values: ReviewValues = nothing;
  /** What is stored; `undefined` before the first review. */
  review: OwnReview | undefined = undefined;
  isVerified = false;
  takesPhotos = false;
  photos: readonly ReviewPhoto[] = [];
  /** How often the form was sent; errors are shown from the first time on. */
  attempt = 0;
  /** The field that the shop refused. */
  refusal: WriteReviewSnapshot['refusal'] = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<WriteReviewStore, 'ports'>(
      this,
      { ports: false, values: observableRef, review: observableRef, photos: observableRef },
      { autoBind: true },
    );
  }

  /** The state from the server. */
  static fromSnapshot(ports: Needs, snapshot: WriteReviewSnapshot): WriteReviewStore {
    const photos = (snapshot.review?.photos ?? []).map(({ path }) => ({ path }));
    return Object.assign(new WriteReviewStore(ports), { ...snapshot, photos });
  }

  toSnapshot(): WriteReviewSnapshot {
    const { status, productId, author, values, review, isVerified, takesPhotos, attempt, refusal } = this;
    return { status, productId, author, values, review, isVerified, takesPhotos, attempt, refusal };
  }

  /** What is wrong with each field; empty before the form was sent. */
  get problems(): Partial<Record<ReviewField, WriteProblem>> {
    if (this.attempt === 0) return {};
    const { rating, title, text, nickname } = this.values;
    const own = {
      rating: rating === 0 ? ('missing' as const) : undefined,
      title: problemOf(title, 1, maxTitleLength),
      text: problemOf(text, minTextLength, maxTextLength),
      nickname: problemOf(nickname, 1, maxNicknameLength),
    };
    const found = Object.entries(own).filter(([, problem]) => problem !== undefined);
    const { refusal } = this;
    return { ...(refusal ? { [refusal.field]: refusal.problem } : {}), ...Object.fromEntries(found) };
  }

  get canAddPhoto(): boolean {
    return this.takesPhotos && this.photos.length < maxPhotos;
  }

  /** Loads what the author wrote about the product. */
  async load(productId: string, author: ReviewAuthor): Promise<void> {
    this.status = { kind: 'loading' };
    this.productId = productId;
    this.author = author;
    try {
      const outcome = await getOwnReview(this.ports.call, author, productId);
      runInAction(() => {
        if (outcome.kind !== 'open') {
          this.status = outcome;
          return;
        }
        this.show(outcome.review);
        this.isVerified = outcome.isVerified;
        this.takesPhotos = outcome.takesPhotos;
        this.status = { kind: 'ready' };
      });
    } catch (error) {
      const reason = failureOf(error);
      this.ports.reporter.report('A review could not be opened.', error);
      runInAction(() => (this.status = { kind: 'failed', reason }));
    }
  }

  async retry(): Promise<void> {
    return this.load(this.productId, this.author);
  }

  change(values: Partial<ReviewValues>): void {
    this.values = { ...this.values, ...values };
    if (this.refusal && this.refusal.field in values) this.refusal = undefined;
  }

  /** Adds a photo, as base64; more than there is room for are left out. */
  addPhoto(data: string): void {
    if (!this.canAddPhoto) return;
    this.photos = [...this.photos, { data }];
    this.dropRefusalOf('photos');
  }

  removePhoto(at: number): void {
    this.photos = this.photos.filter((_, place) => place !== at);
    this.dropRefusalOf('photos');
  }

  /** A file that was chosen and is no picture that can be read. */
  refusePhoto(): void {
    this.attempt = Math.max(1, this.attempt);
    this.refusal = { field: 'photos', problem: 'photo' };
  }

  /** Sends the form; a second press while it runs does nothing. */
  async submit(values: ReviewValues = this.values): Promise<void> {
    if (this.status.kind === 'sending') return;
    this.values = values;
    this.refusal = undefined;
    this.attempt += 1;
    if (Object.keys(this.problems).length > 0) return;
    this.status = { kind: 'sending' };
    const { fit: said, rating, title, text, nickname } = values;
    const fit = reviewFits.find((each) => each === said);
    try {
      const outcome = await writeReview(this.ports.call, this.author, this.productId, {
        ...{ rating, title: title.trim(), text: text.trim(), nickname: nickname.trim() },
        ...(fit ? { fit } : {}),
        photos: [...this.photos],
      });
      runInAction(() => {
        if (outcome.kind === 'written') {
          this.show(outcome.review);
          this.status = { kind: 'sent' };
        } else if (outcome.kind === 'refused') {
          this.refusal = { field: outcome.field, problem: outcome.problem };
          this.status = { kind: 'ready' };
        } else this.status = outcome;
      });
    } catch (error) {
      const reason = failureOf(error);
      this.ports.reporter.report('A review was not sent.', error);
      runInAction(() => (this.status = { kind: 'notSent', reason }));
    }
  }

  /** Deletes the review with its photos. */
  async remove(): Promise<void> {
    if (this.status.kind === 'sending') return;
    this.status = { kind: 'sending' };
    try {
      const outcome = await deleteReview(this.ports.call, this.author, this.productId);
      runInAction(() => {
        this.status = outcome;
        if (outcome.kind !== 'deleted') return;
        this.show(undefined);
        this.values = nothing;
      });
    } catch (error) {
      const reason = failureOf(error);
      this.ports.reporter.report('A review was not deleted.', error);
      runInAction(() => (this.status = { kind: 'notSent', reason }));
    }
  }

  private show(review: OwnReview | undefined): void {
    this.review = review;
    this.photos = (review?.photos ?? []).map(({ path }) => ({ path }));
    this.attempt = 0;
    this.refusal = undefined;
    if (!review) return;
    const { rating, title, text, nickname, fit = '' } = review;
    this.values = { rating, title, text, nickname, fit };
  }

  private dropRefusalOf(field: ReviewField): void {
    if (this.refusal?.field === field) this.refusal = undefined;
  }
}

function problemOf(text: string, least: number, most: number): WriteProblem | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  if (length < least) return 'tooShort';
  return length > most ? 'tooLong' : undefined;
}
