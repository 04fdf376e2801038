interface Kept {
  until: number;
  answer: Promise<unknown>;
}

/** Answers that are the same for everybody, kept for some seconds so that a page does not ask for them again. */
export class PublicAnswers {
  private readonly kept = new Map<string, Kept>();
  private readonly milliseconds: number;
  private readonly most: number;

  constructor(milliseconds: number, most: number) {
    this.milliseconds = milliseconds;
    this.most = most;
  }

  of<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = Date.now();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.answer as Promise<Answer>;
    const answer = ask();
    if (this.kept.size >= this.most) this.kept.clear();
    this.kept.set(key, { until: now + this.milliseconds, answer });
    answer.catch(() => this.kept.delete(key));
    return answer;
  }
}
