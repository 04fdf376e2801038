import type { ComponentProps, ReactNode } from 'react';
import { FlagFrame } from './FlagFrame.ts';
import { stripes } from './stripes.tsx';

export interface FlagProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Country code: two letters, lower case. Countries other than these get a plate with the code. */
  country: 'us' | 'gb' | 'de' | 'fr' | 'kr' | (string & {});
  /** Accessible name, where no text is next to it; without it the flag is decorative. */
  label?: string | undefined;
}

const FLAGS: Readonly<Record<string, ReactNode>> = {
  de: stripes(['#111', '#d00', '#fc0']),
  fr: stripes(['#002395', '#fff', '#ed2939'], true),
  it: stripes(['#009246', '#fff', '#ce2b37'], true),
  ie: stripes(['#169b62', '#fff', '#ff883e'], true),
  be: stripes(['#111', '#fae042', '#ed2939'], true),
  ro: stripes(['#002b7f', '#fcd116', '#ce1126'], true),
  nl: stripes(['#ae1c28', '#fff', '#21468b']),
  lu: stripes(['#ed2939', '#fff', '#00a1de']),
  at: stripes(['#ed2939', '#fff', '#ed2939']),
  hu: stripes(['#cd2a3e', '#fff', '#436f4d']),
  bg: stripes(['#fff', '#00966e', '#d62612']),
  ee: stripes(['#0072ce', '#111', '#fff']),
  lt: stripes(['#fdb913', '#006a44', '#c1272d']),
  pl: stripes(['#fff', '#dc143c']),
  ua: stripes(['#0057b7', '#ffd700']),
  id: stripes(['#ce1126', '#fff']),
  pe: stripes(['#d91023', '#fff', '#d91023'], true),
  th: stripes(['#a51931', '#f4f5f8', '#2d2a4a', '#2d2a4a', '#f4f5f8', '#a51931']),
  co: stripes(['#fcd116', '#fcd116', '#003893', '#ce1126']),
  gb: (
    <>
      <path d="M0 0h24v16H0z" fill="#012169" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#fff" strokeWidth="3.2" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#c8102e" strokeWidth="1.2" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5" />
      <path d="M12 0v16M0 8h24" stroke="#c8102e" strokeWidth="3" />
    </>
  ),
  us: (
    <>
      <path d="M0 0h24v16H0z" fill="#fff" />
      <path d="M0 1.1h24M0 3.6h24M0 6h24M0 8.5h24M0 11h24M0 13.4h24" stroke="#b22234" strokeWidth="1.23" />
      <path d="M0 0h10.5v8.6H0z" fill="#3c3b6e" />
      <path
        d="M1.5 1.6h8M1.5 3.4h8M1.5 5.2h8M1.5 7h8"
        stroke="#fff"
        strokeWidth=".8"
        strokeDasharray=".8 1.6"
      />
    </>
  ),
  kr: (
    <>
      <path d="M0 0h24v16H0z" fill="#fff" />
      <path d="M8.7 6.2a4 4 0 0 1 6.6 3.6z" fill="#cd2e3a" />
      <path d="M8.7 6.2a4 4 0 0 1 6.6 3.6 2 2 0 0 1-3.3-1.8 2 2 0 0 0-3.3-1.8z" fill="#cd2e3a" />
      <path d="M15.3 9.8a4 4 0 0 1-6.6-3.6 2 2 0 0 1 3.3 1.8 2 2 0 0 0 3.3 1.8z" fill="#0047a0" />
      <path
        d="m4 4.6 1.7-2.5M4.7 5.1l1.7-2.5M5.4 5.6l1.7-2.5M16.9 12.9l1.7-2.5M17.6 13.4l1.7-2.5M18.3 13.9l1.7-2.5M4 11.4l1.7 2.5M5.4 10.4l1.7 2.5M16.9 3.1l1.7 2.5M18.3 2.1l1.7 2.5"
        stroke="#111"
        strokeWidth=".6"
      />
    </>
  ),
};

/** Plate with the country code, for a country without a drawn flag. */
function LetterPlate({ country }: { country: string }) {
  return (
    <>
      <path d="M0 0h24v16H0z" fill="#e4e4e1" />
      <text x="12" y="11.4" textAnchor="middle" fontSize="9" fontWeight="700" fill="#0b0b0c">
        {country.toUpperCase()}
      </text>
    </>
  );
}

/** A small drawn flag, 24 × 16 px. Represents a country, never a language. */
export function Flag({ country, label, ...rest }: FlagProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <FlagFrame width={24} height={16} viewBox="0 0 24 16" focusable="false" {...named} {...rest}>
      {FLAGS[country] ?? <LetterPlate country={country} />}
    </FlagFrame>
  );
}
