import type { Translate } from '../platform/i18n/index.ts';
import type { Site } from '../platform/site/index.ts';
import type { LaunchStore } from './LaunchStore.ts';
import type en from './messages/en.ts';

interface PhaseTexts {
  title: string;
  text: string;
}

/** What a phase is called, and what follows from it for the visitor. */
export function phaseTexts(store: LaunchStore, t: Translate<typeof en>, site: Site): PhaseTexts | undefined {
  const { known, phase, standing } = store;
  if (!known || !phase) return undefined;
  const start = site.moment(known.eventStartDate, 'short');
  const end = site.moment(known.eventEndDate ?? known.eventStartDate, 'short');
  const isDraw = known.eventType === 'Hype2.0';
  switch (phase.kind) {
    case 'upcoming':
      return {
        title: t('phase.upcoming'),
        text: isDraw
          ? t('phase.upcoming.draw', { moment: start })
          : t('phase.upcoming.text', { moment: start }),
      };
    case 'open':
      if (phase.isEarly) return { title: t('phase.open.early'), text: t('phase.open.early.text') };
      return {
        title: t(known.eventType === 'FlashSale' ? 'phase.open.FlashSale' : 'phase.open'),
        text: t('phase.open.text'),
      };
    case 'membersOnly': {
      const tier = standing?.tier ?? 0;
      return {
        title: t('phase.membersOnly', { tier: phase.tier }),
        text: !standing?.isSignedIn
          ? t('phase.membersOnly.signedOut')
          : tier > 0
            ? t('phase.membersOnly.text', { tier })
            : t('phase.membersOnly.none'),
      };
    }
    case 'joinable':
      return phase.isOpen
        ? { title: t('phase.joinable.open'), text: t('phase.joinable.open.text') }
        : { title: t('phase.joinable.before'), text: t('phase.joinable.before.text', { moment: start }) };
    case 'gathering':
      return { title: t('phase.gathering'), text: t('phase.gathering.text', { moment: start }) };
    case 'waiting':
      return { title: t('phase.waiting'), text: t('phase.waiting.keep') };
    case 'entered':
      return {
        title: t('phase.entered'),
        text: t('phase.entered.text', { size: store.sizeLabel(phase.sku), moment: end }),
      };
    case 'won':
      return {
        title: t('phase.won', { size: store.sizeLabel(phase.sku) }),
        text: t('phase.won.text', { moment: site.moment(phase.until, 'short') }),
      };
    default:
      return { title: t(`phase.${phase.kind}`), text: t(`phase.${phase.kind}.text`) };
  }
}
