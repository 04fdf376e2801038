import { makeAutoObservable } from 'mobx';
import type { FieldProblem } from './FieldProblem.ts';

export type FieldValues = Record<string, string>;

/** The fields of one step: their typed text and errors. Typed text is never changed or discarded. */
export class FieldsStore {
  readonly values = new Map<string, string>();
  readonly problems = new Map<string, FieldProblem>();
  private readonly names: () => readonly string[];
  private readonly rule: (name: string, value: string) => FieldProblem | undefined;
  private readonly typed = new Set<string>();

  /** `names` in form order; `rule` validates a trimmed value. */
  constructor(
    names: () => readonly string[],
    rule: (name: string, value: string) => FieldProblem | undefined,
  ) {
    this.names = names;
    this.rule = rule;
    makeAutoObservable<FieldsStore, 'names' | 'rule' | 'typed'>(
      this,
      { names: false, rule: false, typed: false },
      { autoBind: true },
    );
  }

  /** The exact typed text. */
  raw(name: string): string {
    return this.values.get(name) ?? '';
  }

  /** The trimmed text, which is validated and sent. */
  value(name: string): string {
    return this.raw(name).trim();
  }

  /** The shopper types. An error stays until the field is left, so that the layout does not shift while typing. */
  type(name: string, text: string): void {
    this.typed.add(name);
    this.values.set(name, text);
  }

  /** The shopper leaves a field: it is validated unless nothing was ever typed into it. */
  leave(name: string): void {
    if (this.typed.has(name) || this.value(name)) this.judge(name);
  }

  /** Validates all fields; `true` when nothing is wrong. */
  check(): boolean {
    for (const name of this.names()) this.judge(name);
    return this.problems.size === 0;
  }

  /** Whether all fields are valid; shows no errors. */
  get isComplete(): boolean {
    return this.names().every((name) => !this.rule(name, this.value(name)));
  }

  /** Sets an error found by the server. */
  refuse(name: string, problem: FieldProblem): void {
    this.problems.set(name, problem);
  }

  /** Fills in known or earlier values; empty ones change nothing. */
  fill(values: Readonly<FieldValues>): void {
    for (const name of this.names()) {
      const value = values[name];
      if (value) this.values.set(name, value);
    }
  }

  /** Applies what was typed elsewhere, including emptied fields. */
  take(values: Readonly<FieldValues>): void {
    for (const name of this.names()) {
      const value = values[name];
      if (value !== undefined) this.values.set(name, value);
    }
  }

  /** Errors in form order. */
  get inOrder(): { name: string; problem: FieldProblem }[] {
    return this.names().flatMap((name) => {
      const problem = this.problems.get(name);
      return problem ? [{ name, problem }] : [];
    });
  }

  toSnapshot(): { values: FieldValues; problems: Record<string, FieldProblem> } {
    return { values: Object.fromEntries(this.values), problems: Object.fromEntries(this.problems) };
  }

  fillFromSnapshot({ values, problems }: ReturnType<FieldsStore['toSnapshot']>): void {
    for (const [name, value] of Object.entries(values)) this.values.set(name, value);
    for (const [name, problem] of Object.entries(problems)) this.problems.set(name, problem);
  }

  private judge(name: string): void {
    const problem = this.rule(name, this.value(name));
    if (problem) this.problems.set(name, problem);
    else this.problems.delete(name);
  }
}
