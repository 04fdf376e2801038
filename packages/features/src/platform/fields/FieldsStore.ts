import { makeAutoObservable } from 'mobx';
import type { FieldProblem } from './FieldProblem.ts';

export type FieldValues = Record<string, string>;

/** A field as its form shows it (accounts document, section 3). */
export interface FieldState<Key extends string = string> {
  /** The exact typed text. */
  value: string;
  /** Whether the value would be accepted; says nothing of whether an error is shown. */
  valid: boolean;
  required: boolean;
  /** The error that is shown. */
  error: FieldProblem<Key> | undefined;
}

/**
 * The fields of one form or step: their typed text and errors. `Key` is the type of the messages of its module. Typed
 * text is never changed or discarded.
 */
export class FieldsStore<Key extends string = string> {
  readonly values = new Map<string, string>();
  readonly problems = new Map<string, FieldProblem<Key>>();
  private readonly names: () => readonly string[];
  private readonly rule: (name: string, value: string) => FieldProblem<Key> | undefined;
  private readonly typed = new Set<string>();

  /** `names` in form order; `rule` validates a trimmed value. */
  constructor(
    names: () => readonly string[],
    rule: (name: string, value: string) => FieldProblem<Key> | undefined,
  ) {
    this.names = names;
    this.rule = rule;
    makeAutoObservable<FieldsStore<Key>, 'names' | 'rule' | 'typed'>(
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

  /** A field with its error; it is required when nothing typed is an error. */
  state(name: string): FieldState<Key> {
    return {
      value: this.raw(name),
      valid: this.rule(name, this.value(name)) === undefined,
      required: this.rule(name, '') !== undefined,
      error: this.problems.get(name),
    };
  }

  /** The shopper types. An error stays until the field is left, so that the layout does not shift while typing. */
  type(name: string, text: string): void {
    this.typed.add(name);
    this.values.set(name, text);
  }

  /** The shopper leaves a field: it is validated unless nothing was ever typed into it. */
  leave(name: string): void {
    if (this.typed.has(name) || this.value(name)) this.validate(name);
  }

  /** Validates all fields; `true` when nothing is wrong. */
  check(): boolean {
    for (const name of this.names()) this.validate(name);
    return this.problems.size === 0;
  }

  /** Validates one field, also when nothing was typed; for a form that sends only some of them. */
  checkField(name: string): void {
    this.validate(name);
  }

  /** Whether all fields are valid; shows no errors. */
  get isComplete(): boolean {
    return this.names().every((name) => !this.rule(name, this.value(name)));
  }

  /** Sets an error found by the server. */
  refuse(name: string, problem: FieldProblem<Key>): void {
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
  applyTyped(values: Readonly<FieldValues>): void {
    for (const name of this.names()) {
      const value = values[name];
      if (value !== undefined) this.values.set(name, value);
    }
  }

  /** Errors in form order. */
  get inOrder(): { name: string; problem: FieldProblem<Key> }[] {
    return this.names().flatMap((name) => {
      const problem = this.problems.get(name);
      return problem ? [{ name, problem }] : [];
    });
  }

  toSnapshot(): { values: FieldValues; problems: Record<string, FieldProblem<Key>> } {
    return { values: Object.fromEntries(this.values), problems: Object.fromEntries(this.problems) };
  }

  fillFromSnapshot({ values, problems }: ReturnType<FieldsStore<Key>['toSnapshot']>): void {
    for (const [name, value] of Object.entries(values)) this.values.set(name, value);
    for (const [name, problem] of Object.entries(problems)) this.problems.set(name, problem);
  }

  private validate(name: string): void {
    const problem = this.rule(name, this.value(name));
    if (problem) this.problems.set(name, problem);
    else this.problems.delete(name);
  }
}
