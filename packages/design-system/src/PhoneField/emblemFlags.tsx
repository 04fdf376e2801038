import type { ReactNode } from 'react';
import { stripes } from '../Flag/stripes.tsx';

const field = (fill: string) => <path d="M0 0h24v16H0z" fill={fill} />;

/** A five-pointed star around a centre, one point up unless it is turned. */
const star = (x: number, y: number, radius: number, turned = 0) => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2 + (turned * Math.PI) / 180;
    const reach = index % 2 ? radius * 0.382 : radius;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
};

/** The Union Jack in the corner of other flags. */
const unionCanton = (
  <>
    <path d="m0 0 12 8M12 0 0 8" stroke="#fff" strokeWidth="1.8" />
    <path d="m0 0 12 8M12 0 0 8" stroke="#c8102e" strokeWidth=".7" />
    <path d="M6 0v8M0 4h12" stroke="#fff" strokeWidth="2.8" />
    <path d="M6 0v8M0 4h12" stroke="#c8102e" strokeWidth="1.6" />
  </>
);

const croatianChecks = Array.from({ length: 13 }, (_, index) => {
  const at = index * 2;
  return (
    <rect key={at} x={9.5 + (at % 5)} y={4.8 + Math.floor(at / 5)} width="1" height="1" fill="#e01f26" />
  );
});

/**
 * Flags with an emblem, drawn for 24 × 16 pixels and simplified to what is visible at that size; under the licence of
 * this package, like those of `Flag`.
 */
export const emblemFlags: Readonly<Record<string, ReactNode>> = {
  AU: (
    <>
      {field('#012169')}
      {unionCanton}
      <path
        d={[
          star(6, 12, 2),
          star(18, 13.4, 1.2),
          star(18, 2.8, 1.2),
          star(14.8, 7, 1.2),
          star(21, 6, 1.2),
        ].join('')}
        fill="#fff"
      />
    </>
  ),
  BR: (
    <>
      {field('#009739')}
      <path d="M12 1.7 22 8l-10 6.3L2 8z" fill="#fedd00" />
      <circle cx="12" cy="8" r="3.7" fill="#012169" />
      <path d="M8.5 7.2c2.6-.4 5.2.3 6.9 2" stroke="#fff" strokeWidth=".8" fill="none" />
    </>
  ),
  CA: (
    <>
      {field('#fff')}
      <path d="M0 0h6v16H0zM18 0h6v16h-6z" fill="#d80621" />
      <path
        d="m12 2.4.9 1.7 1-.5-.5 2.8 1.4-1.3.3.7 1.5-.2-.6 1.5.7.4-2.4 2 .3.9-2.3-.3.1 2.6h-.8l.1-2.6-2.3.3.3-.9-2.4-2 .7-.4-.6-1.5 1.5.2.3-.7 1.4 1.3-.5-2.8 1 .5z"
        fill="#d80621"
      />
    </>
  ),
  CH: (
    <>
      {field('#da291c')}
      <path d="M12 3.5v9M7.5 8h9" stroke="#fff" strokeWidth="2.8" />
    </>
  ),
  CN: (
    <>
      {field('#ee1c25')}
      <path
        d={[
          star(4.4, 4.8, 2.8),
          star(8.6, 1.7, 1, 20),
          star(10.4, 3.6, 1, 45),
          star(10.4, 6.2, 1),
          star(8.6, 8.2, 1, 20),
        ].join('')}
        fill="#ff0"
      />
    </>
  ),
  CY: (
    <>
      {field('#fff')}
      <path
        d="M6.5 8.3c1-.1 1.5-.9 2.4-1.5 2 0 3.6 0 5.2-.9l3.6-1.7c-.6.9-1.7 1.6-2.3 2.5.2 1.2-.6 1.9-1.9 2-1 1-2.6 1.5-4.2 1.2-1.4 0-2.5-.5-2.8-1.6z"
        fill="#d57800"
      />
      <path
        d="M7.8 11.4c1.3 1.3 2.7 1.8 4 1.8M16.2 11.4c-1.3 1.3-2.7 1.8-4 1.8"
        stroke="#4e5b31"
        strokeWidth=".8"
        fill="none"
      />
    </>
  ),
  CZ: (
    <>
      {stripes(['#fff', '#d7141a'])}
      <path d="m0 0 12 8L0 16z" fill="#11457e" />
    </>
  ),
  EG: (
    <>
      {field('#fff')}
      <path d="M0 0h24v5.3H0z" fill="#ce1126" />
      <path d="M0 10.7h24V16H0z" fill="#111" />
      <path d="M12 5.9 14 7v2.4l-2 1-2-1V7z" fill="#c09300" />
    </>
  ),
  GR: (
    <>
      {stripes(['#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf'])}
      <path d="M0 0h8.9v8.9H0z" fill="#0d5eaf" />
      <path d="M4.45 0v8.9M0 4.45h8.9" stroke="#fff" strokeWidth="1.78" />
    </>
  ),
  HR: (
    <>
      {stripes(['#e01f26', '#fff', '#171796'])}
      <path
        d="M9.5 4.8h5v5c0 1.7-1.3 2.6-2.5 2.6s-2.5-.9-2.5-2.6z"
        fill="#fff"
        stroke="#e01f26"
        strokeWidth=".5"
      />
      {croatianChecks}
      <path d="M9.2 4.5 9.8 2.9l1.1.5 1.1-.9 1.1.9 1.1-.5.6 1.6z" fill="#4f8fd0" />
    </>
  ),
  IL: (
    <>
      {field('#fff')}
      <path d="M0 2.8h24M0 13.2h24" stroke="#0038b8" strokeWidth="2.2" />
      <path d="m12 5 2.6 4.5H9.4zM12 11 9.4 6.5h5.2z" stroke="#0038b8" strokeWidth=".7" fill="none" />
    </>
  ),
  IN: (
    <>
      {stripes(['#ff9933', '#fff', '#138808'])}
      <circle cx="12" cy="8" r="1.9" stroke="#000080" strokeWidth=".6" fill="none" />
      <path d="M12 6.1v3.8M10.1 8h3.8M10.7 6.7l2.6 2.6M13.3 6.7l-2.6 2.6" stroke="#000080" strokeWidth=".3" />
    </>
  ),
  JP: (
    <>
      {field('#fff')}
      <circle cx="12" cy="8" r="4.8" fill="#bc002d" />
    </>
  ),
  LI: (
    <>
      {stripes(['#002780', '#cf0921'])}
      <path d="M3.6 6.5 3 3.7l1.5 1 1.3-1.9 1.3 1.9 1.5-1L8 6.5z" fill="#ffd83d" />
    </>
  ),
  MT: (
    <>
      <path d="M0 0h12v16H0z" fill="#fff" />
      <path d="M12 0h12v16H12z" fill="#cf142b" />
      <path d="M3.5 1.7v3.6M1.7 3.5h3.6" stroke="#8f9396" strokeWidth="1.3" />
    </>
  ),
  NZ: (
    <>
      {field('#012169')}
      {unionCanton}
      <path
        d={[star(18, 3.2, 1.5), star(15, 7, 1.5), star(21, 6.4, 1.3), star(18, 12.8, 1.7)].join('')}
        fill="#c8102e"
        stroke="#fff"
        strokeWidth=".5"
      />
    </>
  ),
  PT: (
    <>
      <path d="M0 0h9.6v16H0z" fill="#046a38" />
      <path d="M9.6 0H24v16H9.6z" fill="#da291c" />
      <circle cx="9.6" cy="8" r="3.1" fill="#da291c" stroke="#ffe900" strokeWidth="1" />
      <path
        d="M8 6.2h3.2v2.3c0 1-.8 1.6-1.6 1.6S8 9.5 8 8.5z"
        fill="#fff"
        stroke="#da291c"
        strokeWidth=".5"
      />
      <path d="M9.6 6.9v2.3M8.7 8h1.8" stroke="#003399" strokeWidth=".7" />
    </>
  ),
  RS: (
    <>
      {stripes(['#c7363d', '#0c4077', '#fff'])}
      <path
        d="M6.2 4.8h4.6v4.3c0 1.4-1.1 2.2-2.3 2.2s-2.3-.8-2.3-2.2z"
        fill="#c7363d"
        stroke="#fff"
        strokeWidth=".4"
      />
      <path d="M8.5 5.6v4.9M6.8 7.5h3.4" stroke="#fff" strokeWidth=".9" />
      <path d="m6.7 4.6-.4-1.7 1.2.5 1-.9 1 .9 1.2-.5-.4 1.7z" fill="#edb92e" />
    </>
  ),
  SI: (
    <>
      {stripes(['#fff', '#005da4', '#ed1c24'])}
      <path
        d="M4 3h4.4v4c0 1.5-1 2.4-2.2 2.8C5 9.4 4 8.5 4 7z"
        fill="#005da4"
        stroke="#ed1c24"
        strokeWidth=".5"
      />
      <path
        d="m4.5 7.6.8-1 .4.4.5-1.6.5 1.6.4-.4.8 1c-.2.7-.9 1.3-1.7 1.6-.8-.3-1.5-.9-1.7-1.6z"
        fill="#fff"
      />
    </>
  ),
  SK: (
    <>
      {stripes(['#fff', '#0b4ea2', '#ee1c25'])}
      <path
        d="M4.2 3.8h6.2v4.7c0 2-1.5 3.2-3.1 3.9-1.6-.7-3.1-1.9-3.1-3.9z"
        fill="#ee1c25"
        stroke="#fff"
        strokeWidth=".6"
      />
      <path d="M7.3 4.7v5M5.9 6h2.8M5.5 7.7h3.6" stroke="#fff" strokeWidth=".9" />
      <path
        d="M5 10.3c.5-.9 1.2-.9 1.5-.3.4-.9 1.2-.9 1.6 0 .3-.6 1-.6 1.5.3-.6.8-1.4 1.3-2.3 1.7-.9-.4-1.7-.9-2.3-1.7z"
        fill="#0b4ea2"
      />
    </>
  ),
  TR: (
    <>
      {field('#e30a17')}
      <circle cx="9" cy="8" r="4" fill="#fff" />
      <circle cx="10" cy="8" r="3.2" fill="#e30a17" />
      <path d={star(14.3, 8, 2, -90)} fill="#fff" />
    </>
  ),
  ZA: (
    <>
      {stripes(['#e03c31', '#001489'])}
      <path d="m0 0 12 8L0 16M11 8h13" stroke="#fff" strokeWidth="5.4" fill="none" />
      <path d="m0 0 12 8L0 16M11 8h13" stroke="#007749" strokeWidth="3.2" fill="none" />
      <path d="m0 2.6 8 5.4-8 5.4z" fill="#ffb81c" />
      <path d="m0 4.3 5.6 3.7L0 11.7z" fill="#111" />
    </>
  ),
};
