import { addPage } from '@touchline/contract/client/desk';
import { newPageKey } from '@touchline/contract/desk/page';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type AddPageStatus =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'invalid'; isAddressWrong: boolean; isTitleMissing: boolean }
  | { kind: 'exists' }
  | { kind: 'failed'; reason: FailureReason };

type AddPorts = Pick<Ports, 'call' | 'reporter'>;

/** Kinds of new pages: the first part of their addresses. */
export const newPageKinds = ['help', 'pages'] as const;
export type NewPageKind = (typeof newPageKinds)[number];

/** A page that is being made: its address, and its title in one language. */
export class AddPageStore {
  status: AddPageStatus = { kind: 'idle' };
  kind: NewPageKind = 'pages';
  address = '';
  title = '';
  private readonly ports: AddPorts;
  private readonly language: string;

  constructor(ports: AddPorts, language: string) {
    this.ports = ports;
    this.language = language;
    makeAutoObservable<AddPageStore, 'ports' | 'language'>(
      this,
      { ports: false, language: false },
      { autoBind: true },
    );
  }

  change(field: Partial<Pick<AddPageStore, 'kind' | 'address' | 'title'>>): void {
    Object.assign(this, field);
    this.status = { kind: 'idle' };
  }

  /** Makes the page; resolves to its key, or `undefined` when there is none, with `status` saying why. */
  async add(): Promise<string | undefined> {
    const address = `${this.kind}/${this.address.trim()}`;
    const title = this.title.trim();
    const isAddressWrong = !newPageKey.test(address);
    if (isAddressWrong || title === '') {
      this.status = { kind: 'invalid', isAddressWrong, isTitleMissing: title === '' };
      return undefined;
    }
    this.status = { kind: 'adding' };
    try {
      const made = await addPage(this.ports.call, { address, title: { [this.language]: title } });
      runInAction(() => {
        this.status = made ? { kind: 'idle' } : { kind: 'exists' };
      });
      return made?.key;
    } catch (error) {
      this.ports.reporter.report('A page could not be made.', error);
      runInAction(() => {
        this.status = { kind: 'failed', reason: failureOf(error) };
      });
      return undefined;
    }
  }
}
