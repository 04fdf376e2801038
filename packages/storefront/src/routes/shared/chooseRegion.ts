import { listMarkets, translateUrl } from '@touchline/contract/client/site';
import { localeOf } from '@touchline/contract/market/locale';
import { languagePreference } from '@touchline/features/shell/region/choice';
import { regionField, regionPathField } from '@touchline/features/shell/region';
import { stored } from '@touchline/features/platform/storage';
import { localPath } from '../urls.ts';
import type { ActionResult } from '../page.ts';
import type { Stores } from '../../state/Stores.ts';

/** Remembers the site that a form names, and leads there: to the page that the form names in its language, or home. */
export async function chooseRegion(stores: Stores, form: FormData): Promise<ActionResult> {
  const { call } = stores.ports;
  const wanted = form.get(regionField);
  const markets = await listMarkets(call);
  const chosen = markets
    .flatMap((market) => market.languages.map((language) => ({ market, language })))
    .find(({ language }) => language.sitePath === wanted);
  if (!chosen) return { status: 422 };
  const { sitePath } = chosen.language;
  stored(stores.ports).write(languagePreference, {
    preferred: sitePath,
    previous: stores.site.language.sitePath,
  });
  const field = form.get(regionPathField);
  const path = localPath(typeof field === 'string' ? field : undefined);
  if (path === undefined) return { leave: `/${sitePath}` };
  try {
    const locales = { srcLocale: localeOf(stores.site), destLocale: localeOf(chosen) };
    return { leave: localPath(await translateUrl(call, { ...locales, path })) ?? `/${sitePath}` };
  } catch (error) {
    stores.ports.reporter.report('The address could not be translated', error);
    return { leave: `/${sitePath}` };
  }
}
