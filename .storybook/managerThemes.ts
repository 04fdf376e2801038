import { create } from 'storybook/theming/create';

/** The mark of the shop's own brand, in the colour of the text beside it. */
const mark =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" style="margin-inline-end:10px"><path d="M2.7 1v20.3H23.5M2.7 9.2a12.1 12.1 0 0 1 12.1 12.1" fill="none" stroke="currentColor" stroke-width="3.4"/></svg>';

/** Name of the product and version of what is shown. @param version of the design system */
const brandTitle = (version: string) =>
  `${mark}<span style="font:820 20px/1 'Archivo Variable',sans-serif;letter-spacing:-.03em">touchline</span><span style="font-weight:400;font-size:12px;margin-inline-start:8px">${version}</span>`;

const shared = {
  appBorderRadius: 0,
  inputBorderRadius: 4,
  fontBase: '"Hanken Grotesk Variable", Arial, sans-serif',
  brandUrl: './?path=/story/start-welcome--default',
  brandTarget: '_self',
} as const;

/**
 * The sidebar and toolbar of Storybook in the colours of the shop's own brand: those of `tokens.json`, written out since
 * the manager calculates with them.
 */
export const managerThemes = (version: string) => ({
  light: create({
    ...shared,
    base: 'light',
    brandTitle: brandTitle(version),
    colorPrimary: '#0b0b0c',
    colorSecondary: '#1247c2',
    appBg: '#f1f1ef',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#dcdcd8',
    barBg: '#ffffff',
    barTextColor: '#5b5c60',
    barSelectedColor: '#1247c2',
    barHoverColor: '#0b0b0c',
    inputBg: '#ffffff',
    inputBorder: '#74757a',
    inputTextColor: '#0b0b0c',
    textColor: '#0b0b0c',
    textMutedColor: '#5b5c60',
    textInverseColor: '#ffffff',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    brandTitle: brandTitle(version),
    colorPrimary: '#d9ff2e',
    colorSecondary: '#3f63b8',
    appBg: '#0b0b0c',
    appContentBg: '#17181a',
    appPreviewBg: '#ffffff',
    appBorderColor: '#303136',
    barBg: '#17181a',
    barTextColor: '#a9aab0',
    barSelectedColor: '#8fb1ff',
    barHoverColor: '#f6f6f3',
    inputBg: '#212226',
    inputBorder: '#85868c',
    inputTextColor: '#f6f6f3',
    textColor: '#f6f6f3',
    textMutedColor: '#a9aab0',
    textInverseColor: '#0b0b0c',
  }),
});
