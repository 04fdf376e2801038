import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { BrandDesign } from '../kernel/brand/BrandDesign.ts';
import type { MailBlock, MailContent } from './MailContent.ts';
import { qrTable } from './qrTable.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
type Direction = 'ltr' | 'rtl';

/** Outlook aligns by `left` and `right` only. */
const sides = {
  ltr: { start: 'left', end: 'right' },
  rtl: { start: 'right', end: 'left' },
} as const satisfies Record<Direction, object>;

const ink = '#16171a';
const subtle = '#5b5c60';
const line = '#dcdcd8';
const font = 'font-family:Arial,Helvetica,sans-serif';

/** Outlook knows no `max-width`: it gets a table of a fixed width around the one that others shrink on a phone. */
const outlook = {
  begin: raw(
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  ),
  end: raw('<!--[if mso]></td></tr></table><![endif]-->'),
};

/**
 * The HTML of a mail. Tables and inline styles, because Outlook lays out with Word and Gmail drops styles in the head;
 * language and direction stand inside the body, because Gmail drops the `html` element, too; no picture and no script,
 * so that it is complete where those are blocked.
 */
export async function renderHtml(
  content: MailContent,
  brand: BrandDesign,
  language: string,
): Promise<string> {
  const { band } = brand;
  const direction = new Intl.Locale(language).maximize().script === 'Arab' ? 'rtl' : 'ltr';
  const start = sides[direction].start;
  const page = await html`<!doctype html>
    <html lang="${language}" dir="${direction}" xmlns="http://www.w3.org/1999/xhtml">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>${content.subject}</title>
      </head>
      <body style="margin:0;padding:0;background-color:#f1f1ef">
        <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
        <table
          lang="${language}"
          dir="${direction}"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:#f1f1ef"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              ${outlook.begin}
              <table
                dir="${direction}"
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:600px;background-color:#ffffff"
              >
                <tr>
                  <td
                    align="${start}"
                    style="${font};background-color:${band.ground};color:${band.text};font-size:22px;font-weight:bold;padding:20px 32px"
                  >
                    ${brand.name}
                  </td>
                </tr>
                <tr>
                  <td
                    align="${start}"
                    style="${font};color:${ink};font-size:26px;line-height:32px;font-weight:bold;padding:32px 32px 8px"
                  >
                    <h1 style="margin:0;font-size:26px;line-height:32px">${content.title}</h1>
                  </td>
                </tr>
                ${content.blocks.map((block) => row(block, brand, direction))}
                <tr>
                  <td
                    align="${start}"
                    style="${font};color:${subtle};font-size:13px;line-height:19px;padding:24px 32px 32px;border-top:1px solid ${line}"
                  >
                    ${content.reason}
                    ${(content.links ?? []).map(
                      ({ label, href }) =>
                        html`<br /><a href="${href}" style="color:${subtle};line-height:32px">${label}</a>`,
                    )}
                  </td>
                </tr>
              </table>
              ${outlook.end}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(page);
}

function row(block: MailBlock, brand: BrandDesign, direction: Direction): Html {
  return html`<tr>
    <td
      align="${sides[direction].start}"
      style="${font};color:${ink};font-size:16px;line-height:24px;padding:8px 32px ${block.kind === 'button' ? 24 : 8}px"
    >
      ${inside(block, brand, sides[direction].end)}
    </td>
  </tr> `;
}

/** What a block shows; amounts stand at the `end` of the line. */
function inside(block: MailBlock, { light: colors }: BrandDesign, end: string): Html {
  switch (block.kind) {
    case 'text':
      return html`${block.text}`;
    case 'button':
      // The ground is the cell's, and in Outlook so is the padding: it ignores that of links.
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td
            bgcolor="${colors.primary}"
            style="background-color:${colors.primary};border-radius:4px;mso-padding-alt:14px 28px"
          >
            <a
              href="${block.href}"
              style="${font};display:inline-block;padding:14px 28px;color:${colors.onPrimary};font-size:16px;font-weight:bold;text-decoration:none"
              >${block.label}</a
            >
          </td>
        </tr>
      </table>`;
    case 'code':
      return html`<div style="color:${subtle};font-size:14px">${block.label}</div>
        <div
          dir="ltr"
          style="font-family:Consolas,Menlo,monospace;font-size:34px;line-height:44px;letter-spacing:6px;font-weight:bold"
        >
          ${block.code}
        </div>
        ${block.isScanned ? qrTable(block.code, block.label) : ''}`;
    case 'items':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0">
        ${block.items.map(
          ({ name, detail, amount }) =>
            html`<tr>
              <td style="${font};font-size:16px;line-height:22px;padding:12px 0;border-top:1px solid ${line}">
                <strong>${name}</strong><br /><span style="color:${subtle};font-size:14px">${detail}</span>
              </td>
              <td
                align="${end}"
                valign="top"
                style="${font};font-size:16px;line-height:22px;padding:12px 0;border-top:1px solid ${line};white-space:nowrap"
              >
                ${amount}
              </td>
            </tr>`,
        )}
      </table>`;
    case 'facts':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0">
        ${block.facts.map(
          ({ name, value, isTotal }) =>
            html`<tr>
              <td
                style="${font};font-size:15px;line-height:22px;padding:4px 0;${isTotal ? `border-top:1px solid ${line};font-weight:bold` : ''}"
              >
                ${name}
              </td>
              <td
                align="${end}"
                style="${font};font-size:15px;line-height:22px;padding:4px 0;white-space:nowrap;${isTotal ? `border-top:1px solid ${line};font-weight:bold` : ''}"
              >
                ${value}
              </td>
            </tr>`,
        )}
      </table>`;
    case 'address':
      return html`<strong>${block.title}</strong>${block.lines.map((text) => html`<br />${text}`)}`;
    default:
      return block satisfies never;
  }
}
