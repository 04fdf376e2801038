import { openApi } from '@touchline/contract/openapi';

interface Operation {
  summary: string;
  description: string;
  tags: string[];
  parameters?: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:68rem;margin:0 auto;padding:1.5rem}
h1{margin:0}h2{margin:2.5rem 0 .5rem}details{border-block-start:1px solid #8888;padding:.5rem 0}summary{cursor:pointer;padding:.25rem 0}
summary:focus-visible{outline:3px solid currentColor;outline-offset:2px}code,pre{font:13px/1.5 ui-monospace,monospace}
.method{display:inline-block;min-width:4.5rem;font-weight:700}.path{overflow-wrap:anywhere}pre{overflow:auto;max-height:24rem;padding:.75rem;background:#8882}
table{border-collapse:collapse}td,th{text-align:start;padding:.2rem 1rem .2rem 0;vertical-align:top}`;

/** The contract as an HTML page without scripts; its one style is allowed by its hash. */
export async function docsPage(): Promise<Response> {
  const document = openApi();
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(path, method, operation)]);
    }
  }
  const sections = [...byTag].map(([tag, entries]) => `<h2>${text(tag)}</h2>${entries.join('')}`).join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Touchline API</title><style>${style}</style></head><body><h1>Touchline API</h1><p>Made of the contract. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>${sections}</body></html>`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${base64}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
  });
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const rows = (operation.parameters ?? []).map(
    (each) =>
      `<tr><td><code>${text(each.name)}</code></td><td>${text(each.in)}${each.required ? '' : ', optional'}</td><td>${text(each.description ?? '')}</td></tr>`,
  );
  const parameters = rows.length
    ? `<table><tr><th>Parameter</th><th>In</th><th></th></tr>${rows.join('')}</table>`
    : '';
  const body = operation.requestBody ? `<p>Body:</p>${schemaHtml(operation.requestBody.content)}` : '';
  const answers = Object.entries(operation.responses)
    .map(
      ([status, answer]) =>
        `<p><strong>${text(status)}</strong> ${text(answer.description)}</p>${status === '200' ? schemaHtml(answer.content) : ''}`,
    )
    .join('');
  return `<details><summary><span class="method">${text(method.toUpperCase())}</span> <code class="path">${text(path)}</code><br>${text(operation.summary)}</summary><p>${text(operation.description)}</p>${parameters}${body}${answers}</details>`;
}

function schemaHtml(content: Record<string, { schema: unknown }> | undefined): string {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? '' : `<pre>${text(JSON.stringify(schema, null, 1))}</pre>`;
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
