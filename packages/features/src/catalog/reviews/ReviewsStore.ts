import { getReviews, reportReview, voteReview } from '@touchline/contract/client/review';
import type { ReviewReport } from '@touchline/contract/review/constants';
import type { ReviewList } from '@touchline/contract/review/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import type { ReviewsQuery } from './reviewsQuery.ts';

type Status = { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; reason: FailureReason };

/** What a reader did with a review, and what became of it. */
export type Reaction = 'sending' | 'voted' | 'reported' | 'tooMany' | 'gone' | 'failed';

export interface ReviewsSnapshot {
  status: Status;
  productId: string;
  query: ReviewsQuery;
  list: ReviewList | undefined;
}

type ReviewsPorts = Pick<Ports, 'call' | 'reporter'>;

/** The published reviews of one product, filtered and sorted, and what a reader does with them. */
export class ReviewsStore {
  status: Status = { kind: 'loading' };
  productId = '';
  query: ReviewsQuery = {};
  list: ReviewList | undefined = undefined;
  /** By the id of the review. */
  reactions: Readonly<Record<string, Reaction>> = {};
  private readonly ports: ReviewsPorts;

  constructor(ports: ReviewsPorts) {
    this.ports = ports;
    makeAutoObservable<ReviewsStore, 'ports'>(
      this,
      { ports: false, list: observableRef, query: observableRef, reactions: observableRef },
      { autoBind: true },
    );
  }

  /** The state from the server. */
  static fromSnapshot(
    ports: ReviewsPorts,
    { status, productId, query, list }: ReviewsSnapshot,
  ): ReviewsStore {
    return Object.assign(new ReviewsStore(ports), { status, productId, query, list });
  }

  toSnapshot(): ReviewsSnapshot {
    const { status, productId, query, list } = this;
    return { status, productId, query, list };
  }

  /** Nobody has reviewed the product yet. */
  get isEmpty(): boolean {
    return this.list?.summary.count === 0;
  }

  get pageCount(): number {
    return this.list ? Math.ceil(this.list.total / this.list.pageSize) : 0;
  }

  /** Loads the reviews of a product; those that are shown already stay while others of it load. */
  async load(productId: string, query: ReviewsQuery = {}): Promise<void> {
    if (productId !== this.productId) this.list = undefined;
    this.status = { kind: 'loading' };
    this.productId = productId;
    this.query = query;
    try {
      const list = await getReviews(this.ports.call, productId, query);
      if (this.query !== query || this.productId !== productId) return;
      runInAction(() => {
        this.list = list;
        this.status = list ? { kind: 'ready' } : { kind: 'failed', reason: 'unavailable' };
      });
    } catch (error) {
      const reason = failureOf(error);
      this.ports.reporter.report('Reviews did not load.', error);
      runInAction(() => (this.status = { kind: 'failed', reason }));
    }
  }

  /** Loads the same again after a failure. */
  async retry(): Promise<void> {
    return this.load(this.productId, { ...this.query });
  }

  /** Says that a review was helpful; once. */
  async vote(reviewId: string): Promise<void> {
    if (this.isSent(reviewId)) return;
    this.react(reviewId, 'sending');
    try {
      const outcome = await voteReview(this.ports.call, reviewId);
      if (outcome.kind === 'done') this.changeHelpful(reviewId, outcome.helpful);
      this.react(reviewId, outcome.kind === 'done' ? 'voted' : outcome.kind);
    } catch (error) {
      this.fail(reviewId, error);
    }
  }

  /** Asks the shop to look at a review again; whether that was sent. */
  async report(reviewId: string, reason: ReviewReport): Promise<boolean> {
    this.react(reviewId, 'sending');
    try {
      const outcome = await reportReview(this.ports.call, reviewId, reason);
      this.react(reviewId, outcome.kind === 'done' ? 'reported' : outcome.kind);
      return outcome.kind === 'done';
    } catch (error) {
      this.fail(reviewId, error);
      return false;
    }
  }

  /** What a report is written in could not be loaded: nothing was sent. */
  failReport(reviewId: string): void {
    this.react(reviewId, 'failed');
  }

  private isSent(reviewId: string): boolean {
    return ['sending', 'voted'].includes(this.reactions[reviewId] ?? '');
  }

  private react(reviewId: string, reaction: Reaction): void {
    this.reactions = { ...this.reactions, [reviewId]: reaction };
  }

  private changeHelpful(reviewId: string, helpful: number): void {
    if (!this.list) return;
    const reviews = this.list.reviews.map((each) => (each.id === reviewId ? { ...each, helpful } : each));
    this.list = { ...this.list, reviews };
  }

  private fail(reviewId: string, error: unknown): void {
    this.ports.reporter.report('A reaction to a review was not sent.', error);
    this.react(reviewId, 'failed');
  }
}
