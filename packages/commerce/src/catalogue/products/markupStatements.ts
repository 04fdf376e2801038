const blocks = 'p|div|ul|ol|h[1-6]|table|section|article|blockquote|pre';

/** The steps from markup to text, in their order: what is found, and what takes its place. */
const steps: readonly (readonly [pattern: string, text: string])[] = [
  ['&lt;(/?[a-z][^<>&]*(&quot;[^<>&]*)*)&gt;', String.raw`<\1>`],
  [String.raw`<(script|style|head|template)\y[^>]*>.*?</\1\s*>`, ''],
  ['<!--.*?-->', ''],
  [String.raw`[ \t]*<br\y[^>]*>[ \t]*`, '\n'],
  [String.raw`\s*<li\y[^>]*>\s*`, '\n• '],
  [String.raw`\s*</?(${blocks})\y[^>]*>\s*`, '\n\n'],
  ['</?[a-z][^<>]*>', ''],
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#0?39;', '’'],
  ['&amp;', '&'],
  [String.raw`\n\n+(?=• )`, '\n'],
  [String.raw`\n{3,}`, '\n\n'],
];

const quoted = (text: string): string =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll("'", "''")}'`;

const cleaned = (text: string): string =>
  `trim(both E' \\n' from ${steps.reduce(
    (sql, [pattern, replacement]) =>
      `regexp_replace(${sql}, ${quoted(pattern)}, ${quoted(replacement)}, 'gi')`,
    text,
  )})`;

/** Whether there is a tag or a tag that was escaped. */
const hasMarkup = (text: string): string => `${text} ~* '(<|&lt;)/?[a-z]'`;

/**
 * Turns the markup of texts that were imported before the import did so into plain text. A feed that is imported again
 * rewrites them in any case: its digests are reset.
 */
export const markupStatements: readonly string[] = [
  `create function touchline_plain(text) returns text language sql immutable as $$ select ${cleaned('$1')} $$`,
  `update product_texts t set name = regexp_replace(touchline_plain(name), E'\\\\s+', ' ', 'g'), kind = touchline_plain(kind),
     colour = touchline_plain(colour), lead = touchline_plain(lead), body = touchline_plain(body),
     highlights = array(select touchline_plain(h) from unnest(highlights) with ordinality as l (h, at) order by at),
     materials = array(select touchline_plain(m) from unnest(materials) with ordinality as l (m, at) order by at),
     facts = coalesce((select jsonb_agg(f || jsonb_build_object('label', touchline_plain(f ->> 'label'),
       'value', touchline_plain(f ->> 'value')) order by at) from jsonb_array_elements(facts) with ordinality as l (f, at)), '[]')
   from products p where p.id = t.product_id and p.source like 'feed:%'
     and ${hasMarkup(`concat_ws(' ', name, kind, colour, lead, body, array_to_string(highlights, ' '), array_to_string(materials, ' '), facts::text)`)}`,
  'drop function touchline_plain(text)',
  `update feed_groups set digest = 'outdated' where digest <> ''`,
];
