import * as z from 'zod/mini';
import { pathOf, surfaces, type Endpoint, type Schema } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

type Json = Record<string, unknown>;

const errorBody = {
  type: 'object',
  required: ['errorCode', 'message'],
  properties: {
    errorCode: { type: 'string', description: 'A code of the catalogue of errors.' },
    message: { type: 'string', description: 'For developers.' },
    reference: { type: 'string', description: 'The same number as in the log.' },
    details: {},
  },
};

const whoMayCall: Readonly<Record<Endpoint['who'], string>> = {
  anyone: 'Anyone.',
  shopper: 'The holder of a checkout token.',
  link: 'Whoever holds the secret of a link; it opens one thing and ends by itself.',
  provider: 'A payment provider, by a signed body.',
  operator: 'Whoever runs the shop.',
};

/** The contract as an OpenAPI 3.1 document, generated from the table of endpoints. */
export function openApi(server = '/'): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const mine = endpoint.base === 'checkout' ? surfaces : surfaces.slice(-1);
    for (const surface of mine) {
      const path = (paths[pathOf(endpoint, surface)] ??= {});
      path[endpoint.method.toLowerCase()] = operationOf(endpoint, mine.length > 1 ? surface : undefined);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: '1',
      description:
        'What a storefront and a back end say to each other. Calls of the checkout exist on two surfaces, `/api/chk` and `/api/bridge`, over the same baskets and orders.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { ErrorBody: errorBody },
      securitySchemes: {
        checkoutToken: {
          type: 'apiKey',
          in: 'header',
          name: 'x-checkout-authorization',
          description: '`Bearer` and the token; an answer’s `authorization` header replaces it.',
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint, surface: string | undefined): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent
      ? [
          {
            name: 'idempotency-key',
            in: 'header',
            required: true,
            description: 'The same key gets the same answer.',
            schema: { type: 'string' },
          },
        ]
      : []),
  ];
  return {
    // OpenAPI requires unique operation ids, so each surface has its own.
    operationId: surface ? `${endpoint.id}_${surface}` : endpoint.id,
    tags: [surface ? `checkout (${surface})` : endpoint.base],
    summary: endpoint.summary,
    description: `Who may call: ${whoMayCall[endpoint.who]}`,
    ...(endpoint.who === 'shopper' ? { security: [{ checkoutToken: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'As the contract says.', content: json(schemaOf(endpoint.answer, 'output')) },
      ...Object.fromEntries(
        Object.entries(endpoint.errors).map(([status, description]) => [
          status,
          { description, content: json({ $ref: '#/components/schemas/ErrorBody' }) },
        ]),
      ),
    },
  };
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}

/** Recursive schemas keep their definitions inline: references are resolved from the operation's own root. */
function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const made: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) };
  delete made['$schema'];
  delete made['~standard'];
  return made;
}

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}
