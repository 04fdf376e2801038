import { translateUrl } from '@touchline/contract/client/site';
import { localeOf } from '@touchline/contract/market/locale';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { languagePreference } from './choice.ts';
import type { Site } from '../../platform/site/index.ts';
import { stored } from '../../platform/storage/index.ts';

type Needs = Pick<Ports, 'call' | 'clock' | 'navigation' | 'reporter' | 'storage'>;

/** The choice of a language of the market. */
export class LanguageStore {
  /** Site path of the language that is ticked. */
  chosen: string;
  isSaving = false;
  /** The page to show in the other language, below the site path. */
  private path = '/';
  private readonly ports: Needs;
  private readonly site: Pick<Site, 'market' | 'language'>;

  constructor(ports: Needs, site: Pick<Site, 'market' | 'language'>) {
    this.ports = ports;
    this.site = site;
    this.chosen = site.language.sitePath;
    makeAutoObservable<LanguageStore, 'ports' | 'site' | 'path'>(
      this,
      { ports: false, site: false, path: false },
      { autoBind: true },
    );
  }

  /** Starts over on a page: what was ticked and not saved is forgotten. */
  begin(path: string): void {
    this.path = path;
    this.chosen = this.site.language.sitePath;
    this.isSaving = false;
  }

  choose(sitePath: string): void {
    this.chosen = sitePath;
  }

  /** Remembers the language, and opens the page in it where it is another. Returns whether the dialog is done. */
  async save(): Promise<boolean> {
    if (this.isSaving) return false;
    const { market, language } = this.site;
    const chosen = market.languages.find(({ sitePath }) => sitePath === this.chosen) ?? language;
    stored(this.ports).write(languagePreference, {
      preferred: chosen.sitePath,
      previous: language.sitePath,
    });
    if (chosen.sitePath === language.sitePath) return true;
    this.isSaving = true;
    const path = await this.translated(localeOf({ market, language: chosen }), chosen.sitePath);
    runInAction(() => {
      this.isSaving = false;
    });
    this.ports.navigation.leave(path);
    return true;
  }

  /** Where the address cannot be translated now, the home page in that language. */
  private async translated(destLocale: string, sitePath: string): Promise<string> {
    try {
      return await translateUrl(this.ports.call, {
        ...{ srcLocale: localeOf(this.site), destLocale, path: this.path },
      });
    } catch (error) {
      this.ports.reporter.report('The address could not be translated', error);
      return `/${sitePath}`;
    }
  }
}
