import * as client from '@touchline/contract/client/desk';
import {
  frameKey,
  type DeskPage,
  type DeskPageSectionKind,
  type DeskPicture,
} from '@touchline/contract/desk/page';
import { pageProblems, type PageProblem } from '@touchline/contract/desk/pageProblems';
import { pictureLimits } from '@touchline/contract/desk/pictureLimits';
import type { Desk, DeskDocument, DeskPictureEntry, DraftConflict } from '@touchline/contract/desk/schema';
import { makeAutoObservable, observableRef, runInAction, toJS } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { fileAsBase64 } from './fileAsBase64.ts';
import { firstLanguage } from './firstLanguage.ts';
import { missingTexts } from './missingTexts.ts';
import { newSection } from './newSection.ts';
import { pictureName } from './pictureName.ts';

export type EditorStatus =
  { kind: 'loading' } | { kind: 'ready' } | { kind: 'notFound' } | { kind: 'failed'; reason: FailureReason };

/** Where what was typed is: saved, here only, or on its way. */
export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: FailureReason }
  /** Somebody else has saved the page meanwhile: nothing of theirs or ours is lost, until the owner decides. */
  | { kind: 'conflict'; by: DraftConflict };

export type PublishStatus =
  | { kind: 'idle' }
  | { kind: 'publishing' }
  | { kind: 'published'; isScheduled: boolean }
  | { kind: 'unfinished' }
  | { kind: 'wrongTime' }
  | { kind: 'failed'; reason: FailureReason };

/** How an upload stands, or why there is none. */
export type UploadStatus = 'uploading' | 'uploaded' | 'tooLarge' | 'tooManyPixels' | 'unreadable' | 'notSent';

type EditorPorts = Pick<Ports, 'call' | 'reporter'>;

/** Milliseconds after the last change until it is saved. */
const saveAfter = 800;

/** One page as it is edited: a draft that saves itself, and what is done with it. */
export class PageEditorStore {
  status: EditorStatus = { kind: 'loading' };
  save: SaveStatus = { kind: 'saved' };
  publishing: PublishStatus = { kind: 'idle' };
  /** As the back end has it. */
  document: DeskDocument | undefined;
  /** As it is here. */
  body: DeskPage = { title: {}, description: {}, sections: [] };
  /** Problems are shown at their fields once somebody has tried to publish. */
  showsProblems = false;
  /** The language beside the first. */
  language: string;
  /** Counts what the preview has to show anew. */
  previewNumber = 0;
  /** Pictures that can be shown, the newest first. */
  pictures: readonly DeskPictureEntry[];
  /** By the path of the picture. */
  uploads: Record<string, UploadStatus> = {};
  readonly desk: Desk;
  readonly key: string;
  private readonly ports: EditorPorts;
  private revision = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;

  constructor(ports: EditorPorts, desk: Desk, key: string) {
    this.ports = ports;
    this.desk = desk;
    this.key = key;
    this.pictures = desk.pictures;
    this.language = desk.languages.find((code) => code !== this.firstLanguage) ?? this.firstLanguage;
    makeAutoObservable<PageEditorStore, 'ports' | 'timer' | 'running'>(
      this,
      {
        ports: false,
        desk: false,
        key: false,
        timer: false,
        running: false,
        document: observableRef,
        pictures: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The language that the others fall back to. */
  get firstLanguage(): string {
    return firstLanguage(this.desk.languages);
  }

  /** What stands in the way of publishing. */
  get problems(): readonly PageProblem[] {
    return pageProblems(this.body, this.desk.languages);
  }

  /** The problem of a field, once problems are shown. */
  problemAt(path: string): PageProblem | undefined {
    return this.showsProblems ? this.problems.find((problem) => problem.path === path) : undefined;
  }

  /** Texts that are not written in a language. */
  missingIn(language: string): number {
    return missingTexts(this.body, language);
  }

  get hasDraft(): boolean {
    return this.document?.draft !== undefined || this.save.kind !== 'saved';
  }

  /** Header and footer: they have sections of their own, which are neither added nor moved. */
  get isFrame(): boolean {
    return this.key === frameKey;
  }

  /** The address of the preview in a site. */
  previewPath(sitePath: string): string {
    const path = this.key === 'home' ? '' : `/${this.key}`;
    return `/${sitePath}${path}?preview=${encodeURIComponent(this.document?.previewToken ?? '')}`;
  }

  /** Loads the page as it is now. */
  async load(): Promise<void> {
    this.status = { kind: 'loading' };
    try {
      const document = await client.getDeskDocument(this.ports.call, this.key);
      runInAction(() => {
        if (document) this.take(document);
        this.status = { kind: document ? 'ready' : 'notFound' };
      });
    } catch (error) {
      this.ports.reporter.report('A page of the desk could not be fetched.', error);
      runInAction(() => {
        this.status = { kind: 'failed', reason: failureOf(error) };
      });
    }
  }

  /** Changes the page here; it is saved a moment later. */
  change(by: (body: DeskPage) => void): void {
    by(this.body);
    if (this.publishing.kind !== 'publishing') this.publishing = { kind: 'idle' };
    if (this.save.kind === 'conflict') return;
    this.save = { kind: 'unsaved' };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.saveNow(), saveAfter);
  }

  /** Adds an empty section at the end. */
  addSection(kind: DeskPageSectionKind): void {
    const picture = this.pictures[0]?.name ?? '';
    this.change((body) => void body.sections.push(newSection(body, kind, picture)));
  }

  /** Shows another picture, with what is said of it where nothing is said yet. */
  choosePicture(shown: DeskPicture, name: string): void {
    const entry = this.pictures.find((picture) => picture.name === name);
    this.change(() => {
      shown.name = name;
      if (entry?.alt && Object.keys(shown.alt).length === 0) shown.alt = { ...entry.alt };
    });
  }

  /** How the upload of the picture at a path stands; `undefined` before there is one. */
  uploadAt(path: string): UploadStatus | undefined {
    return this.uploads[path];
  }

  /** Uploads a picture and shows it at its path. Nothing is changed where that fails. */
  async upload(path: string, shown: DeskPicture, file: File): Promise<void> {
    this.uploads[path] = 'uploading';
    const status = await this.sendPicture(shown, file);
    runInAction(() => {
      // Sections that were moved meanwhile have other paths.
      if (this.uploads[path] === 'uploading') this.uploads[path] = status;
    });
  }

  private async sendPicture(shown: DeskPicture, file: File): Promise<UploadStatus> {
    if (file.size > pictureLimits.bytes) return 'tooLarge';
    try {
      const outcome = await client.addPicture(this.ports.call, {
        ...{ name: pictureName(file.name), alt: toJS(shown.alt) },
        file: await fileAsBase64(file),
      });
      if (outcome.kind !== 'added') return outcome.kind;
      runInAction(() => {
        this.pictures = [outcome.entry, ...this.pictures];
        this.choosePicture(shown, outcome.entry.name);
      });
      return 'uploaded';
    } catch (error) {
      this.ports.reporter.report('A picture could not be uploaded.', error);
      return 'notSent';
    }
  }

  /** Moves a section up (-1) or down (1). */
  moveSection(place: number, by: -1 | 1): void {
    const to = place + by;
    if (to < 0 || to >= this.body.sections.length) return;
    this.uploads = {};
    this.change(({ sections }) => {
      const [section] = sections.splice(place, 1);
      if (section) sections.splice(to, 0, section);
    });
  }

  removeSection(place: number): void {
    this.uploads = {};
    this.change((body) => void body.sections.splice(place, 1));
  }

  /** Chooses the language beside the first. */
  showLanguage(language: string): void {
    this.language = language;
  }

  /** Saves what was typed, unless it is saved or somebody else was first. One save follows the other. */
  async saveNow(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
    if (this.save.kind === 'saved' || this.save.kind === 'conflict') return;
    this.running = this.send();
    await this.running;
  }

  private async send(): Promise<void> {
    this.save = { kind: 'saving' };
    try {
      const given = { revision: this.revision, body: toJS(this.body) };
      const outcome = await client.saveDraft(this.ports.call, this.key, given);
      runInAction(() => {
        if (outcome.kind === 'changedElsewhere') {
          this.save = { kind: 'conflict', by: outcome.by };
          return;
        }
        this.revision = outcome.draft.revision;
        this.previewNumber += 1;
        // Something typed meanwhile is saved next.
        if (this.save.kind === 'saving') this.save = { kind: 'saved' };
        if (this.document)
          this.document = {
            ...this.document,
            draft: { savedAt: outcome.draft.savedAt, savedBy: this.desk.owner.name },
          };
      });
    } catch (error) {
      this.ports.reporter.report('A draft could not be saved.', error);
      runInAction(() => {
        this.save = { kind: 'failed', reason: failureOf(error) };
      });
    }
  }

  /** After a conflict: what is here replaces what the other has saved. */
  async keepOwn(): Promise<void> {
    if (this.save.kind !== 'conflict') return;
    this.revision = this.save.by.revision;
    this.save = { kind: 'unsaved' };
    await this.saveNow();
  }

  /** After a conflict: what the other has saved replaces what is here. */
  async takeOthers(): Promise<void> {
    await this.load();
  }

  /** Publishes what is here, now or between two moments (ISO 8601). */
  async publish(when: { from?: string; until?: string; note?: string } = {}): Promise<void> {
    this.showsProblems = true;
    if (this.problems.length > 0) {
      this.publishing = { kind: 'unfinished' };
      return;
    }
    this.publishing = { kind: 'publishing' };
    await this.saveNow();
    if (this.save.kind !== 'saved') {
      this.publishing =
        this.save.kind === 'failed' ? { kind: 'failed', reason: this.save.reason } : { kind: 'idle' };
      return;
    }
    await this.act(async () => {
      const outcome = await client.publishDraft(this.ports.call, this.key, {
        revision: this.revision,
        ...when,
      });
      runInAction(() => {
        if (outcome.kind === 'published') {
          this.take(outcome.document);
          this.publishing = { kind: 'published', isScheduled: when.from !== undefined };
        } else if (outcome.kind === 'changedElsewhere') {
          this.save = { kind: 'conflict', by: outcome.by };
          this.publishing = { kind: 'idle' };
        } else this.publishing = { kind: outcome.kind };
      });
    });
  }

  /** Forgets the draft. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
    await this.act(async () => {
      const document = await client.discardDraft(this.ports.call, this.key, this.revision);
      if (document) runInAction(() => this.take(document));
      else await this.load();
    });
  }

  /** Shows an earlier version to shoppers; 0 is the page as it was delivered. */
  async showVersion(number: number): Promise<void> {
    await this.act(async () => {
      const document = await client.showVersion(this.ports.call, this.key, number);
      runInAction(() => this.takeStanding(document));
    });
  }

  /** Ends a publication, or forgets one that is scheduled. */
  async endPublication(id: string): Promise<void> {
    await this.act(async () => {
      const document = await client.endPublication(this.ports.call, this.key, id);
      runInAction(() => this.takeStanding(document));
    });
  }

  private async act(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.ports.reporter.report('A page of the desk could not be changed.', error);
      runInAction(() => {
        this.publishing = { kind: 'failed', reason: failureOf(error) };
      });
    }
  }

  /** What shoppers see has changed; what is typed here stays, where there is any. */
  private takeStanding(document: DeskDocument): void {
    if (this.hasDraft) this.document = document;
    else this.take(document);
  }

  private take(document: DeskDocument): void {
    this.document = document;
    this.body = structuredClone(document.body);
    this.revision = document.revision;
    this.save = { kind: 'saved' };
    this.showsProblems = false;
    this.previewNumber += 1;
  }
}
