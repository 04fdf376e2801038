import type { DownloadTables } from '@touchline/commerce/download/tables';
import { trainingPlan } from '../catalogue/emailGoods.ts';
import { pdfPage, type PdfText } from './pdf.ts';

interface PlanWords {
  readonly fileName: string;
  readonly title: string;
  readonly lead: readonly string[];
  readonly week: string;
  readonly days: readonly [string, string, string];
  readonly easy: (minutes: number) => string;
  readonly changes: (times: number, minutes: number) => string;
  readonly long: (minutes: number) => string;
  readonly finish: string;
  readonly foot: string;
}

/** The languages of the markets that sell it. */
const words: Readonly<Record<'en' | 'de', PlanWords>> = {
  en: {
    fileName: '10k-in-eight-weeks.pdf',
    title: '10K in eight weeks',
    lead: [
      'For people who can run for 20 minutes. Easy means that you can talk; faster means that you would rather not.',
      'Leave a day of rest between two runs. Missed one? Carry on with the next; nobody keeps count.',
    ],
    week: 'Week',
    days: ['Tuesday', 'Thursday', 'Sunday'],
    easy: (minutes) => `${minutes} min easy`,
    changes: (times, minutes) => `${times} × ${minutes} min faster`,
    long: (minutes) => `${minutes} min long`,
    finish: '10 kilometres',
    foot: 'Between the faster parts: two minutes of walking or jogging. Ten minutes easy before and after.',
  },
  de: {
    fileName: '10-km-in-acht-wochen.pdf',
    title: '10 km in acht Wochen',
    lead: [
      'Für alle, die 20 Minuten laufen können. Locker heißt: Reden geht noch. Schneller heißt: lieber nicht.',
      'Zwischen zwei Läufen liegt ein Ruhetag. Einen verpasst? Mit dem nächsten geht es weiter.',
    ],
    week: 'Woche',
    days: ['Dienstag', 'Donnerstag', 'Sonntag'],
    easy: (minutes) => `${minutes} min locker`,
    changes: (times, minutes) => `${times} × ${minutes} min schneller`,
    long: (minutes) => `${minutes} min lang`,
    finish: '10 Kilometer',
    foot: 'Zwischen den schnelleren Teilen: zwei Minuten gehen oder traben. Davor und danach zehn Minuten locker.',
  },
};

const weeks: readonly (readonly [easy: number, times: number, minutes: number, long: number])[] = [
  ...([[20, 4, 1, 25], [22, 5, 1, 30], [25, 5, 2, 35], [25, 4, 2, 30]] as const), // prettier-ignore
  ...([[28, 5, 2, 42], [30, 4, 3, 50], [30, 5, 3, 58], [20, 3, 1, 0]] as const), // prettier-ignore
];

function planOf(plan: PlanWords): string {
  const columns = [60, 130, 270, 430] as const;
  const row = (y: number, cells: readonly string[], isBold = false): PdfText[] =>
    cells.map((text, at) => ({
      ...{ text, y, size: 12, x: columns[at] ?? 0 },
      isBold: isBold || at === 0,
    }));
  return pdfPage(
    plan.title,
    [
      { text: 'Touchline', x: 60, y: 770, size: 14, isBold: true, grey: 1 },
      { text: plan.title, x: 60, y: 690, size: 30, isBold: true },
      ...plan.lead.map((text, at) => ({ text, x: 60, y: 655 - at * 18, size: 10, grey: 0.3 })),
      ...row(590, [plan.week, ...plan.days], true),
      ...weeks.flatMap(([easy, times, minutes, long], at) =>
        row(552 - at * 40, [
          String(at + 1),
          plan.easy(easy),
          plan.changes(times, minutes),
          long === 0 ? plan.finish : plan.long(long),
        ]),
      ),
      { text: plan.foot, x: 60, y: 215, size: 10, grey: 0.3 },
    ],
    [[0, 745, 595, 97], [60, 580, 475, 1], ...weeks.map((_, at) => [60, 538 - at * 40, 475, 0.4] as const)],
  );
}

/** The files of the digital products, by language. */
export const digitalFiles = (): DownloadTables['digital_files'][] =>
  Object.entries(words).map(([language, plan]) => ({
    ...{ product_id: trainingPlan.id, language, file_name: plan.fileName },
    media_type: 'application/pdf',
    content: planOf(plan),
  }));
