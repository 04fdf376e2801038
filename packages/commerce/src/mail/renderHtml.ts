import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { BrandDesign } from '../brand/BrandDesign.ts';
import type { MailBlock, MailContent } from './MailContent.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const ink = '#16171a';
const subtle = '#5b5c60';
const line = '#dcdcd8';
const font = 'font-family:Arial,Helvetica,sans-serif';

/**
 * The HTML of a mail. Tables and inline styles, because Outlook lays out with Word and Gmail drops styles in the head;
 * no picture and no script, so that it is complete where those are blocked.
 */
export async function renderHtml(
  content: MailContent,
  brand: BrandDesign,
  language: string,
): Promise<string> {
  const { band } = brand;
  const direction = new Intl.Locale(language).maximize().script === 'Arab' ? 'rtl' : 'ltr';
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
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:#f1f1ef"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:600px;background-color:#ffffff"
              >
                <tr>
                  <td
                    style="${font};background-color:${band.ground};color:${band.text};font-size:22px;font-weight:bold;padding:20px 32px"
                  >
                    ${brand.name}
                  </td>
                </tr>
                <tr>
                  <td
                    style="${font};color:${ink};font-size:26px;line-height:32px;font-weight:bold;padding:32px 32px 8px"
                  >
                    <h1 style="margin:0;font-size:26px;line-height:32px">${content.title}</h1>
                  </td>
                </tr>
                ${content.blocks.map((block) => row(block, brand))}
                <tr>
                  <td
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
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(page);
}

function row(block: MailBlock, brand: BrandDesign): Html {
  return html`<tr>
    <td style="${font};color:${ink};font-size:16px;line-height:24px;padding:8px 32px">
      ${inside(block, brand)}
    </td>
  </tr> `;
}

function inside(block: MailBlock, { light: colors }: BrandDesign): Html {
  switch (block.kind) {
    case 'text':
      return html`${block.text}`;
    case 'button':
      // A table cell with a ground: Outlook ignores the padding of links.
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td style="background-color:${colors.primary};border-radius:4px">
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
        </div>`;
    case 'items':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0">
        ${block.items.map(
          ({ name, detail, amount }) =>
            html`<tr>
              <td style="${font};font-size:16px;line-height:22px;padding:12px 0;border-top:1px solid ${line}">
                <strong>${name}</strong><br /><span style="color:${subtle};font-size:14px">${detail}</span>
              </td>
              <td
                align="right"
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
                align="right"
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
